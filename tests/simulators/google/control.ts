/**
 * Control routes, under /__sim: the methods of the simulator over HTTP.
 */
import type { GoogleConfig } from './config';
import type { Fault } from './faults';
import { json, Refusal, type Answer, type Call } from './http';
import type { Google } from './index';

/** By method and path; each returns what the response is, or nothing. */
const CONTROLS: Record< string, ( google: Google, body: never ) => unknown > = {
	'POST reset': ( google ) => google.reset(),
	'GET config': ( google ) => google.config,
	'PATCH config': ( google, changes: Partial< GoogleConfig > ) =>
		google.configure( changes ),
	'POST clock': ( google, body: { advanceSeconds: number } ) => {
		google.advance( body.advanceSeconds );
		return { now: google.now() };
	},
	'GET faults': ( google ) => google.faults,
	'POST faults': ( google, faults: Fault[] ) => google.inject( ...faults ),
	'DELETE faults': ( google ) => google.clearFaults(),
	'GET log': ( google ) => google.log,
	'DELETE log': ( google ) => google.clearLog(),
	'POST expire-access': ( google ) => google.expireAccess(),
	'POST revoke-refresh': ( google ) => google.revokeRefresh(),
};

export const isControl = ( { segments }: Call ) => segments[ 0 ] === '__sim';

export function control( call: Call, google: Google ): Answer {
	const { method, segments, body } = call;
	const run = CONTROLS[ `${ method } ${ segments[ 1 ] }` ];
	if ( ! run ) {
		return json( 404, { error: 'Unknown control route.' } );
	}
	try {
		const parsed = JSON.parse( body || 'null' ) as never;
		return json( 200, run( google, parsed ) ?? {} );
	} catch ( error ) {
		return error instanceof Refusal
			? error.answer
			: json( 400, { error: String( error ) } );
	}
}
