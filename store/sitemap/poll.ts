import { call, put, select } from 'redux-saga/effects';
import * as api from '../api';
import { fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { showDone, speakDone, speakRunning } from './messages';
import type { SitemapProgress } from './types';

/** The pauses between requests in milliseconds: the first, the growth factor, and the longest. */
const FIRST = 1000;
const GROWTH = 1.5;
const LONGEST = 5000;

const isOwnBuild = ( { __isOwnBuild }: Bound ): boolean => __isOwnBuild();

/**
 * Requests the progress until the server is done. A failed request is sent again. A generation started on this page
 * ends with a notice; any other is only announced to screen readers.
 */
export function* poll(): Routine< void > {
	let pause = FIRST;
	if ( ! ( yield select( isOwnBuild ) ) ) {
		yield* speakRunning();
	}
	for (;;) {
		yield call( api.delay, pause );
		pause = Math.min( pause * GROWTH, LONGEST );
		const progress: SitemapProgress | null = yield call( ask );
		if ( ! progress ) {
			yield put( { type: 'sitemap/OUT_OF_TOUCH' } satisfies Action );
			continue;
		}
		const isOwn: boolean = yield select( isOwnBuild );
		yield put( { type: 'sitemap/PROGRESSED', progress } satisfies Action );
		if ( progress.running ) {
			continue;
		}
		// A failure has no message, because it stays on the screen.
		if ( progress.failed === '' ) {
			yield* isOwn ? showDone( progress.done ) : speakDone();
		}
		return;
	}
}

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
