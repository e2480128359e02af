/**
 * A million redirects: what a request that matches costs, beside the same with one redirect, and what saving one takes. And 10,000
 * requests a minute for URLs that don't exist: how many are written, and what each costs.
 */
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

const REDIRECTS = 1_000_000;
const MISSING = 10_000;
const ROUNDS = 101;

/** @param {Object} site @param {(line: string) => void} print */
export async function measureRedirects( site, print ) {
	await runPhp( site, CLEAR );
	await runPhp( site, FILL, { from: 1, to: 1 } );
	const one = await request( site, 1 );
	const seconds = await runPhp( site, FILL, { from: 2, to: REDIRECTS } );
	print( `  ${ REDIRECTS } redirects stored in ${ seconds } s` );
	const many = await request( site, REDIRECTS / 2 );
	for ( const [ name, { query, visit, queries } ] of Object.entries( {
		'with 1 redirect': one,
		[ `with ${ REDIRECTS }` ]: many,
	} ) ) {
		print(
			`  a request that matches, ${ name }: ${ queries } query in ${ query.toFixed(
				3
			) } ms; over HTTP ${ visit.toFixed( 1 ) } ms`
		);
	}
	print(
		`  ratio: ${ ( many.query / one.query ).toFixed( 2 ) } for the query, ${ (
			many.visit / one.visit
		).toFixed( 2 ) } over HTTP`
	);
	const saved = await runPhp( site, SAVE, { rounds: 21 } );
	print( `  saving one: ${ median( saved ).toFixed( 1 ) } ms` );
	const listed = await runPhp( site, LIST, { rounds: 5 } );
	print( `  first page of the list: ${ median( listed ).toFixed( 1 ) } ms` );
	const missing = await runPhp( site, NOT_FOUND, { count: MISSING } );
	print(
		`  ${ MISSING } URLs that aren’t found in ${ missing.seconds } s (${ missing.minutes } of the clock’s minutes): ${ missing.logged } written, ${ (
			missing.queries / MISSING
		).toFixed( 2 ) } queries each, ${ (
			( missing.seconds * 1000 ) /
			MISSING
		).toFixed( 3 ) } ms each`
	);
	await runPhp( site, CLEAR );
}

/**
 * @param {Object} site
 * @param {number} number Of the redirect.
 */
async function request( site, number ) {
	const inside = await runPhp( site, MATCH, { number, rounds: ROUNDS } );
	const visits = [];
	for ( let i = 0; i < ROUNDS; i++ ) {
		const start = performance.now();
		const response = await fetch( `${ site.url }/bench-${ number }/`, {
			redirect: 'manual',
		} );
		await response.text();
		visits.push( performance.now() - start );
		if ( response.status !== 301 ) {
			throw new Error( `No redirect, but ${ response.status }.` );
		}
	}
	return {
		queries: inside.queries,
		query: median( inside.times ),
		visit: median( visits ),
	};
}

const CLEAR = `
	foreach ( [ Pharos\\Redirects\\Table::class, Pharos\\NotFound\\Table::class ] as $table ) {
		$GLOBALS['wpdb']->query( 'DROP TABLE IF EXISTS ' . $table::name() );
		delete_option( $table::OPTION );
	}`;

/** As Rules::add() writes them: every hundredth is for a folder. */
const FILL = `
	global $wpdb;
	set_time_limit( 0 );
	Pharos\\Redirects\\Table::need();
	$start = microtime( true );
	$wpdb->query( $wpdb->prepare(
		"INSERT INTO %i (lookup, source, match_type, query_mode, target, target_key, status)
		SELECT MD5(CONCAT(IF(seq MOD 100 = 7, 'prefix', 'exact'), ':/bench-', seq)), CONCAT('/bench-', seq, '/'), IF(seq MOD 100 = 7, 'prefix', 'exact'), 'keep',
			CONCAT('/bench-target-', seq, '/'), MD5(CONCAT('path:/bench-target-', seq)), 301
		FROM seq_1_to_1000000 WHERE seq BETWEEN %d AND %d",
		Pharos\\Redirects\\Table::name(), $args['from'], $args['to']
	) );
	Pharos\\Redirects\\Table::note();
	return round( microtime( true ) - $start, 1 );`;

const TIMES = `
	$times = [];
	for ( $i = 0; $i < $args['rounds']; $i++ ) {
		$start = microtime( true );
		$work( $i );
		$times[] = ( microtime( true ) - $start ) * 1000;
	}`;

const MATCH = `
	global $wpdb;
	$address = Pharos\\Redirects\\Address::from_uri( "/bench-{$args['number']}/" );
	$work = static fn() => Pharos\\Redirects\\Matcher::first( Pharos\\Redirects\\RedirectRepository::candidates( $address, false ), $address );
	$work();
	$before = $wpdb->num_queries;
	$work();
	$queries = $wpdb->num_queries - $before;
	${ TIMES }
	return [ 'queries' => $queries, 'times' => $times ];`;

const SAVE = `
	$work = static fn( $i ) => Pharos\\Redirects\\RedirectWriter::save( [ 'source' => "/bench-new-$i/", 'target' => "/bench-$i/" ] );
	${ TIMES }
	return $times;`;

const LIST = `
	$work = static fn() => rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/redirects' ) );
	rest_get_server();
	${ TIMES }
	return $times;`;

/** What happens after the answer to each visitor, 10,000 times. */
const NOT_FOUND = `
	global $wpdb;
	set_time_limit( 0 );
	$write = Closure::bind( static fn() => self::write(), null, Pharos\\NotFound\\Log::class );
	// From the beginning of a minute, so that all of them are in one.
	time_sleep_until( 60 * ( intdiv( time(), 60 ) + 1 ) + 0.1 );
	[ $start, $queries, $minute ] = [ microtime( true ), $wpdb->num_queries, intdiv( time(), 60 ) ];
	for ( $i = 0; $i < $args['count']; $i++ ) {
		$_SERVER['REQUEST_URI'] = "/bench-missing-$i/";
		$write();
	}
	$seconds = microtime( true ) - $start;
	return [
		'seconds' => round( $seconds, 1 ),
		'minutes' => intdiv( time(), 60 ) - $minute + 1,
		'queries' => $wpdb->num_queries - $queries,
		'logged' => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT SUM(times) FROM %i WHERE lookup <> %s', Pharos\\NotFound\\Table::name(), Pharos\\NotFound\\Log::METER ) ),
	];`;
