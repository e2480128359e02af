import { runPhp } from './run-php.mjs';

/** Posts that one request writes: none takes longer than seconds. */
const step = 20_000;

/**
 * Fills a site with posts and all that belongs to them, see tests/mu-plugins/pharos-fill. What is there already stays.
 *
 * @param {{url: string, secret: string}} site
 * @param {number}                        count How many there are in the end.
 * @param {(line: string) => void}        print
 */
export async function fill( site, count, print ) {
	const begin = Date.now();
	const there = await runPhp(
		site,
		`return (int) get_option( 'pharos_test_filled', 0 );`
	);
	const run = ( what ) =>
		runPhp(
			site,
			`set_time_limit( 0 );
			require_once WPMU_PLUGIN_DIR . '/pharos-fill/Fill.php';
			( new Pharos\\Tests\\Fill() )->${ what };`
		);
	for ( let to = there; to < count; ) {
		to = Math.min( to + step, count );
		await run( `up_to( ${ to } )` );
	}
	if ( there < count ) {
		await run( 'count()' );
		const seconds = Math.round( ( Date.now() - begin ) / 1000 );
		print( `  filled with ${ count - there } posts in ${ seconds } s` );
	}
}
