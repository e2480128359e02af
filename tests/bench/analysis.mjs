/**
 * Benchmark of the site analysis: time, queries and memory of each report, and the response times of visitor pages
 * while all three reports are generated.
 */
import { cost } from './cost.mjs';
import { fill } from './fill.mjs';
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

const kinds = [ 'general', 'other', 'settings' ];

/** Number of requests for a visitor page without a run. */
const rounds = 30;

/** Number of runs of all reports at once. */
const runs = 5;

const visitorsPage = '/matcha-without-lumps/';

/**
 * @param {{url: string, secret: string}} site
 * @param {number}                        posts Number of posts on the site.
 * @param {(line: string) => void}        print
 */
export async function measureAnalysis( site, posts, print ) {
	await fill( site, posts, print );
	for ( const kind of kinds ) {
		// The first run fills the caches of PHP and the database.
		await run( site, kind );
		const { seconds, queries, memory, plain, items, left } = await run(
			site,
			kind
		);
		print(
			`  ${ kind.padEnd( 9 ) } ${ seconds.toFixed( 1 ) } s, ${ queries } queries, ${ megabytes( memory ) } of memory at most (${ megabytes( plain ) } before it): ${ items } checks, ${ left } not carried out`
		);
	}
	await printVisitors( site, print );
}

/** Generates one report in its own request. */
const run = ( site, kind ) =>
	runPhp(
		site,
		`$settings = new Pharos\\Settings\\Settings();
		$reports = new Pharos\\Analysis\\Reports( $settings, new Pharos\\Template\\Variables( $settings ) );
		$plain = memory_get_peak_usage();
		$queries = get_num_queries();
		$begin = microtime( true );
		[ 'report' => $report, 'running' => $running ] = $reports->latest( $args['kind'], home_url( '/' ), true );
		if ( $running ) { throw new Exception( 'Another run is not over.' ); }
		return [
			'seconds' => microtime( true ) - $begin,
			'queries' => get_num_queries() - $queries,
			'memory' => memory_get_peak_usage(),
			'plain' => $plain,
			'items' => count( $report->items ),
			'left' => count( $report->left ),
		];`,
		{ kind }
	);

/**
 * Measures a visitor who requests page after page, without a run and during all three. Uses PHP's built-in server with
 * its four workers, which the three runs and their page requests share with the visitor; a real server has more.
 */
async function printVisitors( site, print ) {
	const look = async () => {
		const begin = performance.now();
		const { milliseconds } = await cost( site, visitorsPage );
		return { wait: performance.now() - begin, milliseconds };
	};
	await look();
	const alone = [];
	for ( let round = 0; round < rounds; round++ ) {
		alone.push( await look() );
	}
	const meanwhile = [];
	const begin = performance.now();
	for ( let round = 0; round < runs; round++ ) {
		let isOver = false;
		const ends = Promise.all(
			kinds.map( ( kind ) => run( site, kind ) )
		).finally( () => ( isOver = true ) );
		while ( ! isOver ) {
			meanwhile.push( await look() );
		}
		await ends;
	}
	const seconds = ( performance.now() - begin ) / 1000 / runs;
	print(
		`  all kinds at once: ${ seconds.toFixed( 1 ) } s (mean of ${ runs })`
	);
	for ( const [ name, key ] of [
		[ 'waits', 'wait' ],
		[ 'is served in', 'milliseconds' ],
	] ) {
		const times = ( samples ) => samples.map( ( one ) => one[ key ] );
		const before = median( times( alone ) );
		const during = median( times( meanwhile ) );
		const slowest = Math.max( ...times( meanwhile ) );
		print(
			`  a visitor ${ name } ${ before.toFixed( 0 ) } ms, and ${ during.toFixed( 0 ) } ms meanwhile: ${ ( during / before ).toFixed( 2 ) } times (medians of ${ alone.length } and ${ meanwhile.length }; the slowest ${ slowest.toFixed( 0 ) } ms)`
		);
	}
}

const megabytes = ( bytes ) => `${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB`;
