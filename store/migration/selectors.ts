import type { State } from '../types';
import type {
	MigratedData,
	MigrationPlugin,
	MigrationState,
	ParityReport,
	RestorePlan,
} from './types';

/**
 * The SEO plugins whose data are on this site, active ones first (GET /pharos/v1/migrate/plugins, started by the first call, and
 * again after a migration); null until they are loaded.
 */
export const getMigrationPlugins = ( {
	migration,
}: State ): MigrationPlugin[] | null => migration.plugins;

/**
 * What was migrated, and a page of what was not (GET /pharos/v1/migrated-data); null until it is loaded.
 *
 * @param state   The store's.
 * @param request The parameters of the route, as they stand in an address.
 */
export const getMigratedData = (
	{ migration }: State,
	request: string
): MigratedData | null => migration.migrated[ request ] ?? null;

/**
 * A page of what visitors saw before, and see now (GET /pharos/v1/migrate/parity); null until it is loaded.
 *
 * @param state   The store's.
 * @param request The parameters of the route, as they stand in an address.
 */
export const getParityReport = (
	{ migration }: State,
	request: string
): ParityReport | null => migration.reports[ request ] ?? null;

/** What a restore would do (GET /pharos/v1/migrate/restore); null until it is loaded. */
export const getRestorePlan = ( { migration }: State ): RestorePlan | null =>
	migration.plan;

/** How far the migration is, in this tab or another one. */
export const getMigration = ( { migration }: State ): MigrationState =>
	migration;

/** Whether a migration, or a restore, runs in this tab. */
export const isMigrating = ( { migration }: State ): boolean =>
	migration.status === 'running' ||
	( migration.status === 'restoring' && migration.failure === null );

/** Migrated items of all items as a rounded percent (spec.md section 4): 0 if there are none, 100 when it is done. */
export const getMigrationPercent = ( { migration }: State ): number => {
	if ( migration.status === 'done' ) {
		return 100;
	}
	const sum = ( name: 'total' | 'completed' ) =>
		( migration.progress?.groups ?? [] ).reduce(
			( all, group ) => all + group[ name ],
			0
		);
	const total = sum( 'total' );
	return total === 0 ? 0 : Math.round( ( sum( 'completed' ) / total ) * 100 );
};
