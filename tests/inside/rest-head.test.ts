/** The head of pages for front ends that aren't WordPress's: in WordPress's own routes and by URL. */
import { configure, withContent } from '../integration/support/head';
import { site } from '../integration/support/site';

const content = withContent();
const ON = {
	enable_rest_head: true,
	author_archive: true,
	date_archive: true,
};

interface Head {
	html: string;
	tags: {
		tag: string;
		attributes: Record< string, string >;
		content: string;
	}[];
	json_ld: { '@graph': object[] } | null;
}

const read = async ( path: string ) =>
	( await site.rest< { pharos_head?: Head | null } >( 'GET', path ) ).body
		.pharos_head;

interface Answer {
	data: {
		status: number;
		redirect: string;
		pharos_head: Head | null;
	};
	code?: string;
}

const ask = ( url: string ) =>
	site.rest< Answer >(
		'GET',
		`/pharos/v1/head?url=${ encodeURIComponent( url ) }`
	);

/** Expects that the page has each line of the head. */
async function expectOn( path: string, head?: Head | null ) {
	const page = await site.get( path );
	const lines = head?.html.split( '\n' ).filter( Boolean ) ?? [];
	expect( lines.length ).toBeGreaterThan( 3 );
	expect( lines.filter( ( line ) => ! page.text.includes( line ) ) ).toEqual(
		[]
	);
	return page;
}

afterAll( () => site.resetSettings() );

test( 'While it is off, there is neither a field nor a route', async () => {
	await configure( {} );
	expect(
		await read( `/wp/v2/posts/${ content.ids.plain }` )
	).toBeUndefined();
	expect( ( await ask( '/' ) ).status ).toBe( 404 );
} );

describe( 'While it is on', () => {
	beforeAll( () => configure( ON ) );

	test( 'posts, pages, types, terms and authors have the head of their page, as HTML and as data', async () => {
		const { ids } = content;
		const terms = await site.php< { tea: number; user: number } >(
			`return [ 'tea' => get_term_by( 'slug', 'tea', 'category' )->term_id, 'user' => get_user_by( 'slug', 'ines-calloway' )->ID ];`
		);
		const paths = {
			[ `/wp/v2/posts/${ ids.plain }` ]: '/x-plain/',
			[ `/wp/v2/pages/${ ids.child }` ]: '/x-above/x-below/',
			[ `/wp/v2/categories/${ terms.tea }` ]: '/category/tea/',
			[ `/wp/v2/users/${ terms.user }` ]: '/author/ines-calloway/',
		};
		for ( const [ route, path ] of Object.entries( paths ) ) {
			const head = await read( route );
			const page = await expectOn( path, head );
			const tag = ( name: string ) =>
				head?.tags.find(
					( { attributes } ) =>
						( attributes.rel ?? attributes.name ) === name
				)?.attributes;
			expect( head?.tags[ 0 ] ).toEqual( {
				tag: 'title',
				attributes: {},
				content: page.title,
			} );
			expect( tag( 'canonical' )?.href ).toBe( page.link( 'canonical' ) );
			expect( tag( 'robots' )?.content ).toBe( page.meta( 'robots' ) );
			expect( head?.json_ld?.[ '@graph' ].length ).toBeGreaterThan( 1 );
		}
	} );

	test( 'a list has it for each of its posts, and only if its fields are asked for', async () => {
		const { body } = await site.rest< { pharos_head: Head }[] >(
			'GET',
			'/wp/v2/posts?per_page=3'
		);
		expect(
			new Set( body.map( ( one ) => one.pharos_head.html ) ).size
		).toBe( 3 );
		expect(
			await read( `/wp/v2/posts/${ content.ids.plain }?_fields=id` )
		).toBeUndefined();
	} );

	test( 'what isn’t public has none', async () => {
		const { id } = await site.as( 'admin' );
		const draft = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Secret', 'post_status' => 'draft' ] );`
		);
		const { body } = await site.php< { body: { pharos_head: unknown } } >(
			`$response = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts/' . $args['draft'] ) );
			return [ 'body' => $response->get_data() ];`,
			{ draft },
			id
		);
		expect( body.pharos_head ).toBeNull();
		expect( ( await ask( `/?p=${ draft }` ) ).body.data.status ).toBe(
			404
		);
		await site.php( `wp_delete_post( $args['draft'], true );`, { draft } );
	} );

	test( 'the head is that of visitors, whoever asks', async () => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< { pharos_head: Head } >(
			'GET',
			`/wp/v2/posts/${ content.ids.plain }`
		);
		await expectOn( '/x-plain/', body.pharos_head );
	} );

	test.each( [ '/', '/page/2/', '/x-divided/2/', '/2025/02/', '/?s=tea' ] )(
		'%s by its URL',
		async ( path ) => {
			const { body } = await ask( path );
			expect( body.data.status ).toBe( 200 );
			await expectOn( path, body.data.pharos_head );
		}
	);

	test( 'a missing page, a redirect, a feed and a URL elsewhere', async () => {
		const missing = await ask( '/nothing-at-all/' );
		expect( missing.body.data.status ).toBe( 404 );
		expect( missing.body.data.pharos_head?.html ).toContain( 'noindex' );
		expect( ( await ask( '/feed/' ) ).body.data.pharos_head ).toBeNull();
		await site.php(
			`update_post_meta( $args['plain'], '_pharos_redirect', '/about/' );`,
			content.ids
		);
		const redirect = await ask( '/x-plain/' );
		expect( redirect.body.data ).toMatchObject( {
			status: 301,
			redirect: `${ site.url }/about/`,
			pharos_head: null,
		} );
		expect(
			await read( `/wp/v2/posts/${ content.ids.plain }` )
		).toBeNull();
		await site.php(
			`delete_post_meta( $args['plain'], '_pharos_redirect' );`,
			content.ids
		);
		expect( await ask( 'https://elsewhere.test/' ) ).toMatchObject( {
			status: 400,
			body: { code: 'pharos_foreign_url' },
		} );
	} );
} );

test( 'A front end at another host has the canonical URLs, and its URLs are understood', async () => {
	await configure( { ...ON, front_end_url: 'https://front.test/' } );
	const { body } = await ask( 'https://front.test/x-divided/2/' );
	const canonical = body.data.pharos_head?.tags.find(
		( { attributes } ) => attributes.rel === 'canonical'
	);
	expect( canonical?.attributes.href ).toBe(
		'https://front.test/x-divided/2/'
	);
	await expectOn( '/x-divided/2/', body.data.pharos_head );
} );

test( 'Sitemaps and redirects have the URLs of the front end, other sites keep theirs', async () => {
	await configure( { ...ON, front_end_url: 'https://front.test' } );
	expect(
		await site.php(
			`$xml = Pharos\\Sitemaps\\Xml::urlset( [ new Pharos\\Sitemaps\\Entry( '1', home_url( '/tea/' ) ) ] )->xml;
			return [ str_contains( $xml, '<loc>https://front.test/tea/</loc>' ), ...array_map(
				[ Pharos\\Redirects\\Front::class, 'target' ],
				[ home_url( '/tea/?a=b' ), home_url(), 'https://elsewhere.test/', 'https://front.test.evil.test/' ]
			) ];`
		)
	).toEqual( [
		true,
		'https://front.test/tea/?a=b',
		'https://front.test',
		'https://elsewhere.test/',
		'https://front.test.evil.test/',
	] );
} );
