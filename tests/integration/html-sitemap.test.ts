/** The HTML sitemap: included and excluded content, its position, and its cost. */
import { configure, withContent } from './support/head';
import { shortcode, sitemapsIn } from './support/html-sitemap';
import { activate, deactivate, withPlugins } from './support/plugins';
import { withPermalinks } from './support/robots';
import { site } from './support/site';

const content = withContent();
withPlugins( 'head-filters' );
const id = ( name: string ) => content.ids[ name ] as number;

beforeEach( () => site.resetSettings() );

/** Stores metadata of a post or a term, runs a task, and deletes the metadata. */
async function withRow< Value >(
	kind: 'post' | 'term',
	name: string,
	row: string,
	value: string,
	run: () => Promise< Value >
): Promise< Value > {
	const args = { kind, id: id( name ), key: `_pharos_${ row }`, value };
	await site.php(
		`update_metadata( $args['kind'], $args['id'], $args['key'], $args['value'] );`,
		args
	);
	try {
		return await run();
	} finally {
		await site.php(
			`delete_metadata( $args['kind'], $args['id'], $args['key'] );`,
			args
		);
	}
}

/** Publishes a page, requests it as a visitor, and deletes it. */
async function onPage< Value >(
	text: string,
	run: ( page: number, path: string ) => Promise< Value >
): Promise< Value > {
	const page = await site.php< number >(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-map', 'post_title' => 'Map', 'post_content' => $args['text'] ] ) );`,
		{ text }
	);
	try {
		return await run( page, '/x-map/' );
	} finally {
		await site.php( `wp_delete_post( $args['page'], true );`, { page } );
	}
}

const sitemapsAt = async ( path: string ) =>
	sitemapsIn( ( await site.get( path ) ).text );

describe( 'What it lists', () => {
	test( 'every public type and taxonomy with a heading of its own, and no files', async () => {
		const { lists, links } = await shortcode();
		expect( Object.keys( lists ) ).toEqual( [
			'Posts',
			'Pages',
			'Books & maps',
			'Categories',
			'Tags',
			'Genres',
		] );
		expect( links ).toEqual(
			expect.arrayContaining( [
				'/x-plain/',
				'/x-front/',
				'/books/x-book/',
				'/category/tea/',
				'/tag/how-to/',
				'/genre/x-travel/',
			] )
		);
		expect( links.filter( ( path ) => /x-image/.test( path ) ) ).toEqual(
			[]
		);
		expect( new Set( links ).size ).toBe( links.length );
	} );

	test( 'what the settings name, or the shortcode instead, in that order; unknown names are left out', async () => {
		await configure( {
			sitemap_display_shortcode: [ 'genre', 'nothing' ],
		} );
		expect( Object.keys( ( await shortcode() ).lists ) ).toEqual( [
			'Genres',
		] );
		const { lists } = await shortcode(
			'types="page, book,attachment,<b>,page"'
		);
		expect( Object.keys( lists ) ).toEqual( [ 'Pages', 'Books & maps' ] );
		expect( await shortcode( 'types="nothing"' ) ).toMatchObject( {
			html: '',
		} );
	} );

	test( 'what shortcodes of plugins that were here before ask for', async () => {
		const html = await site.php< string >(
			`return do_shortcode( '[aioseo_html_sitemap post_types="page"][seopress_html_sitemap cpt="book"]' );`
		);
		expect(
			sitemapsIn( html ).map( ( { lists } ) => Object.keys( lists ) )
		).toEqual( [ [ 'Pages' ], [ 'Books & maps' ] ] );
	} );

	test( 'pages and terms that are trees as trees, posts with the newest first, tags by name', async () => {
		const { lists } = await shortcode();
		expect( lists.Genres ).toEqual( [ [ 'Travel', [ 'China' ] ] ] );
		expect( lists.Pages ).toContainEqual( [ 'No title.', [ 'Child' ] ] );
		const dates = await site.php< string[] >(
			`return array_map( static fn( $title ) => get_posts( [ 'title' => $title ] )[0]->post_date, $args );`,
			( lists.Posts ?? [] ).filter( ( title ) =>
				/^[A-Z][\w ]+$/.test( String( title ) )
			)
		);
		expect( dates.length ).toBeGreaterThan( 3 );
		expect( dates ).toEqual( [ ...dates ].sort().reverse() );
		expect( lists.Tags ).toEqual( [ ...( lists.Tags ?? [] ) ].sort() );
	} );

	test( 'titles as plain text, and posts without one by their text', async () => {
		const { lists, html } = await shortcode( 'types=post' );
		expect( lists.Posts ).toEqual(
			expect.arrayContaining( [
				'Salt & "pepper" tea',
				'[video] Trip to Rome',
				'How to write &amp; in HTML',
				'No title.',
				`Untitled ${ id( 'untitled' ) }`,
			] )
		);
		expect( html ).not.toContain( 'SECRET' );
	} );
} );

describe( 'It leaves out', () => {
	const listed = async () => ( await shortcode() ).links;

	test( 'what a password protects, drafts, and posts of the future', async () => {
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'draft' ] );
			wp_update_post( [ 'ID' => $args[1], 'post_status' => 'future', 'post_date' => '2999-01-01 00:00:00', 'post_date_gmt' => '2999-01-01 00:00:00', 'edit_date' => true ] );`,
			[ id( 'plain' ), id( 'brackets' ) ]
		);
		try {
			const links = await listed();
			expect( links ).toContain( '/x-entities/' );
			for ( const path of [
				'/x-secret/',
				'/x-plain/',
				'/x-brackets/',
			] ) {
				expect( links ).not.toContain( path );
			}
		} finally {
			await site.php(
				`foreach ( $args as $id ) { wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_date' => '2025-01-01 00:00:00', 'post_date_gmt' => '2025-01-01 00:00:00', 'edit_date' => true ] ); }`,
				[ id( 'plain' ), id( 'brackets' ) ]
			);
		}
	} );

	test.each( [
		[ 'post', 'plain', '/x-plain/' ],
		[ 'term', 'genre', '/genre/x-travel/' ],
	] as const )(
		'a %s that says noindex, or names another address',
		async ( kind, name, path ) => {
			const listedWith = async ( row: string, value: string ) =>
				( await withRow( kind, name, row, value, listed ) ).includes(
					path
				);
			expect( await listedWith( 'noindex', 'yes' ) ).toBe( false );
			expect( await listedWith( 'noindex', 'no' ) ).toBe( true );
			expect( await listedWith( 'canonical', '/elsewhere/' ) ).toBe(
				false
			);
			expect( await listedWith( 'canonical', path ) ).toBe( true );
			expect( await listedWith( 'redirect', '/about/' ) ).toBe( false );
			// The same page: visitors aren't redirected.
			expect( await listedWith( 'redirect', path ) ).toBe( true );
			await configure( { enable_redirects: false } );
			expect( await listedWith( 'redirect', '/about/' ) ).toBe( true );
			await configure( { enable_page_level_seo: false } );
			expect( await listedWith( 'noindex', 'yes' ) ).toBe( true );
		}
	);

	test( 'kinds that say noindex; where one is named, it has those that say otherwise', async () => {
		await configure( { no_index: [ 'post', 'genre' ] } );
		expect( Object.keys( ( await shortcode() ).lists ) ).toEqual( [
			'Pages',
			'Books & maps',
			'Categories',
			'Tags',
		] );
		const named = () => shortcode( 'types=post,genre,page' );
		expect( Object.keys( ( await named() ).lists ) ).toEqual( [ 'Pages' ] );
		const { lists } = await withRow(
			'post',
			'brackets',
			'noindex',
			'no',
			named
		);
		expect( lists.Posts ).toEqual( [ '[video] Trip to Rome' ] );
	} );

	test( 'what the settings exclude, and empty terms', async () => {
		const empty = await site.php< number >(
			`return wp_insert_term( 'Nothing', 'genre', [ 'slug' => 'x-nothing' ] )['term_id'];`
		);
		await site.php(
			`$saved = ( new Pharos\\Settings\\Settings() )->save( $args );
			if ( $saved !== true ) { throw new Exception( $saved->get_error_message() ); }`,
			{
				sitemap_exclude: [
					`post-${ id( 'plain' ) }`,
					`term-${ id( 'genre' ) }`,
					`term-${ id( 'brackets' ) }`,
				],
			}
		);
		const { links, lists } = await shortcode();
		await site.php( `wp_delete_term( $args[0], 'genre' );`, [ empty ] );
		expect( links ).not.toContain( '/x-plain/' );
		expect( links ).toContain( '/x-brackets/' );
		// Its child terms move up.
		expect( lists.Genres ).toEqual( [ 'China' ] );
	} );

	test( 'a page between two others: what is below it moves up', async () => {
		const below = ( items: unknown[] ) =>
			items.flat( Infinity ).includes( 'Child' );
		const { lists } = await withRow(
			'post',
			'above',
			'noindex',
			'yes',
			() => shortcode( 'types=page' )
		);
		expect( below( lists.Pages ?? [] ) ).toBe( true );
		expect( lists.Pages ).toContain( 'Child' );
	} );
} );

describe( 'Where it stands', () => {
	test( 'its shortcode and its block, once each, with the page itself marked', async () => {
		await onPage(
			'<!-- wp:shortcode -->[pharos_sitemap types="genre"]<!-- /wp:shortcode -->\n<!-- wp:pharos/sitemap {"types":"page","align":"wide"} /-->',
			async ( _page, path ) => {
				const { text } = await site.get( path );
				expect(
					sitemapsIn( text ).map( ( { lists } ) =>
						Object.keys( lists )
					)
				).toEqual( [ [ 'Genres' ], [ 'Pages' ] ] );
				expect( text ).toMatch(
					/<div class="[^"]*wp-block-pharos-sitemap[^"]*alignwide|<div class="[^"]*alignwide[^"]*wp-block-pharos-sitemap/
				);
				expect(
					text
						.slice( text.indexOf( '<nav class="pharos-sitemap"' ) )
						.match( /<a[^>]* aria-current="page">Map</g )
				).toHaveLength( 1 );
			}
		);
	} );

	test( 'the end of the page that the settings name, and no other; only while they say so', async () => {
		await onPage( 'Text.', async ( page, path ) => {
			const numberOn = async ( where: string ) =>
				( await sitemapsAt( where ) ).length;
			await configure( {
				sitemap_display_format: 'page',
				sitemap_display_page: page,
			} );
			const { text } = await site.get( path );
			expect( sitemapsIn( text ) ).toHaveLength( 1 );
			expect( text.indexOf( 'Text.' ) ).toBeLessThan(
				text.indexOf( 'pharos-sitemap' )
			);
			for ( const other of [
				'/x-front/',
				'/',
				'/x-map/feed/',
				'/feed/',
			] ) {
				expect( [ other, await numberOn( other ) ] ).toEqual( [
					other,
					0,
				] );
			}
			expect(
				text.match( /<meta name="description" content="([^"]*)/ )?.[ 1 ]
			).toBe( 'Text.' );
			await configure( {
				sitemap_display_format: 'shortcode',
				sitemap_display_page: page,
			} );
			expect( await numberOn( path ) ).toBe( 0 );
		} );
	} );

	test.each( [
		[ 'a shortcode', '[pharos_sitemap types="genre"]' ],
		[ 'a block', '<!-- wp:pharos/sitemap {"types":"genre"} /-->' ],
	] )( 'not twice: a page with %s has that one', async ( _what, text ) => {
		await onPage( text, async ( page, path ) => {
			await configure( {
				sitemap_display_format: 'page',
				sitemap_display_page: page,
			} );
			const maps = await sitemapsAt( path );
			expect( maps.map( ( { lists } ) => Object.keys( lists ) ) ).toEqual(
				[ [ 'Genres' ] ]
			);
		} );
	} );

	test( 'of a divided page, the last part', async () => {
		await onPage( 'One.<!--nextpage-->Two.', async ( page, path ) => {
			await configure( {
				sitemap_display_format: 'page',
				sitemap_display_page: page,
			} );
			expect( await sitemapsAt( path ) ).toEqual( [] );
			expect( await sitemapsAt( `${ path }2/` ) ).toHaveLength( 1 );
		} );
	} );

	test( 'nowhere while another SEO plugin is active, and its code isn’t loaded', async () => {
		await onPage( 'A [pharos_sitemap] B', async ( _page, path ) => {
			await activate( 'slim-seo' );
			const { text } = await site
				.get( path )
				.finally( () => deactivate( 'slim-seo' ) );
			expect( /<p>A\s+B<\/p>/.test( text ) ).toBe( true );
		} );
	} );

	test( 'the block is the same for visitors and in the editor', async () => {
		expect(
			await site.php(
				`$of = static fn( $block ) => [ $block->api_version, $block->attributes['types'], $block->supports, is_callable( $block->render_callback ) ];
				$registry = WP_Block_Type_Registry::get_instance();
				$editors = $registry->get_registered( 'pharos/sitemap' );
				$registry->unregister( 'pharos/sitemap' );
				do_blocks( '<!-- wp:pharos/sitemap /-->' );
				$visitors = $of( $registry->get_registered( 'pharos/sitemap' ) );
				return [ $of( $editors ) === $visitors ? 'same' : [ $of( $editors ), $visitors ], $editors->title, $editors->category ];`
			)
		).toEqual( [ 'same', 'Sitemap', 'widgets' ] );
	} );
} );

describe( 'A large site', () => {
	const make = ( count: number ) =>
		site.php(
			`global $wpdb;
			for ( $i = 0; $i < $args['count']; $i++ ) {
				$date = gmdate( 'Y-m-d H:i:s', 1700000000 + $i * 60 );
				$rows[] = "(1, '$date', '$date', '', 'Many $i', '', 'publish', 'x-many-$i', 'book', '', '', '')";
			}
			$wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, post_type, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', $rows ) );
			wp_cache_flush();`,
			{ count }
		);
	const remove = () =>
		site.php(
			`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->posts WHERE post_name LIKE 'x-many-%'" ); wp_cache_flush();`
		);
	afterEach( remove );

	const queries = () =>
		site.php< number >(
			`global $wpdb;
			wp_cache_flush();
			get_option( 'home' );
			$before = $wpdb->num_queries;
			do_shortcode( '[pharos_sitemap types="book,genre,page,post"]' );
			return $wpdb->num_queries - $before;`
		);

	test( 'lists the 500 newest, and leads to the archive with all of them', async () => {
		await make( 600 );
		const { lists, links } = await shortcode( 'types=book' );
		const books = lists[ 'Books & maps' ] ?? [];
		expect( books ).toHaveLength( 501 );
		// The book of the other tests is newer.
		expect( books.slice( 0, 3 ) ).toEqual( [
			'The book of tea',
			'Many 599',
			'Many 598',
		] );
		expect( books.at( -1 ) ).toBe( 'More: Books & maps' );
		expect( links.at( -1 ) ).toBe( '/books/' );
	} );

	test.each( [ '/%postname%/', '/%category%/%author%/%postname%/' ] )(
		'costs the same number of queries with the permalinks %s',
		async ( structure ) => {
			await withPermalinks( structure, async () => {
				await make( 20 );
				const few = await queries();
				await make( 500 );
				expect( await queries() ).toBe( few );
				expect( few ).toBeLessThan( 45 );
			} );
		}
	);
} );

describe( 'Add-ons', () => {
	const filtered = async ( code: string ) => {
		const html = await site.php< string >(
			`add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
			add_filter( 'pharos_html_sitemap', static function ( $sections, $types ) { ${ code } }, 10, 2 );
			return do_shortcode( '[pharos_sitemap types="genre"]' );`
		);
		return sitemapsIn( html )[ 0 ]?.lists;
	};

	test( 'add sections of their own, whose texts are texts and whose addresses are those of pages', async () => {
		expect(
			await filtered(
				`return [ ...$sections, [ 'name' => 'x', 'label' => "<b>$types</b>", 'links' => [
					[ 'title' => '<i>Tools</i>', 'url' => 'https://tools.example/?a=1&b=2', 'children' => [ [ 'title' => 'Bad', 'url' => 'javascript:alert(1)' ] ] ],
				] ] ];`
			)
		).toEqual( {
			Genres: [ [ 'Travel', [ 'China' ] ] ],
			'<b>genre</b>': [ [ '<i>Tools</i>', [ 'Bad' ] ] ],
		} );
	} );

	test( 'break nothing by what is no section', async () => {
		expect(
			await filtered(
				`$round = [ 'title' => 'x', 'url' => '' ]; $round['children'] = [ &$round ];
				return [ 'x', [ 'label' => 'A', 'links' => [ $round ] ], [ 'label' => 'B', 'links' => [ [ 'title' => 1 ] ] ], ...$sections ];`
			)
		).toEqual( { Genres: [ [ 'Travel', [ 'China' ] ] ] } );
	} );
} );
