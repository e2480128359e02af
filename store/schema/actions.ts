import type {
	SchemaCoverage,
	SchemaPlaces,
	SchemaPreview,
	SpecificResult,
} from '../../common/schema/types';
import { loaded, type Routine } from '../controls';
import type { Action } from '../types';
import type { SchemaPreviewRequest } from './types';

const requests = () => import( /* webpackChunkName: "schema" */ './requests' );

/**
 * Previews the structured data of a page with schemas that may be unsaved (POST /pharos/v1/schema-preview).
 *
 * @param request See SchemaPreviewRequest.
 * @throws See fetchJson().
 */
export function* previewSchemas(
	request: SchemaPreviewRequest
): Routine< SchemaPreview > {
	const { fetchPreview } = yield* loaded( requests() );
	const { id, schemas } = request;
	const answer = yield* fetchPreview( request );
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

/**
 * Counts the pages that a schema applies to (POST /pharos/v1/schema-coverage).
 *
 * @param places             The display conditions of the schema.
 * @param places.show_on     The conditions to include pages.
 * @param places.not_show_on The conditions to exclude pages.
 * @throws See fetchJson().
 */
export function* countSchemaPages( places: {
	show_on: SchemaPlaces;
	not_show_on: SchemaPlaces;
} ): Routine< SchemaCoverage > {
	const { fetchCoverage } = yield* loaded( requests() );
	return yield* fetchCoverage( places );
}

/**
 * Finds posts and terms by title or name (POST /pharos/v1/posts).
 *
 * @param words The search text.
 * @throws See fetchJson().
 */
export function* findSpecifics( words: string ): Routine< SpecificResult[] > {
	const { fetchSpecifics } = yield* loaded( requests() );
	return yield* fetchSpecifics( words );
}
