/** The requests of schemas in the settings, loaded with the first one. */
import type {
	SchemaCoverage,
	SchemaPlaces,
	SchemaPreview,
	SpecificResult,
} from '../../common/schema/types';
import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { SchemaPreviewRequest } from './types';

const post = < Data extends object >(
	route: string,
	data: object
): Routine< Data > =>
	fetchData< Data >( {
		path: `${ REST_PATH }/${ route }`,
		method: 'POST',
		data,
	} );

export function* preview(
	request: SchemaPreviewRequest
): Routine< SchemaPreview > {
	const { id, schemas } = request;
	const answer = yield* post< SchemaPreview >( 'schema-preview', request );
	const schema = schemas[ id ];
	const isIncomplete =
		answer.nodes[ id ] === null &&
		answer.problems.some(
			( problem ) =>
				problem.schema === id &&
				problem.level === 'error' &&
				problem.code === 'required'
		);
	yield {
		type: 'schema/CHECKED',
		id,
		...( schema && isIncomplete && { incomplete: schema } ),
	} satisfies Action;
	return answer;
}

export const countPages = ( places: {
	show_on: SchemaPlaces;
	not_show_on: SchemaPlaces;
} ): Routine< SchemaCoverage > =>
	post< SchemaCoverage >( 'schema-coverage', places );

export function* findObjects( words: string ): Routine< SpecificResult[] > {
	const { results } = yield* fetchJson< { results: SpecificResult[] } >( {
		path: `${ REST_PATH }/posts`,
		method: 'POST',
		data: { q: words },
	} );
	return results;
}
