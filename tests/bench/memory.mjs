/** Measures the peak memory that a plugin adds to a visitor's page. Needs OPcache: without it, a request also holds the code of all files. */
import { cost } from './cost.mjs';

/** Number of requests of which the least memory counts: the first ones fill caches. */
const shown = 4;

/**
 * PHP reserves memory for functions in steps of 64 KB: whether a plugin needs another step depends on the theme. The mean
 * of these beginnings, in kilobytes of the first step, doesn't.
 */
const beginnings = [ 0, 8, 16, 24, 32, 40, 48, 56 ];

/**
 * @param {{url: string, secret: string}} site
 * @param {string}                        path
 * @param {string}                        plugin The only active plugin, or "none".
 * @return {Promise<number>} Peak memory in bytes.
 */
export async function measureMemory( site, path, plugin ) {
	let sum = 0;
	for ( const beginning of beginnings ) {
		const costs = [];
		for ( let i = 0; i < shown; i++ ) {
			const { memory } = await cost( site, path, {
				'X-Pharos-Plugins': plugin,
				'X-Pharos-Pad': String( beginning ),
			} );
			costs.push( memory );
		}
		sum += Math.min( ...costs );
	}
	return sum / beginnings.length;
}
