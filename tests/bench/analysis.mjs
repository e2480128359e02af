/**
 * A whole run of the site analysis: how long each kind takes, how many queries and how much memory, and what visitors feel of all
 * three at once.
 */
import { cost } from './cost.mjs';
import { fill } from './fill.mjs';
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

const kinds = [ 'general', 'other', 'settings' ];

/** Of a visitor's page, without a run. */
const rounds = 30;

/** Of all kinds at once. */
const runs = 5;

const visitorsPage = '/matcha-without-lumps/';

/**
 * @param {{url: string, secret: string}} site
 * @param {number}                        posts How many it gets.
 * @param {(line: string) => void}        print
 */
export async function measureAnalysis( site, posts, print ) {
	await fill( site, posts, print );
	for ( const kind of kinds ) {
		// The first one fills caches of PHP and of the database.
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

/** One kind, in a request of its own. */
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
 * A visitor who asks for page after page, without a run and while all kinds run at once. Of PHP's own server with its four workers, which
 * three runs and the pages that they ask for share with the visitor: on a real one there are more.
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
