import type { State } from '../types';
import type {
	MigratedData,
	MigrationPlugin,
	MigrationState,
	ParityReport,
	RedirectsPlan,
	RestorePlan,
} from './types';

/**
 * The SEO plugins whose data are on this site, active ones first (GET /pharos/v1/migrate/plugins, requested by the
 * first call, and again after a migration); null until loaded.
 */
export const getMigrationPlugins = ( {
	migration,
}: State ): MigrationPlugin[] | null => migration.plugins;

/**
 * The migrated data, and a page of data that weren't migrated (GET /pharos/v1/migrated-data); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getMigratedData = (
	{ migration }: State,
	request: string
): MigratedData | null => migration.migrated[ request ] ?? null;

/**
 * A page of the comparison of front-end pages before and after (GET /pharos/v1/migrate/parity); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getParityReport = (
	{ migration }: State,
	request: string
): ParityReport | null => migration.reports[ request ] ?? null;

/** The changes that a restore would make (GET /pharos/v1/migrate/restore); null until loaded. */
export const getRestorePlan = ( { migration }: State ): RestorePlan | null =>
	migration.plan;

/**
 * What would become of the redirects of a source (GET /pharos/v1/migrate/redirects); null until it is loaded.
 *
 * @param state The store's.
 * @param slug  The source's.
 */
export const getRedirectsPlan = (
	{ migration }: State,
	slug: string
): RedirectsPlan | null => migration.redirects[ slug ] ?? null;

/** The progress of the migration, in this tab or another one. */
export const getMigration = ( { migration }: State ): MigrationState =>
	migration;

/** Whether a migration or a restore runs in this tab. */
export const isMigrating = ( { migration }: State ): boolean =>
	migration.status === 'running' ||
	( migration.status === 'restoring' && migration.failure === null );

/** Migrated items as a rounded percentage of all items (spec.md section 4): 0 if there are none, 100 when it is done. */
export const getMigrationPercent = ( { migration }: State ): number => {
	if ( migration.status === 'done' ) {
		return 100;
	}
	const { groups = [], redirects } = migration.progress ?? {};
	const all = [
		...groups,
		{ total: redirects?.found ?? 0, completed: redirects?.done ?? 0 },
	];
	const sum = ( name: 'total' | 'completed' ) =>
		all.reduce( ( before, group ) => before + group[ name ], 0 );
	const total = sum( 'total' );
	return total === 0 ? 0 : Math.round( ( sum( 'completed' ) / total ) * 100 );
};
