import type { MigrationProgress } from './types';

/**
 * How many items of a migration were skipped, by the server or by a person.
 *
 * @param progress How far it is.
 */
export const missingOf = ( { groups, skipped }: MigrationProgress ): number =>
	groups.reduce( ( sum, group ) => sum + group.skipped, skipped );
