import { runPhp } from './run-php.mjs';

/** Number of posts that one request writes, so that it takes only seconds. */
const step = 20_000;

/**
 * Fills a site with posts and related data, see tests/mu-plugins/pharos-fill. Existing posts stay.
 *
 * @param {{url: string, secret: string}} site
 * @param {number}                        count Total number of posts at the end.
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
