import type { SagaIterator } from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import * as api from '../api';
import type { Action } from '../types';

/** How long the button says "Saved" (spec.md section 9), in milliseconds. */
const SAVED_LABEL_TIME = 1000;

/** A newer save starts the time again. */
export function* watchSaved(): SagaIterator< void > {
	yield takeLatest( 'settings/SAVED' satisfies Action[ 'type' ], settle );
}

function* settle(): SagaIterator< void > {
	yield call( api.delay, SAVED_LABEL_TIME );
	yield put( { type: 'settings/SAVE_SETTLE' } satisfies Action );
}
