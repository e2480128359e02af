import { median } from './median.mjs';
import { fill } from './fill.mjs';
import { runPhp } from './run-php.mjs';

const TIMES = 5;

/**
 * Measures a page of the schema map, not cached, beside WordPress's own list of the same posts, and cached.
 *
 * @param {{url: string, secret: string}} site
 * @param {(line: string) => void}        print
 */
export async function measureSchemaMap( site, print ) {
	await fill( site, 1000, print );
	await runPhp(
		site,
		`update_option( 'pharos_settings', [ 'revision' => 1, 'enable_schema_map' => true ] );`
	);
	const forget = () => runPhp( site, `Pharos\\SchemaMap\\Cache::forget();` );
	const map = () =>
		time( `${ site.url }/wp-json/pharos/v1/schemamap/posts-post` );
	const list = async () => {
		let total = 0;
		for ( let page = 1; page <= 10; page++ ) {
			total += await time(
				`${ site.url }/wp-json/wp/v2/posts?per_page=100&page=${ page }`
			);
		}
		return total;
	};
	const cold = [];
	const warm = [];
	const theirs = [];
	for ( let i = 0; i < TIMES; i++ ) {
		await forget();
		cold.push( await map() );
		warm.push( await map() );
		theirs.push( await list() );
	}
	const [ made, cached, listed ] = [ cold, warm, theirs ].map( median );
	print(
		`  1,000 posts: ${ Math.round( made ) } ms, cached ${ Math.round( cached ) } ms; WordPress’s REST list of them ${ Math.round( listed ) } ms (ratio ${ ( made / listed ).toFixed( 2 ) })`
	);
}

/** Milliseconds until the whole response has arrived. */
async function time( url ) {
	const begin = performance.now();
	const response = await fetch( url );
	await response.arrayBuffer();
	if ( ! response.ok ) {
		throw new Error( `${ url }: ${ response.status }` );
	}
	return performance.now() - begin;
}
