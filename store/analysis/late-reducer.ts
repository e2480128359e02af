import type { AnalysisAction, AnalysisState } from './types';

const initial: AnalysisState = {
	reports: {},
	work: 'none',
	awaited: [],
	failures: {},
	failedRuns: {},
	runs: 0,
	wishes: {},
	newer: {},
	turn: 0,
	checking: [],
	problem: null,
};

type Late = typeof import( './late' );

let late: Late | undefined;

/** Loads what the slice does: before a screen asks for checks, nothing happens to this state. */
export async function load(): Promise< Late > {
	late = await import( /* webpackChunkName: "analysis" */ './late' );
	return late;
}

export const lateReducer = (
	state: AnalysisState = initial,
	action: AnalysisAction
): AnalysisState => ( late ? late.reducer( state, action ) : state );
