/**
 * The title that WordPress most likely gave an image at upload: the file name without its extension and the suffixes of
 * WordPress's image sizes ("-1024x538", "-scaled").
 *
 * @param url The URL of the image.
 */
export const nameIn = ( url: string ): string =>
	fileIn( url )
		.replace( /\.[a-z0-9]+$/i, '' )
		.replace( /-(?:\d+x\d+|scaled)$/, '' );

/**
 * The decoded file name in a URL.
 *
 * @param url Any URL.
 */
export function fileIn( url: string ): string {
	const last = withoutQuery( url ).split( '/' ).at( -1 ) ?? '';
	try {
		return decodeURIComponent( last );
	} catch {
		return last;
	}
}

/**
 * Whether two URLs have the same file. HTTP and HTTPS count as equal, because sites move from one to the other.
 *
 * @param one   A URL.
 * @param other The other URL.
 */
export const isSameFile = ( one: string, other: string ): boolean =>
	comparable( one ) === comparable( other );

const comparable = ( url: string ): string => {
	const plain = withoutQuery( url ).replace( /^(?:https?:)?\/\//i, '' );
	try {
		return decodeURI( plain );
	} catch {
		return plain;
	}
};

const withoutQuery = ( url: string ): string => url.replace( /[?#].*$/s, '' );
