import { call, race, take, takeLeading } from 'redux-saga/effects';
import type { Routine } from '../controls';
import type { Action } from '../types';

const WATCH: Action[ 'type' ] = 'sitemap/WATCH';
const LEAVE: Action[ 'type' ] = 'sitemap/LEAVE';

/** Requests the progress while it is on the screen. */
export function* watchSitemap(): Routine< void > {
	yield takeLeading( WATCH, function* (): Routine< void > {
		yield race( [ call( follow ), take( LEAVE ) ] );
	} );
}

function* follow(): Routine< void > {
	const { poll }: typeof import( './poll' ) = yield import(
		/* webpackChunkName: "sitemaps" */ './poll'
	);
	yield call( poll );
}
