import { call, race, take, takeLeading } from 'redux-saga/effects';
import type { Routine } from '../controls';
import type { SearchConsoleAction } from './types';

const WATCH: SearchConsoleAction[ 'type' ] = 'searchConsole/WATCH';
const LEAVE: SearchConsoleAction[ 'type' ] = 'searchConsole/LEAVE';

/** Requests the progress of the fetch while the progress is on the screen. */
export function* watchSearchConsole(): Routine< void > {
	yield takeLeading( WATCH, function* (): Routine< void > {
		yield race( [ call( follow ), take( LEAVE ) ] );
	} );
}

function* follow(): Routine< void > {
	const { poll }: typeof import( './poll' ) = yield import(
		/* webpackChunkName: "search-console-requests" */ './poll'
	);
	yield call( poll );
}
