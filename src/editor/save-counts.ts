import { select } from '@wordpress/data';
import type { AppFacts } from '../object-seo/types';
import type { StatusCounts } from '../page-checks';
import { noteChecks, readChecks } from './fields';

/** Nobody waits longer for a save, in milliseconds. */
const MOST = 2000;

interface SaveOptions {
	isAutosave?: boolean;
	isPreview?: boolean;
}

/**
 * For the filter `editor.preSavePost`: saves what the checks find with the post. Only then, as a post that somebody has merely
 * opened has nothing to save.
 *
 * @param facts What the page knows.
 */
export const withCounts =
	( facts: AppFacts ) =>
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
			// What was ignored is no longer unsaved once the same is sent.
			noteChecks( checks );
		}
		return { ...edits, pharos_checks: checks };
	};

async function countOf( facts: AppFacts ): Promise< StatusCounts | null > {
	try {
		const { countsNow } = await import(
			/* webpackChunkName: "editor-app" */ './app'
		);
		return await countsNow( select, facts );
	} catch {
		// A save is not kept from anybody because of counts.
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
		( status ) => one[ status ] === other[ status ]
	);
