/** Robots tags that other plugins print: of several tags one remains, which says what all of them say. */
import type { Page } from '../support/page';
import { configure, withContent } from './support/head';
import { address } from './support/robots';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

withContent();

withSnippet(
	'club',
	`add_action( 'wp_head', static function () {
		echo isset( $_GET['tag'] ) ? '<meta name="robots" content="' . esc_attr( $_GET['tag'] ) . '">' : '';
	} );`
);

beforeAll( () => configure( { no_index: [] } ) );

const robots = ( { metas }: Page ) =>
	metas
		.filter( ( { name } ) => name === 'robots' )
		.map( ( { content } ) => content?.split( ', ' ).sort().join( ', ' ) );

test.each( [
	[ 'noindex', 'max-image-preview:large, noindex' ],
	[ 'NOINDEX, nofollow', 'max-image-preview:large, nofollow, noindex' ],
	[ 'none', 'max-image-preview:large, nofollow, noindex' ],
	[
		'noindex,max-image-preview:none, follow',
		'follow, max-image-preview:none, noindex',
	],
] )( 'in a tag of its own (%s) is in the one tag', async ( tag, all ) => {
	const page = await site.get(
		`/x-plain/?tag=${ encodeURIComponent( tag ) }`
	);
	expect( robots( page ) ).toEqual( [ all ] );
	expect( address( page, 'canonical' ) ).toBeUndefined();
	expect( page.meta( 'og:url' ) ).toBeDefined();
} );

test( 'a tag that forbids nothing changes nothing', async () => {
	const page = await site.get( '/x-plain/?tag=index,follow,all' );
	expect( robots( page ) ).toEqual( [ 'max-image-preview:large' ] );
	expect( address( page, 'canonical' ) ).toBe( '/x-plain/' );
} );
