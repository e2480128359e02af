/**
 * Pages that other plugins keep from visitors by WordPress's conventions for pages: nothing of them is published, and what such a plugin
 * says about a page holds wherever Pharos SEO says it again.
 */
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

/** What a plugin does with pages of posts that have a row `y_hidden`, for visitors. */
const WAYS: Record< string, string > = {
	'a template of its own': `add_filter( 'template_include', static fn( $file ) => y_hides( get_queried_object() ) ? WP_CONTENT_DIR . '/uploads/y-soon.php' : $file );`,
	'a template with the header of the theme': `add_filter( 'template_include', static fn( $file ) => y_hides( get_queried_object() ) ? WP_CONTENT_DIR . '/uploads/y-login.php' : $file );`,
	'a page of its own, which ends the request': `add_action( 'template_redirect', static function () { if ( y_hides( get_queried_object() ) ) { echo '<h1>Back soon</h1>'; exit; } } );`,
	'posts that are replaced with their titles': `add_filter( 'the_posts', static fn( $posts ) => array_map( static function ( $post ) { if ( y_hides( $post ) ) { $post = clone $post; $post->post_title = 'Restricted'; $post->post_content = 'Log in.'; } return $post; }, $posts ) );`,
	'noindex on the head': `add_action( 'wp_head', static fn() => y_hides( get_queried_object() ) && add_filter( 'wp_robots', 'wp_robots_no_robots' ), 0 );
		add_filter( 'template_include', static fn( $file ) => $file );`,
	'a redirect': `add_action( 'template_redirect', static function () { if ( y_hides( get_queried_object() ) ) { wp_safe_redirect( wp_login_url() ); exit; } } );`,
	'a login for the whole site': `add_action( 'template_redirect', static function () { if ( ! is_user_logged_in() ) { auth_redirect(); } } );`,
	'a login if a setting says so': `add_action( 'template_redirect', static function () { if ( get_option( 'y_closed' ) && ! is_user_logged_in() ) { auth_redirect(); } } );`,
	'a block template of its own': `add_filter( 'template_include', static function ( $file ) { if ( y_hides( get_queried_object() ) ) { $GLOBALS['_wp_current_template_content'] = '<!-- wp:heading --><h2>Great things are coming soon</h2><!-- /wp:heading -->'; } return $file; } );`,
	'a redirect to a front end on another host': `add_action( 'template_redirect', static function () { wp_redirect( 'https://front.example' . $_SERVER['REQUEST_URI'] ); exit; } );`,
	'a query that finds it and a page that is not found': `add_action( 'pre_get_posts', static fn( $query ) => $query->set( 'post_status', [ 'publish', 'y_hidden' ] ) );
		add_action( 'template_redirect', static function () { if ( get_post_status( get_queried_object() ) === 'y_hidden' ) { $GLOBALS['wp_query']->set_404(); status_header( 404 ); } } );`,
	'a query that finds it only outside of REST': `add_filter( 'posts_results', static fn( $posts, $query ) => defined( 'REST_REQUEST' ) && $query->is_singular() && $query->is_main_query() ? array_filter( $posts, static fn( $post ) => ! y_hides( $post ) ) : $posts, 10, 2 );`,
	'a page of its own for some people': `add_filter( 'query_vars', static fn( $names ) => [ ...$names, 'y_group' ] );
		add_filter( 'document_title_parts', static fn( $parts ) => get_query_var( 'y_group' ) ? [ 'title' => 'Secret group' ] : $parts );
		add_action( 'template_redirect', static function () { if ( get_query_var( 'y_group' ) && ! is_user_logged_in() ) { $GLOBALS['wp_query']->set_404(); status_header( 404 ); } } );`,
	'a text for its own statuses': `add_filter( 'the_content', static fn( $text ) => str_starts_with( get_post_status(), 'y_' ) ? 'This offer has expired.' : $text );
		add_action( 'pre_get_posts', static fn( $query ) => $query->set( 'post_status', [ 'publish', 'y_hidden', 'y_expired' ] ) );
		add_filter( 'posts_results', static fn( $posts, $query ) => $query->is_main_query() && $posts ? array_map( static function ( $post ) { $post->post_status === 'y_hidden' && $GLOBALS['wp_post_statuses']['y_hidden']->public = true; return $post; }, $posts ) : $posts, 10, 2 );
		add_action( 'wp', static fn() => $GLOBALS['wp_post_statuses']['y_hidden']->public = false );`,
};

withSnippet(
	'hidden-pages',
	`function y_hides( $post ) {
		return $post instanceof WP_Post && get_post_meta( $post->ID, 'y_hidden', true ) && ! is_user_logged_in();
	}
	add_action( 'init', static function () {
		register_post_status( 'y_expired', [ 'public' => true, 'protected' => true, 'exclude_from_search' => true, 'label' => 'Expired' ] );
		register_post_status( 'y_hidden', [ 'private' => true, 'exclude_from_search' => true, 'label' => 'Hidden' ] );
	} );
	switch ( get_option( 'y_way' ) ) {
		${ Object.entries( WAYS )
			.map( ( [ name, code ] ) => `case '${ name }': ${ code } break;` )
			.join( '\n' ) }
	}`
);

interface Head {
	html: string;
}

let posts: { hidden: number; open: number };

/** What the plugin does from now on, and what WP-Cron then does. */
async function hideBy( way: keyof typeof WAYS ) {
	await site.option( 'y_way', way );
	await site.php(
		`delete_post_meta_by_key( '_pharos_shown' );
		Pharos\\Content\\VisitorRequest::run( true );`
	);
}

const setStatus = ( status: string ) =>
	site.php(
		`wp_update_post( [ 'ID' => $args['id'], 'post_status' => $args['status'], 'post_name' => 'y-hidden' ] );`,
		{ id: posts.hidden, status }
	);

/** The names of the lists that have the post, and all their text. */
async function lists() {
	const found = await site.php< Record< string, string > >(
		`$settings = new Pharos\\Settings\\Settings();
		$variables = new Pharos\\Template\\Variables( $settings );
		$series = new Pharos\\Sitemaps\\Series( $settings );
		$map = new Pharos\\SchemaMap\\Map( $settings, $variables );
		return [
			'sitemap' => implode( ' ', array_column( $series->find( 'posts-post' )[0]->entries( 'post', '', '', 1000, true ), 'loc' ) ),
			'llms' => ( new Pharos\\LlmsTxt\\Document( $settings, $variables ) )->text(),
			'schema map' => $map->page( 'posts-post', 1 ),
			'indexnow' => ( new Pharos\\IndexNow\\Eligibility( $settings ) )->url( get_post( $args['hidden'] ) ),
		];`,
		posts
	);
	expect( found.sitemap ).toContain( '/y-open/' );
	return {
		text: Object.values( found ).join( '\n' ),
		listed: Object.keys( found ).filter( ( name ) =>
			found[ name ]?.includes( '/y-hidden/' )
		),
	};
}

/** What other programs get of the post's page: by WordPress's route, and by its URL. */
async function heads( url = '/y-hidden/' ) {
	const field = await site.rest< { pharos_head?: Head | null } >(
		'GET',
		`/wp/v2/posts/${ posts.hidden }`
	);
	const route = await site.rest< {
		data: { status: number; redirect: string; pharos_head: Head | null };
	} >( 'GET', `/pharos/v1/head?url=${ encodeURIComponent( url ) }` );
	const { status, redirect, pharos_head: byUrl } = route.body.data;
	return {
		field: field.body.pharos_head,
		byUrl,
		answer: [ status, redirect ],
	};
}

beforeAll( async () => {
	posts = await site.php(
		`wp_mkdir_p( WP_CONTENT_DIR . '/uploads' );
		file_put_contents( WP_CONTENT_DIR . '/uploads/y-soon.php', '<html><head><title>Soon</title></head><body>Back soon.</body></html>' );
		file_put_contents( WP_CONTENT_DIR . '/uploads/y-login.php', '<html><head><?php require_once __DIR__ . "/y-header.php"; ?></head><body>Log in.</body></html>' );
		file_put_contents( WP_CONTENT_DIR . '/uploads/y-header.php', '<?php wp_head();' );
		$make = static fn( $name, $content, $meta ) => wp_insert_post( [ 'post_title' => "Title of $name", 'post_name' => "y-$name", 'post_status' => 'publish', 'post_author' => 1, 'post_content' => $content, 'meta_input' => $meta ] );
		return [
			'hidden' => $make( 'hidden', 'Secret words of the members.', [ 'y_hidden' => '1' ] ),
			'open' => $make( 'open', 'Open words for all.', [] ),
		];`
	);
	await configure( { enable_rest_head: true, enable_xml_sitemap: true } );
} );

afterAll( async () => {
	await site.option( 'y_way', null );
	await site.php(
		`foreach ( [ 'soon', 'login', 'header' ] as $file ) { unlink( WP_CONTENT_DIR . "/uploads/y-$file.php" ); }
		foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		delete_post_meta_by_key( '_pharos_shown' );
		delete_option( 'pharos_visitor_check' );
		wp_unschedule_hook( 'pharos_check_visitor_text' );
		Pharos\\Sitemaps\\Job::clear();`,
		posts
	);
	await site.resetSettings();
} );

test.each( [
	'a template of its own',
	'a page of its own, which ends the request',
	'posts that are replaced with their titles',
] as const )(
	'A page that shows neither title nor text of its post, by %s, is in no list',
	async ( way ) => {
		await hideBy( way );
		const { listed, text } = await lists();
		expect( listed ).toEqual( [] );
		expect( text ).not.toMatch( /Secret words|Title of hidden/ );
		const { field, byUrl } = await heads();
		expect( JSON.stringify( [ field, byUrl ] ) ).not.toContain(
			'Secret words'
		);
	}
);

test( 'Noindex that a plugin adds on the head also holds in lists and for other programs', async () => {
	await hideBy( 'noindex on the head' );
	expect( ( await lists() ).listed ).toEqual( [] );
	const { field, byUrl } = await heads();
	for ( const head of [ field, byUrl ] ) {
		expect( head?.html ).toContain( 'noindex' );
		expect( head?.html ).not.toContain( 'rel="canonical"' );
		expect( head?.html ).toContain( 'Secret words' );
	}
} );

test( 'Other programs get no head of a page that redirects visitors', async () => {
	await hideBy( 'a redirect' );
	const { field, byUrl } = await heads();
	expect( [ field, byUrl ] ).toEqual( [ null, null ] );
	expect( ( await heads( '/y-open/' ) ).byUrl?.html ).toContain(
		'Open words'
	);
} );

test( 'A site that asks all visitors to log in lists neither its posts nor its categories, tags and authors', async () => {
	const entries = () =>
		site.php< string[] >(
			`$series = new Pharos\\Sitemaps\\Series( new Pharos\\Settings\\Settings() );
			foreach ( array_keys( $series->labels() ) as $name ) {
				[ $provider, $own ] = $series->find( $name );
				$urls = [ ...$urls ?? [], ...array_column( $provider->entries( $own, '', '', 1000, true ), 'loc' ) ];
			}
			return array_map( wp_make_link_relative( ... ), $urls );`
		);
	await configure( {
		enable_xml_sitemap: true,
		enable_rest_head: true,
		enable_author_sitemap: true,
		author_archive: true,
	} );
	try {
		await hideBy( 'a login for the whole site' );
		expect( await entries() ).toEqual( [ '/' ] );
		expect( ( await heads( '/category/tea/' ) ).byUrl ).toBeNull();
		await hideBy( 'a redirect' );
		expect( await entries() ).toEqual(
			expect.arrayContaining( [
				'/y-open/',
				'/category/tea/',
				'/author/ines-calloway/',
			] )
		);
		expect( ( await heads( '/category/tea/' ) ).byUrl ).not.toBeNull();
	} finally {
		await configure( { enable_rest_head: true, enable_xml_sitemap: true } );
	}
} );

test( 'After settings are saved that close the site or open it again, all posts are compared again', async () => {
	const save = ( closed: string, user: number ) =>
		site.php( `update_option( 'y_closed', $args[0] );`, [ closed ], user );
	/** What WP-Cron runs. */
	const planned = async () => {
		const run: string[] = [];
		for ( const which of [ 'sample', 'again' ] ) {
			const is = await site.php< boolean >(
				`$is = (bool) wp_next_scheduled( 'pharos_check_visitor_text', $args );
				wp_clear_scheduled_hook( 'pharos_check_visitor_text', $args );
				$is && do_action( 'pharos_check_visitor_text', ...$args );
				return $is;`,
				[ which ]
			);
			run.push( ...( is ? [ which ] : [] ) );
		}
		return run;
	};
	const isListed = async () => {
		const page = await site.php< boolean >(
			`return Pharos\\Content\\Restriction::hides_page( get_post( $args['open'] ) );`,
			posts
		);
		return ! page;
	};
	await hideBy( 'a login if a setting says so' );
	await site.php( `wp_unschedule_hook( 'pharos_check_visitor_text' );` );
	try {
		expect( await isListed() ).toBe( true );
		await save( 'visit', 0 );
		expect( await planned() ).toEqual( [] );
		// While plugins load, WordPress has no function for users yet.
		await site.php(
			`global $wp_actions;
			$init = $wp_actions['init'];
			unset( $wp_actions['init'] );
			update_option( 'y_color', 'blue' );
			$wp_actions['init'] = $init;`,
			{},
			1
		);
		expect( await planned() ).toEqual( [] );
		await save( 'yes', 1 );
		expect( await planned() ).toEqual( [ 'sample', 'again' ] );
		expect( await isListed() ).toBe( false );
		await site.php( `wp_unschedule_hook( 'pharos_check_visitor_text' );` );
		await site.php( `update_option( 'y_color', 'green' );`, {}, 1 );
		expect( await planned() ).toEqual( [ 'sample' ] );
		await save( '', 1 );
		expect( await planned() ).toEqual( [ 'sample', 'again' ] );
		expect( await isListed() ).toBe( true );
	} finally {
		await site.php(
			`delete_option( 'y_closed' ); delete_option( 'y_color' );`
		);
	}
} );

test.each( [
	'a block template of its own',
	'a template with the header of the theme',
] as const )(
	'A text that %s leaves out is hidden; the title stays',
	async ( way ) => {
		await hideBy( way );
		const page = await site.get( '/y-hidden/' );
		expect( page.title ).toContain( 'Title of hidden' );
		expect( page.meta( 'description' ) ).toBeUndefined();
		const { listed, text } = await lists();
		expect( listed ).toContain( 'sitemap' );
		expect( text ).not.toContain( 'Secret words' );
	}
);

test( 'A site whose pages are on a front end with the same paths keeps nothing from visitors', async () => {
	await hideBy( 'a redirect to a front end on another host' );
	expect( ( await lists() ).listed ).toContain( 'sitemap' );
	const { field } = await heads();
	expect( field?.html ).toContain( 'Secret words' );
} );

test( 'Nor of a post with a hidden status that a plugin’s query finds', async () => {
	await setStatus( 'y_hidden' );
	try {
		await hideBy( 'a query that finds it and a page that is not found' );
		const { byUrl, answer } = await heads( `/?p=${ posts.hidden }` );
		expect( answer ).toEqual( [ 404, '' ] );
		expect( byUrl?.html ?? '' ).not.toMatch( /Secret|Title of hidden/ );
	} finally {
		await setStatus( 'publish' );
	}
} );

test( 'Nor of a page that a plugin builds: only it knows who may see it', async () => {
	await hideBy( 'a page of its own for some people' );
	expect( ( await heads( '/?y_group=1' ) ).byUrl ).toBeNull();
	expect( ( await heads( '/' ) ).byUrl?.html ).toContain( '<title>' );
} );

test( 'A page that WordPress’s query doesn’t find in REST has no head there, and its URL isn’t redirected to itself', async () => {
	await hideBy( 'a query that finds it only outside of REST' );
	const { field, answer } = await heads();
	expect( field ).toBeNull();
	expect( answer ).toEqual( [ 404, '' ] );
} );

test.each( [
	[ 'that is public and protected', 'y_expired' ],
	[ 'that its query lets visitors see', 'y_hidden' ],
] )(
	'What a plugin hides of a post with a status %s is hidden',
	async ( _, status ) => {
		await setStatus( status );
		try {
			await hideBy( 'a text for its own statuses' );
			const page = await site.get( '/y-hidden/' );
			expect( page.title ).toContain( 'Title of hidden' );
			expect( page.text ).not.toContain( 'Secret words' );
		} finally {
			await setStatus( 'publish' );
		}
	}
);
