import { call, select, takeLeading } from 'redux-saga/effects';
import * as api from '../api';
import { reloadPage, type Routine } from '../controls';
import { keepUndo } from '../settings/kept-undo';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';

/** Milliseconds between the save of a setting that requires a reload and the reload (spec.md section 9). */
const RELOAD_DELAY = 500;

type Reason = Extract< Action, { type: 'settings/SAVED' | 'app/RELOAD' } >;

const REASONS: Reason[ 'type' ][] = [ 'settings/SAVED', 'app/RELOAD' ];

/** Reloads the page once, however many saves and requests ask for it. */
export function* watchReload(): Routine< void > {
	yield takeLeading( REASONS, reload );
}

function* reload( reason: Reason ): Routine< void > {
	if (
		reason.type === 'settings/SAVED' &&
		! ( yield select( isReloadPending ) )
	) {
		return;
	}
	yield call(
		api.delay,
		reason.type === 'app/RELOAD' ? reason.delay : RELOAD_DELAY
	);
	// A reload would lose unsaved edits: wait until they are saved or undone.
	while ( yield select( isBusy ) ) {
		yield call( api.delay, RELOAD_DELAY );
	}
	const isForSettings: boolean = yield select( isReloadPending );
	yield* reloadPage( isForSettings ? yield select( undoOf ) : null );
}

const isReloadPending = ( { isReloadPending: is }: Bound ): boolean => is();

const undoOf = ( { getUndo, getSavedSettings }: Bound ): string | null =>
	keepUndo( getUndo(), getSavedSettings() ?? {} );

const isBusy = ( { hasUnsavedWork, isSavingWork }: Bound ): boolean =>
	hasUnsavedWork() || isSavingWork();
