import type { Finding, PageSnapshot } from '../types';
import type { Engine } from './types';

/** A message to the worker. */
export interface Question {
	number: number;
	facts: PageSnapshot;
}

/** A message from the worker. */
export interface Answer {
	number: number;
	findings: Finding[];
}

interface Task extends Question {
	resolve: ( findings: Finding[] | null ) => void;
	reject: ( reason: unknown ) => void;
}

/**
 * Creates an engine that checks pages in a worker. It handles one request at a time, and only the newest one is queued, so
 * that requests don't pile up while typing.
 *
 * @param worker A new worker, which may still fail to load if its URL is blocked.
 */
export function workerEngine( worker: Worker ): Engine {
	let count = 0;
	let current: Task | null = null;
	let waiting: Task | null = null;

	const ask = ( task: Task ) => {
		current = task;
		const { number, facts } = task;
		try {
			worker.postMessage( { number, facts } satisfies Question );
		} catch ( reason ) {
			fail( reason );
		}
	};
	const fail = ( reason: unknown ) => {
		const tasks = [ current, waiting ];
		current = waiting = null;
		tasks.forEach( ( task ) => task?.reject( reason ) );
	};

	worker.addEventListener( 'message', ( event: MessageEvent< Answer > ) => {
		const { number, findings } = event.data;
		if ( current?.number !== number ) {
			return;
		}
		current.resolve( waiting ? null : findings );
		current = null;
		const next = waiting;
		waiting = null;
		if ( next ) {
			ask( next );
		}
	} );
	worker.addEventListener( 'error', fail );
	worker.addEventListener( 'messageerror', fail );

	return {
		run: ( facts ) =>
			new Promise( ( resolve, reject ) => {
				const task = { number: ++count, facts, resolve, reject };
				if ( current ) {
					waiting?.resolve( null );
					waiting = task;
				} else {
					ask( task );
				}
			} ),
		stop() {
			worker.terminate();
			const tasks = [ current, waiting ];
			current = waiting = null;
			tasks.forEach( ( task ) => task?.resolve( null ) );
		},
	};
}
