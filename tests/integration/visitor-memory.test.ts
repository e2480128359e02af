/** The memory that the plugin adds to a visitor's page, in a block theme and in classic themes. */
import { withTheme } from './support/plugins';
import { site } from './support/site';

const KB = 1024;

/**
 * In kilobytes: the goal of 120, and a tenth more for other versions of PHP (41 and 119 at most with PHP 8.2). A hook takes one and a half, a
 * closure 0.4, and another 0.4 if it captures variables; structured data and tags take the rest.
 */
const most = { block: 60, classic: 132 };

/**
 * PHP reserves memory for functions in steps of 64 KB. A classic theme's page may need another step because of the plugin,
 * depending on the theme: the mean of these beginnings is independent of that.
 */
const beginnings = [ 0, 8, 16, 24, 32, 40, 48, 56 ];

const paths = [ '/', '/matcha-without-lumps/', '/category/tea/' ];

/** Peak memory of a page, in the least of several requests: the first ones fill caches. */
async function peak( path: string, pad: number, plugins: string ) {
	const peaks: number[] = [];
	for ( let i = 0; i < 3; i++ ) {
		const response = await site.fetch( path, {
			headers: {
				'X-Pharos-Test': site.secret,
				'X-Pharos-Measure': '1',
				'X-Pharos-Pad': String( pad ),
				'X-Pharos-Plugins': plugins,
			},
		} );
		await response.text();
		const cost = response.headers.get( 'X-Pharos-Cost' ) ?? '{}';
		peaks.push( JSON.parse( cost ).memory );
	}
	return Math.min( ...peaks );
}

/** Kilobytes added by the plugin. */
async function added( path: string ) {
	let sum = 0;
	for ( const pad of beginnings ) {
		sum +=
			( await peak( path, pad, '' ) ) -
			( await peak( path, pad, 'others' ) );
	}
	return Math.round( sum / beginnings.length / KB );
}

async function beyond( limit: number ) {
	const all: Record< string, number > = {};
	for ( const path of paths ) {
		all[ path ] = await added( path );
	}
	return Object.fromEntries(
		Object.entries( all ).filter(
			( [ , kilobytes ] ) => ! ( kilobytes > 0 && kilobytes <= limit )
		)
	);
}

/** Without OPcache, PHP also holds the code of each file in the memory of the request. */
const hasOpcache = () =>
	site.php< boolean >(
		`return function_exists( 'opcache_get_status' ) && opcache_get_status( false ) !== false;`
	);

beforeAll( () => site.resetSettings() );

test( 'in a block theme', async () => {
	if ( await hasOpcache() ) {
		expect( await beyond( most.block ) ).toEqual( {} );
	}
}, 180_000 );

describe( 'In a classic theme', () => {
	withTheme( 'classic' );

	test( 'WordPress needs most at the end of a page, when the plugin has output everything', async () => {
		if ( await hasOpcache() ) {
			expect( await beyond( most.classic ) ).toEqual( {} );
		}
	}, 180_000 );
} );
