/** The simulated Google in a separate process, as started by the demo. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

test( 'prints its address, takes its configuration, and ends with its parent', async () => {
	const child = fork(
		join( __dirname, '../../../tools/google.mjs' ),
		[ JSON.stringify( { seed: 'process' } ) ],
		{ silent: true }
	);
	const ended = once( child, 'exit' );
	const [ line ] = await once( child.stdout ?? child, 'data' );
	const { url, port } = JSON.parse( String( line ) );
	expect( url ).toBe( `http://127.0.0.1:${ port }` );
	const config = await fetch( `${ url }/__sim/config` );
	expect( await config.json() ).toMatchObject( { seed: 'process' } );
	child.disconnect();
	expect( await ended ).toEqual( [ 0, null ] );
} );
