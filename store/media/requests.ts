import { addQueryArgs } from '@wordpress/url';
import { fetchJson, type Routine } from '../controls';
import type { Action } from '../types';
import { fileIn, isSameFile, nameIn } from './address';
import type { MediaItem } from './types';

/** Of GET /wp/v2/media. */
interface Attachment {
	id: number;
	source_url: string;
	alt_text: string;
	mime_type: string;
	media_details?: {
		width?: number;
		height?: number;
		/** The file as it was uploaded, where WordPress made a smaller one of it. */
		original_image?: string;
		sizes?: Record< string, { source_url: string } >;
	};
}

const FIELDS = 'id,source_url,alt_text,mime_type,media_details';

/**
 * Looks an image up by its address (spec.md section 7): first by the name that WordPress gave it, then among all whose
 * title or file contains that.
 *
 * @param url Its address.
 */
export function* fetchMediaItem( url: string ): Routine< void > {
	const name = nameIn( url );
	if ( name === '' ) {
		return;
	}
	const item =
		( yield* find( url, { slug: name.toLowerCase(), per_page: 20 } ) ) ??
		( yield* find( url, { search: name, per_page: 50 } ) );
	yield { type: 'media/RECEIVE', url, item } satisfies Action;
}

function* find( url: string, query: object ): Routine< MediaItem | null > {
	const found = yield* fetchJson< Attachment[] >( {
		path: addQueryArgs( '/wp/v2/media', {
			media_type: 'image',
			...query,
			_fields: FIELDS,
		} ),
	} );
	const attachment = found.find( ( one ) =>
		addressesOf( one ).some( ( address ) => isSameFile( address, url ) )
	);
	return attachment ? toItem( attachment, url ) : null;
}

const addressesOf = ( {
	source_url: full,
	media_details: details,
}: Attachment ) => [
	full,
	...Object.values( details?.sizes ?? {} ).map( ( size ) => size.source_url ),
	...( details?.original_image
		? [ full.replace( /[^/]*$/, details.original_image ) ]
		: [] ),
];

function toItem( attachment: Attachment, url: string ): MediaItem {
	const { source_url: full, media_details: details } = attachment;
	const isFull = isSameFile( full, url );
	return {
		id: attachment.id,
		url,
		name: fileIn( url ),
		mime: attachment.mime_type,
		// Of another size only the image itself knows.
		width: ( isFull && details?.width ) || 0,
		height: ( isFull && details?.height ) || 0,
		alt: attachment.alt_text,
		thumbnail: details?.sizes?.medium?.source_url ?? url,
	};
}
