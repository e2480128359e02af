import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails if another program uses a port: it is told before anything is built.
 *
 * @param {number} port 0 for any free one.
 * @throws {Error} With advice.
 */
export async function expectFree( port ) {
	const probe = createServer();
	try {
		probe.listen( port, '127.0.0.1' );
		await once( probe, 'listening' );
	} catch ( error ) {
		throw new Error(
			error.code === 'EADDRINUSE'
				? `Port ${ port } is taken: choose another one with --port.`
				: `Port ${ port } can't be used: ${ error.message }`,
			{ cause: error }
		);
	}
	probe.close();
	await once( probe, 'close' );
}
