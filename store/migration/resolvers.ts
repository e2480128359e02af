import { loaded, type Routine } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';

const requests = () => import( /* webpackChunkName: "migrate" */ './requests' );

/** A migration has changed what there is, here or in another tab. */
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

// Pages that are being read belong to no report yet.
getParityReport.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'migration/READ' && ! action.reading.isReading;

export function* getRestorePlan(): Routine< void > {
	const { fetchPlan } = yield* loaded( requests() );
	yield* fetchPlan();
}

// What a restore would do changes whenever anything was written.
getRestorePlan.shouldInvalidate = ( action: Action ): boolean =>
	hasMigrated( action ) ||
	settingsWereSaved( action ) ||
	action.type === 'migration/PROGRESSED' ||
	action.type === 'migration/RESTORING' ||
	action.type === 'migration/CHOSEN';
