/** A site in several languages: home pages, structured data, social networks and sitemaps, with as much of Polylang 3.8 as these need. */
import { head } from '../integration/support/head';
import { nodesOf, ofType } from '../integration/support/json-ld';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

withSnippet(
	'x-languages',
	`function pll_current_language() {
		return preg_match( '~/de(?:/|$)~', (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) ? 'de' : 'en';
	}
	function pll_default_language() { return 'en'; }
	function pll_languages_list() { return [ 'de', 'en' ]; }
	// Polylang doesn't filter home_url() for other plugins.
	function pll_home_url( $language = '' ) {
		return home_url( ( $language ?: pll_current_language() ) === 'de' ? '/de/' : '/' );
	}
	function pll_the_languages( $args ) {
		$all = [ 'en' => [ 'locale' => 'en-US' ], 'de' => [ 'locale' => 'de-DE' ], 'x' => [ 'locale' => '' ] ];
		unset( $all[ pll_current_language() ] );
		return $all;
	}
	add_filter( 'locale', static fn( $locale ) => pll_current_language() === 'de' ? get_option( 'x_locale', 'de_DE_formal' ) : $locale );
	add_filter( 'query_vars', static fn( $names ) => [ ...$names, 'lang' ] );
	add_action( 'init', static function () {
		add_rewrite_rule( 'de/?$', 'index.php?lang=de', 'top' );
		add_rewrite_rule( 'de/(x-[^/]+)/?$', 'index.php?lang=de&name=$matches[1]', 'top' );
	} );
	add_filter( 'post_link', static fn( $url, $post ) => $post->post_name === 'x-tee' ? home_url( '/de/x-tee/' ) : $url, 10, 2 );`
);

let id: number;

beforeAll( async () => {
	await site.resetSettings();
	await save( { enable_xml_sitemap: true } );
	id = await site.php( `
		delete_option( 'rewrite_rules' );
		return wp_insert_post( [ 'post_title' => 'Tee', 'post_name' => 'x-tee', 'post_content' => 'Aus China.', 'post_status' => 'publish' ] );` );
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`wp_delete_post( $args[0], true ); delete_option( 'rewrite_rules' ); delete_option( 'x_locale' );`,
		[ id ]
	);
} );

test( 'the home page of a language is a page of its own', async () => {
	const page = await head( '/de/' );
	const home = `${ site.url }/de/`;
	expect( page.link( 'canonical' ) ).toBe( home );
	expect( page.meta( 'og:url' ) ).toBe( home );
	const nodes = nodesOf( page );
	expect( ofType( nodes, 'WebSite' ) ).toMatchObject( {
		'@id': `${ home }#website`,
		url: home,
		potentialAction: { target: `${ home }?s={search_term_string}` },
	} );
	expect( ofType( nodes, 'CollectionPage' ) ).toMatchObject( {
		'@id': `${ home }#webpage`,
		url: home,
		isPartOf: { '@id': `${ home }#website` },
	} );
} );

test( 'the home page of the default language stays', async () => {
	const page = await head( '/' );
	expect( page.link( 'canonical' ) ).toBe( `${ site.url }/` );
	expect( ofType( nodesOf( page ), 'WebSite' )?.[ '@id' ] ).toBe(
		`${ site.url }/#website`
	);
} );

test( 'a page leads to the home page of its language', async () => {
	const nodes = nodesOf( await head( '/de/x-tee/' ) );
	const [ first ] = ofType( nodes, 'BreadcrumbList' )?.itemListElement as {
		item: string;
	}[];
	expect( first?.item ).toBe( `${ site.url }/de/` );
	expect( ofType( nodes, 'WebPage' )?.isPartOf ).toEqual( {
		'@id': `${ site.url }/de/#website`,
	} );
} );

test.each( [
	[ 'de_DE_formal', 'de-DE' ],
	[ 'pt_PT_ao90', 'pt-PT' ],
	[ 'ca_valencia', 'ca-valencia' ],
	[ 'zh_TW', 'zh-TW' ],
	[ 'sr_Latn_RS', 'sr-Latn-RS' ],
	[ 'ckb', 'ckb' ],
] )( 'the language of the locale %s is %s', async ( locale, language ) => {
	await site.php( `update_option( 'x_locale', $args[0] );`, [ locale ] );
	const nodes = nodesOf( await head( '/de/x-tee/' ) );
	expect( ofType( nodes, 'WebPage' )?.inLanguage ).toBe( language );
} );

test( 'social networks are told the other languages of a page', async () => {
	const { metas } = await head( '/' );
	expect(
		metas
			.filter( ( { property } ) => property === 'og:locale:alternate' )
			.map( ( { content } ) => content )
	).toEqual( [ 'de_DE' ] );
} );

test( 'the sitemap has the home page of each language, the default one first', async () => {
	const { text } = await site.get( '/sitemap-archives-1.xml' );
	const urls = [ ...text.matchAll( /<loc>([^<]+)/g ) ].map(
		( [ , url ] ) => url
	);
	expect( urls.slice( 0, 2 ) ).toEqual( [
		`${ site.url }/`,
		`${ site.url }/de/`,
	] );
} );

test( 'texts that have all languages show one, also where their plugin is off', async () => {
	const plain = ( text: string ) =>
		site.php< string[] >(
			`return [ Pharos\\Text\\Text::plain( $args[0] ), Pharos\\Text\\Text::prose( $args[0] ) ];`,
			[ text ]
		);
	const text = '[:en]Tea &amp; milk[:de]Tee[:]';
	expect( await plain( text ) ).toEqual( [ 'Tea & milk', 'Tea & milk' ] );
	expect( await plain( 'Not [:a list:]' ) ).toEqual( [
		'Not [:a list:]',
		'Not [:a list:]',
	] );
} );

test( 'a link to a language with a domain of its own is a link of the site', async () => {
	const left = await site.php(
		`$index = new Pharos\\Analysis\\Checks\\Site\\LinkIndex();
		foreach ( [ 7 => 'https://tee.test/green/', 8 => home_url( '/black/' ), 9 => 'https://tee.test/white/' ] as $id => $url ) { $index->add( $id, $url ); }
		foreach ( [ '//www.tee.test/Green', 'https://elsewhere.test/black/', home_url( '/white/' ) ] as $url ) { $index->link( $url ); }
		return $index->left();`
	);
	expect( left ).toEqual( [ 8, 9 ] );
} );
