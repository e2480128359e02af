/**
 * What WordPress most likely called an image when it was uploaded: the file's name without its ending and without what
 * WordPress adds for its sizes ("-1024x538", "-scaled").
 *
 * @param url Address of the image.
 */
export const nameIn = ( url: string ): string =>
	fileIn( url )
		.replace( /\.[a-z0-9]+$/i, '' )
		.replace( /-(?:\d+x\d+|scaled)$/, '' );

/**
 * The name of the file behind an address, readable.
 *
 * @param url Any address.
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
 * Whether two addresses are of the same file; http and https are, as sites move from one to the other.
 *
 * @param one   An address.
 * @param other Another.
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
