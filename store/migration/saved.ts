/** The progress of a migration, kept in the browser (spec.md sections 4 and 9). */
import {
	clearStorage,
	readStorage,
	writeStorage,
	type Routine,
} from '../controls';
import type { MigrationProgress } from './types';

/** What other tabs know a running migration by. */
export const KEY = 'pharos_migration_progress';

type Parts = Record< string, unknown >;

const isCount = ( value: unknown ): boolean =>
	Number.isSafeInteger( value ) && ( value as number ) >= 0;

const isGroup = ( value: unknown ): boolean => {
	const { kind, type, title, total, completed, skipped, last } = ( value ??
		{} ) as Parts;
	return (
		( kind === 'term' || kind === 'post' ) &&
		typeof type === 'string' &&
		typeof title === 'string' &&
		[ total, completed, skipped, last ].every( isCount )
	);
};

function isProgress( value: unknown ): value is MigrationProgress {
	const { slug, groups, deactivate, overwrite, compare, settings } =
		( value ?? {} ) as Parts;
	return (
		typeof slug === 'string' &&
		[ deactivate, overwrite, compare, settings ].every(
			( flag ) => typeof flag === 'boolean'
		) &&
		Array.isArray( groups ) &&
		groups.every( isGroup )
	);
}

const isBatch = ( value: unknown ): boolean => {
	const { kind, type, ids } = ( value ?? {} ) as Parts;
	return (
		( kind === 'term' || kind === 'post' ) &&
		typeof type === 'string' &&
		Array.isArray( ids ) &&
		ids.every( isCount )
	);
};

/** What was skipped; none in what earlier versions have kept. */
const readSkipped = ( {
	skipped,
	left,
}: Parts | MigrationProgress ): Pick<
	MigrationProgress,
	'skipped' | 'left'
> => ( {
	skipped: isCount( skipped ) ? ( skipped as number ) : 0,
	left: Array.isArray( left ) ? left.filter( isBatch ) : [],
} );

const keyOf = ( slug: string ): string => `${ KEY }_${ slug }`;

/**
 * How far the migration from a source was; null when none was begun, or what is stored is not ours.
 *
 * @param slug The source's.
 */
export function* readProgress(
	slug: string
): Routine< MigrationProgress | null > {
	const text = yield* readStorage( keyOf( slug ) );
	try {
		const value: unknown = JSON.parse( text ?? 'null' );
		return isProgress( value ) && value.slug === slug
			? { ...value, ...readSkipped( value ) }
			: null;
	} catch {
		return null;
	}
}

/** Whether the browser keeps it. */
export const keepProgress = (
	progress: MigrationProgress
): Routine< boolean > =>
	writeStorage( keyOf( progress.slug ), JSON.stringify( progress ) );

export const forgetProgress = ( slug: string ): Routine< void > =>
	clearStorage( keyOf( slug ) );
