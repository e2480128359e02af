import { lazilyFrom } from '../lazily';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { ParityStep } from './types';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "migrate" */ './requests' )
);

interface MigrationOptions {
	/** The slug of the source plugin. */
	slug: string;
	/** Whether to deactivate the source plugin at the end. */
	deactivate: boolean;
	/** Whether to overwrite values that a user has edited since the last migration. */
	overwrite: boolean;
	/** Whether to read the front-end pages first: only while the source plugin is active. */
	compare: boolean;
	/** Number of posts or terms per request: 500 at most. */
	size: number;
}

const tell =
	( action: Action ) =>
	( { dispatch }: ThunkArgs ): void =>
		void dispatch.__dispatchCommand( action );

/**
 * Starts a migration from a source plugin. See getMigration() for its progress.
 *
 * @param options      See MigrationOptions.
 * @param options.size
 */
export const startMigration = ( { size, ...options }: MigrationOptions ) =>
	tell( {
		type: 'migration/START',
		progress: {
			...options,
			settings: false,
			groups: [],
			skipped: 0,
			left: [],
		},
		size,
	} );

/**
 * Resumes the migration after a pause or failure.
 *
 * @param size Number of posts or terms per request.
 */
export const resumeMigration = ( size: number ) =>
	tell( { type: 'migration/RESUME', size } );

/**
 * Resumes the migration and skips the items that couldn't be migrated.
 *
 * @param size Number of posts or terms per request.
 */
export const skipFailedItem = ( size: number ) =>
	tell( { type: 'migration/SKIP', size } );

/** Pauses the migration after the current request. */
export const pauseMigration = () => tell( { type: 'migration/PAUSE' } );

/** Deletes the stored progress; migrated data stay. */
export const cancelMigration = () => tell( { type: 'migration/CANCEL' } );

/**
 * Undoes migrations (POST /pharos/v1/migrate/restore), with as many requests as necessary. See getMigration() for the
 * progress.
 *
 * @param id    The id of the backup.
 * @param total The number of posts, terms and authors.
 */
export const restoreBackup = ( id: string, total: number ) =>
	tell( { type: 'migration/RESTORE', id, total } );

/**
 * Migrates items again that couldn't be migrated.
 *
 * @param slug The slug of the source plugin.
 * @param kind `post` or `term`; settings and authors are migrated together.
 * @param ids  The ids of the items, 500 at most.
 * @throws See fetchJson().
 */
export const retryItems = lazily( ( all ) => all.retry );

/**
 * Looks for a migration in progress: in another tab, or in the browser's storage.
 *
 * @param slugs The slugs of the source plugins.
 */
export const lookForMigration = ( slugs: string[] ) =>
	tell( { type: 'migration/LOOK', slugs } );

/**
 * Reads the front-end pages: as they are, or as they would be after the migration.
 *
 * @param slug    The slug of the source plugin.
 * @param steps   The steps, run one after the other.
 * @param restart Whether to discard pages that were read before.
 */
export const comparePages = (
	slug: string,
	steps: ParityStep[],
	restart = true
) => tell( { type: 'migration/COMPARE', slug, steps, restart } );

/**
 * Deactivates a plugin (POST /pharos/v1/migrate/deactivate-plugin).
 *
 * @param slug The slug of the source plugin.
 * @return The message of the server.
 * @throws See fetchJson().
 */
export const deactivateSource = lazily( ( all ) => all.deactivate );

/**
 * Applies values that the source plugin stores but never output (POST /pharos/v1/migrate/choices).
 *
 * @param slug   The slug of the source plugin.
 * @param choice The value to apply; null for all of them.
 * @throws See fetchJson().
 */
export const applyMigrationChoices = lazily( ( all ) => all.applyChoices );
