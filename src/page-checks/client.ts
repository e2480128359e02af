import { runAddOns } from './add-ons';
import { idleEngine } from './engines/idle';
import type { Engine } from './engines/types';
import { workerEngine } from './engines/worker';
import type { Checker, Finding, PageSnapshot } from './types';
import { word } from './messages';

/** Creates the worker; throws or rejects if that isn't possible. */
type StartWorker = () => Worker | Promise< Worker >;

const startOwnWorker: StartWorker = async () => {
	if ( typeof Worker === 'undefined' ) {
		throw new Error( 'No workers here.' );
	}
	const { startWorker } = await import(
		/* webpackMode: "eager" */ './start-worker'
	);
	return startWorker();
};

const onPage = (): Engine =>
	idleEngine( async () => {
		const { checkSteps } = await import(
			/* webpackChunkName: "page-checks" */ './run'
		);
		return checkSteps;
	} );

/**
 * Creates a checker that runs in a worker or, if the worker can't be created or loaded, on the main thread in idle time. The
 * checks of add-ons always run on the main thread, where their code is.
 *
 * @param startWorker Creates the worker; for tests.
 */
export function createChecker(
	startWorker: StartWorker = startOwnWorker
): Checker {
	let latest = 0;
	let engine: Promise< Engine > | null = null;

	const begin = async (): Promise< Engine > => {
		try {
			return workerEngine( await startWorker() );
		} catch {
			return onPage();
		}
	};
	const run = async ( facts: PageSnapshot ): Promise< Finding[] | null > => {
		const used = ( engine ??= begin() );
		try {
			return await ( await used ).run( facts );
		} catch {
			// The worker's file may be blocked or missing. Several requests may fail for that reason.
			if ( engine === used ) {
				( await used ).stop();
				engine = Promise.resolve( onPage() );
			}
			return engine ? ( await engine ).run( facts ) : null;
		}
	};

	return {
		async check( facts ) {
			const mine = ++latest;
			const isCurrent = () => mine === latest;
			const findings = await run( facts ).catch( () => null );
			if ( ! findings || ! isCurrent() ) {
				return null;
			}
			const added = await runAddOns( facts, isCurrent );
			return isCurrent() ? [ ...findings.map( word ), ...added ] : null;
		},
		dispose() {
			latest++;
			void engine?.then( ( { stop } ) => stop() );
			engine = null;
		},
	};
}
