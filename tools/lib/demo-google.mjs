/**
 * The Google simulator of the demo site, with statistics of its pages (docs/google-simulator.md).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';
import './typescript.mjs';

const HOSTS = [ 'ACCOUNTS', 'OAUTH', 'SC', 'OIDC', 'APIS' ];

/** OAuth client for trying the consent page after disconnecting. */
const client = {
	id: '1234567890-demo.apps.googleusercontent.com',
	secret: 'GOCSPX-demo',
};

/**
 * Starts the Google simulator. It ends with this process.
 *
 * @return {Promise<{client: {id: string, secret: string}, define: Object<string, string>, connect: Function}>} `define`: the constants
 * of a site that uses it. `connect( site )` sends the statistics of the running site; a site that the user has disconnected stays
 * disconnected.
 */
export async function startDemoGoogle() {
	const { createServiceAccount } =
		await import( '../../tests/simulators/google/index.ts' );
	const { key, account } = createServiceAccount(
		'demo@simulated-google.iam.gserviceaccount.com'
	);
	const google = fork(
		join( root, 'tools', 'google.mjs' ),
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
