/** The progress of a migration, stored in the browser. */
import * as api from '../api';
import type { MigrationProgress } from './types';

/** The name of the lock of a running migration, and the prefix of its storage keys. */
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

/** The skipped objects; earlier versions stored none. */
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

/** Redirects that are migrated; none in what earlier versions have kept. */
function readRedirects( {
	redirects,
}: Parts ): Pick< MigrationProgress, 'redirects' > {
	const { found, done } = ( redirects ?? {} ) as Parts;
	return isCount( found ) && isCount( done )
		? { redirects: { found: found as number, done: done as number } }
		: {};
}

const keyOf = ( slug: string ): string => `${ KEY }_${ slug }`;

/**
 * The stored progress of a migration; null if there is none, or the stored value is invalid.
 *
 * @param slug The slug of the source plugin.
 */
export function readProgress( slug: string ): MigrationProgress | null {
	const text = api.readStorage( keyOf( slug ) );
	try {
		const value: unknown = JSON.parse( text ?? 'null' );
		if ( ! isProgress( value ) || value.slug !== slug ) {
			return null;
		}
		const { redirects, ...rest } = value;
		return {
			...rest,
			...readRedirects( { redirects } ),
			...readSkipped( value ),
		};
	} catch {
		return null;
	}
}

/** Stores the progress; returns whether the browser has stored it. */
export const keepProgress = ( progress: MigrationProgress ): boolean =>
	api.writeStorage( keyOf( progress.slug ), JSON.stringify( progress ) );

export const forgetProgress = ( slug: string ): boolean =>
	api.writeStorage( keyOf( slug ), null );
