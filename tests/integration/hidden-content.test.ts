/**
 * Content that a site shows only to some visitors, by shortcodes, blocks or passwords, isn't revealed to others: not in
 * descriptions, to social networks, in structured data or sitemaps.
 */
import { nodesOf } from './support/json-ld';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

withSnippet(
	'gates',
	`add_action( 'init', static function () {
		$gate = static fn( $attributes, $content = '' ) => is_user_logged_in() ? do_shortcode( (string) $content ) : '';
		add_shortcode( 'members_only', $gate );
		register_meta( 'post', 'tea_note', [ 'object_subtype' => 'post', 'single' => true, 'type' => 'string', 'show_in_rest' => true ] );
		add_shortcode( 'vc_row', static fn( $attributes, $content = '' ) => do_shortcode( (string) $content ) );
		register_block_type( 'acme/gate', [ 'render_callback' => static fn( $attributes, $content ) => is_user_logged_in() ? $content : '' ] );
		register_block_type( 'acme/mixed', [ 'render_callback' => static fn( $attributes, $content ) => is_user_logged_in() ? $content : preg_replace( '~<p class="x">.*?</p>~s', '', $content ) ] );
		register_block_type( 'acme/box', [ 'render_callback' => static fn( $attributes, $content ) => "<section>$content</section>" ] );
		add_filter( 'render_block_core/quote', static fn( $html, $block ) => in_array( 'members', explode( ' ', $block['attrs']['className'] ?? '' ), true ) && ! is_user_logged_in() ? '' : $html, 10, 2 );
		add_filter( 'render_block_core/verse', static fn( $html ) => is_user_logged_in() ? $html : '' );
		add_filter( 'render_block', static fn( $html, $block ) => $block['blockName'] === 'acme/unknown' && ! is_user_logged_in() ? '' : $html, 10, 2 );
		add_filter( 'render_block', static fn( $html, $block ) => ( $block['attrs']['showTo'] ?? '' ) === 'customers' && ! is_user_logged_in() ? '' : $html, 10, 2 );
	} );`
);

const VIDEO = 'https://www.youtube.com/watch?v=secret_vid1';
const player = `<figure><iframe src="https://www.youtube.com/embed/secret_vid1"></iframe><img src="${ site.url }/secret-picture.jpg"></figure>`;
const secret = `<p>Secret words.</p>${ player }`;
const paragraph = ( text: string, attributes = '' ) =>
	`<!-- wp:paragraph ${ attributes }--><p>${ text }</p><!-- /wp:paragraph -->`;
const block = ( name: string, html: string, attributes = '' ) =>
	`<!-- wp:${ name } ${ attributes }-->${ html }<!-- /wp:${ name } -->`;
const embed = `<!-- wp:embed {"url":"${ VIDEO }","type":"video"} --><figure><div>\n${ VIDEO }\n</div></figure><!-- /wp:embed -->`;

/** Content of posts whose secret part isn't shown to visitors; the rest is "Public words." */
const gated: Record< string, string > = {
	'a shortcode': `[members_only]${ secret }[/members_only]<p>Public words.</p>`,
	'a shortcode over several blocks': `<!-- wp:shortcode -->[members_only]<!-- /wp:shortcode -->${ paragraph( 'Secret words.' ) }${ embed }<!-- wp:shortcode -->[/members_only]<!-- /wp:shortcode -->${ paragraph( 'Public words.' ) }`,
	'a shortcode in a builder’s row': `[vc_row][members_only]${ secret }[/members_only]<p>Public words.</p>[/vc_row]`,
	'a block that renders nothing': `${ block( 'acme/gate', `<div>${ secret }</div>` ) }${ paragraph( 'Public words.' ) }`,
	'a block around others': `${ block( 'group', block( 'acme/gate', paragraph( 'Secret words.' ) + embed ) + paragraph( 'Public words.' ) ) }`,
	'a block that shows a part': `${ block( 'acme/mixed', `<p class="x">Secret words.${ player }</p><p>Public words.</p>` ) }${ paragraph( 'Public words.' ) }`,
	'a block in another one': `${ block( 'acme/box', block( 'acme/gate', `<div>${ secret }</div>` ) + '<p>Public words.</p>' ) }`,
	'a filter of one type of blocks': `${ block( 'quote', `<blockquote>${ secret }</blockquote>`, '{"className":"members"} ' ) }${ paragraph( 'Public words.' ) }`,
	'a filter of blocks that only the editor knows': `${ block( 'acme/unknown', `<div>${ secret }</div>` ) }${ paragraph( 'Public words.' ) }`,
	'a filter of all blocks': `${ block( 'group', `<div>${ secret }</div>`, '{"showTo":"customers"} ' ) }${ paragraph( 'Public words.' ) }`,
	'a shortcode whose end is also in a comment and in an attribute': `[members_only]Secret <!-- [/members_only] --> words <a title="[/members_only]">here</a>.${ player }[/members_only]<p>Public words.</p>`,
	'a shortcode that is also in a comment': `<!-- [members_only] --><p>Public words.</p>[members_only]${ secret }[/members_only]`,
	'a shortcode that ends in a block that is rendered': `${ block( 'shortcode', '[members_only]' ) }${ paragraph( 'Secret words.' ) }${ embed }${ player }${ block( 'acme/box', '<div>[/members_only]</div>' ) }${ paragraph( 'Public words.' ) }`,
	'a shortcode that begins in a block that is rendered': `${ block( 'acme/box', '<div>[members_only level="2"]</div>' ) }${ paragraph( 'Secret words.' ) }${ embed }${ player }${ block( 'shortcode', '[/members_only]' ) }${ paragraph( 'Public words.' ) }`,
	'a long shortcode that ends in a block that is rendered': `${ block( 'shortcode', '[members_only]' ) }${ paragraph( 'Secret words. '.repeat( 300 ) ) }${ player }${ block( 'acme/box', '<div>[/members_only]</div>' ) }${ paragraph( 'Public words.' ) }`,
	'a picture that a block hides': `${ block( 'acme/mixed', `<p>Public words.</p>${ block( 'acme/gate', player ) }` ) }`,
	'a block that shows a custom field instead': `${ block( 'paragraph', '<p>Secret words.</p>', '{"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"tea_note"}}}}} ' ) }${ paragraph( 'Public words.' ) }`,
	'a block that was hidden in the editor': `${ block( 'group', `<div>${ paragraph( 'Secret words.' ) }${ embed }</div>`, '{"metadata":{"blockVisibility":false}} ' ) }${ paragraph( 'Public words.' ) }`,
};

let posts: Record< string, { id: number; path: string } > = {};

async function make( contents: Record< string, string >, more: object = {} ) {
	return site.php< typeof posts >(
		`$made = [];
		foreach ( $args['contents'] as $name => $content ) {
			$id = wp_insert_post( wp_slash( $args['more'] + [ 'post_title' => 'A title', 'post_status' => 'publish', 'post_author' => 1, 'meta_input' => [ 'tea_note' => 'Bound words.' ], 'post_content' => $content ] ) );
			$made[ $name ] = [ 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ];
		}
		return $made;`,
		{ contents, more }
	);
}

beforeAll( async () => {
	posts = await make( gated );
	await site.option( 'pharos_settings', {
		revision: 1,
		enable_schemas: true,
		enable_xml_sitemap: true,
		social_image_content: 'full',
		enable_xml_image_sitemap: true,
		enable_xml_video_sitemap: true,
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
	await site.php(
		`foreach ( $args as $one ) { wp_delete_post( $one['id'], true ); }
		Pharos\\Sitemaps\\Job::clear();`,
		posts
	);
	await site.resetSettings();
} );

describe.each( Object.keys( gated ) )( 'What is behind %s', ( name ) => {
	const path = () => posts[ name ]?.path ?? '';

	test( 'is not in the head of its page, and the rest is', async () => {
		const page = await site.get( path() );
		expect( page.status ).toBe( 200 );
		expect( page.meta( 'description' ) ).toBe( 'Public words.' );
		expect( page.meta( 'og:description' ) ).toBe( 'Public words.' );
		expect( JSON.stringify( nodesOf( page ) ) ).not.toMatch( /secret/i );
		expect( page.text ).not.toMatch( /secret/i );
	} );

	test( 'is not shown to visitors by what a member or the editor loads either', async () => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			resolved: { description: string };
		} >( 'GET', `/pharos/v1/post-seo-data?post_id=${ posts[ name ]?.id }` );
		expect( body.resolved.description ).toBe( 'Public words.' );
		const page = await admin.get( path() );
		expect( page.meta( 'description' ) ).toBe( 'Public words.' );
		// The logged-in user is still logged in.
		expect( page.text ).toContain( 'wp-admin-bar' );
		if ( ! /hidden in the editor|custom field/.test( name ) ) {
			expect( page.text ).toMatch( /secret/i );
		}
	} );

	test( 'is in no sitemap', async () => {
		const text = await (
			await site.fetch( '/sitemap-posts-post-1.xml' )
		).text();
		expect( text ).toContain( path() );
		expect( text ).not.toMatch( /secret/i );
	} );
} );

test( 'A filter of a type of blocks without any sign of a condition is asked for the head', async () => {
	const { verse } = await make( {
		verse: `${ block( 'verse', '<pre>Secret words.</pre>' ) }${ paragraph( 'Public words.' ) }`,
	} );
	posts.verse = verse as never;
	const page = await site.get( verse?.path ?? '' );
	expect( page.meta( 'description' ) ).toBe( 'Public words.' );
	expect( page.text ).not.toMatch( /secret/i );
} );

describe.each( [
	[
		'that takes over a block type of WordPress',
		`add_filter( 'register_block_type_args', static fn( $args, $name ) => $name === 'core/heading' ? [ 'render_callback' => static fn( $attributes, $content ) => is_user_logged_in() ? $content : '' ] + $args : $args, 10, 2 );`,
		block( 'heading', '<h2>Secret words.</h2>' ),
	],
	[
		'that empties blocks before they are rendered',
		`add_filter( 'render_block_data', static fn( $block ) => ( $block['attrs']['className'] ?? '' ) === 'members' && ! is_user_logged_in() ? [ 'innerHTML' => '', 'innerContent' => [], 'innerBlocks' => [] ] + $block : $block );`,
		paragraph( 'Secret words.', '{"className":"members"} ' ),
	],
] )( 'A plugin %s', ( name, code, content ) => {
	withSnippet( 'zz-other-gates', code );

	test( 'is asked for the head, without any other filter', async () => {
		await site.php(
			`rename( WPMU_PLUGIN_DIR . '/gates.php', WPMU_PLUGIN_DIR . '/gates.off' );`
		);
		const { one } = await make( {
			one: content + paragraph( 'Public words.' ),
		} );
		posts[ name ] = one as never;
		const page = await site.get( one?.path ?? '' );
		await site.php(
			`rename( WPMU_PLUGIN_DIR . '/gates.off', WPMU_PLUGIN_DIR . '/gates.php' );`
		);
		expect( page.meta( 'description' ) ).toBe( 'Public words.' );
		expect( page.text ).not.toMatch( /secret/i );
	} );
} );

test( 'A description needs the beginning only: doubtful blocks far behind it are not rendered', async () => {
	const counted = `<!-- wp:acme/counted --><p>Counted.</p><!-- /wp:acme/counted -->`;
	const rendered = await site.php< number >(
		`$count = 0;
		register_block_type( 'acme/counted', [ 'render_callback' => static function ( $attributes, $content ) use ( &$count ) { ++$count; return $content; } ] );
		$post = new WP_Post( (object) [ 'ID' => 0, 'post_content' => $args['content'], 'post_type' => 'post', 'post_password' => '', 'post_excerpt' => '' ] );
		( new Pharos\\Template\\ObjectValues( Pharos\\Page\\Context::of_post( $post ), true ) )->content();
		return $count;`,
		{
			content: `${ counted }${ paragraph( 'Many words. '.repeat( 400 ) ) }${ counted.repeat( 20 ) }`,
		}
	);
	expect( rendered ).toBe( 1 );
} );

test( 'A custom field in a template has no text that a shortcode hides', async () => {
	const { field } = await make(
		{ field: 'Content.' },
		{
			meta_input: {
				tea_note:
					'[members_only]Secret.[/members_only] Public [words].',
				_pharos_description: '%field:tea_note%',
			},
		}
	);
	posts.field = field as never;
	const page = await site.get( field?.path ?? '' );
	expect( page.meta( 'description' ) ).toBe( 'Public [words].' );
	expect( page.text ).not.toMatch( /secret/i );
} );

describe( 'What everybody gets to see stays', () => {
	test.each( [
		[
			'in a block that is rendered by its plugin',
			block( 'acme/box', '<p>Public “words”.</p>' ),
			'Public “words”.',
		],
		[
			'in a block that has looks only, where a filter hides others',
			block( 'group', '<div>Public words.</div>', '{"align":"wide"} ' ),
			'Public words.',
		],
		[
			'behind "more"',
			'<p>Public words.</p><!--more--><p>And more.</p>',
			'Public words. And more.',
		],
		[
			'in a builder’s row, whether its plugin is active or not',
			'[vc_row][old_builder a="b"]Public words.[/old_builder][/vc_row]',
			'Public words.',
		],
	] )( '%s', async ( _, content, text ) => {
		const { one } = await make( { one: content } );
		posts[ content ] = one as never;
		const page = await site.get( one?.path ?? '' );
		expect( page.meta( 'description' ) ).toBe( text );
	} );

	test( 'in an excerpt that was written by hand, without what a shortcode hides', async () => {
		const { excerpt } = await make(
			{ excerpt: 'Content.' },
			{
				post_excerpt:
					'[members_only]Secret.[/members_only] Public words.',
			}
		);
		posts.excerpt = excerpt as never;
		const page = await site.get( excerpt?.path ?? '' );
		expect( page.meta( 'description' ) ).toBe( 'Public words.' );
		expect( page.meta( 'og:description' ) ).toBe( 'Public words.' );
		expect( page.text.split( '</head>' )[ 0 ] ).not.toMatch( /secret/i );
	} );

	test( 'in sitemaps, where the site says that a plugin’s block only lays out what it encloses', async () => {
		const listed = () =>
			site.php< string[] >(
				`add_filter( 'pharos_layout_containers', static fn( $names ) => [ ...$names, ...$args ] );
				return ( new Pharos\\Sitemaps\\ContentImages( new Pharos\\Core\\BrowserUrl( home_url() ) ) )->find( 1, '<!-- wp:acme/box --><img src="/a.jpg"><!-- /wp:acme/box -->[acme_row]<img src="/b.jpg">[/acme_row][caption width="10"]<img src="/c.jpg"> A cup[/caption]' );`,
				names
			);
		let names: string[] = [];
		expect( await listed() ).toEqual( [
			`${ site.url }/b.jpg`,
			`${ site.url }/c.jpg`,
		] );
		names = [ 'acme/*' ];
		expect( await listed() ).toEqual( [
			`${ site.url }/a.jpg`,
			`${ site.url }/b.jpg`,
			`${ site.url }/c.jpg`,
		] );
	} );
} );

/** Many plugins protect nothing where no visitor asks: in background jobs, REST and WP-CLI. */
describe( 'A plugin that hides texts from visitors only', () => {
	withSnippet(
		'visitors-only',
		`! wp_doing_cron() && ! defined( 'DOING_CRON' ) && ! defined( 'REST_REQUEST' ) && add_filter( 'the_content', static fn( $text ) => get_post()->post_title === 'Club' ? 'Members only.' : "$text Share!" );
		wp_doing_cron() && add_filter( 'the_content', static fn( $text ) => $text );
		// Prepares one page in a request.
		function z_page() { static $id; return $id ??= get_queried_object_id(); }
		add_filter( 'the_content', static fn( $text ) => ! in_array( get_post()->post_title, [ 'Open', 'Free' ], true ) || get_the_ID() === z_page() ? $text : 'Another page.' );
		// Makes whole pages itself, in place of a template, and ends the request.
		add_filter( 'template_include', static fn( $template ) => match ( get_queried_object()->post_title ?? '' ) {
			'Room' => exit( '<html><head></head><body>Rooms: ' . get_queried_object()->post_content . ' Book now.</body></html>' ),
			'Cellar' => exit( '<html><head></head><body>Secret words: log in.</body></html>' ),
			default => $template,
		} );`
	);

	const described = async ( path: string ) =>
		( await site.get( path ) ).meta( 'description' ) ?? '';

	/** The content, the excerpt and the page of posts: 1 for shown. */
	const shown = ( ...titles: string[] ) =>
		site.php< string[] >(
			`return array_map( static fn( $title ) => substr( get_post_meta( get_page_by_path( "g-$title", OBJECT, 'post' )->ID, '_pharos_shown', true ), 0, 3 ), $args );`,
			titles
		);

	test( 'hides them from the job that compares them, too', async () => {
		const paths = await site.php< Record< string, string > >(
			`foreach ( [ 'Club', 'Open', 'Free', 'Room', 'Cellar' ] as $title ) { $paths[ $title ] = str_replace( home_url(), '', get_permalink( wp_insert_post( [ 'post_title' => $title, 'post_name' => "g-$title", 'post_status' => 'publish', 'post_content' => "Secret words of $title." ] ) ) ); }
			wp_schedule_single_event( time() - 5, 'pharos_check_visitor_text', [ 'again' ] );
			return $paths;`
		);
		await site.fetch( '/wp-cron.php' );
		expect( await described( paths.Open ?? '' ) ).toMatch(
			/^Secret words/
		);
		expect( await described( paths.Club ?? '' ) ).not.toMatch( /Secret/ );
		// Their pages have no head of WordPress; that of the second one has neither its title nor its text.
		expect( await shown( 'Room', 'Cellar' ) ).toEqual( [ '111', '010' ] );
		await site.php(
			`foreach ( [ 'g-club', 'g-open', 'g-free', 'g-room', 'g-cellar' ] as $name ) { wp_delete_post( get_page_by_path( $name, OBJECT, 'post' )->ID, true ); }
			delete_post_meta_by_key( '_pharos_shown' );
			delete_option( 'pharos_visitor_check' );
			wp_unschedule_hook( 'pharos_check_visitor_text' );`
		);
	} );

	test( 'and no one else can start it', async () => {
		for ( const value of [ '=', '=again', '=next-1-ab', '[]=again' ] ) {
			const { headers, status } = await site.fetch(
				`/?pharos_visitor_check${ value }`
			);
			expect( status ).toBe( 200 );
			expect( headers.has( 'x-pharos-visitor-check' ) ).toBe( false );
		}
	} );
} );
