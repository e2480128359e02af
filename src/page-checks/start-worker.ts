/** Starts the worker. A separate file, because only the bundler can resolve its URL; tests don't load it. */
export const startWorker = (): Worker =>
	new Worker(
		/* webpackChunkName: "page-checks-worker" */
		new URL( './worker.ts', import.meta.url )
	);
