/** The site logo in the Organization: always the current one, without a query. */
import { graph, ofType } from '../integration/support/json-ld';
import { site } from '../integration/support/site';

const logo = async () =>
	ofType( await graph( '/' ), 'Organization' )?.logo as
		{ url: string; width?: number } | undefined;

interface Images {
	icon: number;
	png: number;
	svg: number;
}

let ids: Images;

beforeAll( async () => {
	await site.resetSettings();
	ids = await site.php< Images >( `
		$make = static function ( $file, $type, $size ) {
			$id = wp_insert_attachment( [ 'post_title' => 'Logo', 'post_mime_type' => $type ], $file );
			wp_update_attachment_metadata( $id, $size );
			return $id;
		};
		return [
			'icon' => (int) get_option( 'site_icon' ),
			'png' => $make( '2026/x-logo.png', 'image/png', [ 'width' => 300, 'height' => 100 ] ),
			'svg' => $make( '2026/x-logo.svg', 'image/svg+xml', [] ),
		];` );
} );

const restore = () =>
	site.php(
		`remove_theme_mod( 'custom_logo' );
		update_option( 'site_icon', $args['icon'] );`,
		ids
	);

afterEach( restore );
afterAll( () =>
	site.php(
		`wp_delete_attachment( $args['png'], true );
		wp_delete_attachment( $args['svg'], true );`,
		ids
	)
);

test( 'is that of the theme, else the icon of the site, else there is none', async () => {
	expect( await logo() ).toMatchObject( {
		url: expect.stringContaining( '/icon.png' ),
	} );
	await site.php( `set_theme_mod( 'custom_logo', $args['png'] );`, ids );
	expect( await logo() ).toMatchObject( {
		url: expect.stringContaining( '/x-logo.png' ),
		width: 300,
		height: 100,
	} );
	await site.php(
		`remove_theme_mod( 'custom_logo' ); update_option( 'site_icon', 0 );`
	);
	expect( await logo() ).toBeUndefined();
} );

test( 'may be a vector image, of which no size is known', async () => {
	await site.php( `set_theme_mod( 'custom_logo', $args['svg'] );`, ids );
	expect( await logo() ).toEqual( {
		'@type': 'ImageObject',
		url: expect.stringContaining( '/x-logo.svg' ),
	} );
} );

test( 'moves with the site: to another domain, or from http to https', async () => {
	await site.php(
		`update_option( 'pharos_social_images', [] ); set_theme_mod( 'custom_logo', $args['png'] ); ( new Pharos\\Social\\SiteImages( new Pharos\\Settings\\Settings() ) )->remember();`,
		ids
	);
	const here = ( await logo() )?.url;
	expect( here ).toContain( `${ site.url }/wp-content/` );
	const old = await site.php< object >(
		`$known = get_option( 'pharos_social_images' );
		foreach ( $known['logo'] as &$fact ) {
			is_string( $fact ) && $fact = str_replace( content_url(), 'https://old.example/shop/wp-content', $fact );
		}
		update_option( 'pharos_social_images', $known );
		return $known['logo'];`
	);
	expect( old ).toMatchObject( {
		url: expect.stringMatching( /^https:\/\/old\.example\/shop\// ),
	} );
	expect( ( await logo() )?.url ).toBe( here );
} );

test( 'is read again when its file changes, or the database directly', async () => {
	await site.php(
		`set_theme_mod( 'custom_logo', $args['png'] );
		wp_update_attachment_metadata( $args['png'], [ 'width' => 600, 'height' => 200 ] );`,
		ids
	);
	expect( await logo() ).toMatchObject( { width: 600 } );
	await site.php(
		`global $wpdb;
		$wpdb->update( $wpdb->options, [ 'option_value' => $args['svg'] ], [ 'option_name' => 'site_logo' ] );
		wp_cache_flush();`,
		ids
	);
	expect( await logo() ).toMatchObject( {
		url: expect.stringContaining( '/x-logo.svg' ),
	} );
	const known = await site.option< { logo: { of: number } } >(
		'pharos_social_images'
	);
	expect( known.logo.of ).toBe( ids.svg );
} );
