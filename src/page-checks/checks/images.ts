import type { Rule } from '../rule';

export type ImageTextCode = 'missing' | 'good';

/**
 * Checks that images have alt text. An empty alt text counts as missing, because WordPress outputs one for every image
 * without a description; see `isDecorative` for decorative images.
 */
export const imageText: Rule< ImageTextCode > = ( { content } ) => {
	const { images } = content;
	if ( images.length === 0 ) {
		return null;
	}
	const silent = images.filter(
		( { alt, isDecorative } ) => alt === '' && ! isDecorative
	);
	return silent.length > 0
		? {
				status: 'warning',
				code: 'missing',
				values: { count: silent.length },
				where: silent.map( ( { src, block } ) => ( {
					...( block && { block } ),
					label: fileOf( src ),
				} ) ),
			}
		: { status: 'success', code: 'good' };
};

/** Returns the file name: "cup.jpg" for "https://example.org/uploads/cup.jpg?w=300"; '' for an embedded image. */
const fileOf = ( src: string ): string =>
	src.startsWith( 'data:' )
		? ''
		: ( src
				.split( /[?#]/, 1 )[ 0 ]
				?.split( '/' )
				.filter( Boolean )
				.at( -1 ) ?? '' );
