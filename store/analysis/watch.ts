import type { Channel } from 'redux-saga';
import { actionChannel, call, take } from 'redux-saga/effects';
import type { Routine } from '../controls';
import type { AnalysisIntent } from './types';

const INTENTS: AnalysisIntent[ 'type' ][] = [
	'analysis/LOAD',
	'analysis/RUN',
	'analysis/WISH',
	'analysis/RECHECK',
];

/** Waits for the first command, then loads the module that handles commands. */
export function* watchAnalysis(): Routine< void > {
	const intents: Channel< AnalysisIntent > = yield actionChannel( INTENTS );
	const first: AnalysisIntent = yield take( intents );
	const { handleIntents }: typeof import( './handle' ) = yield import(
		/* webpackChunkName: "analysis-requests" */ './handle'
	);
	yield call( handleIntents, first, intents );
}
