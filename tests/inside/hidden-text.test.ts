/**
 * Text that other plugins hide from visitors with WordPress's filters is nowhere: not in descriptions, social tags, structured data, images,
 * sitemaps or llms.txt.
 */
import { configure } from '../integration/support/head';
import { nodesOf } from '../integration/support/json-ld';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const SECRET = /Secret words|secret-picture|secret_vid/;
const PICTURE = '/secret-picture.jpg';

/** Each hides from visitors the text of posts with a row `z_secret`, or a part of it. */
const WAYS: Record< string, string > = {
	'the_content, as a whole': `add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? 'Members only.' : $text, 5 );`,
	'the_content, at the end': `add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? '' : $text, 1000 );`,
	'the_content, on single pages in the loop': `add_filter( 'the_content', static fn( $text ) => is_singular() && in_the_loop() && is_main_query() && z_secret( get_queried_object() ) ? 'Please join.' : $text );`,
	'the_content, all but a teaser': `add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? wp_trim_words( $text, 3 ) : $text );`,
	'the_content, one sentence': `add_filter( 'the_content', static fn( $text ) => is_user_logged_in() ? $text : str_replace( 'Secret', '', $text ) );`,
	'a method': `final class Z_Gate { public function text( $text ) { return z_secret( get_post() ) ? 'Log in.' : $text; } }
		add_filter( 'the_content', [ new Z_Gate(), 'text' ] );`,
	'a filter that the loop adds': `add_action( 'loop_start', static fn() => current_user_can( 'read' ) || add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? 'Join us.' : $text ) );`,
	'the_post, in the post itself': `add_action( 'the_post', static function ( $post ) { if ( z_secret( $post ) ) { $post->post_content = 'Members only.'; $GLOBALS['pages'] = [ 'Members only.' ]; } } );`,
	'posts that are replaced': `add_filter( 'the_posts', static fn( $posts ) => array_map( static function ( $post ) { if ( z_secret( $post ) ) { $post = clone $post; $post->post_content = 'Members only.'; $post->post_excerpt = ''; } return $post; }, $posts ) );`,
	'a filter that is added on the page': `add_action( 'wp', static fn() => is_singular() && z_secret( get_queried_object() ) && add_filter( 'the_content', static fn() => 'Come in.' ) ); add_filter( 'the_content', static fn( $text ) => $text );`,
	'a filter that the template adds': `add_filter( 'template_include', static function ( $file ) { add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? 'Come in.' : $text ); return $file; } ); add_filter( 'the_content', static fn( $text ) => $text );`,
	'a filter that background jobs go without': `wp_doing_cron() || add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) && ! wp_doing_cron() ? 'Come in.' : $text );`,
	'a template of its own': `add_filter( 'template_include', static fn( $file ) => is_singular() && get_post_meta( get_queried_object_id(), 'z_secret', true ) ? WP_CONTENT_DIR . '/uploads/z-login.php' : $file );
		add_filter( 'the_content', static fn( $text ) => $text );`,
	'code that fails': `add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? ( did_action( 'wp_head' ) ? 'No access.' : throw new Exception( 'No page' ) ) : $text );`,
};

withSnippet(
	'hidden-text',
	`function z_secret( $post ) {
		return $post instanceof WP_Post && get_post_meta( $post->ID, 'z_secret', true ) && ! is_user_logged_in();
	}
	add_action( 'init', static fn() => register_post_status( 'z_expired', [ 'public' => true, 'label' => 'Expired' ] ) );
	switch ( get_option( 'z_way' ) ) {
		${ Object.entries( WAYS )
			.map( ( [ name, code ] ) => `case '${ name }': ${ code } break;` )
			.join( '\n' ) }
		case 'the excerpt, too': add_filter( 'the_content', 'z_replaced' ); add_filter( 'get_the_excerpt', 'z_replaced', 95 ); break;
		case 'a redirect': add_action( 'template_redirect', static function () { if ( z_secret( get_queried_object() ) && is_singular() ) { wp_safe_redirect( home_url( '/join/' ) ); exit; } } ); break;
		case 'a redirect before the template': add_action( 'wp', static function () { if ( z_secret( get_queried_object() ) && is_singular() ) { exit( wp_redirect( home_url( '/join/' ) ) ); } } ); break;
		case 'a redirect in the text': add_filter( 'the_content', static fn( $text ) => z_secret( get_post() ) ? exit( wp_redirect( home_url( '/join/' ) ) ) : $text ); break;
		case 'a page that is not found': add_filter( 'the_content', static fn( $text ) => $text ); add_action( 'template_redirect', static function () { if ( z_secret( get_queried_object() ) && is_singular() ) { $GLOBALS['wp_query']->set_404(); status_header( 404 ); } } ); break;
		case 'a redirect to HTTPS': add_action( 'template_redirect', static function () { wp_redirect( set_url_scheme( get_permalink(), 'https' ) ); exit; } ); add_filter( 'the_content', static fn( $text ) => $text ); break;
		case 'an error': add_filter( 'the_content', static fn( $text ) => $text ); add_filter( 'template_include', static fn( $file ) => z_secret( get_queried_object() ) && is_singular() ? wp_die( 'Members only', 403 ) : $file ); break;
		case 'only the text': add_filter( 'the_content', 'z_replaced' ); break;
		case 'a counter': add_filter( 'the_content', static fn( $text ) => $text ); add_action( 'template_redirect', static function () { $id = get_queried_object_id(); update_post_meta( $id, 'z_views', 1 + (int) get_post_meta( $id, 'z_views', true ) ); $GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( "INSERT INTO {$GLOBALS['wpdb']->postmeta} ( post_id, meta_key, meta_value ) VALUES ( %d, 'z_log', 'seen' )", $id ) ); } ); break;
		case 'something stored first': add_filter( 'the_content', static fn( $text ) => get_option( 'z_ready' ) || update_option( 'z_ready', '1' ) ? $text : '' ); break;
		case 'rows in a table of its own':
			add_filter( 'the_content', static function ( $text ) { get_post()->post_name === 'z-open' && $GLOBALS['z_compared'] = 1 + ( $GLOBALS['z_compared'] ?? 0 ); return $text; } );
			add_filter( 'get_post_metadata', static fn( $value, $id, $key ) => $key === '_pharos_shown' && get_post( $id )->post_name === 'z-open' ? [ get_option( 'z_row', '' ) ] : $value, 10, 3 );
			add_filter( 'update_post_metadata', static fn( $done, $id, $key, $value ) => $key === '_pharos_shown' && get_post( $id )->post_name === 'z-open' ? update_option( 'z_row', $value ) : $done, 10, 4 );
			break;
		case 'nothing': add_filter( 'the_content', static fn( $text ) => '<p>Advertisement</p>' . preg_replace( '~</p>~', ' [a] </p><p>Read more</p>', $text ) . '<ul><li>Related posts</li></ul>' ); break;
	}
	function z_replaced( $text ) { return z_secret( get_post() ) ? 'You need to be a member.' : $text; }
	add_action( 'init', static function () { if ( get_option( 'z_open' ) ) { add_filter( 'pharos_is_restricted', static fn( $restricted, $post ) => $post->post_name === 'z-open' ? get_option( 'z_open' ) === 'closed' : $restricted, 10, 2 ); } } );`
);

let posts: { secret: number; open: number; excerpt: number };

const hideBy = ( way: string | null ) => site.option( 'z_way', way );

/** What WP-Cron does. */
const check = () =>
	site.php< boolean >(
		`return Pharos\\Content\\VisitorCheck::step( 30.0, true );`
	);

const forget = () =>
	site.php(
		`delete_post_meta_by_key( '_pharos_shown' ); delete_option( 'pharos_visitor_check' ); wp_unschedule_hook( 'pharos_check_visitor_text' );`
	);

const text = ( words: string ) =>
	`<!-- wp:paragraph --><p>${ words } words of the members.</p><!-- /wp:paragraph --><!-- wp:image --><figure><img src="${ site.url }${ words === 'Secret' ? PICTURE : '/open.jpg' }"/></figure><!-- /wp:image --><!-- wp:embed {"url":"https://www.youtube.com/watch?v=secret_vid1"} --><figure>\nhttps://www.youtube.com/watch?v=secret_vid1\n</figure><!-- /wp:embed -->`;

/** All that Pharos publishes about a post. */
const published = async ( path: string ) => {
	const page = await site.get( path );
	expect( page.status ).toBe( 200 );
	const others = await site.php< string >(
		`$settings = new Pharos\\Settings\\Settings();
		$text = ( new Pharos\\LlmsTxt\\Document( $settings, new Pharos\\Template\\Variables( $settings ) ) )->text();
		$series = new Pharos\\Sitemaps\\Series( $settings );
		$entries = $series->find( 'posts-post' )[0]->entries( 'post', '', '', 1000, true );
		( new Pharos\\Sitemaps\\Media( $settings ) )->add( $entries );
		foreach ( $entries as $entry ) {
			if ( str_contains( $entry->loc, $args[0] ) ) { $text .= wp_json_encode( [ $entry->images, $entry->videos ], JSON_UNESCAPED_SLASHES ); }
		}
		return $text;`,
		[ path ]
	);
	return {
		page,
		all:
			page.text.slice( 0, page.text.indexOf( '</head>' ) ) +
			JSON.stringify( nodesOf( page ) ) +
			others
				.split( '\n' )
				.filter(
					( line ) =>
						! line.startsWith( '- [' ) || line.includes( path )
				)
				.join( '\n' ),
	};
};

beforeAll( async () => {
	await site.php(
		`wp_mkdir_p( WP_CONTENT_DIR . '/uploads' );
		file_put_contents( WP_CONTENT_DIR . '/uploads/z-login.php', '<html><head><?php wp_head(); ?></head><body>Log in. <?php while ( have_posts() ) { the_post(); the_title(); } ?></body></html>' );`
	);
	posts = await site.php(
		`$make = static fn( $name, $content, $meta, $more = [] ) => wp_insert_post( wp_slash( [ 'post_title' => 'A title', 'post_name' => $name, 'post_status' => 'publish', 'post_author' => 1, 'post_content' => $content, 'meta_input' => $meta ] + $more ) );
		return [
			'secret' => $make( 'z-secret', $args[0], [ 'z_secret' => '1' ] ),
			'open' => $make( 'z-open', $args[1], [] ),
			'excerpt' => $make( 'z-excerpt', $args[0], [ 'z_secret' => '1' ], [ 'post_excerpt' => 'A public summary.' ] ),
		];`,
		[ text( 'Secret' ), text( 'Open' ) ]
	);
	await configure( {
		enable_schemas: true,
		enable_page_level_seo: true,
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: true,
		enable_xml_video_sitemap: true,
		social_image_content: 'full',
		schemas: {
			a: {
				title: 'Job',
				type: 'JobPosting',
				fields: { description: '%whole_content%', title: '%title%' },
				show_on: { rules: [ 'basic-global' ] },
			},
		},
	} );
} );

afterAll( async () => {
	await site.php( `unlink( WP_CONTENT_DIR . '/uploads/z-login.php' );` );
	await hideBy( null );
	await site.option( 'z_open', null );
	await forget();
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		Pharos\\Sitemaps\\Job::clear();`,
		posts
	);
	await site.resetSettings();
} );

describe.each( Object.keys( WAYS ) )( 'Hidden by %s', ( way ) => {
	beforeAll( async () => {
		await forget();
		await hideBy( way );
	} );

	test( 'it is nowhere, even before the texts were compared', async () => {
		expect( ( await published( '/z-secret/' ) ).all ).not.toMatch( SECRET );
	} );

	test( 'and after; the text of other posts is there', async () => {
		expect( await check() ).toBe( true );
		expect( ( await published( '/z-secret/' ) ).all ).not.toMatch( SECRET );
		const { page } = await published( '/z-open/' );
		expect( page.meta( 'description' ) ).toContain(
			'Open words of the members.'
		);
		expect( page.meta( 'og:image' ) ).toContain( '/open.jpg' );
	} );
} );

describe( 'A plugin that only adds to the content', () => {
	beforeAll( async () => {
		await forget();
		await hideBy( 'nothing' );
	} );

	test( 'costs no description, once it was compared', async () => {
		const before = await site.get( '/z-open/' );
		expect( before.meta( 'description' ) ?? '' ).not.toContain( 'Open' );
		await check();
		const { page, all } = await published( '/z-secret/' );
		expect( page.meta( 'description' ) ).toContain( 'Secret words' );
		expect( all ).toContain( PICTURE );
	} );

	test( 'is noticed on the first page, and compared in the background', async () => {
		await forget();
		await site.get( '/z-open/' );
		const planned = await site.php(
			`return (bool) wp_next_scheduled( 'pharos_check_visitor_text' );`
		);
		expect( planned ).toBe( true );
	} );

	test( 'A changed post is compared again', async () => {
		await check();
		await site.php(
			`$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_modified_gmt' => '2020-01-01 00:00:00' ], [ 'ID' => $args['open'] ] ); clean_post_cache( $args['open'] );`,
			posts
		);
		const page = await site.get( '/z-open/' );
		expect( page.meta( 'description' ) ?? '' ).not.toContain( 'Open' );
		await site.php( `return Pharos\\Content\\VisitorCheck::step( 30.0 );` );
		expect(
			( await site.get( '/z-open/' ) ).meta( 'description' )
		).toContain( 'Open words' );
	} );

	test( 'so is a post for which an editor changes a field, which may say who can read it', async () => {
		await check();
		const row = () =>
			site.php< string >(
				`return get_post_meta( $args['open'], '_pharos_shown', true );`,
				posts
			);
		const change = ( user: number ) =>
			site.php(
				`update_post_meta( $args['open'], 'z_level', uniqid() );`,
				posts,
				user
			);
		await change( 0 );
		expect( await row() ).toMatch( /^111 / );
		await change( 1 );
		expect( await row() ).toBe( '' );
		await check();
	} );

	test( 'All samples have the text that WordPress shows', async () => {
		const hidden = await site.php< string[] >(
			`global $wpdb;
			return $wpdb->get_col( "SELECT p.post_name FROM $wpdb->posts p JOIN $wpdb->postmeta m ON m.post_id = p.ID WHERE m.meta_key = '_pharos_shown' AND m.meta_value NOT LIKE '111 %' AND p.post_password = ''" );`
		);
		expect( hidden ).toEqual( [] );
	} );
} );

test.each( [
	'a redirect',
	'a redirect before the template',
	'a redirect in the text',
	'a page that is not found',
	'an error',
] )(
	'Posts for which visitors get %s are in no sitemap; all others are',
	async ( way ) => {
		const listed = () =>
			site.php< Record< string, unknown > >(
				`$settings = new Pharos\\Settings\\Settings();
				$series = new Pharos\\Sitemaps\\Series( $settings );
				$provider = $series->find( 'posts-post' )[0];
				$urls = array_column( $provider->entries( 'post', '', '', 1000, true ), 'loc' );
				$llms = ( new Pharos\\LlmsTxt\\Document( $settings, new Pharos\\Template\\Variables( $settings ) ) )->text();
				$html = ( new Pharos\\Sitemaps\\Html\\Sitemap( $settings ) )->html( 'post' );
				return [
					'counted' => $provider->tally( 'post', [ [ '', '' ] ] )[0][0] - count( $urls ),
					'urls' => str_contains( implode( ' ', $urls ), 'z-secret' ), 'llms' => str_contains( $llms, 'z-secret' ), 'html' => str_contains( $html, 'z-secret' ),
					'others' => [ str_contains( implode( ' ', $urls ), 'z-open' ), str_contains( $llms, 'z-open' ), str_contains( $html, 'z-open' ) ],
					'reason' => ( new Pharos\\Sitemaps\\Explanation( $settings ) )->explain( get_post( $args['secret'] ) )['reason']['message'] ?? '',
					'indexnow' => ( new Pharos\\IndexNow\\Eligibility( $settings ) )->url( get_post( $args['secret'] ) ),
				];`,
				posts
			);
		await forget();
		await hideBy( way );
		await check();
		expect( await listed() ).toEqual( {
			counted: 0,
			urls: false,
			llms: false,
			html: false,
			others: [ true, true, true ],
			reason: 'Another plugin excludes it.',
			indexnow: '',
		} );
	}
);

test( 'A redirect to the same page hides nothing', async () => {
	await forget();
	await hideBy( 'a redirect to HTTPS' );
	await check();
	const row = await site.php< string >(
		`return get_post_meta( $args['secret'], '_pharos_shown', true );`,
		posts
	);
	expect( row ).toMatch( /^111 / );
} );

test( 'What other code hides of a post whose status it has added is hidden', async () => {
	await forget();
	await hideBy( 'the_content, as a whole' );
	await check();
	await site.php(
		`wp_update_post( [ 'ID' => $args['secret'], 'post_status' => 'z_expired' ] );`,
		posts
	);
	try {
		const page = await site.get( '/z-secret/' );
		expect( page.text ).not.toMatch( SECRET );
		expect( page.title ).toMatch( /^A title/ );
		await check();
		expect( ( await site.get( '/z-secret/' ) ).meta( 'og:url' ) ).toBe(
			`${ site.url }/z-secret/`
		);
	} finally {
		await site.php(
			`wp_update_post( [ 'ID' => $args['secret'], 'post_status' => 'publish' ] );`,
			posts
		);
	}
} );

test( 'A comparison is no visit for code that counts views', async () => {
	await forget();
	await hideBy( 'a counter' );
	await check();
	const rows = () =>
		site.php(
			`return [ get_post_meta( $args['open'], 'z_views', true ), get_post_meta( $args['open'], 'z_log' ) ];`,
			posts
		);
	expect( await rows() ).toEqual( [ '', [] ] );
	await site.get( '/z-open/' );
	expect( await rows() ).toEqual( [ '1', [ 'seen' ] ] );
	await site.php(
		`delete_post_meta_by_key( 'z_views' ); delete_post_meta_by_key( 'z_log' );`
	);
} );

test( 'A plugin that stores something before it shows its first page hides nothing', async () => {
	await forget();
	await hideBy( 'something stored first' );
	const row = await site.php< string >(
		`Pharos\\Content\\VisitorCheck::step( 30.0, true );
		delete_option( 'z_ready' );
		return get_post_meta( $args['excerpt'], '_pharos_shown', true );`,
		posts
	);
	expect( row ).toMatch( /^111 / );
} );

test( 'A post whose rows a plugin has in a table of its own is compared once', async () => {
	await forget();
	await hideBy( 'rows in a table of its own' );
	const compared = await site.php(
		`foreach ( [ 1, 2, 3 ] as $i ) { Pharos\\Content\\VisitorCheck::step( 30.0 ); $times[] = $GLOBALS['z_compared']; }
		delete_option( 'z_row' );
		return $times;`
	);
	expect( compared ).toEqual( [ 1, 1, 1 ] );
} );

describe( 'The excerpt', () => {
	test( 'is the description where visitors may read it, although the text is hidden', async () => {
		await forget();
		await hideBy( 'only the text' );
		await check();
		const { page, all } = await published( '/z-excerpt/' );
		expect( page.meta( 'description' ) ).toBe( 'A public summary.' );
		expect( all ).not.toMatch( /Secret words|secret-picture/ );
	} );

	test( 'is not where it is hidden, too', async () => {
		await forget();
		await hideBy( 'the excerpt, too' );
		await check();
		const { all } = await published( '/z-excerpt/' );
		expect( all ).not.toMatch( /Secret words|A public summary/ );
	} );

	test( 'and a description that was typed for the post stays', async () => {
		await site.php(
			`update_post_meta( $args['excerpt'], '_pharos_description', 'Typed by hand.' );`,
			posts
		);
		const { page } = await published( '/z-excerpt/' );
		expect( page.meta( 'description' ) ).toBe( 'Typed by hand.' );
		expect( page.meta( 'og:description' ) ).toBe( 'Typed by hand.' );
		await site.php(
			`delete_post_meta( $args['excerpt'], '_pharos_description' );`,
			posts
		);
	} );
} );

test( 'The filter pharos_is_restricted decides last', async () => {
	await hideBy( null );
	await forget();
	await site.option( 'z_open', 'closed' );
	expect( ( await published( '/z-open/' ) ).all ).not.toMatch(
		/Open words|open\.jpg/
	);
	await hideBy( 'nothing' );
	await site.option( 'z_open', 'open' );
	expect( ( await published( '/z-open/' ) ).all ).toContain( 'Open words' );
	await site.option( 'z_open', null );
} );
