import type {
	SchemaCoverage,
	SchemaPlaces,
	SchemaPreview,
	SpecificResult,
} from '../../common/schema/types';
import { run } from '../controls';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { load } from './load';
import type { SchemaPreviewRequest } from './types';

/**
 * What a page says with schemas that need not be stored (POST /pharos/v1/schema-preview).
 *
 * @param request See SchemaPreviewRequest.
 * @throws As fetchJson().
 */
export const previewSchemas =
	( request: SchemaPreviewRequest ) =>
	async ( { dispatch }: ThunkArgs ): Promise< SchemaPreview > => {
		const { id, schemas } = request;
		const answer = await run(
			dispatch,
			( await load() ).fetchPreview( request )
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
 * On how many pages a schema is shown (POST /pharos/v1/schema-coverage).
 *
 * @param places             Its conditions.
 * @param places.show_on     Where.
 * @param places.not_show_on Where not.
 * @throws As fetchJson().
 */
export const countSchemaPages =
	( places: { show_on: SchemaPlaces; not_show_on: SchemaPlaces } ) =>
	async ( { dispatch }: ThunkArgs ): Promise< SchemaCoverage > =>
		run( dispatch, ( await load() ).fetchCoverage( places ) );

/**
 * Finds posts and terms by their titles and names (POST /pharos/v1/posts).
 *
 * @param words What to look for.
 * @throws As fetchJson().
 */
export const findSpecifics =
	( words: string ) =>
	async ( { dispatch }: ThunkArgs ): Promise< SpecificResult[] > =>
		run( dispatch, ( await load() ).findSpecifics( words ) );
