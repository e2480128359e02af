/**
 * Benchmark of Search Console on a large site: fetching and storing a day with 50,000 pages, summing up a period, the
 * list of 100,000 pages, the dashboard, and the sums of 16 months with 50,000 pages a day.
 *
 * Google's responses are generated in the same process, at their real length, so that only this side is measured.
 */
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

/** Number of days to fetch; 16 months have 488. */
const DAYS = 30;
const PAGES_A_DAY = 50_000;
const PAGES = 100_000;
const ROUNDS = 7;

/** @param {Object} site @param {(line: string) => void} print */
export async function measureSearchConsole( site, print ) {
	const fetched = await runPhp( site, `${ GOOGLE } ${ FETCH }`, {
		days: DAYS,
		pages: PAGES_A_DAY,
	} );
	const { seconds, queries, megabytes, requests, rows } = fetched;
	print(
		`  fetch of ${ DAYS } days with ${ PAGES_A_DAY } pages each: ${ seconds } s (${ (
			seconds / DAYS
		).toFixed(
			2
		) } s a day), ${ requests } requests, ${ queries } queries, ${ rows } rows, ${ megabytes } MB of memory at most`
	);
	const filled = await runPhp( site, FILL, { pages: PAGES } );
	print(
		`  adding up 90 days and the 90 before of ${ PAGES } pages (${ filled.rows } rows): ${ filled.seconds } s`
	);
	for ( const [ name, asked ] of Object.entries( LISTS ) ) {
		const times = await runPhp( site, LIST, { asked, rounds: ROUNDS } );
		print( `  list, ${ name }: ${ median( times ).toFixed( 1 ) } ms` );
	}
	const dashboard = await runPhp( site, DASHBOARD, { rounds: ROUNDS } );
	print(
		`  figures of the dashboard: ${ median( dashboard ).toFixed( 1 ) } ms`
	);
	await measureMonths( site, print );
	await runPhp( site, `Pharos\\SearchConsole\\Data\\Tables::clear();` );
}

/** Of 100,000 pages: all contain "product", 22% "category-1", 2% "category-7/", one "name-4711". */
const LISTS = {
	'most clicks first': {},
	'fewest clicks first': { order: 'asc' },
	'most impressions first': { orderby: 'impressions' },
	'fewest impressions first': { orderby: 'impressions', order: 'asc' },
	'worst position first': { orderby: 'position' },
	'best position first': { orderby: 'position', order: 'asc' },
	'last page': { page: 5000 },
	'worst position first, in the middle': { orderby: 'position', page: 2500 },
	'only Top Ranked': { status: 'top_ranked' },
	'only On the Rise': { status: 'on_the_rise' },
	'only Low Visibility': { status: 'low_visibility' },
	'only Low Visibility, in the middle': {
		status: 'low_visibility',
		page: 1600,
	},
	'only pages that lose clicks': { insight: 'losing_clicks' },
	'only titles to rewrite': { insight: 'rewrite_title' },
	'only titles to rewrite, in the middle': {
		insight: 'rewrite_title',
		page: 200,
	},
	'only pages that can’t be indexed': { insight: 'not_indexable' },
	'only competing pages': { insight: 'competing_pages' },
	'search, no page': { search: 'nothing like that' },
	'search, one page': { search: 'name-4711/' },
	'search, 2%': { search: 'category-7/' },
	'search, 2%, in the middle': { search: 'category-7/', page: 50 },
	'search, 22%': { search: 'category-1' },
	'search, 22%, in the middle': { search: 'category-1', page: 550 },
	'search, all pages': { search: 'product' },
	'search, all pages, in the middle': { search: 'product', page: 2500 },
	'search, all pages, best position first': {
		search: 'product',
		orderby: 'position',
		order: 'asc',
	},
	'search, three characters': { search: 'cat' },
	'search in one status': { search: 'category-1', status: 'on_the_rise' },
	'search in one insight': { search: 'product', insight: 'rewrite_title' },
};

/** A connection through a proxy with a static token; responses have as many rows as requested. */
const GOOGLE = `
	set_time_limit( 0 );
	add_filter( 'pharos_google_proxy', static fn() => [
		'auth_url' => 'https://example.com/', 'connected' => true,
		'token' => static fn() => [ 'access_token' => 'bench' ],
	] );
	$GLOBALS['requests'] = 0;
	add_filter( 'pre_http_request', static function ( $answer, $request, $url ) use ( $args ) {
		if ( ! str_contains( $url, 'searchAnalytics' ) ) {
			return $answer;
		}
		++$GLOBALS['requests'];
		$body = json_decode( $request['body'], true );
		$rows = [];
		if ( $body['dimensions'] === [ 'date' ] ) {
			for ( $i = 3; $i < $args['days'] + 3; $i++ ) {
				$rows[] = [ 'keys' => [ gmdate( 'Y-m-d', time() - $i * DAY_IN_SECONDS ) ], 'clicks' => 9000, 'impressions' => 900000, 'position' => 12.5 ];
			}
		} else {
			$end = min( $args['pages'], $body['startRow'] + $body['rowLimit'] );
			for ( $k = $body['startRow']; $k < $end; $k++ ) {
				$page = "https://example.com/products/category-" . ( $k % 50 ) . "/some-product-name-$k/";
				$keys = $body['dimensions'] === [ 'page', 'query' ] ? [ $page, "product name $k" ] : [ $body['endDate'], $page ];
				$rows[] = [ 'keys' => $keys, 'clicks' => $k % 9, 'impressions' => 9 + $k % 400, 'ctr' => 0.02, 'position' => 1.5 + $k % 60 ];
			}
		}
		return [ 'response' => [ 'code' => 200, 'message' => 'OK' ], 'headers' => [], 'cookies' => [], 'body' => wp_json_encode( [ 'rows' => $rows ] ) ];
	}, PHP_INT_MAX, 3 );`;

const FETCH = `
	global $wpdb;
	Pharos\\SearchConsole\\Data\\Tables::clear();
	( new Pharos\\SearchConsole\\Connection() )->choose( 'https://example.com/' );
	[ $start, $queries ] = [ microtime( true ), $wpdb->num_queries ];
	$job = new Pharos\\SearchConsole\\Data\\Job( new Pharos\\Settings\\Settings() );
	while ( in_array( Pharos\\SearchConsole\\Data\\State::now()['phase'], [ 'days', 'pages', 'queries' ], true ) && $job->step( 0.0 ) );
	return [
		'seconds' => round( microtime( true ) - $start, 1 ),
		'queries' => $wpdb->num_queries - $queries,
		'megabytes' => round( memory_get_peak_usage() / 1e6 ),
		'requests' => $GLOBALS['requests'],
		'rows' => (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Pharos\\SearchConsole\\Data\\Tables::page_days() ),
	];`;

/** Half of the pages are new; a page has a row every twelve days, as on large sites. */
const FILL = `
	global $wpdb;
	set_time_limit( 0 );
	$name = 'Pharos\\\\SearchConsole\\\\Data\\\\';
	[ $tables, $days, $windows ] = [ $name . 'Tables', $name . 'PageDays', $name . 'Windows' ];
	Pharos\\SearchConsole\\Data\\Tables::clear();
	Pharos\\SearchConsole\\Data\\Tables::need();
	for ( $from = 0; $from < $args['pages']; $from += 1000 ) {
		$rows = [];
		for ( $k = $from; $k < $from + 1000; $k++ ) {
			$url = "https://example.com/products/category-" . ( $k % 50 ) . "/some-product-name-$k/";
			$rows[] = "('" . md5( $url ) . "','$url','Product $k','$url\\nproduct $k')";
		}
		$wpdb->query( 'INSERT INTO ' . $tables::pages() . ' (hash, url, title, words) VALUES ' . implode( ',', $rows ) );
	}
	$last_day = '2026-11-17';
	$all = new Pharos\\SearchConsole\\Data\\Window( '2026-05-22', $last_day );
	Pharos\\SearchConsole\\Data\\Days::write( $all, array_fill_keys( $all->dates(), new Pharos\\SearchConsole\\Data\\Figures( 9000, 900000, 112500000 ) ) );
	foreach ( $all->dates() as $i => $date ) {
		$pages = [];
		for ( $k = 1 + $i % 12; $k <= $args['pages']; $k += 12 ) {
			$impressions = 1 + ( $k * 7 + $i ) % 400;
			$pages[ $k ] = new Pharos\\SearchConsole\\Data\\Figures( intdiv( $impressions * ( $k % 9 ), 100 ), $impressions, $impressions * 10 * ( 1 + $k % 60 ) );
		}
		$days::replace( new Pharos\\SearchConsole\\Data\\Window( $date, $date ), [ $date => $pages ] );
	}
	Pharos\\SearchConsole\\Data\\State::set( [ 'last_day' => $last_day, 'property' => 'https://example.com/' ] );
	$start = microtime( true );
	$windows::build( '90', $last_day, 0, new Pharos\\Core\\Deadline( 600 ) );
	return [
		'seconds' => round( microtime( true ) - $start, 1 ),
		'rows' => (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . $tables::page_days() ),
	];`;

/** All pages have a row every day: the most that Google returns. The sums as in the first fetch, then as on the next day. */
async function measureMonths( site, print ) {
	const dates = await runPhp( site, PREPARE, { pages: PAGES_A_DAY } );
	// In parts: a request may take five minutes.
	for ( let i = 0; i < dates.length; i += 30 ) {
		await runPhp( site, FILL_DAYS, { dates: dates.slice( i, i + 30 ) } );
	}
	print(
		`  sums of ${ dates.length } days with ${ PAGES_A_DAY } pages each:`
	);
	const build = async ( day ) => {
		for ( const name of [ '90', '28', '7', '16m' ] ) {
			const { seconds, queries, megabytes } = await runPhp( site, BUILD, {
				name,
				day,
			} );
			print(
				`    ${ name } up to ${ day }: ${ seconds } s, ${ queries } queries, ${ megabytes } MB of memory at most`
			);
		}
	};
	await build( LAST_DAY );
	await runPhp( site, FILL_DAYS, { dates: [ NEXT_DAY ] } );
	await build( NEXT_DAY );
}

const LAST_DAY = '2026-11-17';
const NEXT_DAY = '2026-11-18';

const NAMES = `
	global $wpdb;
	set_time_limit( 0 );
	$name = 'Pharos\\\\SearchConsole\\\\Data\\\\';
	[ $tables, $windows, $range, $state ] = [ $name . 'Tables', $name . 'Windows', $name . 'Window', $name . 'State' ];`;

const PREPARE = `${ NAMES }
	$tables::clear();
	$tables::need();
	for ( $from = 0; $from < $args['pages']; $from += 1000 ) {
		$rows = [];
		for ( $k = $from; $k < $from + 1000; $k++ ) {
			$rows[] = "('" . md5( (string) $k ) . "','https://example.com/$k/','','https://example.com/$k/')";
		}
		$wpdb->query( 'INSERT INTO ' . $tables::pages() . ' (hash, url, title, words) VALUES ' . implode( ',', $rows ) );
	}
	$state::set( [ 'last_day' => '${ LAST_DAY }', 'property' => 'https://example.com/' ] );
	return ( new $range( $range::first_day( '${ LAST_DAY }' ), '${ LAST_DAY }' ) )->dates();`;

const FILL_DAYS = `${ NAMES }
	foreach ( $args['dates'] as $i => $date ) {
		$wpdb->query( 'INSERT INTO ' . $tables::days() . " VALUES ('$date', 9000, 900000, 112500000, " . ( time() - 10 ) . ')' );
		$wpdb->query( 'INSERT INTO ' . $tables::page_days() . " SELECT '$date', id, id % 9, 9 + ( id + $i ) % 400, 10 * ( 9 + ( id + $i ) % 400 ) * ( 1 + id % 60 ) FROM " . $tables::pages() );
	}`;

const BUILD = `${ NAMES }
	[ $start, $queries ] = [ microtime( true ), $wpdb->num_queries ];
	$windows::build( $args['name'], $args['day'], 0, new Pharos\\Core\\Deadline( 280 ) );
	return [
		'seconds' => round( microtime( true ) - $start, 1 ),
		'queries' => $wpdb->num_queries - $queries,
		'megabytes' => round( memory_get_peak_usage() / 1e6 ),
	];`;

const TIMES = `
	$times = [];
	for ( $i = 0; $i < $args['rounds']; $i++ ) {
		$start = microtime( true );
		$work();
		$times[] = ( microtime( true ) - $start ) * 1000;
	}
	return $times;`;

const LIST = `
	$work = static fn() => rest_do_request( ( static function () use ( $args ) {
		$request = new WP_REST_Request( 'GET', '/pharos/v1/content-performance' );
		$request->set_query_params( $args['asked'] + [ 'rowLimit' => 20 ] );
		return $request;
	} )() );
	rest_get_server();
	${ TIMES }`;

const DASHBOARD = `
	$work = static function () {
		rest_do_request( new WP_REST_Request( 'POST', '/pharos/v1/clicks-and-impressions' ) );
		rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/site-traffic' ) );
		rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/search-console/insights' ) );
	};
	rest_get_server();
	${ TIMES }`;
