import * as api from '../api';
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { showDone, speakDone, speakRunning } from './messages';
import type { SitemapProgress } from './types';

/** The pauses between requests in milliseconds: the first, the growth factor, and the longest. */
const FIRST = 1000;
const GROWTH = 1.5;
const LONGEST = 5000;

/**
 * Requests the progress until the server is done. A failed request is sent again. A generation started on this page
 * ends with a notice; any other is only announced to screen readers.
 *
 * @param args          The arguments of the thunk.
 * @param args.select   The selectors of the store.
 * @param args.dispatch The dispatch function of the store.
 * @param signal        Ends it early.
 */
export async function poll(
	{ select, dispatch }: ThunkArgs,
	signal: AbortSignal
): Promise< void > {
	if ( ! select.__isOwnBuild() ) {
		speakRunning();
	}
	for ( let pause = FIRST; ; pause = Math.min( pause * GROWTH, LONGEST ) ) {
		await api.delay( pause );
		const progress = signal.aborted ? null : await fetchProgress();
		if ( signal.aborted ) {
			return;
		}
		if ( ! progress ) {
			dispatch( { type: 'sitemaps/OUT_OF_TOUCH' } satisfies Action );
			continue;
		}
		const isOwn = select.__isOwnBuild();
		dispatch( { type: 'sitemaps/PROGRESSED', progress } satisfies Action );
		if ( progress.running ) {
			continue;
		}
		// A failure has no message, because it stays on the screen.
		if ( progress.failed === '' && isOwn ) {
			dispatch( showDone( progress.done ) );
		} else if ( progress.failed === '' ) {
			speakDone();
		}
		return;
	}
}

/** Requests the progress; null if there is no response, or an unreadable one. */
const fetchProgress = (): Promise< SitemapProgress | null > =>
	fetchJson< { progress?: SitemapProgress } >( {
		path: `${ REST_PATH }/generate-cache`,
	} ).then(
		( { progress = null } ) => progress,
		() => null
	);
