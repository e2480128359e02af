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

/** A visitor who asks for page after page, without and with a run of all kinds. */
async function printVisitors( site, print ) {
	const look = async () => {
		const begin = performance.now();
		await cost( site, visitorsPage );
		return performance.now() - begin;
	};
	await look();
	const alone = [];
	for ( let round = 0; round < rounds; round++ ) {
		alone.push( await look() );
	}
	let isOver = false;
	const begin = performance.now();
	const runs = Promise.all( kinds.map( ( kind ) => run( site, kind ) ) );
	const ends = runs.finally( () => ( isOver = true ) );
	const meanwhile = [];
	while ( ! isOver ) {
		meanwhile.push( await look() );
	}
	await ends;
	const seconds = ( performance.now() - begin ) / 1000;
	const [ before, during ] = [ median( alone ), median( meanwhile ) ];
	print(
		`  a visitor’s page: ${ before.toFixed( 0 ) } ms, and ${ during.toFixed( 0 ) } ms while all kinds run at once for ${ seconds.toFixed( 1 ) } s: ${ ( during / before ).toFixed( 2 ) } times (medians of ${ alone.length } and ${ meanwhile.length }; the slowest ${ Math.max( ...meanwhile ).toFixed( 0 ) } ms)`
	);
}

const megabytes = ( bytes ) => `${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB`;
