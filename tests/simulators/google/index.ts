/**
 * A simulated Google: OAuth 2.0, OpenID Connect and the Search Console API, on 127.0.0.1 only (docs/google-simulator.md).
 */
import { once } from 'node:events';
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { mergeConfig, type GoogleConfig } from './config';
import { control, isControl } from './control';
import { respondWith, type Fault } from './faults';
import { json, readCall, send, type Answer, type Call } from './http';
import type { LogEntry } from './log';
import { handle } from './routes';
import { createWorld, lastFinalDay } from './world';

export type { GoogleConfig, Property } from './config';
export type { Fault } from './faults';
export type { LogEntry } from './log';
export { createServiceAccount } from './service-account-key';

export interface Google {
	/** "http://127.0.0.1:1234", for all of Google's hosts. */
	url: string;
	port: number;
	readonly config: GoogleConfig;
	/** Changes parts of the configuration; tokens and clock stay. */
	configure: ( changes: Partial< GoogleConfig > ) => void;
	/** Resets everything: configuration, clock, tokens, faults, log. */
	reset: () => void;
	/** Time of the simulator, ISO 8601. */
	now: () => string;
	advance: ( seconds: number ) => void;
	/** The faults that haven't occurred yet. */
	readonly faults: readonly Fault[];
	inject: ( ...faults: Fault[] ) => void;
	clearFaults: () => void;
	readonly log: LogEntry[];
	clearLog: () => void;
	/** Expires all access tokens. */
	expireAccess: () => void;
	/** Revokes all refresh tokens and the grants behind them. */
	revokeRefresh: () => void;
	stop: () => Promise< void >;
}

/** Starts a simulated Google; options that aren't given have defaults (config.ts). */
export async function startGoogle(
	options: Partial< GoogleConfig > = {}
): Promise< Google > {
	const world = createWorld( options );
	const server = createServer( ( request, response ) => {
		// A client that has hung up gets no response.
		serve( request, response ).catch( () => response.destroy() );
	} );
	server.listen( world.config.port, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address() as AddressInfo;

	async function serve( request: IncomingMessage, response: ServerResponse ) {
		const call = await readCall( request );
		await send(
			response,
			isControl( call ) ? control( call, google ) : respond( call )
		);
	}

	function respond( call: Call ): Answer {
		const fault = world.faults.take( call );
		const entry = world.log.add( call, fault?.fault ?? null );
		const next = () => handle( call, world );
		const answer = attempt( () =>
			fault ? respondWith( fault, call, world, next ) : next()
		);
		entry.status = answer.status;
		return answer;
	}

	const google: Google = {
		url: `http://127.0.0.1:${ port }`,
		port,
		get config() {
			return world.config;
		},
		configure( changes ) {
			Object.assign( world.config, mergeConfig( changes, world.config ) );
			world.config.anchor ||= lastFinalDay( world );
			if ( changes.sites || changes.serviceAccounts ) {
				world.properties.reset();
			}
		},
		reset() {
			Object.assign( world, createWorld( options ) );
		},
		now: () => world.clock.iso(),
		advance: ( seconds ) => world.clock.advance( seconds ),
		get faults() {
			return world.faults.list;
		},
		inject: ( ...faults ) => world.faults.add( faults ),
		clearFaults: () => world.faults.clear(),
		get log() {
			return world.log.entries;
		},
		clearLog: () => world.log.clear(),
		expireAccess: () => world.tokens.expireAccess(),
		revokeRefresh: () => world.tokens.revokeAll(),
		async stop() {
			server.closeAllConnections();
			server.close();
			await once( server, 'close' );
		},
	};
	return google;
}

/** An error in the simulator returns a response with the reason, instead of a hanging request. */
function attempt( run: () => Answer ): Answer {
	try {
		return run();
	} catch ( error ) {
		return json( 500, { simulatorError: String( error ) } );
	}
}
