import type { CheckItem } from '../../../../store';
import {
	SHOWN_STATUSES,
	shownStatus,
	type ShownStatus,
} from '../../../../common/checks/status';

/** A row of the check table. */
export interface CheckRow extends CheckItem {
	id: string;
	shown: ShownStatus;
}

/**
 * Returns the rows of all checks, sorted by status; checks with the same status keep their order.
 *
 * @param items The checks by id.
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
 * Returns the rows that match a filter and a search.
 *
 * @param rows   The rows of all checks.
 * @param status A status, or `all`.
 * @param search A part of the title; case-insensitive.
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

/** Whether a check can be ignored: not if it passes. */
export const canIgnore = ( { shown }: CheckRow ): boolean =>
	shown !== 'success' && shown !== 'ignored';

export const canRestore = ( { shown }: CheckRow ): boolean =>
	shown === 'ignored';

/** Whether a check has bulk actions. */
export const canChoose = ( row: CheckRow ): boolean =>
	canIgnore( row ) || canRestore( row );

/** Whether the paid edition can help: not with passed checks, nor with issues that can't be fixed in the site. */
export const canHelp = ( { status, not_fixable: isStuck }: CheckItem ) =>
	status !== 'success' && ! isStuck;
