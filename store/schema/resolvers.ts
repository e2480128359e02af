import { run } from '../controls';
import type { ThunkArgs } from '../types';
import { load } from './load';

export const getSchemaTypes =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchTypes() );

export const getSchemaConditions =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchConditions() );
