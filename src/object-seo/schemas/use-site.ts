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

/** What has to be known before anything is shown. */
export interface SiteSchemas {
	types: SchemaTypes;
	/** Those that fit the page. */
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
 * The types, and the site's schemas of a page; both null while they are loaded.
 *
 * @param page Its name; '' for one that is new.
 */
export function useSite( page: string ) {
	const { value, failure, retry } = useRequest(
		useCallback( () => load( page ), [ page ] )
	);
	return { site: value, failure, retry };
}

/**
 * What a page says with schemas of its own that need not be stored.
 *
 * @param question
 * @param question.page Its name.
 * @param question.own  What its object says.
 * @throws What the server answered.
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
