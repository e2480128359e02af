/** What the screens of the migration read from the server. */
import { createListSlice, type ListTypes } from '../list-slice';
import { settingsWereSaved } from '../settings/fetch-with-settings';
import type { Action } from '../types';
import type {
	MigratedData,
	MigrationPlugin,
	ParityReport,
	RedirectsPlan,
	RestorePlan,
} from './types';

/** Whether a migration, here or in another tab, has changed the data. */
const hasMigrated = ( { type }: Action ): boolean =>
	type === 'migration/DONE' ||
	type === 'migration/LEFT_ELSEWHERE' ||
	type === 'migration/CANCELLED' ||
	type === 'migration/RESTORED';

/** Whether migrated data, or what depends on them, has changed. */
const hasChanged = ( action: Action ): boolean =>
	hasMigrated( action ) ||
	settingsWereSaved( action ) ||
	action.type === 'migration/CHOSEN';

/** The SEO plugins whose data are on this site, active ones first. */
export const migrationPlugins = createListSlice( {
	name: 'migrationPlugins',
	selector: 'getMigrationPlugins',
	path: 'migrate/plugins',
	shouldInvalidate: hasMigrated,
} );

/** The migrated data, and a page of data that weren't migrated. */
export const migratedData = createListSlice( {
	name: 'migratedData',
	selector: 'getMigratedData',
	path: 'migrated-data',
	shouldInvalidate: hasChanged,
} );

/** A page of the comparison of front-end pages before and after; pages that are still being read aren't part of it. */
export const parityReport = createListSlice( {
	name: 'parityReport',
	selector: 'getParityReport',
	path: 'migrate/parity',
	shouldInvalidate: ( action ) =>
		action.type === 'migration/READ' && ! action.reading.isReading,
} );

/** The changes that a restore would make; they change with every write. */
export const restorePlan = createListSlice( {
	name: 'restorePlan',
	selector: 'getRestorePlan',
	path: 'migrate/restore',
	shouldInvalidate: ( action ) =>
		hasChanged( action ) ||
		action.type === 'migration/PROGRESSED' ||
		action.type === 'migration/RESTORING',
} );

/** What would become of the redirects of a source. */
export const redirectsPlan = createListSlice( {
	name: 'redirectsPlan',
	selector: 'getRedirectsPlan',
	path: 'migrate/redirects',
	shouldInvalidate: hasMigrated,
} );

declare module '../types' {
	interface Slices {
		migrationPlugins: ListTypes<
			'migrationPlugins',
			'getMigrationPlugins',
			MigrationPlugin[]
		>;
		migratedData: ListTypes<
			'migratedData',
			'getMigratedData',
			MigratedData
		>;
		parityReport: ListTypes<
			'parityReport',
			'getParityReport',
			ParityReport
		>;
		restorePlan: ListTypes< 'restorePlan', 'getRestorePlan', RestorePlan >;
		redirectsPlan: ListTypes<
			'redirectsPlan',
			'getRedirectsPlan',
			RedirectsPlan
		>;
	}
}
