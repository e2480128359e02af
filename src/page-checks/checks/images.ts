import type { Rule } from '../rule';

export type ImageTextCode = 'missing' | 'good';

/**
 * Images say what they show. An empty text counts as missing, because WordPress writes one for every image that nobody has
 * described yet; see `isDecorative` for those that need none.
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

/** "cup.jpg" of "https://example.org/uploads/cup.jpg?w=300"; '' of an image that is in the page itself. */
const fileOf = ( src: string ): string =>
	src.startsWith( 'data:' )
		? ''
		: ( src
				.split( /[?#]/, 1 )[ 0 ]
				?.split( '/' )
				.filter( Boolean )
				.at( -1 ) ?? '' );
