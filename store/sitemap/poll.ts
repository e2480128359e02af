import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import * as api from '../api';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { SitemapProgress } from './types';

/** Milliseconds between two questions: the first, by how much it grows, and the longest. */
const FIRST = 1000;
const GROWTH = 1.5;
const LONGEST = 5000;

/** Asks how far the server is until it is done. A question without an answer is asked again. */
export function* poll(): SagaIterator< void > {
	let pause = FIRST;
	for (;;) {
		yield call( api.delay, pause );
		pause = Math.min( pause * GROWTH, LONGEST );
		const progress: SitemapProgress | null = yield call( ask );
		if ( ! progress ) {
			yield put( { type: 'sitemap/OUT_OF_TOUCH' } satisfies Action );
			continue;
		}
		yield put( { type: 'sitemap/PROGRESSED', progress } satisfies Action );
		if ( ! progress.running ) {
			return;
		}
	}
}

/** Null when there is no answer, or none that can be read. */
async function ask(): Promise< SitemapProgress | null > {
	try {
		const answer = ( await api.fetchJson( {
			path: `${ REST_PATH }/generate-cache`,
		} ) ) as { progress?: SitemapProgress } | null;
		return answer?.progress ?? null;
	} catch {
		return null;
	}
}
