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
 * What a page says with schemas that need not be stored (POST /pharos/v1/schema-preview).
 *
 * @param request See SchemaPreviewRequest.
 * @throws As fetchJson().
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
 * On how many pages a schema is shown (POST /pharos/v1/schema-coverage).
 *
 * @param places             Its conditions.
 * @param places.show_on     Where.
 * @param places.not_show_on Where not.
 * @throws As fetchJson().
 */
export function* countSchemaPages( places: {
	show_on: SchemaPlaces;
	not_show_on: SchemaPlaces;
} ): Routine< SchemaCoverage > {
	const { fetchCoverage } = yield* loaded( requests() );
	return yield* fetchCoverage( places );
}

/**
 * Finds posts and terms by their titles and names (POST /pharos/v1/posts).
 *
 * @param words What to look for.
 * @throws As fetchJson().
 */
export function* findSpecifics( words: string ): Routine< SpecificResult[] > {
	const { fetchSpecifics } = yield* loaded( requests() );
	return yield* fetchSpecifics( words );
}
