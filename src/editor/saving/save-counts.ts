import { select } from '@wordpress/data';
import type { EditorData } from '../../object-seo/types';
import type { StatusCounts } from '../../page-checks';
import { noteChecks, readChecks } from '../fields';

/** Maximum delay of a save, in milliseconds. */
const MOST = 2000;

interface SaveOptions {
	isAutosave?: boolean;
	isPreview?: boolean;
}

/**
 * Filters `editor.preSavePost`: saves the check results with the post. Only then, because a post that was merely opened must
 * have no unsaved changes.
 *
 * @param facts The editor data.
 */
export const withCounts =
	( facts: EditorData ) =>
	async < Edits extends object >(
		edits: Edits,
		{ isAutosave, isPreview }: SaveOptions = {}
	): Promise< Edits > => {
		const stored = readChecks( select );
		if ( ! stored || isAutosave || isPreview ) {
			return edits;
		}
		const counts = await inTime( countOf( facts ) );
		if ( ! counts || isSame( counts, stored.counts ) ) {
			return edits;
		}
		const checks = { ...( readChecks( select ) ?? stored ), counts };
		if ( 'pharos_checks' in edits ) {
			// Sending the same value as the unsaved one marks ignored checks as saved.
			noteChecks( checks );
		}
		return { ...edits, pharos_checks: checks };
	};

async function countOf( facts: EditorData ): Promise< StatusCounts | null > {
	try {
		const { currentCounts } = await import(
			/* webpackChunkName: "editor-app" */ '../app'
		);
		return await currentCounts( select, facts );
	} catch {
		// Missing counts must not prevent a save.
		return null;
	}
}

const inTime = < T >( work: Promise< T > ): Promise< T | null > =>
	Promise.race( [
		work,
		new Promise< null >( ( resolve ) =>
			setTimeout( () => resolve( null ), MOST )
		),
	] );

const isSame = ( one: StatusCounts, other: StatusCounts ): boolean =>
	( Object.keys( one ) as ( keyof StatusCounts )[] ).every(
		( part ) => String( one[ part ] ) === String( other[ part ] ?? '' )
	);
