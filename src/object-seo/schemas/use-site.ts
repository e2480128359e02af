import { useCallback } from '@wordpress/element';
import { useRequest } from '../../components/use-request';
import { request } from '../../../common/rest';
import type {
	OwnSchemas,
	SchemaMap,
	SchemaPreview,
	SchemaTypes,
} from '../../schema';

const PATH = '/pharos/v1';

/** Data that must be loaded before the tab is shown. */
export interface SiteSchemas {
	types: SchemaTypes;
	/** The site schemas that match the page. */
	schemas: SchemaMap;
}

interface Data< Value > {
	data: Value;
}

async function load( page: string ): Promise< SiteSchemas > {
	const [ types, schemas ] = await Promise.all( [
		request< Data< SchemaTypes > >( { path: `${ PATH }/schema-types` } ),
		// A new object has no page yet.
		page === ''
			? { data: {} }
			: request< Data< SchemaMap > >( {
					path: `${ PATH }/object-schemas?page=${ encodeURIComponent( page ) }`,
				} ),
	] );
	return { types: types.data, schemas: schemas.data };
}

/**
 * Returns the types and the site schemas that match a page; null while they're loading.
 *
 * @param page The id of the page, such as "post-12"; '' for a new one.
 */
export function useSite( page: string ) {
	const { value, failure, retry } = useRequest(
		useCallback( () => load( page ), [ page ] )
	);
	return { site: value, failure, retry };
}

/**
 * Fetches the structured data of a page with own schemas that may be unsaved.
 *
 * @param question
 * @param question.page The id of the page, such as "post-12".
 * @param question.own  The object's own schemas.
 * @throws The error of the server.
 */
export const fetchPreview = async ( question: {
	page: string;
	own: OwnSchemas;
} ): Promise< SchemaPreview > =>
	(
		await request< Data< SchemaPreview > >( {
			path: `${ PATH }/schema-preview`,
			method: 'POST',
			data: question,
		} )
	).data;
