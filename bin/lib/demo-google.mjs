/**
 * A simulated Google beside the demo site, whose pages it has figures of (docs/google-simulator.md).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';
import './typescript.mjs';

const HOSTS = [ 'ACCOUNTS', 'OAUTH', 'SC', 'OIDC', 'APIS' ];

/** To try the consent page with, after disconnecting. */
const client = {
	id: '1234567890-demo.apps.googleusercontent.com',
	secret: 'GOCSPX-demo',
};

/**
 * @return {Promise<{client: {id: string, secret: string}, define: Object<string, string>, connect: Function}>} `define`: the constants
 * of a site that asks it. `connect( site )` gives the running site its figures; a site that somebody has disconnected stays so. It ends
 * with this process.
 */
export async function startDemoGoogle() {
	const { createServiceAccount } =
		await import( '../../tests/simulators/google/index.ts' );
	const { key, account } = createServiceAccount(
		'demo@simulated-google.iam.gserviceaccount.com'
	);
	const google = fork(
		join( root, 'bin', 'google.mjs' ),
		[ JSON.stringify( { now: 'real' } ) ],
		{ stdio: [ 'ignore', 'pipe', 'inherit', 'ipc' ] }
	);
	const [ line ] = await Promise.race( [
		once( google.stdout, 'data' ),
		once( google, 'exit' ).then( () => {
			throw new Error( 'The simulated Google did not start.' );
		} ),
	] );
	const { url } = JSON.parse( String( line ) );
	return {
		client,
		define: Object.fromEntries(
			HOSTS.map( ( host ) => [ `PHAROS_GOOGLE_${ host }_URL`, url ] )
		),
		connect: ( { runPhp } ) =>
			runPhp( 'demo-google.php', {
				PHAROS_DEMO_GOOGLE: JSON.stringify( {
					url,
					key,
					account,
					client,
				} ),
			} ),
	};
}
