import type { CheckItem } from '../../../../store';
import {
	SHOWN_STATUSES,
	shownStatus,
	type ShownStatus,
} from '../../../../common/checks/status';

/** A check in the table. */
export interface CheckRow extends CheckItem {
	id: string;
	shown: ShownStatus;
}

/**
 * The rows of all checks in the order of the table; those of a status keep the order that they came in.
 *
 * @param items By id.
 */
export const rowsOf = (
	items: Readonly< Record< string, CheckItem > >
): CheckRow[] =>
	Object.entries( items )
		.map( ( [ id, item ] ) => ( {
			...item,
			id,
			shown: shownStatus( item ),
		} ) )
		.sort(
			( a, b ) =>
				SHOWN_STATUSES.indexOf( a.shown ) -
				SHOWN_STATUSES.indexOf( b.shown )
		);

/**
 * Those that a filter and a search leave.
 *
 * @param rows   Of all checks.
 * @param status A status, or `all`.
 * @param search Part of a message, in any case.
 */
export function filterRows(
	rows: readonly CheckRow[],
	status: ShownStatus | 'all',
	search: string
): CheckRow[] {
	const words = search.trim().toLocaleLowerCase();
	return rows.filter(
		( { shown, message } ) =>
			( status === 'all' || shown === status ) &&
			message.toLocaleLowerCase().includes( words )
	);
}

/** Whether somebody could want not to see it: nobody is bothered by what passes. */
export const canIgnore = ( { shown }: CheckRow ): boolean =>
	shown !== 'success' && shown !== 'ignored';

export const canRestore = ( { shown }: CheckRow ): boolean =>
	shown === 'ignored';

/** Whether the paid edition would help: not with what is well, nor with what nothing in the site can mend. */
export const canHelp = ( { status, not_fixable: isStuck }: CheckItem ) =>
	status !== 'success' && ! isStuck;
