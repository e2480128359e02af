/** Code on a page of a network that switches to another site: the page speaks for its own one. */
import { hasTerminal } from '../support/wp-cli';
import type { Page } from '../support/page';
import { nodesOf } from './support/json-ld';
import { SECOND, withNetwork, onSite } from './support/network';
import { site, web } from './support/site';

const describeNetwork = hasTerminal( site ) ? describe : describe.skip;

const file = `WPMU_PLUGIN_DIR . '/x-switch.php'`;

const switchOn = ( code: string ) =>
	web.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( ${ file }, "<?php\\n" . $args[0] );
		opcache_invalidate( ${ file }, true );`,
		[ code ]
	);

const ours = ( page: Page ) => ( {
	title: page.titles,
	metas: page.metas.filter( ( { name, property } ) =>
		/^(?:description|robots|og:|article:|twitter:)/.test(
			name ?? property ?? ''
		)
	),
	canonical: page.link( 'canonical' ),
	nodes: nodesOf( page ),
} );

describeNetwork(
	'A page on which other code switches to the second site',
	() => {
		withNetwork();

		let paths: string[] = [];

		beforeAll( async () => {
			paths = await onSite(
				'/',
				`$id = wp_insert_post( [ 'post_title' => 'Green tea', 'post_content' => 'Leaves.', 'post_status' => 'publish', 'post_author' => 1 ] );
			wp_set_object_terms( $id, 'First category', 'category' );
			$link = static fn( $url ) => str_replace( home_url(), '', $url );
			$paths = [ '/', $link( get_permalink( $id ) ), $link( get_category_link( get_cat_ID( 'First category' ) ) ) ];
			switch_to_blog( 2 );
			update_option( 'blogname', 'The second' );
			update_option( 'blogdescription', 'Other' );
			update_option( 'pharos_settings', [ 'revision' => 1, 'separator' => '/', 'page_title' => '%site_name%', 'no_index' => [ 'post', 'category' ], 'enable_schemas' => false ] );
			restore_current_blog();
			echo wp_json_encode( $paths );`
			);
		} );

		afterAll( () => web.php( `unlink( ${ file } );` ) );

		test.each( [
			[
				'before the head, without coming back',
				`add_action( 'template_redirect', static fn() => switch_to_blog( 2 ), 20 );`,
			],
			[
				'as soon as the page is known',
				`add_action( 'wp', static fn() => switch_to_blog( 2 ), 1 );`,
			],
			[
				'in the head',
				`add_action( 'wp_head', static fn() => switch_to_blog( 2 ), 0 );
			add_action( 'wp_head', 'restore_current_blog', 5 );`,
			],
			[
				'in the head, without coming back',
				`add_action( 'wp_head', static fn() => switch_to_blog( 2 ), 5 );`,
			],
		] )( 'is as before: %s', async ( _, code ) => {
			const before = [];
			for ( const path of paths ) {
				before.push( ours( await web.get( path ) ) );
			}
			expect( before[ 1 ]?.title ).toEqual( [
				expect.stringMatching( /^Green tea - / ),
			] );
			await switchOn( code );
			try {
				for ( const [ i, path ] of paths.entries() ) {
					expect( ours( await web.get( path ) ) ).toEqual(
						before[ i ]
					);
				}
			} finally {
				await switchOn( '' );
			}
		} );

		test( 'and the second site speaks for itself', async () => {
			const page = await web.get( SECOND );
			expect( page.meta( 'og:site_name' ) ).toBe( 'The second' );
			expect( nodesOf( page ) ).toEqual( [] );
		} );
	}
);
