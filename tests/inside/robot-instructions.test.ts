/** The content that robot instructions apply to, as listed by GET /pharos/v1/post-content. */
import { withPlugins } from '../integration/support/plugins';
import { save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';

interface Item {
	name: string;
	label: string;
	url: string;
	count: number | null;
	in_sitemap: boolean;
	served: boolean;
}

type Content = Record< 'post_types' | 'taxonomies' | 'archives', Item[] >;

withPlugins( 'bookshop' );
startWithDefaults();

async function read(): Promise< Content > {
	const admin = await site.as( 'admin' );
	const { status, body } = await admin.rest< {
		success: boolean;
		data: Content;
	} >( 'GET', '/pharos/v1/post-content' );
	expect( { status, success: body.success } ).toEqual( {
		status: 200,
		success: true,
	} );
	return body.data;
}

const names = ( items: Item[] ) => items.map( ( { name } ) => name );
const all = ( content: Content ) => [
	...content.post_types,
	...content.taxonomies,
	...content.archives,
];
const find = ( content: Content, name: string ) =>
	all( content ).find( ( item ) => item.name === name ) as Item;

test( 'Everything with pages of its own is listed, with the names that the settings use', async () => {
	const found = await read();

	expect( names( found.post_types ) ).toEqual( [
		'post',
		'page',
		'book',
		'attachment',
	] );
	expect( names( found.taxonomies ) ).toEqual( [
		'category',
		'post_tag',
		'genre',
	] );
	expect( names( found.archives ) ).toEqual( [
		'author',
		'date',
		'search',
		'archive-book',
	] );
	expect( find( found, 'book' ).label ).toBe( 'Books & maps' );
	expect( find( found, 'archive-book' ).label ).toBe(
		'Archive of Books & maps'
	);
} );

test( 'Counts are those of what is published', async () => {
	const found = await read();
	const counts = await site.php< Record< string, number > >(
		`return [
			'post' => count( get_posts( [ 'numberposts' => -1, 'post_status' => 'publish' ] ) ),
			'category' => count( get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false ] ) ),
		];`
	);

	expect( find( found, 'post' ).count ).toBe( counts.post );
	expect( find( found, 'category' ).count ).toBe( counts.category );
	expect( find( found, 'genre' ).count ).toBe( 0 );
	expect( find( found, 'date' ).count ).toBeNull();
} );

test( 'Every example leads to a page; where there is none yet, there is no example', async () => {
	await save( { author_archive: true, date_archive: true } );

	const found = await read();

	expect( find( found, 'genre' ).url ).toBe( '' );
	expect( find( found, 'book' ).url ).toBe( '' );
	for ( const name of [
		'post',
		'page',
		'category',
		'post_tag',
		'author',
		'date',
		'search',
		'archive-book',
	] ) {
		const { url } = find( found, name );
		expect( { name, isOurs: url.startsWith( site.url ) } ).toEqual( {
			name,
			isOurs: true,
		} );
		const { status } = await site.get( url.slice( site.url.length ) );
		expect( { name, status } ).toEqual( { name, status: 200 } );
	}
} );

test( 'Switched-off archives and redirected files are marked', async () => {
	const off = await read();
	await save( { author_archive: true } );
	const on = await read();

	expect( find( off, 'author' ).served ).toBe( false );
	expect( find( off, 'date' ).served ).toBe( false );
	expect( find( off, 'attachment' ).served ).toBe( false );
	expect( find( off, 'search' ).served ).toBe( true );
	expect( find( on, 'author' ).served ).toBe( true );
	expect( find( on, 'date' ).served ).toBe( false );
} );

test( "Files count as pages only where neither WordPress's option nor ours redirects them", async () => {
	const before = await site.option( 'wp_attachment_pages_enabled' );
	await site.option( 'wp_attachment_pages_enabled', '1' );
	await save( { redirectAttachmentPagesToPostParent: false } );

	const found = await read();
	await site.option( 'wp_attachment_pages_enabled', before );

	expect( find( found, 'attachment' ).served ).toBe( true );
} );

describe( "What WordPress's sitemap lists", () => {
	const listed = async () =>
		names( all( await read() ).filter( ( item ) => item.in_sitemap ) );

	test( 'is what its registry holds, authors where they are served', async () => {
		await save( { author_archive: true } );
		expect( await listed() ).toEqual( [
			'post',
			'page',
			'book',
			'category',
			'post_tag',
			'genre',
			'author',
		] );
	} );

	test( 'lacks what says noindex, and authors whose archives redirect', async () => {
		await save( { no_index: [ 'page', 'genre' ] } );
		expect( await listed() ).toEqual( [
			'post',
			'book',
			'category',
			'post_tag',
		] );
	} );

	test( 'is nothing on a site hidden from search engines', async () => {
		await site.option( 'blog_public', '0' );
		const found = await listed();
		await site.option( 'blog_public', '1' );
		expect( found ).toEqual( [] );
	} );

	test( 'lacks what other code has taken out', async () => {
		const found = await site.php< Content >(
			`add_filter( 'wp_sitemaps_taxonomies', static fn( $all ) => array_diff_key( $all, [ 'post_tag' => 1 ] ) );
			return rest_do_request( '/pharos/v1/post-content' )->get_data()['data'];`,
			{},
			1
		);
		expect( find( found, 'post_tag' ).in_sitemap ).toBe( false );
		expect( find( found, 'category' ).in_sitemap ).toBe( true );
	} );
} );
