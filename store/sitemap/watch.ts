import type { SagaIterator } from 'redux-saga';
import { call, race, take, takeLeading } from 'redux-saga/effects';
import type { Action } from '../types';
import { load, loaded } from './late-reducer';

const WATCH: Action[ 'type' ] = 'sitemap/WATCH';
const LEAVE: Action[ 'type' ] = 'sitemap/LEAVE';

/** As long as somebody looks at the progress, the server is asked for it: whoever leaves ends that. */
export function* watchSitemap(): SagaIterator< void > {
	yield takeLeading( WATCH, function* (): SagaIterator< void > {
		yield race( [ call( follow ), take( LEAVE ) ] );
	} );
}

function* follow(): SagaIterator< void > {
	yield call( load );
	yield call( loaded().poll );
}
