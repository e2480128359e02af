#!/usr/bin/env node
/**
 * `npm run bench`: measures and reports. It asserts nothing: times belong to the machine they were taken on.
 */
import { ensureBuild } from '../../bin/lib/build.mjs';
import { startTestSite } from '../../bin/lib/test-site.mjs';
import { measureFirstControl } from './first-control.mjs';
import { measureVisitorPages } from './visitor.mjs';

await ensureBuild();
const { address, stop } = await startTestSite();
try {
	print(
		'A visitor’s page: what the plugin adds (best of 15; PHP in WebAssembly is slower than a server)'
	);
	for ( const row of await measureVisitorPages( address ) ) {
		print(
			`  ${ row.name.padEnd( 20 ) } ${ signed( row.addedQueries ) } queries  ${ signed(
				row.addedMilliseconds.toFixed( 1 )
			) } ms on ${ row.milliseconds.toFixed( 0 ) } ms  ${ row.files } PHP files`
		);
	}
	print(
		'\nThe settings page: until the first control is usable (median of 3, warm)'
	);
	for ( const row of await measureFirstControl(
		address,
		await adminCookie()
	) ) {
		print(
			`  CPU ${ row.rate }x slower   ${ row.usable.toFixed( 0 ) } ms, of which ${ row.firstByte.toFixed(
				0
			) } ms until the server's first byte`
		);
	}
} finally {
	await stop();
}

async function adminCookie() {
	const response = await fetch(
		`${ address.url }/wp-json/pharos-test/v1/session`,
		{
			method: 'POST',
			headers: {
				'X-Pharos-Test': address.secret,
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( { user: 'admin' } ),
		}
	);
	return response.headers
		.getSetCookie()
		.map( ( value ) => value.split( ';' )[ 0 ] )
		.join( '; ' );
}

function signed( number ) {
	return ( number < 0 ? '' : '+' ) + number;
}

function print( line ) {
	process.stdout.write( `${ line }\n` );
}
