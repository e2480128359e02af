import type { MigrationProgress } from './types';

/**
 * The number of items of a migration that the server or the user skipped.
 *
 * @param progress The progress of the migration.
 */
export const countSkipped = ( {
	groups,
	skipped,
}: MigrationProgress ): number =>
	groups.reduce( ( sum, group ) => sum + group.skipped, skipped );
