/** The not-found log. */
import { hasTerminal, wp } from '../support/wp-cli';
import { configure } from './support/head';
import { withPlugins } from './support/plugins';
import { add, clear as clearRedirects } from './support/redirects';
import { withPermalinks } from './support/robots';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

interface Item {
	id: number;
	url: string;
	times: number;
	last: string;
	referrer: string;
	by: string;
	suggestions: { target: string; title: string; url: string; why: string }[];
}

interface Log {
	items: Item[];
	total: number;
	pages: number;
	enabled: boolean;
	page_cache: boolean;
	probes: { times: number; last: string | null };
}

const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLE =
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The status of a completed request: the log is written at its end. */
async function ask( path: string, headers: Record< string, string > = {} ) {
	const response = await site.fetch( path, {
		headers: { 'User-Agent': BROWSER, ...headers },
		redirect: 'manual',
	} );
	await response.text();
	return response.status;
}

async function rest( method: string, path = '' ) {
	const admin = await site.as( 'admin' );
	return admin.rest< { data: Log } >(
		method,
		`/pharos/v1/not-found${ path }`
	);
}

const log = async ( query = '' ) => ( await rest( 'GET', query ) ).body.data;

const empty = () =>
	site.php( `
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\NotFound\\Table::name() );
		delete_option( Pharos\\NotFound\\Table::OPTION );` );

beforeEach( empty );
withPlugins( 'head-filters' );
afterAll( async () => {
	await empty();
	await site.resetSettings();
} );

test( 'A URL that is not found is there with how often, from where and by whom, and nothing personal', async () => {
	await ask( '/n-lost/?email=ines@example.com', {
		Referer: 'https://tea.example/links?session=1#top',
		'X-Forwarded-For': '203.0.113.9',
	} );
	await ask( '/n-lost', { 'User-Agent': GOOGLE } );
	await ask( '/n-lost/', { Referer: `${ site.url }/about/?x=1` } );

	const { items, total, enabled } = await log();
	expect( [ total, enabled ] ).toEqual( [ 1, true ] );
	expect( items ).toEqual( [
		{
			id: expect.any( Number ),
			url: '/n-lost/',
			times: 3,
			last: expect.stringMatching( /^\d{4}-\d\d-\d\dT.*Z$/ ),
			referrer: '/about/',
			by: 'search_engine',
			suggestions: [],
		},
	] );
	expect(
		await site.php( `
			global $wpdb;
			return wp_json_encode( $wpdb->get_results( 'SELECT * FROM ' . Pharos\\NotFound\\Table::name() ) );` )
	).not.toMatch( /ines|session|203\.0\.113|127\.0\.0\.1/ );
} );

test( 'Pages that are found, redirects and content that is gone are not in it', async () => {
	await add( { source: '/n-moved/', target: '/' } );
	await add( { source: '/n-gone/', status: 410 } );
	expect( await ask( '/' ) ).toBe( 200 );
	expect( await ask( '/n-moved/' ) ).toBe( 301 );
	expect( await ask( '/n-gone/' ) ).toBe( 410 );
	expect( ( await log() ).total ).toBe( 0 );
	await clearRedirects();
} );

test( 'What is redirected from now on is no longer in it', async () => {
	for ( const path of [ '/now-redirected/', '/stays-missing/' ] ) {
		await ask( path );
	}
	await add( { source: '/now-redirected', target: '/about/' } );
	await add( {
		source: '/stays-missing/?only=this',
		query: 'exact',
		target: '/about/',
	} );
	expect( ( await log() ).items.map( ( { url } ) => url ) ).toEqual( [
		'/stays-missing/',
	] );
} );

test( 'What attackers look for is counted, not listed', async () => {
	for ( const path of [
		'/wp-login.php.bak',
		'/old/backup.sql.gz',
		'/phpmyadmin/',
	] ) {
		expect( [ path, await ask( path ) ] ).toEqual( [ path, 404 ] );
	}
	await ask( '/n-tea.html' );
	const { items, total, probes } = await log();
	expect( items.map( ( { url } ) => url ) ).toEqual( [ '/n-tea.html' ] );
	expect( [ total, probes.times ] ).toEqual( [ 1, 3 ] );
} );

test( 'URLs of the software before WordPress are listed if search engines or pages of the site lead to them', async () => {
	await ask( '/n-products.php', { Referer: `${ site.url }/about/` } );
	await ask( '/n-tea.aspx', { Referer: 'https://www.google.com/' } );
	await ask( '/n-form.cgi', { 'User-Agent': GOOGLE } );
	await ask( '/n-guessed.php' );
	await ask( '/n-self.php', { Referer: `${ site.url }/n-self.php` } );
	await ask( '/n-other.php', { Referer: 'https://evil.example/' } );
	const { items, probes } = await log( '?orderby=url&order=asc' );
	expect( items.map( ( { url, referrer } ) => [ url, referrer ] ) ).toEqual( [
		[ '/n-form.cgi', '' ],
		[ '/n-products.php', '/about/' ],
		[ '/n-tea.aspx', 'https://www.google.com/' ],
	] );
	expect( probes.times ).toBe( 3 );
} );

test( 'Requests of the site itself, such as those of its analysis, are not in it', async () => {
	await ask( '/n-own/', {
		'User-Agent': `WordPress/7.1; ${ site.url }`,
	} );
	await ask( '/n-sitemap-check/', {
		'User-Agent': `Pharos SEO, check of the sitemap; ${ site.url }/`,
	} );
	await ask( '/n-others/', {
		'User-Agent': 'WordPress/7.1; https://tea.example',
	} );
	const admin = await site.as( 'admin' );
	await admin.rest( 'GET', '/pharos/v1/checks/general?check=not_found' );
	expect( ( await log() ).items.map( ( { url } ) => url ) ).toEqual( [
		'/n-others/',
	] );
} );

test( 'No referrer tells a user name or password', async () => {
	await ask( '/n-login/', {
		Referer: 'https://ines:secret@tea.example/members/',
	} );
	await ask( '/n-login-here/', {
		Referer: site.url.replace( '//', '//ines:secret@' ) + '/about/',
	} );
	const { items } = await log( '?orderby=url&order=asc' );
	expect( items.map( ( { referrer } ) => referrer ) ).toEqual( [
		'/about/',
		'https://tea.example/members/',
	] );
} );

test( 'URLs that exist again, or are redirected with their folder, are left out', async () => {
	for ( const path of [
		'/n-again/',
		'/n-folder/tea/',
		'/n-missing/',
		'/n-чай/',
	] ) {
		await ask( path );
	}
	expect( ( await log() ).total ).toBe( 4 );
	const posts = await site.php< number[] >(
		`return array_map( static fn( $name ) => wp_insert_post( [ 'post_title' => 'Again', 'post_name' => $name, 'post_status' => 'publish', 'post_author' => 1 ] ), [ 'n-again', 'n-чай' ] );`
	);
	await add( { source: '/n-folder/', match: 'prefix', target: '/about/' } );
	const { items, total } = await log();
	expect( [ items.map( ( { url } ) => url ), total ] ).toEqual( [
		[ '/n-missing/' ],
		1,
	] );
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		posts
	);
	await clearRedirects();
} );

test( 'Targets are suggested: by earlier slugs, slugs and titles', async () => {
	const ids = await site.php< Record< string, number > >( `
		$post = static fn( $title, $slug ) => wp_insert_post( [ 'post_title' => $title, 'post_name' => $slug, 'post_status' => 'publish', 'post_author' => 1 ] );
		$ids = [ 'slug' => $post( 'Whisking', 'n-whisked-gyokuro' ), 'title' => $post( 'Storing sencha leaves', 'n-keep' ), 'old' => $post( 'Renamed', 'n-renamed' ) ];
		add_post_meta( $ids['old'], '_wp_old_slug', 'n-was-called-so' );
		wp_insert_post( [ 'post_title' => 'Storing sencha leaves', 'post_status' => 'draft', 'post_author' => 1 ] );
		return $ids;` );
	await ask( '/2019/n-whisked-gyokuro.html' );
	await ask( '/storing-sencha/' );
	await ask( '/somewhere/n-was-called-so/index.html' );
	// One word in common isn't enough.
	await ask( '/sencha-cups/' );
	await site.php(
		`global $wpdb;
		$wpdb->insert( Pharos\\NotFound\\Table::name(), [ 'lookup' => md5( 'x' ), 'url' => '/archive/n-was-called-so/', 'last_time' => '2030-01-01 00:00:00' ] );`
	);
	const { items } = await log( '?orderby=url&order=asc' );
	expect(
		items.map( ( { url, suggestions } ) => [
			url,
			suggestions[ 0 ] && [
				suggestions[ 0 ].target,
				suggestions[ 0 ].why,
			],
		] )
	).toEqual( [
		[ '/2019/n-whisked-gyokuro.html', [ `post-${ ids.slug }`, 'slug' ] ],
		[ '/archive/n-was-called-so/', [ `post-${ ids.old }`, 'old_slug' ] ],
		[ '/sencha-cups/', undefined ],
		[ '/somewhere/n-was-called-so/index.html', undefined ],
		[ '/storing-sencha/', [ `post-${ ids.title }`, 'title' ] ],
	] );
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		foreach ( get_posts( [ 'post_status' => 'draft', 's' => 'Storing sencha' ] ) as $post ) { wp_delete_post( $post->ID, true ); }`,
		ids
	);
} );

test( 'The list is searched, filtered, sorted and emptied', async () => {
	await ask( '/n-a/' );
	await ask( '/n-b/' );
	await ask( '/n-b/' );
	await ask( '/n-c/', { 'User-Agent': 'curl/8.0' } );
	const urls = async ( query: string ) =>
		( await log( query ) ).items.map( ( { url } ) => url );
	expect( await urls( '?orderby=times&per_page=1' ) ).toEqual( [ '/n-b/' ] );
	expect( await urls( '?search=n-a' ) ).toEqual( [ '/n-a/' ] );
	expect( await urls( '?by=bot' ) ).toEqual( [ '/n-c/' ] );

	const [ first ] = ( await log( '?search=n-a' ) ).items;
	expect( ( await rest( 'DELETE', `/${ first?.id }` ) ).status ).toBe( 200 );
	expect( ( await rest( 'DELETE', `/${ first?.id }` ) ).status ).toBe( 404 );
	await rest( 'DELETE' );
	expect( ( await log() ).total ).toBe( 0 );
} );

test( 'Under load a hundred requests a minute are written; 10,000 URLs and 60 days are kept', async () => {
	await ask( '/n-first/' );
	const minute = new Date().getUTCMinutes();
	await site.php( `
		global $wpdb;
		$table = Pharos\\NotFound\\Table::name();
		$wpdb->query( "UPDATE $table SET times = 100, last_time = '" . gmdate( 'Y-m-d H:i:00' ) . "' WHERE lookup = 'meter'" );` );
	await ask( '/n-too-many/' );
	const { items } = await log( '?search=too-many' );
	// A minute that begins in between starts a new count.
	expect( items.length ).toBe(
		minute === new Date().getUTCMinutes() ? 0 : items.length
	);

	await site.php( `
		global $wpdb;
		$table = Pharos\\NotFound\\Table::name();
		$wpdb->query( "DELETE FROM $table" );
		update_option( Pharos\\NotFound\\Table::OPTION, '1' );
		foreach ( range( 0, 10 ) as $chunk ) {
			$rows = [];
			foreach ( range( 1, 1000 ) as $i ) {
				$number = $chunk * 1000 + $i;
				$time = gmdate( 'Y-m-d H:i:s', time() - $number );
				$rows[] = "( '" . md5( (string) $number ) . "', '/n-$number/', '$time' )";
			}
			$wpdb->query( "INSERT INTO $table ( lookup, url, last_time ) VALUES " . implode( ',', $rows ) );
		}
		$wpdb->query( "UPDATE $table SET last_time = '2020-01-01 00:00:00' WHERE url = '/n-1/'" );` );
	await ask( '/n-newest/' );
	expect( await log( '?per_page=1' ) ).toMatchObject( {
		total: 10_000,
		items: [ { url: '/n-newest/' } ],
	} );
	expect( ( await log( '?search=/n-1/' ) ).total ).toBe( 0 );
} );

test( 'It can be turned off, and is off by itself where a page cache may answer without WordPress', async () => {
	await configure( { enable_not_found_log: false } );
	await ask( '/n-off/' );
	expect( await log() ).toMatchObject( { total: 0, enabled: false } );
	await configure( {} );
} );

describe( 'With a page cache', () => {
	withSnippet(
		'page-cache',
		`add_filter( 'pharos_has_page_cache', '__return_true' );`
	);

	test( 'it is off until the owner turns it on', async () => {
		await ask( '/n-cached/' );
		expect( await log() ).toMatchObject( {
			total: 0,
			enabled: false,
			page_cache: true,
		} );
		await configure( { enable_not_found_log: true } );
		await ask( '/n-cached/' );
		expect( await log() ).toMatchObject( { total: 1, enabled: true } );
		await configure( {} );
	} );
} );

test( 'From a terminal: list and clear', async () => {
	await ask( '/n-a/' );
	if ( hasTerminal( site ) ) {
		const { stdout } = await wp(
			site,
			'pharos',
			'not-found',
			'list',
			'--format=json'
		);
		expect( JSON.parse( stdout ) ).toMatchObject( [
			{ url: '/n-a/', times: 1 },
		] );
		expect(
			( await wp( site, 'pharos', 'not-found', 'clear' ) ).stdout
		).toContain( '1 URL deleted' );
		expect( ( await log() ).total ).toBe( 0 );
	}
}, 30_000 );

test( 'URLs of a site without URL rewriting, which begin with /index.php, aren’t taken for those of attackers', async () => {
	await withPermalinks( '/index.php/%postname%/', async () => {
		await ask( '/index.php/x-old-tea/' );
		await ask( '/index.php/x-old.php' );
	} );
	const { items, probes } = await log();
	expect( items.map( ( { url } ) => url ) ).toEqual( [
		'/index.php/x-old-tea/',
	] );
	expect( probes.times ).toBe( 1 );
} );

test.each( [
	[ 1500, 200 ],
	[ 2500, 400 ],
] )(
	'A URL of %i characters can be redirected as it is listed, or not at all',
	async ( length, status ) => {
		const path = `/${ 'x'.repeat( length - 2 ) }/`;
		await ask( path );
		const [ item ] = ( await log() ).items;
		const admin = await site.as( 'admin' );
		const saved = await admin.rest( 'POST', '/pharos/v1/redirects', {
			source: item?.url,
			target: '/x-new/',
		} );
		expect( saved.status ).toBe( status );
		expect( await ask( path ) ).toBe( status === 200 ? 301 : 404 );
		await clearRedirects();
	}
);
