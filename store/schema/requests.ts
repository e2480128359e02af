import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { fetchWithSettings } from '../settings/was-saved';
import type {
	SchemaCoverage,
	SchemaOptions,
	SchemaPlaces,
	SchemaPreview,
	SchemaType,
	SpecificResult,
} from '../../common/schema/types';
import type { Action } from '../types';
import type { SchemaPreviewRequest } from './types';

export function* fetchTypes(): Routine< void > {
	const types = yield* fetchData< Record< string, SchemaType > >( {
		path: `${ REST_PATH }/schema-types`,
	} );
	yield { type: 'schema/RECEIVE_TYPES', types } satisfies Action;
}

export function* fetchConditions(): Routine< void > {
	const conditions = yield* fetchWithSettings< SchemaOptions[] >( {
		path: `${ REST_PATH }/schema-conditions`,
	} );
	yield { type: 'schema/RECEIVE_CONDITIONS', conditions } satisfies Action;
}

export const fetchPreview = (
	data: SchemaPreviewRequest
): Routine< SchemaPreview > =>
	fetchData( {
		path: `${ REST_PATH }/schema-preview`,
		method: 'POST',
		data,
	} );

export const fetchCoverage = ( data: {
	show_on: SchemaPlaces;
	not_show_on: SchemaPlaces;
} ): Routine< SchemaCoverage > =>
	fetchData( {
		path: `${ REST_PATH }/schema-coverage`,
		method: 'POST',
		data,
	} );

/** The posts and terms that a condition can select, as one list. */
export function* fetchSpecifics( words: string ): Routine< SpecificResult[] > {
	const { results } = yield* fetchJson< { results: SpecificResult[] } >( {
		path: `${ REST_PATH }/posts`,
		method: 'POST',
		data: { q: words },
	} );
	return results;
}
