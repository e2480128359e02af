import type { Routine } from '../controls';
import { REST_PATH } from '../name';
import {
	fetchWithSettings,
	settingsWereSaved,
} from '../settings/fetch-with-settings';
import type { Action } from '../types';
import type { BulkItem, BulkPage } from './types';

export function* getBulkPage( query: string ): Routine< void > {
	const data = yield* fetchWithSettings<
		{ items: BulkItem[] } & Omit< BulkPage, 'keys' >
	>( { path: `${ REST_PATH }/bulk-editor?${ query }` } );
	yield { type: 'bulkEditor/RECEIVE', query, ...data } satisfies Action;
}

// The resolved texts of a page depend on the settings.
getBulkPage.shouldInvalidate = settingsWereSaved;
