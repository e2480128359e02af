import type { checkSteps } from '../run';
import type { Finding } from '../types';
import type { Engine } from './types';

/** Maximum time until the next step, in milliseconds, even if the page is busy. */
const PATIENCE = 1000;

/** Minimum remaining idle time for another step, in milliseconds. */
const STEP = 10;

type Deadline = Pick< IdleDeadline, 'timeRemaining' >;

/** Waits until the browser is idle. Safari has no requestIdleCallback: there, waits a moment and allows one step. */
export const whenIdle = (): Promise< Deadline > =>
	new Promise( ( resolve ) => {
		if ( typeof window.requestIdleCallback === 'function' ) {
			window.requestIdleCallback( resolve, { timeout: PATIENCE } );
		} else {
			setTimeout( () => resolve( { timeRemaining: () => 0 } ), 1 );
		}
	} );

/**
 * Creates an engine that checks pages on the main thread, in idle time, a few steps at a time. A newer request cancels the
 * previous one. Words are compared without word forms, which are only loaded in the worker.
 *
 * @param load Loads the rules, which most pages don't need: a worker has its own.
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
