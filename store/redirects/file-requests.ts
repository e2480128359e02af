/** The import of redirects from a file, and its undo. */
import { fetchData } from '../fetch';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import { BULK_DONE, CHANGED, NOTICE, PATH, showReason } from './common';
import type { ImportUndone, RedirectImport } from './types';

export async function load(
	{ dispatch }: ThunkArgs,
	format: string,
	data: string,
	dryRun: boolean,
	before: RedirectImport | null
): Promise< RedirectImport > {
	const part = await fetchData< RedirectImport >( {
		path: `${ PATH }/import`,
		method: 'POST',
		data: {
			format,
			data,
			dry_run: dryRun,
			...( before && { from: before.done, import: before.import } ),
		},
	} );
	const result = before ? together( before, part ) : part;
	if ( ! dryRun && result.done >= result.total ) {
		dispatch( CHANGED );
	}
	return result;
}

/** Lines that are kept of each list. */
const MOST_LISTED = 1000;

function together(
	before: RedirectImport,
	part: RedirectImport
): RedirectImport {
	const listed = < Line >( one: Line[], two: Line[] ): Line[] =>
		[ ...one, ...two ].slice( 0, MOST_LISTED );
	return {
		...part,
		new: before.new + part.new,
		changed: before.changed + part.changed,
		unchanged: before.unchanged + part.unchanged,
		added: listed( before.added, part.added ),
		changes: listed( before.changes, part.changes ),
		refused: listed( before.refused, part.refused ),
		notes: listed( before.notes, part.notes ),
	};
}

export async function takeBack(
	{ dispatch }: ThunkArgs,
	number: number
): Promise< void > {
	const done = { deleted: 0, restored: 0 };
	try {
		for ( let left = 1; left > 0; ) {
			const part = await fetchData< ImportUndone >( {
				path: `${ PATH }/imports/${ number }`,
				method: 'DELETE',
			} );
			done.deleted += part.deleted;
			done.restored += part.restored;
			left = part.left;
		}
	} catch ( reason ) {
		dispatch( CHANGED );
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	dispatch(
		showSuccess( {
			id: NOTICE,
			text: [
				BULK_DONE.delete( done.deleted ),
				...( done.restored > 0
					? [ BULK_DONE.restore( done.restored ) ]
					: [] ),
			].join( ' ' ),
		} )
	);
}
