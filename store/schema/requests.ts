/** The requests of schemas in the settings, loaded with the first one. */
import type {
	SchemaCoverage,
	SchemaPlaces,
	SchemaPreview,
	SpecificResult,
} from '../../common/schema/types';
import { fetchData, fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { SchemaPreviewRequest } from './types';

const post = < Data extends object >(
	route: string,
	data: object
): Promise< Data > =>
	fetchData< Data >( {
		path: `${ REST_PATH }/${ route }`,
		method: 'POST',
		data,
	} );

export async function preview(
	{ dispatch }: ThunkArgs,
	request: SchemaPreviewRequest
): Promise< SchemaPreview > {
	const { id, schemas } = request;
	const answer = await post< SchemaPreview >( 'schema-preview', request );
	const schema = schemas[ id ];
	const isIncomplete =
		answer.nodes[ id ] === null &&
		answer.problems.some(
			( problem ) =>
				problem.schema === id &&
				problem.level === 'error' &&
				problem.code === 'required'
		);
	dispatch( {
		type: 'schema/CHECKED',
		id,
		...( schema && isIncomplete && { incomplete: schema } ),
	} satisfies Action );
	return answer;
}

export const countPages = (
	_args: ThunkArgs,
	places: { show_on: SchemaPlaces; not_show_on: SchemaPlaces }
): Promise< SchemaCoverage > =>
	post< SchemaCoverage >( 'schema-coverage', places );

export async function findObjects(
	_args: ThunkArgs,
	words: string
): Promise< SpecificResult[] > {
	const { results } = await fetchJson< { results: SpecificResult[] } >( {
		path: `${ REST_PATH }/posts`,
		method: 'POST',
		data: { q: words },
	} );
	return results;
}
