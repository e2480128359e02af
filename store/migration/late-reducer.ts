import type { MigrationAction, MigrationState } from './types';

const initial: MigrationState = {
	plugins: null,
	migrated: {},
	reports: {},
	status: 'unknown',
	stage: 'collect',
	progress: null,
	isKept: true,
	failure: null,
	pause: null,
	plan: null,
	restore: null,
	restored: '',
	isDeactivated: null,
	reading: null,
};

type Late = typeof import( './late' );

let late: Late | undefined;

/** Loads what the slice does, with the chunk of the screen: before that asks for something, nothing happens to this state. */
export async function load(): Promise< Late > {
	late = await import( /* webpackChunkName: "migrate" */ './late' );
	return late;
}

export const lateReducer = (
	state: MigrationState = initial,
	action: MigrationAction
): MigrationState => ( late ? late.reducer( state, action ) : state );
