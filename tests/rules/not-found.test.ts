/** The clients that request missing URLs, and the URLs that only vulnerability scanners request. */
import { runRules } from './support/php';

const agents: [ agent: string, kind: string ][] = [
	[
		'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
		'search_engine',
	],
	[
		'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/130.0 Safari/537.36',
		'search_engine',
	],
	[ 'Mozilla/5.0 (compatible; YandexBot/3.0)', 'search_engine' ],
	[
		'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko; Applebot/0.1)',
		'search_engine',
	],
	[ 'Mozilla/5.0 (compatible; AhrefsBot/7.0)', 'bot' ],
	[
		'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
		'bot',
	],
	[ 'Mozilla/5.0 (X11) HeadlessChrome/130.0', 'bot' ],
	[ 'curl/8.10.1', 'bot' ],
	[ 'python-requests/2.32', 'bot' ],
	[ 'WordPress/7.1; https://tea.example', 'bot' ],
	[ '', 'bot' ],
	[
		'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
		'visitor',
	],
	[
		'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
		'visitor',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
		'visitor',
	],
	[ 'Opera/9.80 (J2ME/MIDP; Opera Mini/9) Presto/2.12', 'visitor' ],
];

const paths: [ path: string, isProbe: boolean ][] = [
	[ '/wp-login.php.bak', true ],
	[ '/wp-config.php~', true ],
	[ '/.env', true ],
	[ '/app/.git/HEAD', true ],
	[ '/backup.zip', true ],
	[ '/shell.php', true ],
	[ '/cgi-bin/test', true ],
	[ '/wp-content/plugins/x/readme.txt', true ],
	[ '/.well-known/security.txt', false ],
	[ '/tea/', false ],
	[ '/old-page.html', false ],
	[ '/products.aspx-guide/', false ],
	[ '/manual.pdf', false ],
	[ '/solaris/', false ],
	[ '/how-to-zip/', false ],
	[ '/kettle.jpg', false ],
	[ '/mysqlite-news/', false ],
];

const uris: [ uri: string, readable: string ][] = [
	[ '/old/', '/old/' ],
	[ 'old', '/old' ],
	[ '//old///', '/old/' ],
	[ '', '/' ],
	[ '/a%20b?x=%20#part', '/a%20b?x=%20' ],
	[ '/caf%C3%A9/', '/café/' ],
	[ '/a+b', '/a+b' ],
	[ '/100%25', '/100%25' ],
	[ '/what%3F', '/what%3F' ],
];

const homes: [ url: string, home: string, path: string | null ][] = [
	[ 'https://tea.example/a/?b#c', 'https://tea.example/', '/a/?b#c' ],
	[ 'http://www.tea.example/a', 'https://tea.example', '/a' ],
	[ 'https://tea.example', 'https://tea.example/', '/' ],
	[ 'https://tea.example/shop/a', 'https://tea.example/shop', '/a' ],
	[ 'https://tea.example/shopping', 'https://tea.example/shop', null ],
	[ 'https://tea.example:8080/', 'https://tea.example/', null ],
	[ 'https://evil.example/tea.example/', 'https://tea.example/', null ],
	[ 'https://tea.example@evil.example/', 'https://tea.example/', null ],
];

const results = runRules( {
	client: agents.map( ( [ agent ] ) => ( { agent } ) ),
	probe: paths.map( ( [ path ] ) => ( { path } ) ),
	'redirect address': uris.map( ( [ uri ] ) => ( { uri } ) ),
	'below home': homes.map( ( [ url, home ] ) => ( { url, home } ) ),
} );

test( 'Clients are told apart by their user agents', () => {
	expect( results.client ).toEqual( agents.map( ( [ , kind ] ) => kind ) );
} );

test.each(
	paths.map( ( [ path, isProbe ], i ) => [ path, isProbe, i ] as const )
)( '%s is a URL of attackers: %s', ( _, isProbe, i ) =>
	expect( results.probe[ i ] ).toBe( isProbe )
);

test( 'Paths are kept as people read them', () => {
	expect( results[ 'redirect address' ] ).toEqual(
		uris.map( ( [ , readable ] ) => readable )
	);
} );

test( 'URLs of this site are told from those elsewhere', () => {
	expect( results[ 'below home' ] ).toEqual(
		homes.map( ( [ , , path ] ) => path )
	);
} );
