/**
 * The queue of `npm test`: as many jobs at once as the machine has processors, the longest first. Browsers wait for pages, and pages for
 * timers: beside them, one more job keeps the processors busy, one that needs no site.
 */
import { measure, processorSecondsOf } from './measure.mjs';
import { SiteOfSlot } from './site-of-slot.mjs';

/**
 * @param {import('./job.mjs').Job[]} jobs
 * @param {number}                    slots Number of jobs at once.
 * @param {(result: Object) => void}  tell  Receives each job's result when it has ended: see runJob().
 * @return {Promise<Object[]>} The results.
 */
export async function runQueue( jobs, slots, tell ) {
	const left = [ ...jobs ].sort(
		( a, b ) =>
			Number( b.builds ?? false ) - Number( a.builds ?? false ) ||
			b.seconds - a.seconds
	);
	const results = [];
	const build = withResolver();
	let isBuilt = ! left.some( ( { builds } ) => builds );

	const take = ( isWanted = () => true ) => {
		const i = left.findIndex(
			( job ) => ( isBuilt || ! job.needsBuild ) && isWanted( job )
		);
		return i < 0 ? undefined : left.splice( i, 1 )[ 0 ];
	};
	const run = async ( job, site ) => {
		const result = await runJob( job, site );
		if ( job.builds ) {
			isBuilt = true;
			build.resolve();
		}
		results.push( result );
		tell( result );
	};
	let browsers = 0;
	let beside;
	const workBeside = async () => {
		const withoutSite = ( { server, builds } ) => ! server && ! builds;
		while ( browsers > 0 ) {
			const job = take( withoutSite );
			if ( ! job ) {
				return;
			}
			await run( job );
		}
	};
	const work = async () => {
		const site = new SiteOfSlot();
		while ( left.length > 0 ) {
			const job = take();
			if ( ! job ) {
				await build.promise;
				continue;
			}
			const isBrowsers = Boolean( job.isBrowsers );
			browsers += Number( isBrowsers );
			if ( isBrowsers && slots > 1 ) {
				beside ??= workBeside().finally( () => {
					beside = undefined;
				} );
			}
			await run( job, site );
			browsers -= Number( isBrowsers );
		}
		await site.stop();
	};
	await Promise.all( Array.from( { length: slots }, work ) );
	await beside;
	return results;
}

/**
 * @param {import('./job.mjs').Job} job
 * @param {SiteOfSlot}              site
 * @return {Promise<Object>} The job with `passed`, `failed`, `files` (`{ name, seconds }` each), `seconds`, `processor` and `output`.
 */
async function runJob( job, site ) {
	let output = '';
	const write = ( text ) => {
		output += text;
	};
	const started = performance.now();
	try {
		await job.prepare?.();
		const address = job.server && ( await site.of( job ) );
		const before = address ? processorSecondsOf( address.pid ) : 0;
		const { code, processor } = await measure(
			job.command,
			{
				...job.env,
				...( address && {
					PHAROS_SITE: JSON.stringify( address.site ),
				} ),
			},
			write
		);
		const ofSite = address ? processorSecondsOf( address.pid ) - before : 0;
		return {
			...job,
			...( await count( job, code ) ),
			seconds: ( performance.now() - started ) / 1000,
			processor: processor + ofSite,
			output,
		};
	} catch ( error ) {
		return {
			...job,
			passed: 0,
			failed: 1,
			files: [],
			seconds: ( performance.now() - started ) / 1000,
			processor: 0,
			output: `${ output }${ error.message }\n`,
		};
	}
}

/** A test file that couldn't be loaded, or a command that ran no test, is also a failure. */
async function count( { title, read, mayBeEmpty }, code ) {
	if ( ! read ) {
		return {
			passed: code === 0 ? 1 : 0,
			failed: code === 0 ? 0 : 1,
			files: [ { name: title } ],
		};
	}
	const { passed, failed, files } = await read();
	const isEmpty = passed + failed === 0 && ! mayBeEmpty;
	return {
		passed,
		failed: code !== 0 || isEmpty ? Math.max( failed, 1 ) : failed,
		files,
	};
}

function withResolver() {
	let resolve;
	const promise = new Promise( ( given ) => {
		resolve = given;
	} );
	return { promise, resolve };
}
