import * as api from '../api';
import { fetchJson, type Routine } from '../controls';
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
 * @param signal Ends it early.
 */
export const poll =
	( signal: AbortSignal ) =>
	async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
		if ( ! select.__isOwnBuild() ) {
			await dispatch( speakRunning() );
		}
		for (
			let pause = FIRST;
			;
			pause = Math.min( pause * GROWTH, LONGEST )
		) {
			await api.delay( pause );
			const progress = signal.aborted ? null : await dispatch( ask() );
			if ( signal.aborted ) {
				return;
			}
			if ( ! progress ) {
				dispatch( { type: 'sitemap/OUT_OF_TOUCH' } satisfies Action );
				continue;
			}
			const isOwn = select.__isOwnBuild();
			dispatch( {
				type: 'sitemap/PROGRESSED',
				progress,
			} satisfies Action );
			if ( progress.running ) {
				continue;
			}
			// A failure has no message, because it stays on the screen.
			if ( progress.failed === '' ) {
				await dispatch(
					isOwn ? showDone( progress.done ) : speakDone()
				);
			}
			return;
		}
	};

/** Requests the progress; null if there is no response, or an unreadable one. */
function* ask(): Routine< SitemapProgress | null > {
	try {
		const { progress } = yield* fetchJson< { progress?: SitemapProgress } >(
			{ path: `${ REST_PATH }/generate-cache` }
		);
		return progress ?? null;
	} catch {
		return null;
	}
}
