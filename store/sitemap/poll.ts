import { call, put, select } from 'redux-saga/effects';
import * as api from '../api';
import { fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { showDone, speakDone, speakRunning } from './messages';
import type { SitemapProgress } from './types';

/** Milliseconds between two questions: the first, by how much it grows, and the longest. */
const FIRST = 1000;
const GROWTH = 1.5;
const LONGEST = 5000;

const isOwnBuild = ( { __isOwnBuild }: Bound ): boolean => __isOwnBuild();

/**
 * Asks how far the server is until it is done. A question without an answer is asked again. What was asked for here is told by
 * messages; what has begun elsewhere is spoken of.
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
		// A failure stays on the screen.
		if ( progress.failed === '' ) {
			yield* isOwn ? showDone( progress.done ) : speakDone();
		}
		return;
	}
}

/** Null when there is no answer, or none that can be read. */
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
