/**
 * Fault injection: which requests fail, in the order in which faults were added.
 */
import { json, refuse, type Answer, type Call } from './http';
import { FAULTS, type FaultName } from './fault-answers';
import type { World } from './world';

export interface Fault {
	fault: FaultName;
	match?: {
		method?: string;
		/** Regular expression for the raw path with its query. */
		path?: string;
	};
	/** Matching requests that pass before. */
	after?: number;
	/** Requests that fail. */
	times?: number;
	/** `slow`: milliseconds. */
	ms?: number;
	/** `rate_429`: seconds, "date" for an HTTP date in 30 seconds, null for no header. */
	retryAfter?: number | 'date' | null;
	/** `error_500`, `error_503`: whether the body is HTML. */
	html?: boolean;
}

export class Faults {
	private waiting: ( Fault & { after: number; times: number } )[] = [];

	/** The faults that haven't occurred yet. */
	get list(): readonly Fault[] {
		return this.waiting;
	}

	add( faults: Fault[] ) {
		const unknown = faults.find( ( { fault } ) => ! ( fault in FAULTS ) );
		if ( unknown ) {
			throw refuse(
				json( 400, { error: `Unknown fault: ${ unknown.fault }` } )
			);
		}
		// An invalid expression throws here, not in the middle of a request.
		faults.forEach( ( { match } ) => new RegExp( match?.path ?? '' ) );
		this.waiting.push(
			...faults.map( ( fault ) => ( { after: 0, times: 1, ...fault } ) )
		);
	}

	clear() {
		this.waiting = [];
	}

	/** The fault for a request, counted: only the first that matches. */
	take( call: Call ): Fault | undefined {
		const fault = this.waiting.find( ( one ) => matches( one, call ) );
		if ( fault && fault.after > 0 ) {
			fault.after--;
			return undefined;
		}
		if ( fault && --fault.times <= 0 ) {
			this.waiting = this.waiting.filter( ( one ) => one !== fault );
		}
		return fault;
	}
}

/**
 * Responds to a request with a fault.
 *
 * @param fault The fault.
 * @param call  The request.
 * @param world State of the simulated Google.
 * @param next  Creates the response without a fault.
 */
export const respondWith = (
	fault: Fault,
	call: Call,
	world: World,
	next: () => Answer
): Answer => FAULTS[ fault.fault ].respond( { fault, call, world, next } );

function matches( { fault, match = {} }: Fault, { method, url }: Call ) {
	return (
		FAULTS[ fault ].where.test( url ) &&
		( match.method ?? method ) === method &&
		new RegExp( match.path ?? '' ).test( url )
	);
}
