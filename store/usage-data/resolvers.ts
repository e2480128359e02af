import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import { fetchWithSettings, settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';
import type { UsageData } from './types';

export function* getUsageData(): Routine< void > {
	const data = yield* fetchWithSettings< UsageData >( {
		path: `${ REST_PATH }/usage-data`,
	} );
	yield { type: 'usageData/RECEIVE', data } satisfies Action;
}

getUsageData.shouldInvalidate = settingsWereSaved;
