import type { CheckItem } from '../../../../store';
import type { ShownStatus } from '../../../components/check-badge';

/** A check in the table. */
export interface CheckRow extends CheckItem {
	id: string;
	shown: ShownStatus;
}

/** From what is seen first to what is seen last (spec.md section 4). */
export const ORDER: readonly ShownStatus[] = [
	'error',
	'warning',
	'suggestion',
	'success',
	'ignored',
];

export const shownStatus = ( { ignore, status }: CheckItem ): ShownStatus =>
	ignore ? 'ignored' : status;

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
			( a, b ) => ORDER.indexOf( a.shown ) - ORDER.indexOf( b.shown )
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
