import { lazilyFrom } from '../lazily';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "schema" */ './requests' )
);

/**
 * Previews the structured data of a page with schemas that may be unsaved (POST /pharos/v1/schema-preview).
 *
 * @param request See SchemaPreviewRequest.
 * @throws See fetchJson().
 */
export const previewSchemas = lazily( ( all ) => all.preview );

/**
 * Counts the pages that a schema applies to (POST /pharos/v1/schema-coverage).
 *
 * @param places             The display conditions of the schema.
 * @param places.show_on     The conditions to include pages.
 * @param places.not_show_on The conditions to exclude pages.
 * @throws See fetchJson().
 */
export const countSchemaPages = lazily( ( all ) => all.countPages );

/**
 * Finds posts and terms that a condition can select, by title or name (POST /pharos/v1/posts).
 *
 * @param words The search text.
 * @throws See fetchJson().
 */
export const findSpecifics = lazily( ( all ) => all.findObjects );
