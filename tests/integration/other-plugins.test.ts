/** While another SEO plugin is active, the front end is the same as without Pharos. */
import type { SiteSettings } from '../../store/site/types';
import { readPage } from '../support/page';
import { configure, head, name, withContent } from './support/head';
import { activate, deactivate } from './support/plugins';
import { address, directives } from './support/robots';
import { site } from './support/site';

withContent();

afterAll( async () => {
	await deactivate( 'slim-seo' );
	await site.resetSettings();
} );

const known: [ file: string, slug: string ][] = [
	[ 'wordpress-seo/wp-seo.php', 'yoast' ],
	[ 'wordpress-seo-premium/wp-seo-premium.php', 'yoast' ],
	[ 'seo-by-rank-math/rank-math.php', 'rankmath' ],
	[ 'seo-by-rank-math-pro/rank-math-pro.php', 'rankmath' ],
	[ 'all-in-one-seo-pack/all_in_one_seo_pack.php', 'aioseo' ],
	[ 'all-in-one-seo-pack-pro/all_in_one_seo_pack.php', 'aioseo' ],
	[ 'wp-seopress/seopress.php', 'seopress' ],
	[ 'wp-seopress-pro/seopress-pro.php', 'seopress' ],
	[ 'autodescription/autodescription.php', 'tsf' ],
	[ 'slim-seo/slim-seo.php', 'slim' ],
	[ 'slim-seo-pro/slim-seo-pro.php', 'slim' ],
	[ 'surerank/surerank.php', 'surerank' ],
	[ 'surerank-pro/surerank-pro.php', 'surerank' ],
	[ 'squirrly-seo/squirrly.php', 'squirrly' ],
];

/** The data of the application. */
async function other() {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: SiteSettings } >(
		'GET',
		'/pharos/v1/site-settings'
	);
	return body.data.other_seo_plugin;
}

test( 'every known one is recognised by its file', async () => {
	const found = await site.php< ( string | undefined )[] >(
		`return array_map( static function ( $file ) {
			$path = WP_PLUGIN_DIR . '/' . $file;
			$is_new = ! is_file( $path );
			if ( $is_new ) { wp_mkdir_p( dirname( $path ) ); file_put_contents( $path, '<?php' ); }
			$pretend = static fn() => [ 'pharos-seo/pharos-seo.php', $file ];
			add_filter( 'pre_option_active_plugins', $pretend );
			$active = Pharos\\Compat\\SeoPlugins::active();
			remove_filter( 'pre_option_active_plugins', $pretend );
			if ( $is_new ) { unlink( $path ); rmdir( dirname( $path ) ); }
			return $active['slug'] ?? null;
		}, $args );`,
		known.map( ( [ file ] ) => file )
	);
	expect( found ).toEqual( known.map( ( [ , slug ] ) => slug ) );
} );

test( 'one whose files were deleted by hand is not there', async () => {
	expect(
		await site.php(
			`add_filter( 'pre_option_active_plugins', static fn() => [ 'wordpress-seo/wp-seo.php' ] );
			return Pharos\\Compat\\SeoPlugins::active();`
		)
	).toBeNull();
} );

test( 'other plugins can be named as such', async () => {
	expect(
		await site.php(
			`add_filter( 'pharos_other_seo_plugins', static fn( $all ) => $all + [
				'bookshop/bookshop.php' => [ 'slug' => 'bookshop', 'name' => 'Bookshop' ],
				'broken/broken.php' => 'x',
			] );
			return Pharos\\Compat\\SeoPlugins::active();`
		)
	).toEqual( { slug: 'bookshop', name: 'Bookshop' } );
} );

describe( 'Beside another SEO plugin', () => {
	/** The front-end output: head, status and redirect target of pages; the whole response if it isn't HTML. */
	const visit = ( headers: Record< string, string > ) =>
		Promise.all( [
			...[
				'/',
				'/x-divided/2/',
				'/category/tea/page/2/',
				'/author/ines-calloway/',
				'/?s=tea',
				'/nothing-here/',
				'/x-plain/embed/',
			].map( async ( path ) => {
				const { status, location, titles, metas, links } =
					await readPage( await site.fetch( path, { headers } ) );
				return { path, status, location, titles, metas, links };
			} ),
			...[ '/feed/', '/robots.txt', '/wp-sitemap.xml' ].map(
				async ( path ) => {
					const answer = await site.fetch( path, { headers } );
					return [
						path,
						answer.headers.get( 'x-robots-tag' ),
						await answer.text(),
					];
				}
			),
		] );
	/** The test mu-plugin deactivates Pharos in such a request. */
	const withoutUs = {
		'X-Pharos-Plugins': 'others',
		'X-Pharos-Test': site.secret,
	};

	// All settings with an effect on the front end.
	beforeAll( () =>
		configure( {
			no_index: [ 'post', 'category' ],
			no_follow: [ 'post' ],
			paginated_link_relationships: [ 'home', 'post', 'category' ],
			fallback_image: 'https://example.org/a.png',
			oembeded_scripts: false,
			remove_global_comments_feed: true,
		} )
	);

	test( 'visitors get what they get without us, and the app says why', async () => {
		expect( await other() ).toBeNull();
		await activate( 'slim-seo' );
		expect( await other() ).toEqual( { slug: 'slim', name: 'Slim SEO' } );
		expect( await visit( {} ) ).toEqual( await visit( withoutUs ) );
		const page = await head( '/x-plain/' );
		expect( page.title ).toBe( 'Title of the other plugin' );
		expect( page.description ).toBe( 'Description of the other plugin' );
		// WordPress's own canonical tag, which Pharos removes otherwise.
		expect( address( page, 'canonical' ) ).toBe( '/x-plain/' );
		expect( directives( await site.get( '/?s=tea' ) ) ).toContain(
			'noindex'
		);
	}, 180_000 );

	test( 'we start when it goes', async () => {
		await deactivate( 'slim-seo' );
		expect( await other() ).toBeNull();
		const page = await head( '/x-plain/' );
		expect( page.title ).toMatch( new RegExp( ` - ${ name }$` ) );
		expect( directives( page ) ).toContain( 'noindex' );
		expect( ( await site.get( '/2025/' ) ).status ).toBe( 302 );
		// A precondition of the comparison above.
		const without = await readPage(
			await site.fetch( '/x-plain/', { headers: withoutUs } )
		);
		expect( without.meta( 'description' ) ).toBeUndefined();
	} );

	test( 'the settings can still be read and saved', async () => {
		await activate( 'slim-seo' );
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest(
			'POST',
			'/pharos/v1/admin-settings',
			{ data: { separator: '|' } }
		);
		await deactivate( 'slim-seo' );
		expect( status ).toBe( 200 );
	} );
} );
