/** Feeds beyond the effect of each setting: items of all types, valid XML, and which feeds stay. */
import { parseFragment } from '../support/html';
import { configure } from './support/head';
import { site } from './support/site';

interface Parsed {
	error: string;
	items: {
		title: string;
		link: string;
		description: string;
		content: string | null;
	}[];
}

/** Parses a feed like a feed reader: invalid XML is an error. */
async function feed( path: string ): Promise< Parsed > {
	const { text } = await site.get( path );
	return site.php(
		`libxml_use_internal_errors( true );
		$document = new DOMDocument();
		$document->loadXML( $args['xml'] );
		$text = static fn( $item, $name ) => $item->getElementsByTagName( $name )->item( 0 )?->textContent;
		$items = [];
		foreach ( [ 'item', 'entry' ] as $tag ) {
			foreach ( $document->getElementsByTagName( $tag ) as $item ) {
				$items[] = [
					'title' => trim( $text( $item, 'title' ) ?? '' ),
					'link' => $text( $item, 'link' ),
					'description' => $text( $item, 'description' ) ?? $text( $item, 'summary' ),
					'content' => $text( $item, 'encoded' ) ?? $text( $item, 'content' ),
				];
			}
		}
		return [ 'error' => libxml_get_last_error()?->message ?? '', 'items' => $items ];`,
		{ xml: text }
	);
}

const at = ( path: string ) => `${ site.url }${ path }`;
const source = ( path: string, title: string ) =>
	`<p>Read <a href="${ at( path ) }">${ title }</a>, originally published on Fern &amp; Kettle.</p>`;

let ids: Record< string, number > = {};

beforeAll( async () => {
	ids = await site.php( `
		$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1, 'post_category' => [ $GLOBALS['x_term'] ] ] ) );
		$GLOBALS['x_term'] = wp_insert_term( 'Feeds', 'category', [ 'slug' => 'x-feeds' ] )['term_id'];
		return [
			'term' => $GLOBALS['x_term'],
			'long' => $make( [ 'post_name' => 'x-long', 'post_title' => 'Long &amp; <em>odd</em> ]]&gt; title', 'post_content' => '<p>' . implode( ' ', range( 1, 600 ) ) . '</p>' ] ),
			'own' => $make( [ 'post_name' => 'x-own', 'post_title' => 'Own', 'post_excerpt' => 'My <b>own</b> excerpt.', 'post_content' => 'Text.' ] ),
			'secret' => $make( [ 'post_name' => 'x-secret', 'post_title' => 'Secret', 'post_content' => 'SECRET text', 'post_password' => 'kettle' ] ),
			'nameless' => $make( [ 'post_name' => 'x-nameless', 'post_title' => '', 'post_content' => 'No title.' ] ),
			'empty' => $make( [ 'post_name' => 'x-blank', 'post_title' => 'Blank', 'post_content' => '' ] ),
		];` );
	await site.option( 'posts_per_rss', 20 );
} );

afterAll( async () => {
	await site.resetSettings();
	await site.option( 'posts_per_rss', 10 );
	await site.php(
		`wp_delete_term( $args['term'], 'category' );
		unset( $args['term'] );
		foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		ids
	);
} );

const entryOf = ( { items }: Parsed, path: string ) =>
	items.find( ( { link } ) => link === at( path ) );

describe( 'With excerpts and the source below them, as by default', () => {
	let parsed: Parsed;
	beforeAll( async () => {
		await site.resetSettings();
		parsed = await feed( '/category/x-feeds/feed/' );
	} );

	test( 'the feed is valid and holds every post', () => {
		expect( parsed.error ).toBe( '' );
		expect( parsed.items ).toHaveLength( 5 );
		expect( parsed.items.map( ( { content } ) => content ) ).toEqual(
			Array( 5 ).fill( null )
		);
	} );

	test( 'a long text ends after 500 words', () => {
		const { description = '' } = entryOf( parsed, '/x-long/' ) ?? {};
		const [ text = '', rest = '' ] = description.split( '<p>' );
		const words = text.split( ' ' );
		expect( words.slice( -2 ) ).toEqual( [ '500', '[&#8230;]' ] );
		expect( `<p>${ rest }` ).toBe(
			source( '/x-long/', 'Long &amp; odd ]]&gt; title' )
		);
	} );

	test( 'an excerpt of its own is kept', () => {
		expect( entryOf( parsed, '/x-own/' )?.description ).toBe(
			`My <b>own</b> excerpt.${ source( '/x-own/', 'Own' ) }`
		);
	} );

	test( 'what a password protects stays secret', () => {
		expect( JSON.stringify( parsed ) ).not.toContain( 'SECRET' );
	} );

	test( 'a post without a title is named by its address', () => {
		expect( entryOf( parsed, '/x-nameless/' )?.description ).toBe(
			`No title.${ source( '/x-nameless/', at( '/x-nameless/' ) ) }`
		);
	} );

	test( 'a post without a text still says where it is', () => {
		expect( entryOf( parsed, '/x-blank/' )?.description ).toBe(
			source( '/x-blank/', 'Blank' )
		);
	} );

	test( 'the source is one sentence of HTML with one link', () => {
		const { description = '' } = entryOf( parsed, '/x-own/' ) ?? {};
		const nodes = parseFragment( description ).childNodes.map(
			( { nodeName } ) => nodeName
		);
		expect( nodes ).toEqual( [ '#text', 'b', '#text', 'p' ] );
	} );

	test( 'other formats are valid and say the same', async () => {
		for ( const format of [ 'atom', 'rdf', 'rss' ] ) {
			const other = await feed( `/category/x-feeds/feed/${ format }/` );
			expect( [ format, other.error ] ).toEqual( [ format, '' ] );
			expect( JSON.stringify( other ) ).toContain(
				'originally published on'
			);
			expect( JSON.stringify( other ) ).not.toContain( '600' );
		}
	} );

	test( 'pages are not touched', async () => {
		expect( ( await site.get( '/x-long/' ) ).text ).toContain( '599 600' );
		expect( ( await site.get( '/x-own/' ) ).text ).not.toContain(
			'originally published on'
		);
		expect(
			( await site.get( '/x-own/' ) ).headers.get( 'x-robots-tag' )
		).toBeNull();
	} );
} );

test( 'With full texts, the source is below the text and not in the summary too', async () => {
	await configure( { convert_feed_entries_into_excerpts: false } );
	const { error, items } = await feed( '/category/x-feeds/feed/' );
	expect( error ).toBe( '' );
	const own = entryOf( { error, items }, '/x-own/' );
	expect( own?.description ).toBe( 'My <b>own</b> excerpt.' );
	expect( own?.content ).toBe(
		`<p>Text.</p>\n${ source( '/x-own/', 'Own' ) }`
	);
	expect( entryOf( { error, items }, '/x-long/' )?.content ).toContain(
		'599 600'
	);
	expect( JSON.stringify( items ) ).not.toContain( 'SECRET' );
} );

test( 'A site may say it in other words, or not at all', async () => {
	const say = ( filter: string ) =>
		site.php< string >(
			`add_filter( 'pharos_feed_source', static fn( $html, $post ) => ${ filter }, 10, 2 );
			$GLOBALS['post'] = get_post( $args['own'] );
			setup_postdata( $GLOBALS['post'] );
			( new Pharos\\Feeds\\Entries( new Pharos\\Settings\\Settings() ) )->start();
			return apply_filters( 'the_excerpt_rss', 'Text.' );`,
			ids
		);
	await site.resetSettings();
	expect( await say( `"<i>$post->post_title ]]> </i>"` ) ).toBe(
		'Text.<i>Own ]]&gt; </i>'
	);
	expect( await say( `''` ) ).toBe( 'Text.' );
} );

describe( 'With every feed switched off that can be', () => {
	beforeAll( () =>
		configure( {
			remove_global_comments_feed: true,
			remove_post_authors_feed: true,
			remove_post_types_feed: true,
			remove_category_feed: true,
			remove_tag_feed: true,
			remove_custom_taxonomy_feed: true,
			remove_search_results_feed: true,
			remove_atom_rdf_feeds: true,
		} )
	);

	test( 'the feed of the site stays, and the page links to it alone', async () => {
		expect( ( await feed( '/feed/' ) ).items.length ).toBeGreaterThan( 5 );
		const { links } = await site.get( '/' );
		expect(
			links
				.filter( ( { type } ) => type === 'application/rss+xml' )
				.map( ( { href } ) => href )
		).toEqual( [ at( '/feed/' ) ] );
	} );

	test( 'the comments of a single post keep their feed, and the link to it', async () => {
		const { links } = await site.get( '/x-own/' );
		expect( links.map( ( { href } ) => href ) ).toContain(
			at( '/x-own/feed/' )
		);
		expect( await feed( '/x-own/feed/' ) ).toMatchObject( { error: '' } );
	} );

	test.each( [
		[ 'all comments as Atom', '/comments/feed/atom/', '/' ],
		[ 'the site as Atom, by its query', '/?feed=atom', '/' ],
		[ 'one post’s comments as Atom', '/x-own/feed/atom/', '/x-own/' ],
		[ 'a month as RDF', '/2025/02/feed/rdf/', '/2025/02/' ],
		// The archive would redirect there as well.
		[ 'an author without an archive', '/author/ines-calloway/feed/', '/' ],
		[ 'a search, by its query', '/?s=tea&feed=rss2', '/search/tea/' ],
	] )( 'the feed of %s leads to its page', async ( _, path, page ) => {
		const answer = await site.get( path );
		expect( [ answer.status, answer.location ] ).toEqual( [
			301,
			at( page ),
		] );
	} );

	test( 'a reader that has the feed already hears of it too', async () => {
		const response = await site.fetch( '/category/x-feeds/feed/', {
			headers: {
				'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT',
				'If-None-Match': '"x"',
			},
		} );
		expect( response.status ).toBe( 301 );
	} );

	test( 'an address of nothing stays that', async () => {
		const answer = await site.get( '/category/x-nothing/feed/' );
		expect( answer.location ).toBeNull();
	} );
} );
