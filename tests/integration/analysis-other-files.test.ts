/** Checks of robots.txt, the sitemap, and the Reading setting. */
import { describeFaults, runCheck, settingOf } from './support/analysis';
import { configure } from './support/head';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const own = ( text: string | null ) => site.option( 'pharos_robots_txt', text );

/** Saves a text in the robots.txt editor. */
const save = ( text: string ) => async ( url: URL ) => {
	expect( settingOf( url ) ).toEqual( {
		route: '/advanced/robots-txt-editor',
		setting: '',
	} );
	const admin = await site.as( 'admin' );
	const { status } = await admin.rest( 'POST', '/pharos/v1/robots-txt', {
		robots_txt_content: text,
	} );
	expect( status ).toBe( 200 );
};

/** Regenerates the sitemap on its screen. */
const regenerate = async ( url: URL ) => {
	expect( settingOf( url ) ).toEqual( {
		route: '/advanced/sitemaps',
		setting: 'enable_xml_sitemap',
	} );
	const admin = await site.as( 'admin' );
	await admin.rest( 'POST', '/pharos/v1/generate-cache' );
	for ( let running = true; running; ) {
		const { body } = await admin.rest< {
			progress: { running: boolean };
		} >( 'GET', '/pharos/v1/generate-cache' );
		running = body.progress.running;
	}
};

const setOption =
	( name: string, value: string | null ) => async ( url: URL ) => {
		const admin = await site.as( 'admin' );
		const page = await ( await admin.fetch( url.href ) ).text();
		// The link points to an existing field.
		expect( page ).toContain( `id="${ url.hash.slice( 1 ) }"` );
		await site.option( name, value );
	};

// A server, or a plugin, with errors.
withSnippet(
	'x-faults',
	`add_action( 'init', static function () {
		$fault = get_option( 'x_fault' );
		if ( is_array( $fault ) && str_ends_with( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ), $fault['path'] ) ) {
			status_header( $fault['status'] );
			header( 'Content-Type: ' . $fault['type'] );
			echo $fault['body'];
			exit;
		}
	}, 0 );
	// Without permalinks there would be no /wp-json/ to ask: only the checks see it.
	add_action( 'rest_api_init', static fn() => add_filter(
		'option_permalink_structure',
		static fn( $structure ) => str_contains( $_SERVER['REQUEST_URI'], '/checks/' ) ? get_option( 'x_structure', $structure ) : $structure
	) );`
);

const fault = ( path: string, status = 500, body = '', type = 'text/plain' ) =>
	site.option( 'x_fault', { path, status, body, type } );
const noFault = () => site.option( 'x_fault', null );

let ids: number[] = [];

beforeAll( async () => {
	await own( null );
	await configure( { enable_xml_sitemap: true } );
} );

afterEach( async () => {
	await noFault();
	await own( null );
} );

afterAll( async () => {
	await site.option( 'blog_public', '1' );
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		Pharos\\Sitemaps\\Job::clear();`,
		ids
	);
	await site.resetSettings();
} );

describeFaults( 'other', [
	{
		title: 'a server that fails when it is asked for robots.txt',
		check: 'robots_txt',
		seed: () => fault( '/robots.txt', 503 ),
		status: 'error',
		message: /robots\.txt returns an error/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: noFault,
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [ { url: `${ site.url }/robots.txt`, status: 503 } ],
			} ),
	},
	{
		title: 'no robots.txt',
		check: 'robots_txt',
		seed: () => fault( '/robots.txt', 404 ),
		status: 'suggestion',
		message: /no robots\.txt/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: noFault,
	},
	{
		title: 'a page for people in place of robots.txt',
		check: 'robots_txt',
		seed: () =>
			fault( '/robots.txt', 200, '<!DOCTYPE html><p>Hi', 'text/html' ),
		status: 'suggestion',
		message: /no robots\.txt/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: noFault,
	},
	{
		title: 'a robots.txt with misspelt rules',
		check: 'robots_txt',
		seed: () => own( 'User-agent: *\nDissallow: /cart/\n/noting\n' ),
		status: 'warning',
		message: /2 lines in robots\.txt are invalid/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: save( 'User-agent: *\nDisallow: /cart/\n' ),
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				list: [
					'Line 2: Crawlers don’t support “dissallow”.',
					expect.stringMatching( /^Line 3: Crawlers can’t parse/ ),
				],
			} ),
	},
	{
		title: 'a robots.txt that forbids everything to all',
		check: 'robots_txt_blocking',
		seed: () => own( 'User-agent: *\nDisallow: /\n' ),
		status: 'error',
		message: /blocks search engines from crawling/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: save( 'User-agent: *\nDisallow: /cart/\n' ),
	},
	{
		title: 'a robots.txt that forbids everything to Google only',
		check: 'robots_txt_blocking',
		seed: () =>
			own(
				'User-agent: *\nDisallow:\n\nUser-agent: googlebot\nDisallow: /*\n'
			),
		status: 'error',
		message: /robots\.txt blocks Googlebot from crawling the site/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: save( 'User-agent: *\nDisallow:\n' ),
	},
	{
		title: 'a robots.txt without the sitemap',
		check: 'sitemap_in_robots_txt',
		seed: () => own( 'User-agent: *\nDisallow: /cart/\n' ),
		status: 'warning',
		message: /doesn’t list the XML sitemap/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: ( url ) =>
			save( `Sitemap: ${ site.url }/sitemap_index.xml\n` )( url ),
	},
	{
		title: 'a robots.txt with the sitemap of a plugin that has gone',
		check: 'sitemap_in_robots_txt',
		seed: () => own( `Sitemap: ${ site.url }/main-sitemap.xml\n` ),
		status: 'warning',
		message: /lists a different sitemap/,
		fix: /#\/advanced\/robots-txt-editor$/,
		mend: ( url ) => save( `Sitemap: ${ site.url }/sitemap.xml\n` )( url ),
	},
	{
		title: 'a sitemap that something stands in the way of',
		check: 'sitemap',
		seed: () => fault( '/sitemap_index.xml', 403 ),
		status: 'error',
		message: /sitemap can’t be accessed/,
		fix: /enable_xml_sitemap$/,
		mend: noFault,
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [
					{ url: `${ site.url }/sitemap_index.xml`, status: 403 },
				],
			} ),
	},
	{
		title: 'a sitemap whose content was damaged',
		check: 'sitemap_valid',
		seed: () =>
			site.php(
				`global $wpdb;
				$content = '<urlset><url>';
				return $wpdb->update( Pharos\\Sitemaps\\Tables::pages(), [ 'content' => $content, 'etag' => md5( $content ) ], [ 'series' => 'posts-page' ] );`
			),
		status: 'error',
		message: /sitemap has errors/,
		fix: /enable_xml_sitemap$/,
		mend: regenerate,
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [
					{
						url: `${ site.url }/sitemap-posts-page-1.xml`,
						details: expect.stringContaining( 'Invalid XML' ),
					},
				],
			} ),
	},
	{
		title: 'a sitemap of another site',
		check: 'sitemap_valid',
		seed: () =>
			fault(
				'/sitemap-posts-post-1.xml',
				200,
				'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://staging.example.org/tea/</loc></url></urlset>',
				'application/xml'
			),
		status: 'error',
		message: /sitemap has errors/,
		fix: /enable_xml_sitemap$/,
		mend: noFault,
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [
					{
						url: 'https://staging.example.org/tea/',
						details: 'This URL isn’t on this site.',
					},
				],
			} ),
	},
	{
		title: 'an empty sitemap',
		check: 'sitemap_valid',
		seed: () =>
			fault(
				'/sitemap_index.xml',
				200,
				'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>',
				'application/xml'
			),
		status: 'error',
		message: /sitemap has errors/,
		fix: /enable_xml_sitemap$/,
		mend: noFault,
	},
	{
		title: 'a post that the sitemap has not heard of',
		check: 'sitemap_fresh',
		seed: async () => {
			// Simulates a tool that writes directly to the database.
			ids = [
				await site.php< number >(
					`global $wpdb;
					$wpdb->insert( $wpdb->posts, [
						'post_title' => 'Straight from Ann’s &amp; Tom’s "field"', 'post_name' => 'x-straight', 'post_status' => 'publish', 'post_type' => 'post',
						'post_author' => 1, 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '',
						'post_date' => current_time( 'mysql' ), 'post_date_gmt' => current_time( 'mysql', true ),
						'post_modified' => current_time( 'mysql' ), 'post_modified_gmt' => current_time( 'mysql', true ),
					] );
					return $wpdb->insert_id;`
				),
			];
		},
		status: 'warning',
		message: /latest post is missing from the XML sitemap/,
		fix: /enable_xml_sitemap$/,
		mend: regenerate,
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				links: [
					{
						url: `${ site.url }/x-straight/`,
						details: 'Straight from Ann’s & Tom’s "field"',
					},
				],
			} ),
	},
	{
		title: 'a change that the sitemap has not heard of',
		check: 'sitemap_fresh',
		seed: () =>
			site.php(
				`global $wpdb;
				$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => '2032-01-01 10:00:00' ], [ 'ID' => $args[0] ] );`,
				ids
			),
		status: 'warning',
		message: /sitemap is out of date/,
		fix: /enable_xml_sitemap$/,
		mend: regenerate,
	},
	{
		title: 'sitemaps that could not be made',
		check: 'sitemap_fresh',
		seed: () =>
			site.option( 'pharos_sitemap_job', {
				failed: 'The disk is full.',
			} ),
		status: 'warning',
		message: /couldn’t be fully generated/,
		fix: /enable_xml_sitemap$/,
		mend: regenerate,
		expects: ( { description } ) =>
			expect( description ).toContain( 'The disk is full.' ),
	},
	{
		title: 'a site that is hidden from search engines',
		check: 'search_visibility',
		seed: () => site.option( 'blog_public', '0' ),
		status: 'error',
		message: /discouraged from indexing the site/,
		fix: /options-reading\.php#blog_public$/,
		mend: setOption( 'blog_public', '1' ),
	},
	{
		title: 'plain permalinks',
		check: 'permalinks',
		seed: () => site.option( 'x_structure', '' ),
		status: 'warning',
		message: /the “Plain” structure/,
		fix: /options-permalink\.php#permalink-input-post-name$/,
		mend: setOption( 'x_structure', null ),
	},
	{
		title: 'permalinks of numbers',
		check: 'permalinks',
		seed: () => site.option( 'x_structure', '/archives/%post_id%' ),
		status: 'suggestion',
		message: /don’t include the post name/,
		fix: /options-permalink\.php#permalink-input-post-name$/,
		mend: setOption( 'x_structure', null ),
	},
] );

describe( 'Where ours is off', () => {
	beforeAll( () => configure( { enable_xml_sitemap: false } ) );

	test( 'the sitemap of WordPress is one, valid and named', async () => {
		expect( await runCheck( 'other', 'sitemap' ) ).toMatchObject( {
			status: 'success',
			description: [
				{
					links: [
						{ url: `${ site.url }/wp-sitemap.xml`, status: 200 },
					],
				},
			],
		} );
		for ( const check of [ 'sitemap_valid', 'sitemap_in_robots_txt' ] ) {
			expect( await runCheck( 'other', check ) ).toMatchObject( {
				status: 'success',
			} );
		}
		expect( await runCheck( 'other', 'sitemap_fresh' ) ).toBeUndefined();
	} );

	test( 'and there is none, it isn’t reported here', async () => {
		await fault( 'sitemap.xml', 404 );
		for ( const check of [
			'sitemap',
			'sitemap_valid',
			'sitemap_in_robots_txt',
		] ) {
			expect( await runCheck( 'other', check ) ).toBeUndefined();
		}
	} );
} );

test( 'a robots.txt that crawlers don’t get is not checked', async () => {
	await fault( '/robots.txt', 503 );
	for ( const check of [ 'robots_txt_blocking', 'sitemap_in_robots_txt' ] ) {
		expect( await runCheck( 'other', check ) ).toBeUndefined();
	}
} );

describe( 'A site in a folder of its domain', () => {
	withSnippet(
		'x-folder',
		`add_filter( 'rest_pre_dispatch', static function ( $result, $server, $request ) {
			if ( str_starts_with( $request->get_route(), '/pharos/v1/checks' ) ) {
				add_filter( 'option_home', static fn( $home ) => $home . '/shop', PHP_INT_MAX );
			}
			return $result;
		}, 10, 3 );`
	);
	afterEach( noFault );

	const another = {
		fix: null,
		not_fixable: true,
		description: expect.arrayContaining( [
			expect.stringContaining( 'in a subfolder' ),
		] ),
	};

	test( 'has no sitemap of what is at the root, such as another site of its network', async () => {
		await configure( { enable_xml_sitemap: false } );
		try {
			// The sitemap of the root responds and lists its own pages.
			expect( ( await site.get( '/wp-sitemap.xml' ) ).status ).toBe(
				200
			);
			expect(
				await runCheck( 'other', 'sitemap_valid' )
			).toBeUndefined();
			const empty =
				'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
			await fault( '/shop/sitemap.xml', 200, empty, 'application/xml' );
			expect( await runCheck( 'other', 'sitemap_valid' ) ).toMatchObject(
				{ status: 'error' }
			);
		} finally {
			await configure( { enable_xml_sitemap: true } );
		}
	} );

	test( 'has the robots.txt of what is at the root, which nothing here mends', async () => {
		await fault( '/robots.txt', 404 );
		expect( await runCheck( 'other', 'robots_txt' ) ).toMatchObject( {
			...another,
			status: 'suggestion',
		} );
		await fault(
			'/robots.txt',
			200,
			'User-agent: *\nDisallow: /shop/\n/nothing\n',
			'text/plain'
		);
		for ( const check of [ 'robots_txt', 'robots_txt_blocking' ] ) {
			expect( await runCheck( 'other', check ) ).toMatchObject( another );
		}
	} );
} );
