import { loaded, type Routine } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';

const requests = () => import( /* webpackChunkName: "migrate" */ './requests' );

/** Whether a migration, here or in another tab, has changed the data. */
const hasMigrated = ( { type }: Action ): boolean =>
	type === 'migration/DONE' ||
	type === 'migration/LEFT_ELSEWHERE' ||
	type === 'migration/CANCELLED' ||
	type === 'migration/RESTORED';

export function* getMigrationPlugins(): Routine< void > {
	const { fetchPlugins } = yield* loaded( requests() );
	yield* fetchPlugins();
}

getMigrationPlugins.shouldInvalidate = hasMigrated;

export function* getMigratedData( request: string ): Routine< void > {
	const { fetchMigrated } = yield* loaded( requests() );
	yield* fetchMigrated( request );
}

getMigratedData.shouldInvalidate = ( action: Action ): boolean =>
	hasMigrated( action ) ||
	settingsWereSaved( action ) ||
	action.type === 'migration/CHOSEN';

export function* getParityReport( request: string ): Routine< void > {
	const { fetchReport } = yield* loaded( requests() );
	yield* fetchReport( request );
}

// Pages that are still being read aren't part of a report.
getParityReport.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'migration/READ' && ! action.reading.isReading;

export function* getRestorePlan(): Routine< void > {
	const { fetchPlan } = yield* loaded( requests() );
	yield* fetchPlan();
}

export function* getRedirectsPlan( slug: string ): Routine< void > {
	const { fetchRedirectsPlan } = yield* loaded( requests() );
	yield* fetchRedirectsPlan( slug );
}

getRedirectsPlan.shouldInvalidate = hasMigrated;

// The restore plan changes with every write.
getRestorePlan.shouldInvalidate = ( action: Action ): boolean =>
	hasMigrated( action ) ||
	settingsWereSaved( action ) ||
	action.type === 'migration/PROGRESSED' ||
	action.type === 'migration/RESTORING' ||
	action.type === 'migration/CHOSEN';
