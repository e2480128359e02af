import type { Channel, SagaIterator } from 'redux-saga';
import { actionChannel, call, take } from 'redux-saga/effects';
import type { Action } from '../types';
import { load } from './late-reducer';

const INTENTS = [
	'analysis/LOAD',
	'analysis/RUN',
	'analysis/WISH',
	'analysis/RECHECK',
] as const;

/** What a person asks for. */
export type Intent = Extract< Action, { type: ( typeof INTENTS )[ number ] } >;

/** Waits until somebody asks for something: what happens then is loaded. */
export function* watchAnalysis(): SagaIterator< void > {
	const intents: Channel< Intent > = yield actionChannel( [ ...INTENTS ] );
	const first: Intent = yield take( intents );
	const { serve } = yield call( load );
	yield call( serve, first, intents );
}
