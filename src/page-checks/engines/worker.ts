import type { Finding, PageFacts } from '../types';
import type { Engine } from './types';

/** What the worker is asked. */
export interface Question {
	number: number;
	facts: PageFacts;
}

/** What it answers. */
export interface Answer {
	number: number;
	findings: Finding[];
}

interface Task extends Question {
	resolve: ( findings: Finding[] | null ) => void;
	reject: ( reason: unknown ) => void;
}

/**
 * Checks pages in a worker. One question is with it at a time, and only the newest one waits: typing can't pile up work.
 *
 * @param worker Just made. It may still fail to load, as its address may be forbidden.
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
