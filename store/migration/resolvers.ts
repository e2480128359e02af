import { run } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { load } from './late-reducer';

/** A migration has changed what there is, here or in another tab. */
const hasMigrated = ( { type }: Action ): boolean =>
	type === 'migration/DONE' ||
	type === 'migration/LEFT_ELSEWHERE' ||
	type === 'migration/CANCELLED' ||
	type === 'migration/RESTORED';

export const getMigrationPlugins =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchPlugins() );

getMigrationPlugins.shouldInvalidate = hasMigrated;

export const getMigratedData =
	( request: string ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchMigrated( request ) );

getMigratedData.shouldInvalidate = ( action: Action ): boolean =>
	hasMigrated( action ) ||
	settingsWereSaved( action ) ||
	action.type === 'migration/CHOSEN';

export const getParityReport =
	( request: string ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchReport( request ) );

// Pages that are being read belong to no report yet.
getParityReport.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'migration/READ' && ! action.reading.isReading;

export const getRestorePlan =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		run( dispatch, ( await load() ).fetchPlan() );

// What a restore would do changes whenever anything was written.
getRestorePlan.shouldInvalidate = ( action: Action ): boolean =>
	hasMigrated( action ) ||
	settingsWereSaved( action ) ||
	action.type === 'migration/PROGRESSED' ||
	action.type === 'migration/RESTORING' ||
	action.type === 'migration/CHOSEN';
