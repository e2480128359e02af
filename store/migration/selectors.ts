import type { State } from '../types';
import type { MigrationState } from './types';

/** The progress of the migration, in this tab or another one. */
export const getMigration = ( { migration }: State ): MigrationState =>
	migration;

/** Whether a migration or a restore runs in this tab. */
export const isMigrating = ( { migration }: State ): boolean =>
	migration.status === 'running' ||
	( migration.status === 'restoring' && migration.failure === null );

/** Migrated items as a rounded percentage of all items: 0 if there are none, 100 when it is done. */
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
