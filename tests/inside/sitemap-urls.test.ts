/** The URLs of sitemaps on all kinds of sites: in a subdirectory, with any permalink structure, with HTTP and HTTPS. */
import { site } from '../integration/support/site';

interface Case {
	home: string;
	permalinks: string;
	uri: string;
	parameters?: Record< string, string >;
}

/** The sitemap that a request asks for, and the URLs of the index and a page on this site. */
const ask = ( cases: Case[] ) =>
	site.php< { asked: unknown; index: string; page: string }[] >(
		`$rewrite = $GLOBALS['wp_rewrite'];
		$answers = [];
		foreach ( $args as $case ) {
			$filters = [ 'option_home' => static fn() => $case['home'], 'option_permalink_structure' => static fn() => $case['permalinks'] ];
			foreach ( $filters as $name => $filter ) { add_filter( $name, $filter ); }
			$rewrite->init();
			$_SERVER['REQUEST_URI'] = $case['uri'];
			$_GET = $case['parameters'] ?? [];
			$answers[] = [
				'asked' => Pharos\\Sitemaps\\Urls::from_request(),
				'index' => Pharos\\Sitemaps\\Urls::index(),
				'page' => Pharos\\Sitemaps\\Urls::page( 'posts-page', 2 ),
			];
			foreach ( $filters as $name => $filter ) { remove_filter( $name, $filter ); }
		}
		$rewrite->init();
		return $answers;`,
		cases
	);

const PRETTY = '/%postname%/';
const ROOT = 'https://example.org';
const FOLDER = 'https://example.org/blog';

test( 'are below the home page, however its links look', async () => {
	const uri = '/';
	const answers = await ask( [
		{ home: ROOT, permalinks: PRETTY, uri },
		{ home: FOLDER, permalinks: PRETTY, uri },
		{ home: ROOT, permalinks: '', uri },
		{ home: FOLDER, permalinks: '', uri },
		{ home: ROOT, permalinks: '/index.php/%postname%/', uri },
	] );
	expect( answers.map( ( { index, page } ) => [ index, page ] ) ).toEqual( [
		[ `${ ROOT }/sitemap_index.xml`, `${ ROOT }/sitemap-posts-page-2.xml` ],
		[
			`${ FOLDER }/sitemap_index.xml`,
			`${ FOLDER }/sitemap-posts-page-2.xml`,
		],
		[
			`${ ROOT }/?pharos_sitemap=index`,
			`${ ROOT }/?pharos_sitemap=posts-page-2`,
		],
		[
			`${ FOLDER }/?pharos_sitemap=index`,
			`${ FOLDER }/?pharos_sitemap=posts-page-2`,
		],
		[
			`${ ROOT }/index.php/sitemap_index.xml`,
			`${ ROOT }/index.php/sitemap-posts-page-2.xml`,
		],
	] );
} );

test.each< [ string, string, string, unknown, Record< string, string >? ] >( [
	[ 'the index', ROOT, '/sitemap_index.xml', 'index' ],
	[ 'with a tracking parameter', ROOT, '/sitemap_index.xml?a=1', 'index' ],
	[ 'in a folder', FOLDER, '/blog/sitemap_index.xml', 'index' ],
	[ 'of the site above the folder', FOLDER, '/sitemap_index.xml', null ],
	[ 'of a folder like ours', FOLDER, '/blogs/sitemap_index.xml', null ],
	[ 'a page', ROOT, '/sitemap-posts-page-2.xml', [ 'posts-page', 2 ] ],
	[
		'a page in a folder',
		FOLDER,
		'/blog/sitemap-terms-a-b-12.xml',
		[ 'terms-a-b', 12 ],
	],
	[ 'behind index.php', ROOT, '/index.php/sitemap_index.xml', 'index' ],
	[
		'by the parameter',
		FOLDER,
		'/blog/?pharos_sitemap=index',
		'index',
		{ pharos_sitemap: 'index' },
	],
	[
		'by the parameter of another page',
		FOLDER,
		'/blog/about/?pharos_sitemap=index',
		null,
		{ pharos_sitemap: 'index' },
	],
	[
		'by the parameter outside of the folder',
		FOLDER,
		'/?pharos_sitemap=index',
		null,
		{ pharos_sitemap: 'index' },
	],
	[ 'WordPress’s own', FOLDER, '/blog/wp-sitemap.xml', 'wordpress' ],
	[ 'a post', ROOT, '/sitemap-of-the-city/', null ],
	[ 'a post in a file’s clothes', ROOT, '/my-sitemap-1.xml', null ],
] )(
	'a request knows what it asks for: %s',
	async ( _what, home, uri, asked, parameters = {} ) => {
		for ( const permalinks of [ PRETTY, '' ] ) {
			const [ answer ] = await ask( [
				{ home, permalinks, uri, parameters },
			] );
			expect( answer?.asked ).toEqual( asked );
		}
	}
);

test( 'have the scheme of the home page, whichever the request came by', async () => {
	const locations = await site.php< string[] >( `
		$in = static function ( $home, $loc ) {
			$filter = static fn() => $home;
			add_filter( 'option_home', $filter );
			$xml = Pharos\\Sitemaps\\Xml::urlset( [ new Pharos\\Sitemaps\\Entry( '1', $loc ) ] )->xml;
			remove_filter( 'option_home', $filter );
			preg_match( '~<loc>(.*?)</loc>~', $xml, $found );
			return $found[1];
		};
		return [
			$in( 'https://example.org', 'http://example.org/a/' ),
			$in( 'http://example.org', 'https://example.org/a/' ),
			$in( 'https://example.org', 'http://example.org.evil.example/a/' ),
			$in( 'https://example.org', 'http://cdn.example/a/?b=1&c=ü' ),
		];` );
	expect( locations ).toEqual( [
		'https://example.org/a/',
		'http://example.org/a/',
		'http://example.org.evil.example/a/',
		'http://cdn.example/a/?b=1&amp;c=%C3%BC',
	] );
} );
