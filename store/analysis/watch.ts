import type { Channel, SagaIterator } from 'redux-saga';
import { actionChannel, call, take } from 'redux-saga/effects';
import { load } from './late-reducer';
import type { AnalysisIntent } from './types';

const INTENTS: AnalysisIntent[ 'type' ][] = [
	'analysis/LOAD',
	'analysis/RUN',
	'analysis/WISH',
	'analysis/RECHECK',
];

/** Waits until somebody asks for something: what happens then is loaded. */
export function* watchAnalysis(): SagaIterator< void > {
	const intents: Channel< AnalysisIntent > = yield actionChannel( INTENTS );
	const first: AnalysisIntent = yield take( intents );
	const { serve } = yield call( load );
	yield call( serve, first, intents );
}
