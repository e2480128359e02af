import { addQueryArgs } from '@wordpress/url';
import { fetchJson } from '../fetch';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { fileIn, isSameFile, nameIn } from './address';
import type { MediaItem } from './types';

/** An item of GET /wp/v2/media. */
interface Attachment {
	id: number;
	source_url: string;
	alt_text: string;
	mime_type: string;
	media_details?: {
		width?: number;
		height?: number;
		/** The uploaded file, if WordPress created a smaller version of it. */
		original_image?: string;
		sizes?: Record< string, { source_url: string } >;
	};
}

const FIELDS = 'id,source_url,alt_text,mime_type,media_details';

/**
 * Looks up an image by its URL: first by the title that WordPress gave it, then among all images
 * whose title or file name contains that.
 *
 * @param url The URL of the image.
 */
export async function fetchMediaItem(
	{ dispatch }: ThunkArgs,
	url: string
): Promise< void > {
	const name = nameIn( url );
	if ( name === '' ) {
		return;
	}
	const item =
		( await find( url, { slug: name.toLowerCase(), per_page: 20 } ) ) ??
		( await find( url, { search: name, per_page: 50 } ) );
	dispatch( { type: 'media/RECEIVE', url, item } satisfies Action );
}

async function find( url: string, query: object ): Promise< MediaItem | null > {
	const found = await fetchJson< Attachment[] >( {
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
		// For other sizes, the dimensions are known only from the image file.
		width: ( isFull && details?.width ) || 0,
		height: ( isFull && details?.height ) || 0,
		alt: attachment.alt_text,
		thumbnail: details?.sizes?.medium?.source_url ?? url,
	};
}
