/** Breadcrumbs on the front end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breadcrumbsIn } from './support/breadcrumbs';
import { configure, startWith, withContent } from './support/head';
import { nodesOf, ofType } from './support/json-ld';
import { activate, deactivate, withPlugins } from './support/plugins';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const content = withContent();

/** A theme that outputs breadcrumbs at the end of the page. */
withSnippet(
	'x-theme',
	`add_action( 'init', static function () {
		if ( isset( $_GET['without'] ) ) { add_shortcode( 'pharos_breadcrumbs', '__return_empty_string' ); }
	}, 99 );
	add_action( 'wp_footer', static function () {
		pharos_breadcrumbs( isset( $_GET['args'] ) ? json_decode( wp_unslash( $_GET['args'] ), true ) : [] );
	} );`
);

/** Settings with which every page of these tests is served. */
const served = {
	author_archive: true,
	date_archive: true,
	redirectAttachmentPagesToPostParent: false,
};

let made: Record< string, number > = {};

beforeAll( async () => {
	made = await site.php(
		`
		$term = static fn( $name, $parent = 0 ) => wp_insert_term( $name, 'category', [ 'slug' => 'x-' . sanitize_title( $name ), 'parent' => $parent ] )['term_id'];
		$made['drinks'] = $term( 'Drinks' );
		$made['hot'] = $term( 'Hot & strong', $made['drinks'] );
		$made['green'] = $term( 'Green 🍵', $made['hot'] );
		$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2025-03-09 10:00:00' ] ) );
		$made['chosen'] = $make( [ 'post_name' => 'x-chosen', 'post_title' => 'How to <em>brew</em> &amp; "drink" ‏شاي', 'post_category' => [ 1, $made['green'] ] ] );
		update_post_meta( $made['chosen'], '_pharos_primary_category', $made['green'] );
		$made['parts'] = $make( [ 'post_name' => 'x-parts', 'post_title' => 'Parts', 'post_content' => 'One.<!--nextpage-->Two.', 'post_category' => [ $made['drinks'] ] ] );
		$made['draft'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-draft', 'post_title' => 'SECRET', 'post_status' => 'draft', 'post_parent' => $args['above'] ] );
		$made['private'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-private', 'post_title' => 'SECRET', 'post_status' => 'private', 'post_parent' => $made['draft'] ] );
		$made['deep'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-deep', 'post_title' => 'Deep', 'post_parent' => $made['private'] ] );
		$made['lowest'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-lowest', 'post_title' => 'Lowest', 'post_parent' => $args['child'] ] );
		$made['file'] = wp_insert_attachment( [ 'post_name' => 'x-file', 'post_title' => 'A cup', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], 'x-cup.png', $made['chosen'] );
		update_option( 'wp_attachment_pages_enabled', '1' );
		return $made;`,
		content.ids
	);
} );

afterAll( () =>
	site.php(
		`foreach ( [ 'green', 'hot', 'drinks' ] as $name ) { wp_delete_term( $args[ $name ], 'category' ); unset( $args[ $name ] ); }
		foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		update_option( 'wp_attachment_pages_enabled', '0' );`,
		made
	)
);

beforeEach( () => startWith( served ) );

const shown = async ( path: string ) =>
	breadcrumbsIn( ( await site.get( path ) ).text );
const trail = async ( path: string ) => {
	const all = await shown( path );
	expect( all.length ).toBeLessThan( 2 );
	expect( all[ 0 ]?.current ?? 1 ).toBe( 1 );
	return all[ 0 ]?.trail ?? null;
};

describe( 'The way to', () => {
	test.each( [
		[ 'the home page', '/', null ],
		[ 'its second page', '/page/2/', 'Home > Page 2' ],
		[ 'what is not there', '/x-nothing/', null ],
		[
			'a page below another',
			'/x-above/x-below/',
			'Home > No title. > Child',
		],
		[
			'a page two levels below another',
			'/x-above/x-below/x-lowest/',
			'Home > No title. > Child > Lowest',
		],
		[
			'a term, with those above it',
			'/category/x-drinks/x-hot-strong/x-green-%f0%9f%8d%b5/',
			'Home > Drinks > Hot & strong > Green 🍵',
		],
		[
			'a post, by its main category',
			'/x-chosen/',
			'Home > Drinks > Hot & strong > Green 🍵 > How to brew & "drink" ‏شاي',
		],
		[
			'the second part of a post',
			'/x-parts/2/',
			'Home > Drinks > Parts > Page 2',
		],
		[ 'an archive of a type', '/books/', 'Home > Books & maps' ],
		[
			'a term of a type with an archive',
			'/genre/x-china/',
			'Home > Books & maps > Travel > China',
		],
		[
			'a post of such a type, without a choice by the first of its terms',
			'/books/x-book/',
			'Home > Books & maps > Travel > China > The book of tea',
		],
		[ 'a year', '/2025/', 'Home > 2025' ],
		[ 'a month', '/2025/03/', 'Home > 2025 > March 2025' ],
		[ 'a day', '/2025/03/09/', 'Home > 2025 > March 2025 > March 9, 2025' ],
		[ 'an author', '/author/ines-calloway/', 'Home > Ines Calloway' ],
		[
			'a search',
			'/?s=%3Cscript%3Ealert(1)%3C/script%3E',
			'Home > Search results for “<script>alert(1)</script>”',
		],
	] )( '%s', async ( _what, path, way ) => {
		expect( await trail( path ) ).toBe( way );
	} );

	test( 'a page whose parents are not published leaves these out, and keeps those above them', async () => {
		const path = await site.php< string >(
			`return str_replace( home_url(), '', get_permalink( $args['deep'] ) );`,
			made
		);
		const { text } = await site.get( path );
		expect( breadcrumbsIn( text ) ).toMatchObject( [
			{ trail: 'Home > No title. > Deep', links: [ '/', '/x-above/' ] },
		] );
		expect( text ).not.toContain( 'SECRET' );
	} );

	test( 'leaves out what has no name, and there is none to such a page', async () => {
		const rename = ( name: string ) =>
			site.php(
				`global $wpdb;
				$wpdb->update( $wpdb->terms, [ 'name' => $args['name'] ], [ 'term_id' => $args['id'] ] );
				clean_term_cache( $args['id'] );`,
				{ id: made.hot, name }
			);
		await rename( '<b> </b>' );
		const ways = [
			await trail( '/x-chosen/' ),
			await trail( '/category/x-drinks/x-hot-strong/' ),
		];
		await rename( 'Hot &amp; strong' );
		expect( ways ).toEqual( [
			'Home > Drinks > Green 🍵 > How to brew & "drink" ‏شاي',
			null,
		] );
	} );

	test( 'a file goes by the post that it belongs to, while visitors see that', async () => {
		const path = await site.php< string >(
			`return str_replace( home_url(), '', get_attachment_link( $args['file'] ) );`,
			made
		);
		expect( await trail( path ) ).toBe(
			'Home > How to brew & "drink" ‏شاي > A cup'
		);
	} );

	test( 'a post goes by its first category while page-level SEO is off', async () => {
		await configure( { ...served, enable_page_level_seo: false } );
		expect( await trail( '/x-chosen/' ) ).toMatch(
			/^Home > Drinks > Hot & strong > Green 🍵 > |^Home > Uncategorized > /
		);
	} );

	test( 'posts leads by the page that lists them, on a site with another home page', async () => {
		await site.php(
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['front'] ); update_option( 'page_for_posts', $args['posts'] );`,
			content.ids
		);
		const ways: Record< string, string | null > = {
			'/': null,
			'/x-journal/': 'Home > Journal',
			'/x-journal/page/2/': 'Home > Journal > Page 2',
			'/x-parts/': 'Home > Journal > Drinks > Parts',
			'/category/x-drinks/': 'Home > Journal > Drinks',
			'/books/': 'Home > Books & maps',
		};
		const found = await Promise.all(
			Object.keys( ways ).map( async ( path ) => [
				path,
				await trail( path ),
			] )
		).finally( () =>
			site.php(
				`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
			)
		);
		expect( Object.fromEntries( found ) ).toEqual( ways );
	} );

	test( 'every link of it leads to a page that is there', async () => {
		const paths = [
			'/x-chosen/',
			'/books/x-book/',
			'/2025/03/09/',
			'/x-above/x-below/',
			'/x-parts/2/',
		];
		const links = new Set< string >();
		for ( const path of paths ) {
			for ( const one of await shown( path ) ) {
				one.links.forEach( ( link ) => links.add( link ) );
			}
		}
		expect( links.size ).toBeGreaterThan( 9 );
		for ( const link of links ) {
			expect( [ link, ( await site.get( link ) ).status ] ).toEqual( [
				link,
				200,
			] );
		}
	} );
} );

test( 'The home page has the label of the setting, for visitors and in structured data; one breadcrumb may say another', async () => {
	const named = async ( path: string ) => {
		const page = await site.get( path );
		const list = ofType( nodesOf( page ), 'BreadcrumbList' );
		const items = list?.itemListElement as { name: string }[];
		return [ breadcrumbsIn( page.text )[ 0 ]?.trail, items[ 0 ]?.name ];
	};
	await configure( { ...served, breadcrumbs_home: 'Start & go' } );
	expect( await named( '/books/' ) ).toEqual( [
		'Start & go > Books & maps',
		'Start & go',
	] );
	expect( await named( '/books/?args={"home":"Top"}' ) ).toEqual( [
		'Top > Books & maps',
		'Start & go',
	] );
} );

describe( 'Where they stand', () => {
	const onPage = async < Value >(
		text: string,
		run: ( path: string, page: number ) => Promise< Value >
	) => {
		const page = await site.php< number >(
			`return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-here', 'post_title' => 'Here', 'post_content' => $args['text'] ] ) );`,
			{ text }
		);
		try {
			return await run( '/x-here/', page );
		} finally {
			await site.php( `wp_delete_post( $args['page'], true );`, {
				page,
			} );
		}
	};

	const both =
		'<!-- wp:shortcode -->[pharos_breadcrumbs separator="→" home="Start"]<!-- /wp:shortcode -->' +
		'<!-- wp:pharos/breadcrumbs {"home":"Top","align":"wide"} /-->';

	test( 'shortcode, block and theme show the same, with their own words', async () => {
		await onPage( both, async ( path ) => {
			const { text } = await site.get( path );
			expect( breadcrumbsIn( text ).map( ( one ) => one.trail ) ).toEqual(
				[ 'Start > Here', 'Top > Here', 'Home > Here' ]
			);
			expect( text ).toMatch(
				/<nav class="[^"]*alignwide[^"]*wp-block-pharos-breadcrumbs|<nav class="[^"]*wp-block-pharos-breadcrumbs[^"]*alignwide/
			);
			expect( text ).toContain( `--pharos-separator:'→'` );
		} );
	} );

	test( 'and so do the shortcodes of plugins that were here before', async () => {
		await onPage(
			'[wpseo_breadcrumb] [rank_math_breadcrumb separator="/"] [aioseo_breadcrumbs]',
			async ( path ) => {
				const { text } = await site.get( path );
				expect( text ).not.toMatch( /\[\w+_breadcrumb/ );
				expect(
					breadcrumbsIn( text ).map( ( one ) => one.trail )
				).toEqual( Array( 4 ).fill( 'Home > Here' ) );
			}
		);
	} );

	describe( 'in a theme that runs a shortcode itself', () => {
		withSnippet(
			'x-theme-shortcode',
			`add_action( 'wp_footer', static function () { echo '<p id="x-way">', do_shortcode( '[tsf_breadcrumb]' ), '</p>'; } );`
		);
		const withOption = async (
			option: string,
			run: () => Promise< void >
		) => {
			const isNew = await site.php< boolean >(
				`return add_option( $args[0], 'x' );`,
				[ option ]
			);
			try {
				await run();
			} finally {
				if ( isNew ) {
					await site.php( `delete_option( $args[0] );`, [ option ] );
				}
			}
		};

		test.each( [
			[ 'what the plugin has left', 'autodescription-site-settings' ],
			[ 'a migration', 'pharos_migration_tables' ],
		] )(
			'those of a plugin that %s tells of go on',
			async ( _what, option ) => {
				await withOption( option, async () => {
					const { text } = await site.get( '/books/' );
					expect( text ).toMatch( /<p id="x-way"><nav [^]*Books/ );
				} );
			}
		);
	} );

	test( 'as blocks within others, each with what people chose for it', async () => {
		const block = ( color: string ) =>
			`<!-- wp:group --><div class="wp-block-group"><!-- wp:pharos/breadcrumbs {"fontSize":"large","style":{"spacing":{"margin":{"top":"3px"}},"elements":{"link":{"color":{"text":"${ color }"}}}}} /--></div><!-- /wp:group -->`;
		await onPage(
			block( '#123456' ) + block( '#654321' ),
			async ( path ) => {
				const { text } = await site.get( path );
				const chosen = (
					text.match( /<nav [^>]*pharos-breadcrumbs[^>]*>/g ) ?? []
				).filter( ( nav ) => nav.includes( 'margin-top:3px' ) );
				expect( chosen ).toHaveLength( 2 );
				for ( const nav of chosen ) {
					expect( nav ).toMatch( /has-large-font-size/ );
					expect( nav ).toMatch( /wp-elements-/ );
				}
				expect( text ).toContain( '#123456' );
				expect( text ).toContain( '#654321' );
			}
		);
	} );

	test( 'and also with schemas off', async () => {
		await configure( { ...served, enable_schemas: false } );
		expect( await trail( '/books/' ) ).toBe( 'Home > Books & maps' );
	} );

	test( 'with their few styles, which no other page has', async () => {
		const styles = ( text: string ) =>
			text.match( /<style id=.pharos-breadcrumbs-inline-css/g )?.length ??
			0;
		await onPage( both, async ( path ) => {
			expect( styles( ( await site.get( path ) ).text ) ).toBe( 1 );
		} );
		expect( styles( ( await site.get( '/' ) ).text ) ).toBe( 0 );
	} );

	test( 'no separator or name gets out of its place', async () => {
		const hostile = `'");}</style><script>alert(1)</script>\\`;
		const args = encodeURIComponent(
			JSON.stringify( { separator: hostile, home: hostile } )
		);
		const { text } = await site.get( `/books/?args=${ args }` );
		expect( breadcrumbsIn( text ) ).toMatchObject( [
			{ trail: `${ hostile } > Books & maps` },
		] );
		expect( text ).not.toContain( '<script>alert(1)' );
		const [ , style ] = /<ol style="([^"]*)"/.exec( text ) ?? [];
		expect( style ).toBe(
			`--pharos-separator:'\\&#039;&quot;);}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\\\'`
		);
	} );

	test( 'not in feeds; over REST those of the post that is read', async () => {
		await onPage( both, async ( _path, page ) => {
			const { body } = await site.rest< {
				content: { rendered: string };
			} >( 'GET', `/wp/v2/pages/${ page }` );
			expect(
				breadcrumbsIn( body.content.rendered ).map(
					( one ) => one.trail
				)
			).toEqual( [ 'Start > Here', 'Top > Here' ] );
			expect( ( await site.get( '/x-here/feed/' ) ).text ).not.toContain(
				'pharos-breadcrumbs'
			);
		} );
	} );

	test( 'nowhere while another SEO plugin is active', async () => {
		await onPage( `A ${ both } B`, async ( path ) => {
			await activate( 'slim-seo' );
			const { text } = await site
				.get( path )
				.finally( () => deactivate( 'slim-seo' ) );
			expect( text ).not.toContain( 'pharos-breadcrumbs"' );
			expect( text ).not.toContain( '[pharos_breadcrumbs' );
		} );
	} );

	test( 'as what an add-on makes of them', async () => {
		const page = await site.php< unknown >(
			`add_filter( 'pharos_breadcrumbs', static fn( $trail, $page ) => [
				...array_slice( $trail, 0, -1 ),
				[ 'name' => "  The\\n shop ", 'url' => home_url( '/shop/' ), 'more' => 1 ],
				end( $trail ),
			], 10, 2 );
			return Pharos\\Template\\Trail::build( Pharos\\Page\\Context::of_post( get_post( $args['parts'] ) ), new Pharos\\Settings\\Settings() );`,
			made
		);
		expect( page ).toEqual( [
			{ name: 'Home', url: `${ site.url }/` },
			{ name: 'Drinks', url: `${ site.url }/category/x-drinks/` },
			{ name: 'The shop', url: `${ site.url }/shop/` },
			{ name: 'Parts', url: `${ site.url }/x-parts/` },
		] );
	} );
} );

describe( 'What they cost', () => {
	withPlugins( 'query-counter' );

	const queries = async ( path: string ) => {
		const { text } = await site.get( path );
		return Number( /queries: (\d+)/.exec( text )?.[ 1 ] );
	};

	test.each( [
		'/x-chosen/',
		'/books/x-book/',
		'/x-above/x-below/',
		'/category/x-drinks/x-hot-strong/x-green-%f0%9f%8d%b5/',
		'/genre/x-china/',
		'/2025/03/',
		'/author/ines-calloway/',
		'/',
	] )( 'no query on %s', async ( path ) => {
		const without = `${ path }?without`;
		// Fills WordPress's own caches.
		await queries( path );
		const cost = await queries( path );
		expect( cost ).toBeGreaterThan( 10 );
		expect( cost ).toBe( await queries( without ) );
	} );
} );

test( 'The block is the same for visitors and in the editor', async () => {
	const { attributes, supports, apiVersion } = JSON.parse(
		readFileSync(
			join( __dirname, '../../src/breadcrumbs-block/block.json' ),
			'utf8'
		)
	);
	const block = await site.php< object >(
		`$registry = WP_Block_Type_Registry::get_instance();
		$registry->unregister( 'pharos/breadcrumbs' );
		do_blocks( '<!-- wp:pharos/breadcrumbs /-->' );
		$block = $registry->get_registered( 'pharos/breadcrumbs' );
		return [ 'apiVersion' => $block->api_version, 'attributes' => $block->attributes, 'supports' => $block->supports ];`
	);
	expect( block ).toMatchObject( { apiVersion, attributes } );
	expect( block ).toHaveProperty( 'supports', supports );
} );
