import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Failure } from '../../components/load-failed';
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
	const [ site, setSite ] = useState< SiteSchemas | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		let isCurrent = true;
		load( page ).then(
			( next ) => isCurrent && setSite( next ),
			( reason: Failure ) => isCurrent && setFailure( reason )
		);
		return () => {
			isCurrent = false;
		};
	}, [ page, tries ] );
	const retry = useCallback( () => {
		setFailure( null );
		setTries( ( count ) => count + 1 );
	}, [] );
	return { site, failure, retry };
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
