import { loaded, type Routine } from '../controls';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { MigrationChoice, ParityStep } from './types';

const requests = () => import( /* webpackChunkName: "migrate" */ './requests' );

interface MigrationOptions {
	/** The source's. */
	slug: string;
	/** Whether to switch the source off at the end. */
	deactivate: boolean;
	/** Whether to replace also what a person has entered since the last migration. */
	overwrite: boolean;
	/** Whether to read first what visitors see: only while the source is active. */
	compare: boolean;
	/** How many posts or terms are sent at once: 500 at most. */
	size: number;
}

const tell =
	( action: Action ) =>
	( { dispatch }: ThunkArgs ): void =>
		void dispatch.__tell( action );

/**
 * Migrates from a source, from the beginning. getMigration() says how that goes.
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
 * Goes on where the migration stopped, however that came.
 *
 * @param size How many posts or terms are sent at once.
 */
export const resumeMigration = ( size: number ) =>
	tell( { type: 'migration/RESUME', size } );

/**
 * The same, without what could not be migrated.
 *
 * @param size How many posts or terms are sent at once.
 */
export const skipFailedItem = ( size: number ) =>
	tell( { type: 'migration/SKIP', size } );

/** Stops when the request under way is answered. */
export const pauseMigration = () => tell( { type: 'migration/PAUSE' } );

/** Forgets how far it was; what is migrated stays. */
export const cancelMigration = () => tell( { type: 'migration/CANCEL' } );

/**
 * Takes migrations back (POST /pharos/v1/migrate/restore), in as many calls as that needs. getMigration() says how that goes.
 *
 * @param id    Of the backup.
 * @param total How many posts, terms and authors there are.
 */
export const restoreBackup = ( id: string, total: number ) =>
	tell( { type: 'migration/RESTORE', id, total } );

/**
 * Migrates items once more that could not be migrated.
 *
 * @param slug The source's.
 * @param kind `post` or `term`; settings and authors go together.
 * @param ids  500 at most.
 * @throws As fetchJson().
 */
export function* retryItems(
	slug: string,
	kind: string,
	ids: number[]
): Routine< void > {
	const { retry } = yield* loaded( requests() );
	return yield* retry( slug, kind, ids );
}

/**
 * Looks for a migration that was begun: in another tab, or left behind in the browser's storage.
 *
 * @param slugs Of the sources.
 */
export const lookForMigration = ( slugs: string[] ) =>
	tell( { type: 'migration/LOOK', slugs } );

/**
 * Reads what visitors see, or would see.
 *
 * @param slug    The source's.
 * @param steps   One after the other.
 * @param restart Whether to forget what was read before.
 */
export const comparePages = (
	slug: string,
	steps: ParityStep[],
	restart = true
) => tell( { type: 'migration/COMPARE', slug, steps, restart } );

/**
 * Switches a plugin off (POST /pharos/v1/migrate/deactivate-plugin).
 *
 * @param slug The source's.
 * @return What the server says.
 * @throws As fetchJson().
 */
export function* deactivateSource( slug: string ): Routine< string > {
	const { deactivate } = yield* loaded( requests() );
	return yield* deactivate( slug );
}

/**
 * Applies what a source stores but never output (POST /pharos/v1/migrate/choices).
 *
 * @param slug   The source's.
 * @param choice Null for all of them.
 * @throws As fetchJson().
 */
export function* applyMigrationChoices(
	slug: string,
	choice: MigrationChoice | null
): Routine< void > {
	const { applyChoices } = yield* loaded( requests() );
	return yield* applyChoices( slug, choice );
}
