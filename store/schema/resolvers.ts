import { run } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';
import type { ThunkArgs } from '../thunk-args';
import { load } from './load';

export const getSchemaTypes =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchTypes() );

export const getSchemaConditions =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchConditions() );

// Pages of files are among them as the settings say.
getSchemaConditions.shouldInvalidate = settingsWereSaved;
