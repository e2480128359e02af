import type { Channel, SagaIterator } from 'redux-saga';
import {
	actionChannel,
	call,
	fork,
	put,
	take,
	takeEvery,
	takeLeading,
} from 'redux-saga/effects';
import type { Action } from '../types';
import { load } from './late-reducer';

type Of< Type > = Extract< Action, { type: Type } >;

/** One at a time: whoever asks for a run while reports are read or made gets those (spec.md section 4). */
export function* watchReports(): SagaIterator< void > {
	const intents: Action[ 'type' ][] = [ 'analysis/LOAD', 'analysis/RUN' ];
	yield takeLeading(
		intents,
		function* ( intent: Of< 'analysis/LOAD' | 'analysis/RUN' > ) {
			const { readReports } = yield call( load );
			yield call( readReports, intent );
		}
	);
}

/** Shown at once. One task a check: it goes on until the server knows the last wish. */
export function* watchWishes(): SagaIterator< void > {
	const WISH: Action[ 'type' ] = 'analysis/WISH';
	const wishes: Channel< Of< 'analysis/WISH' > > =
		yield actionChannel( WISH );
	const busy = new Set< string >();
	for (;;) {
		const { ids, ignore }: Of< 'analysis/WISH' > = yield take( wishes );
		const { grant } = yield call( load );
		yield put( {
			type: 'analysis/WISHED',
			ids,
			ignore,
		} satisfies Action );
		for ( const id of ids.filter( ( each ) => ! busy.has( each ) ) ) {
			busy.add( id );
			yield fork( function* () {
				yield call( grant, id );
				busy.delete( id );
			} );
		}
	}
}

/** Several checks may be run by themselves, but none twice at a time. */
export function* watchRechecks(): SagaIterator< void > {
	const RECHECK: Action[ 'type' ] = 'analysis/RECHECK';
	yield takeEvery( RECHECK, function* ( intent: Of< 'analysis/RECHECK' > ) {
		const { recheck } = yield call( load );
		yield call( recheck, intent );
	} );
}
