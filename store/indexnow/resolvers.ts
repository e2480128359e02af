import { settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';
import { lazily } from './lazily';

export const getIndexNow = Object.assign(
	lazily( ( { fetchIndexNow } ) => fetchIndexNow ),
	{
		shouldInvalidate: ( action: Action ): boolean =>
			settingsWereSaved( action ) || action.type === 'indexNow/OUTDATED',
	}
);
