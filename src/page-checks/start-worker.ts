/**
 * A file of its own: only the bundler understands how a worker is named, and a test never loads it.
 */
export const startWorker = (): Worker =>
	new Worker(
		/* webpackChunkName: "page-checks-worker" */
		new URL( './worker.ts', import.meta.url )
	);
