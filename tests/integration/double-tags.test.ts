/** Themes that output their own SEO tags: pages have one of each, and it is Pharos's. */
import fc from 'fast-check';
import type { Page } from '../support/page';
import { configure, name, withContent } from './support/head';
import {
	activate,
	deactivate,
	withPlugins,
	withTheme,
} from './support/plugins';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

withContent();
afterAll( () => site.resetSettings() );

/** All values of a page with this name, in any notation. */
const all = ( { metas, links }: Page, what: string ) => [
	...metas
		.filter( ( tag ) =>
			[ tag.name?.toLowerCase(), tag.property ].includes( what )
		)
		.map( ( { content } ) => content ),
	...links
		.filter( ( { rel } ) => rel?.split( ' ' ).includes( what ) )
		.map( ( { href } ) => href ),
];

/** Deletes the record of tags found on pages. */
const forget = () => site.option( 'pharos_others_tags', null );

describe.each( [
	[ 'a classic theme', 'classic' ],
	[ 'a theme that prints its own title', 'plain' ],
	[ 'a block theme', null ],
] )( 'In %s', ( _kind, theme ) => {
	if ( theme ) {
		withTheme( theme );
	} else {
		withPlugins( 'plain-theme' );
	}
	beforeAll( forget );
	const path = '/x-plain/?double';

	test( 'what we print is there once', async () => {
		await configure( { no_follow: [ 'post' ] } );
		const page = await site.get( path );
		expect( page.titles ).toEqual( [ `Salt & "pepper" tea - ${ name }` ] );
		expect( all( page, 'description' ) ).toEqual( [
			expect.stringMatching( /^100% tea/ ),
		] );
		expect( all( page, 'robots' ) ).toEqual( [
			'max-image-preview:large, nofollow',
		] );
		expect( all( page, 'canonical' ) ).toEqual( [
			`${ site.url }/x-plain/`,
		] );
		expect( all( page, 'og:title' ) ).toEqual( [
			`Salt & "pepper" tea - ${ name }`,
		] );
		expect( all( page, 'twitter:card' ) ).toEqual( [
			'summary_large_image',
		] );
	} );

	test( 'what they print to the letter as we do is there once', async () => {
		await configure( {} );
		const page = await site.get( '/x-plain/?equal&double' );
		expect( page.titles ).toEqual( [ `Salt & "pepper" tea - ${ name }` ] );
		expect( all( page, 'canonical' ) ).toEqual( [
			`${ site.url }/x-plain/`,
		] );
		expect( all( page, 'twitter:card' ) ).toEqual( [
			'summary_large_image',
		] );
		expect( ( await site.get( '/?equal' ) ).titles ).toHaveLength( 1 );
	} );

	test( 'an end of a head that stands in a script is none', async () => {
		await configure( {} );
		const page = await site.get( '/x-plain/?script&double' );
		expect( page.titles ).toEqual( [ `Salt & "pepper" tea - ${ name }` ] );
		expect( all( page, 'description' ) ).toHaveLength( 1 );
		expect( all( page, 'twitter:card' ) ).toHaveLength( 1 );
		const times = theme ? 3 : 1;
		for ( const text of [
			'"</head><title>In a script</title><meta name=description>"',
			'/* </head> */',
			'<!-- </head> -->',
			'href="/no"',
		] ) {
			expect( page.text.split( text ) ).toHaveLength( times + 1 );
		}
	} );

	test( 'nothing of theirs is taken for a part of ours', async () => {
		await configure( { fallback_image: 'https://example.com/ours.png' } );
		const page = await site.get( path );
		// X falls back to og:title if there is no twitter:title.
		expect( all( page, 'twitter:title' ) ).toEqual( [] );
		expect( all( page, 'og:image' ) ).toEqual( [
			'https://example.com/ours.png',
		] );
		expect( all( page, 'og:image:secure_url' ) ).toEqual( [] );

		await configure( { twitter_meta_tags: false } );
		expect( all( await site.get( path ), 'twitter:title' ) ).not.toEqual(
			[]
		);
	} );

	test( 'what we do not print stays', async () => {
		await configure( { open_graph_tags: false } );
		const page = await site.get( path );
		const times = theme ? 3 : 1;
		expect( all( page, 'og:title' ) ).toHaveLength( times );
		expect( all( page, 'og:video' ) ).toHaveLength( times );
		expect( all( page, 'og:image:secure_url' ) ).toHaveLength( times );
		expect( all( page, 'theme-color' ) ).toHaveLength( times );
		expect( all( page, 'preconnect' ) ).toHaveLength( times );
		expect( page.text.match( /"In a script"/g ) ).toHaveLength( times );
		expect( page.text.match( /"In a comment"/g ) ).toHaveLength( times );
	} );

	test( 'a page without double tags is sent as it was made', async () => {
		await configure( {} );
		const page = await site.get( '/x-plain/' );
		expect( page.titles ).toEqual( [ `Salt & "pepper" tea - ${ name }` ] );
		expect( page.text ).toMatch( /^<!DOCTYPE html>[^]*<\/html>\s*$/ );
		if ( ! theme ) {
			// In classic themes, WordPress itself buffers the whole page. PHP may have a buffer of its own.
			expect( page.text ).toMatch(
				/<!-- buffers: (default output handler)? ?-->/
			);
		}
	} );
} );

describe( 'What another plugin prints', () => {
	const tag = '<meta name="description" content="Of another plugin">';
	withSnippet(
		'x-late-printers',
		`$how = (string) ( $_GET['x-print'] ?? '' );
		// Nobody sees by the code that it prints tags.
		define( 'X_TAG', base64_decode( '${ btoa( tag ) }' ) );
		$print = static function ( $given = null ) { echo X_TAG; return $given; };
		final class X_Printer { public static function print(): void { echo X_TAG; } }
		match ( $how ) {
			'early' => add_action( 'wp_head', $print, -5 ),
			'while scripts are registered' => add_action( 'wp_enqueue_scripts', $print ),
			'with styles' => add_action( 'wp_print_styles', $print ),
			'with scripts' => add_action( 'wp_print_scripts', $print ),
			'as a method' => add_action( 'wp_head', [ 'X_Printer', 'print' ], 50 ),
			'as a method by its name' => add_action( 'wp_head', 'X_Printer::print', 50 ),
			'last' => add_action( 'wp_head', $print, PHP_INT_MAX ),
			'with icons' => add_filter( 'site_icon_meta_tags', static fn( $tags ) => [ ...$tags, X_TAG ] ),
			'on X' => add_action( 'wp_head', static fn() => print( str_replace( [ 'description', 'Of another plugin' ], [ 'twitter' . ':site', '@theirs' ], X_TAG ) ) ),
			default => null,
		};
		add_action( 'wp_head', static fn() => print( $how === 'within a function' ? X_TAG : '' ) );
		add_filter( 'template_include', static function ( $template ) { $GLOBALS['x_level'] = ob_get_level(); return $template; } );
		add_action( 'wp_head', static fn() => printf( '<!-- held back: %d -->', ob_get_level() - $GLOBALS['x_level'] ) );`
	);
	beforeAll( () => configure( {} ) );
	beforeEach( forget );

	const view = ( how = '', person: Pick< typeof site, 'get' > = site ) =>
		person.get( `/x-plain/?x-print=${ encodeURIComponent( how ) }` );

	const ours = [ expect.stringMatching( /^100% tea/ ) ];

	/** The number of buffered pages in a series of requests. One of twenty always is. */
	const held = async ( path: string, times = 4 ) => {
		let count = 0;
		for ( let i = 0; i < times; i++ ) {
			const { text } = await site.get( path );
			expect( text ).toMatch( /<!-- held back: [01] -->/ );
			count += text.includes( '<!-- held back: 1 -->' ) ? 1 : 0;
		}
		return count;
	};

	test.each( [
		'early',
		'while scripts are registered',
		'with styles',
		'with scripts',
		'as a method',
		'as a method by its name',
		'last',
		'with icons',
	] )( '%s is no second description', async ( how ) => {
		expect( all( await view( how ), 'description' ) ).toEqual( ours );
		expect( all( await view( how ), 'description' ) ).toEqual( ours );
	} );

	test( 'is looked for until a page of the kind was seen: where nobody else prints, nothing is held back', async () => {
		expect( await held( '/x-plain/', 1 ) ).toBe( 1 );
		expect( await held( '/x-plain/' ) ).toBeLessThan( 4 );
		// Other posts have the same content type; pages and the home page don't.
		expect( await held( '/x-brackets/' ) ).toBeLessThan( 4 );
		expect( await held( '/x-above/', 1 ) ).toBe( 1 );
		expect( await held( '/', 1 ) ).toBe( 1 );
		expect( await held( '/' ) ).toBeLessThan( 4 );
	} );

	test( 'is dropped on each page of a kind, once it was seen on one', async () => {
		await view( 'last' );
		expect( await held( '/x-plain/' ) ).toBe( 4 );
		expect( await held( '/x-brackets/' ) ).toBe( 4 );
	} );

	test( 'counts also where we print nothing of the name on this page', async () => {
		await view( 'on X' );
		expect( await held( '/x-plain/' ) ).toBe( 4 );
	} );

	test( 'is looked for again when a plugin was switched on', async () => {
		await view();
		await activate( 'plain-theme' );
		try {
			const page = await site.get( '/x-plain/?double' );
			expect( all( page, 'description' ) ).toEqual( ours );
			expect( all( page, 'canonical' ) ).toEqual( [
				`${ site.url }/x-plain/`,
			] );
		} finally {
			await deactivate( 'plain-theme' );
		}
	} );

	test( 'is looked for again when a theme or plugin was updated', async () => {
		await view();
		await site.php( `do_action( 'upgrader_process_complete', null, [] );` );
		expect( await held( '/x-plain/', 1 ) ).toBe( 1 );
	} );

	test.each( [
		'early',
		'while scripts are registered',
		'with styles',
		'with icons',
		'as a method',
		'last',
	] )(
		'%s on a few pages only is no second description there, though others of the kind were clean',
		async ( how ) => {
			await view();
			expect( all( await view( how ), 'description' ) ).toEqual( ours );
		}
	);

	describe( 'in code that says so', () => {
		withSnippet(
			'x-rare-printer',
			`add_action( 'wp_head', static function () {
				if ( get_query_var( 'name' ) === 'x-brackets' ) { echo '${ tag }'; }
			} );
			add_action( 'wp_footer', static fn() => print( class_exists( 'Pharos\\Head\\TagSources', false ) ? '<!-- code is read -->' : '' ) );`
		);

		test( 'has its code read once for a kind, not for each page', async () => {
			const read = async () =>
				( await site.get( '/x-plain/' ) ).text.includes(
					'<!-- code is read -->'
				);
			expect( [ await read(), await read(), await read() ] ).toEqual( [
				true,
				false,
				false,
			] );
		} );

		test( 'is no second description on the one post that has it, though others of the kind were clean', async () => {
			await site.get( '/x-plain/' );
			for ( let i = 0; i < 4; i++ ) {
				const page = await site.get( '/x-brackets/' );
				expect( all( page, 'description' ) ).toHaveLength( 1 );
				expect( page.text ).not.toContain( tag );
			}
		} );
	} );

	describe( 'in a file of the theme', () => {
		let before = '';
		beforeAll( async () => {
			before = await site.php(
				`$before = get_stylesheet();
				$folder = get_theme_root() . '/x-rare';
				wp_mkdir_p( "$folder/parts" );
				foreach ( $args as $file => $text ) { file_put_contents( "$folder/$file", $text ); }
				wp_clean_themes_cache();
				switch_theme( 'x-rare' );
				return $before;`,
				{
					'style.css': '/* Theme Name: Rare */',
					'functions.php': `<?php add_theme_support( 'title-tag' );`,
					'index.php': `<!DOCTYPE html><html><head><?php wp_head(); get_template_part( 'parts/head' ); ?></head><body><?php wp_body_open(); wp_footer(); ?></body></html>`,
					'parts/head.php': `<?php if ( get_query_var( 'name' ) === 'x-brackets' ) : ?>${ tag }<?php endif;`,
				}
			);
		} );
		afterAll( () =>
			site.php(
				`switch_theme( $args[0] );
				$folder = get_theme_root() . '/x-rare';
				array_map( 'unlink', [ ...glob( "$folder/*.*" ), ...glob( "$folder/parts/*" ) ] );
				rmdir( "$folder/parts" );
				rmdir( $folder );
				wp_clean_themes_cache();`,
				[ before ]
			)
		);

		test( 'is no second description on the one post that has it, though others of the kind were clean', async () => {
			await site.get( '/x-plain/' );
			for ( let i = 0; i < 4; i++ ) {
				const page = await site.get( '/x-brackets/' );
				expect( all( page, 'description' ) ).toHaveLength( 1 );
				expect( page.text ).not.toContain( tag );
			}
		} );
	} );

	test( 'on a few pages only is noticed by who is logged in; then visitors get one of each, too', async () => {
		await view();
		const admin = await site.as( 'admin' );
		expect(
			all( await view( 'within a function', admin ), 'description' )
		).toEqual( ours );
		for ( let i = 0; i < 4; i++ ) {
			expect(
				all( await view( 'within a function' ), 'description' )
			).toEqual( ours );
		}
	} );

	test( 'is noticed by visitors, too: one of twenty pages is looked at again', async () => {
		await site.php(
			`( new Pharos\\Head\\ForeignTags( new Pharos\\Page\\Context( 'search' ) ) )->saw( false );`
		);
		const count = await site.php< number >(
			`$tags = new Pharos\\Head\\ForeignTags( new Pharos\\Page\\Context( 'search' ) );
			$looks = array_map( static fn() => $tags->may_be_there(), range( 1, 1000 ) );
			return count( array_filter( $looks ) );`
		);
		expect( count ).toBeGreaterThan( 10 );
		expect( count ).toBeLessThan( 150 );
	} );
} );

test.each( [
	[ 'a page without a head', '<p>Tea</p>', 1 ],
	[ 'an unfinished one', '<html><head><title>x</title><p>Tea', 1 ],
	[ 'a large file', 'tea,cups\n', 200_000 ],
	[ 'nothing', '', 1 ],
] )( '%s goes through as it is', async ( _what, text, times ) => {
	const same = await site.php(
		`$settings = new Pharos\\Settings\\Settings();
		$head = new Pharos\\Head\\Head( $settings, new Pharos\\Template\\Variables( $settings ) );
		ob_start();
		( new Pharos\\Head\\DoubleTags( $head, false ) )->start();
		for ( $i = 0; $i < $args['times']; $i++ ) { echo $args['text']; }
		ob_end_flush();
		return ob_get_clean() === str_repeat( $args['text'], $args['times'] );`,
		{ text, times }
	);
	expect( same ).toBe( true );
} );

/** Parts of HTML heads, valid and malformed. */
const pieces = [
	'<title>Ours</title>',
	'<title>Theirs</title>',
	'<TITLE>Theirs</TITLE>',
	'<title>Unfinished',
	'<meta name="description" content="Ours" />',
	"<meta content='a > b' name='Description'>",
	'<meta property=og:title content=x>',
	'<meta name="&#100;escription" content="x">',
	'<meta name="viewport" content="width=device-width">',
	"<meta name='robots' content='noindex' />",
	"<meta name='robots' content='index' />",
	'<meta name="robots" content="all">',
	'<link rel="canonical" href="https://example.org/ours" />',
	'<link href="/x" rel="nofollow canonical">',
	'<link rel="stylesheet" href="/style.css">',
	'<link rel="icon',
	'<meta name="og:title"content="x">',
	'<meta "name="og:title" content="x">',
	'<link/rel=canonical/href=/x>',
	'<script>if (a<b) x="</head>";</script>',
	'<script><!-- <script></script><title>x</title> --></script>',
	'<style>a::after{content:"<title>"}</style>',
	'<STYLE></head></STYLE>',
	'<!-- </head><title>x</title> -->',
	'<noscript><title>x</title><link rel="canonical" href="/n"></noscript>',
	'<svg><title>x</title></svg>',
	'<base href="/">',
	'a < b > c',
	'\n',
];

test( 'The quick look misses nothing that the parser would take out', async () => {
	const seed = Date.now() % 1_000_000;
	const heads = fc.sample(
		fc.array( fc.constantFrom( ...pieces ), { maxLength: 12 } ),
		{ numRuns: 400, seed }
	);
	const different = await site.php< string[] >(
		`$settings = new Pharos\\Settings\\Settings();
		$printed = [
			[ 'name' => 'description', 'html' => '<meta name="description" content="Ours" />' ],
			[ 'name' => 'canonical', 'html' => '<link rel="canonical" href="https://example.org/ours" />' ],
			[ 'name' => 'og:title', 'html' => '<meta property="og:title" content="Ours" />' ],
		];
		$title = '<title>Ours</title>';
		$different = [];
		foreach ( $args as $parts ) {
			$page = '<!DOCTYPE html><html><head><meta charset="utf-8">' . $title . implode( "\\n", array_column( $printed, 'html' ) ) . implode( '', $parts ) . '</head><body><title>x</title>' . str_repeat( 'Text. ', 20 );
			$head = new Pharos\\Head\\Head( $settings, new Pharos\\Template\\Variables( $settings ) );
			( new ReflectionProperty( $head, 'printed' ) )->setValue( $head, $printed );
			$doubles = new Pharos\\Head\\DoubleTags( $head, true );
			ob_start();
			$doubles->start();
			( new ReflectionProperty( $doubles, 'title' ) )->setValue( $doubles, $title );
			echo $page;
			ob_end_flush();
			$sent = ob_get_clean();
			if ( $sent !== ( new Pharos\\Head\\SingleTags( $printed, $title, false ) )->remove_duplicates( $page ) ) {
				$different[] = $page;
			}
		}
		return $different;`,
		heads
	);
	expect( { seed, different } ).toEqual( { seed, different: [] } );
} );
