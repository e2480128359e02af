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
	[ '/products.aspx', true ],
	[ '/catalog.zip', true ],
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

/** URLs of the software that a site had before, if something on the web knows them. */
const relaunched: [ path: string, isProbe: boolean ][] = [
	[ '/products.php', false ],
	[ '/shop/item.php/', false ],
	[ '/default.asp', false ],
	[ '/Kettles/Default.aspx', false ],
	[ '/tea.jsp', false ],
	[ '/cgi/form.cgi', false ],
	[ '/downloads/catalog.zip', false ],
	[ '/old.pl', false ],
	[ '/index.php5', false ],
	[ '/products.php.bak', true ],
	[ '/products.php~', true ],
	[ '/wp-content/uploads/shell.php', true ],
	[ '/blog/wp-login.php', true ],
	[ '/wp-includes/x/y.php', true ],
	[ '/.env', true ],
	[ '/phpmyadmin/index.php', true ],
	[ '/backup.sql', true ],
];

const referrers: [ url: string, isSearchEngine: boolean ][] = [
	[ 'https://www.google.com/', true ],
	[ 'https://www.google.co.uk/search?q=tea', true ],
	[ 'https://google.de', true ],
	[ 'https://www.bing.com/search?q=tea', true ],
	[ 'https://duckduckgo.com/', true ],
	[ 'https://search.yahoo.co.jp/', true ],
	[ 'https://yandex.ru/', true ],
	[ 'https://search.brave.com/', true ],
	[ 'https://www.ecosia.org/', true ],
	[ 'https://google.com.evil.example/', false ],
	[ 'https://notgoogle.com/', false ],
	[ 'https://evil.example/google.com/', false ],
	[ 'https://google.com@evil.example/', false ],
	[ 'https://mask.com/', false ],
];

const ownAgents: [ agent: string, isOwn: boolean ][] = [
	[ 'WordPress/7.1; https://tea.example', true ],
	[ 'Pharos SEO, check of the sitemap; https://tea.example/', true ],
	[ 'Mozilla/5.0 (compatible; PharosSEO/1.0; +https://tea.example/)', true ],
	[ 'WordPress/7.1; https://tea.example.org', false ],
	[ 'WordPress/7.1; https://other.example', false ],
	[ 'Mozilla/5.0 (compatible; Bot/1.0; +https://bot.example/)', false ],
];

const logins: [ url: string, without: string ][] = [
	[ 'https://ines:secret@tea.example/a', 'https://tea.example/a' ],
	[ 'http://ines@tea.example', 'http://tea.example' ],
	[ 'https://a:b@c@tea.example/x@y', 'https://tea.example/x@y' ],
	[ 'https://tea.example/@ines', 'https://tea.example/@ines' ],
	[ 'https://tea.example?mail=a@b', 'https://tea.example?mail=a@b' ],
	[ '/about/@ines', '/about/@ines' ],
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
	probe: [
		...paths.map( ( [ path ] ) => ( { path } ) ),
		...relaunched.map( ( [ path ] ) => ( { path, known: true } ) ),
	],
	'search engine': referrers.map( ( [ url ] ) => ( { url } ) ),
	own: ownAgents.map( ( [ agent ] ) => ( {
		agent,
		home: 'https://tea.example/',
	} ) ),
	'without login': logins.map( ( [ url ] ) => ( { url } ) ),
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

test( 'URLs of former software are listed where a search engine or a page knows them, those of attackers never', () => {
	expect( results.probe.slice( paths.length ) ).toEqual(
		relaunched.map( ( [ , isProbe ] ) => isProbe )
	);
} );

test( 'Search engines are known by their domains', () => {
	expect(
		referrers.filter(
			( [ , is ], i ) => results[ 'search engine' ][ i ] !== is
		)
	).toEqual( [] );
} );

test( 'Requests of the site itself are known by its URL', () => {
	expect( results.own ).toEqual( ownAgents.map( ( [ , isOwn ] ) => isOwn ) );
} );

test( 'User names and passwords of URLs are removed', () => {
	expect( results[ 'without login' ] ).toEqual(
		logins.map( ( [ , without ] ) => without )
	);
} );

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
