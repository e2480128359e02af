import type { SagaIterator } from 'redux-saga';
import { spawn } from 'redux-saga/effects';
import { watchReload } from './reload';
import { watchSaved } from './saved-label';

/** One `spawn` a watcher: an error ends only its own. Workers that can fail catch by themselves. */
export function* rootSaga(): SagaIterator< void > {
	yield spawn( watchSaved );
	yield spawn( watchReload );
}
