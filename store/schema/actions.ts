import type {
	SchemaCoverage,
	SchemaPlaces,
	SchemaPreview,
	SpecificResult,
} from '../../common/schema/types';
import { fetchData, fetchJson } from '../controls';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { SchemaPreviewRequest } from './types';

const post = < Data extends object >( route: string, data: object ) =>
	fetchData< Data >( {
		path: `${ REST_PATH }/${ route }`,
		method: 'POST',
		data,
	} );

/**
 * Previews the structured data of a page with schemas that may be unsaved (POST /pharos/v1/schema-preview).
 *
 * @param request See SchemaPreviewRequest.
 * @throws See fetchJson().
 */
export const previewSchemas =
	( request: SchemaPreviewRequest ) =>
	async ( { dispatch }: ThunkArgs ): Promise< SchemaPreview > => {
		const { id, schemas } = request;
		const answer = await dispatch(
			post< SchemaPreview >( 'schema-preview', request )
		);
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
	};

/**
 * Counts the pages that a schema applies to (POST /pharos/v1/schema-coverage).
 *
 * @param places             The display conditions of the schema.
 * @param places.show_on     The conditions to include pages.
 * @param places.not_show_on The conditions to exclude pages.
 * @throws See fetchJson().
 */
export const countSchemaPages = ( places: {
	show_on: SchemaPlaces;
	not_show_on: SchemaPlaces;
} ) => post< SchemaCoverage >( 'schema-coverage', places );

/**
 * Finds posts and terms that a condition can select, by title or name (POST /pharos/v1/posts).
 *
 * @param words The search text.
 * @throws See fetchJson().
 */
export const findSpecifics =
	( words: string ) =>
	async ( { dispatch }: ThunkArgs ): Promise< SpecificResult[] > => {
		const { results } = await dispatch(
			fetchJson< { results: SpecificResult[] } >( {
				path: `${ REST_PATH }/posts`,
				method: 'POST',
				data: { q: words },
			} )
		);
		return results;
	};
