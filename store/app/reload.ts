import type { SagaIterator } from 'redux-saga';
import { call, select, takeLeading } from 'redux-saga/effects';
import * as api from '../api';
import type { Action } from '../types';
import type { Bound } from '../thunk-args';
import { keepUndo } from '../settings/kept-undo';

/** From the save of a setting that needs it to the reload (spec.md section 9), in milliseconds. */
const RELOAD_DELAY = 500;

/** However many saves: one reload. */
export function* watchReload(): SagaIterator< void > {
	yield takeLeading( 'settings/SAVED' satisfies Action[ 'type' ], reload );
}

function* reload(): SagaIterator< void > {
	if (
		! ( yield select( ( { isReloadPending }: Bound ) =>
			isReloadPending()
		) )
	) {
		return;
	}
	do {
		yield call( api.delay, RELOAD_DELAY );
		// What was typed meanwhile would be lost: the page waits until it is saved or taken back.
	} while ( yield select( isBusy ) );
	yield call( api.reloadPage, yield select( undoOf ) );
}

const undoOf = ( { getUndo, getSavedSettings }: Bound ): string | null =>
	keepUndo( getUndo(), getSavedSettings() ?? {} );

const isBusy = ( { hasUnsavedWork, isSavingWork }: Bound ): boolean =>
	hasUnsavedWork() || isSavingWork();
