import type { checkSteps } from '../run';
import type { Finding } from '../types';
import type { Engine } from './types';

/** Nobody waits longer than this for the next step, in milliseconds, however busy the page is. */
const PATIENCE = 1000;

/** A pause shorter than this has no room for one more step, in milliseconds. */
const STEP = 10;

type Deadline = Pick< IdleDeadline, 'timeRemaining' >;

/**
 * Calls back when the page has nothing else to do. Safari has no requestIdleCallback: there it is soon, for one step.
 */
export const whenIdle = (): Promise< Deadline > =>
	new Promise( ( resolve ) => {
		if ( typeof window.requestIdleCallback === 'function' ) {
			window.requestIdleCallback( resolve, { timeout: PATIENCE } );
		} else {
			setTimeout( () => resolve( { timeRemaining: () => 0 } ), 1 );
		}
	} );

/**
 * Checks pages on the page itself, in the pauses of typing, a few steps at a time. A newer question stops the older. Words are
 * compared as they are written: their forms are loaded in the worker only.
 *
 * @param load Loads the rules, which most pages never need: a worker has its own.
 */
export function idleEngine( load: () => Promise< typeof checkSteps > ): Engine {
	let latest = 0;

	return {
		async run( facts ) {
			const mine = ++latest;
			return finish( ( await load() )( facts ), () => mine === latest );
		},
		stop() {
			latest++;
		},
	};
}

async function finish(
	steps: ReturnType< typeof checkSteps >,
	isCurrent: () => boolean
): Promise< Finding[] | null > {
	for (;;) {
		const deadline = await whenIdle();
		do {
			if ( ! isCurrent() ) {
				return null;
			}
			const step = steps.next();
			if ( step.done ) {
				return step.value;
			}
		} while ( deadline.timeRemaining() > STEP );
	}
}
