/** "Preview as a search engine": what a page tells search engines, what made each part, and what differs from Pharos's output. */
import { site } from './support/site';
import { withSnippet } from './support/snippets';

interface Source {
	text: string;
	link: { label: string; url: string } | null;
}

interface Report {
	url: string;
	status: number;
	location: string;
	title?: string;
	description: string;
	robots: string[];
	canonical: string;
	social: Record< string, string[] >;
	json_ld: object[];
	notes: ( Source & { code: string; status: string } )[];
	differences: {
		name: string;
		kind: string;
		expected: string;
		arrived: string;
	}[];
	sources: Record< 'title' | 'description' | 'canonical', Source > & {
		robots: ( Source & { directives: string[]; code: string } )[];
		social: Record< string, Source >;
		json_ld: ( Source & { type: string } )[][];
	};
}

const ask = async ( url: string ) => {
	const admin = await site.as( 'admin' );
	return admin.rest< { data: Report; code?: string } >(
		'GET',
		`/pharos/v1/page-report?url=${ encodeURIComponent( url ) }`
	);
};

const report = async ( url: string ): Promise< Report > => {
	const { status, body } = await ask( url );
	expect( { url, status } ).toEqual( { url, status: 200 } );
	return body.data;
};

const codes = ( { notes }: Report ) => notes.map( ( { code } ) => code );

let id = 0;
beforeAll( async () => {
	id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Oolong', 'post_name' => 'x-oolong', 'post_status' => 'publish', 'post_content' => 'A dark tea from Fujian.', 'meta_input' => [
			'_pharos_title' => 'All about oolong', '_pharos_noindex' => 'yes', '_pharos_facebook_description' => 'Dark tea.',
		] ] );`
	);
} );
afterAll( () => site.php( `wp_delete_post( $args['id'], true );`, { id } ) );
afterEach( () => site.resetSettings() );

test( 'The home page: the values that visitors get, their settings, no difference', async () => {
	const found = await report( '/' );
	const home = await site.get( '/' );
	expect( found ).toMatchObject( {
		url: `${ site.url }/`,
		status: 200,
		title: home.title,
		canonical: `${ site.url }/`,
		differences: [],
		sources: {
			title: {
				link: { url: expect.stringContaining( '#/general/homepage' ) },
			},
			robots: expect.arrayContaining( [
				expect.objectContaining( { code: 'indexable' } ),
				expect.objectContaining( {
					directives: [ 'max-image-preview:large' ],
					code: 'wordpress',
				} ),
			] ),
		},
	} );
	expect( found.sources.social[ 'og:title' ] ).toEqual( found.sources.title );
	expect( codes( found ) ).toEqual( [] );
	expect( found.sources.json_ld[ 0 ]?.map( ( { type } ) => type ) ).toContain(
		'WebSite'
	);
	expect( found.sources.json_ld[ 0 ]?.[ 0 ]?.link?.url ).toContain(
		'#/advanced/schema/'
	);
} );

test( 'A post: its own fields, templates and the permalink, each with the link to change it', async () => {
	const found = await report( '/x-oolong/' );
	expect( codes( found ) ).toEqual( [ 'noindex' ] );
	expect( found.differences ).toEqual( [] );
	expect( found.title ).toBe( 'All about oolong' );
	const field = ( name: string ) =>
		expect.objectContaining( {
			link: expect.objectContaining( {
				url: `${ site.url }/wp-admin/post.php?post=${ id }&action=edit&pharos-field=${ name }`,
			} ),
		} );
	expect( found.sources ).toMatchObject( {
		title: field( 'title' ),
		description: {
			link: { url: expect.stringContaining( '#/general' ) },
		},
		social: { 'og:description': field( 'facebook_description' ) },
	} );
	expect(
		found.sources.robots.find( ( { directives } ) =>
			directives.includes( 'noindex' )
		)
	).toEqual(
		expect.objectContaining( {
			code: 'custom',
			link: {
				label: 'Edit the robot instructions',
				url: `${ site.url }/wp-admin/post.php?post=${ id }&action=edit&pharos-field=noindex`,
			},
		} )
	);
	expect( found.sources.canonical.link ).toBeNull();
} );

test.each( [
	[ 'a path', '/x-oolong/' ],
	[ 'a URL', '{url}/x-oolong/' ],
	[ 'a URL without its scheme', '{host}/x-oolong/' ],
	[ 'a URL with a fragment', '{url}/x-oolong/#comments' ],
] )( '%s is understood', async ( _, typed ) => {
	const { url } = await report(
		typed
			.replace( '{url}', site.url )
			.replace( '{host}', site.url.replace( /^https?:\/\//, '' ) )
	);
	expect( url ).toBe( `${ site.url }/x-oolong/` );
} );

test.each( [
	'https://elsewhere.test/',
	'//elsewhere.test/',
	'https://127.0.0.1:1/',
	'javascript:alert(1)',
	'file:///etc/passwd',
	'word',
] )( '%s isn’t requested: it isn’t on this site', async ( typed ) => {
	expect( await ask( typed ) ).toMatchObject( {
		status: 400,
		body: { code: 'pharos_foreign_url' },
	} );
} );

test( 'Users without the permission get nothing', async () => {
	const author = await site.as( 'author' );
	expect(
		( await author.rest( 'GET', '/pharos/v1/page-report' ) ).status
	).toBe( 403 );
	expect(
		( await site.rest( 'GET', '/pharos/v1/page-report' ) ).status
	).toBe( 401 );
} );

test( 'A user with only this permission has no links to screens that they may not open', async () => {
	await site.option( 'pharos_settings', {
		revision: 1,
		access: { author: { pharos_run_analysis: true } },
	} );
	const author = await site.as( 'author' );
	const { body } = await author.rest< { data: Report } >(
		'GET',
		'/pharos/v1/page-report?url=/x-oolong/'
	);
	expect( body.data.title ).toBe( 'All about oolong' );
	expect( JSON.stringify( body.data ) ).not.toContain( 'wp-admin' );
} );

test( 'A redirect says where it goes, a missing page that it is missing', async () => {
	const redirect = await report( `/?p=${ id }` );
	expect( redirect ).toMatchObject( {
		status: 301,
		location: `${ site.url }/x-oolong/`,
	} );
	expect( redirect.title ).toBeUndefined();
	expect( codes( redirect ) ).toEqual( [ 'redirect' ] );

	const missing = await report( '/nothing-at-all/' );
	expect( codes( missing ) ).toEqual( [ 'not_found', 'noindex' ] );
	expect( missing.sources.robots ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( { code: 'not_found' } ),
		] )
	);
	expect( codes( await report( '/robots.txt' ) ) ).toEqual( [ 'not_html' ] );
} );

describe( 'Other code that changes the page', () => {
	withSnippet(
		'page-report-changes',
		`add_action( 'template_redirect', static fn() => ob_start( static fn( $html ) => str_replace(
			[ '<title>All about oolong</title>', '</head>', 'content="Dark tea."' ],
			[ '<title>Minified</title>', '<meta name="description" content="Theirs"><script type="application/ld+json">{"@type":"Thing"}</script></head>', 'content="Light tea."' ],
			$html
		) ), 0 );
		add_action( 'send_headers', static function () { header( 'X-Cache: HIT' ); header( 'X-Robots-Tag: noindex' ); } );`
	);

	test( 'its changes are differences, with their source', async () => {
		await site.php(
			`update_post_meta( $args['id'], '_pharos_description', 'Ours' );`,
			{ id }
		);
		const found = await report( '/x-oolong/' );
		expect(
			found.differences.map( ( { name, kind } ) => [ name, kind ] )
		).toEqual( [
			[ 'title', 'changed' ],
			[ 'description', 'duplicate' ],
			[ 'og:description', 'changed' ],
		] );
		expect( found.differences[ 0 ] ).toMatchObject( {
			expected: 'All about oolong',
			arrived: 'Minified',
		} );
		expect( codes( found ) ).toEqual( [ 'noindex_header', 'cache' ] );
		expect( found.sources.title.link?.url ).toContain( 'plugins.php' );
		expect( found.sources.json_ld.at( -1 ) ).toEqual( [
			expect.objectContaining( { type: 'Thing' } ),
		] );
	} );
} );

describe( 'Other code on filters', () => {
	withSnippet(
		'page-report-filters',
		`add_filter( 'document_title_parts', static fn() => [ 'title' => 'By a theme' ] );
		add_filter( 'wp_robots', static fn( $robots ) => [ 'noimageindex' => true ] + $robots );
		add_filter( 'pharos_description', static fn() => 'By an add-on' );`
	);

	test( 'is the source of titles, directives and descriptions', async () => {
		const found = await report( '/about/' );
		expect( found.differences ).toEqual( [] );
		expect( found ).toMatchObject( {
			title: 'By a theme',
			description: 'By an add-on',
			sources: {
				title: { text: expect.stringContaining( 'theme' ) },
				description: {
					text: expect.stringContaining( 'pharos_description' ),
				},
			},
		} );
		expect( found.sources.robots ).toContainEqual(
			expect.objectContaining( {
				directives: [ 'noimageindex' ],
				code: 'other_code',
			} )
		);
	} );
} );

describe( 'A site that can’t reach itself', () => {
	withSnippet(
		'page-report-offline',
		`add_filter( 'pre_http_request', static fn() => new WP_Error( 'http_request_failed', 'Connection refused' ) );`
	);

	test( 'says so, and shows what Pharos outputs', async () => {
		const found = await report( '/x-oolong/' );
		expect( codes( found ) ).toContain( 'unreachable' );
		expect( found ).toMatchObject( {
			status: 0,
			title: 'All about oolong',
		} );
	} );
} );

test( 'The settings that keep a page out of search engines are named', async () => {
	await site.option( 'pharos_settings', {
		revision: 1,
		no_index: [ 'page' ],
	} );
	expect( ( await report( '/about/' ) ).sources.robots ).toContainEqual(
		expect.objectContaining( {
			directives: [ 'noindex' ],
			code: 'content_type',
			link: expect.objectContaining( {
				url: expect.stringContaining(
					'#/advanced/robot_instructions/indexing'
				),
			} ),
		} )
	);
	await site.option( 'blog_public', '0' );
	try {
		expect( ( await report( '/' ) ).sources.robots ).toContainEqual(
			expect.objectContaining( { code: 'reading' } )
		);
	} finally {
		await site.option( 'blog_public', '1' );
	}
} );
