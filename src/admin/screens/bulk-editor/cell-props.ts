import type { BulkField } from '../../../../store';

/** What every cell that can be edited is given. */
export interface CellProps {
	/** What its row is about. */
	name: string;
	/** What is stored. */
	saved: string;
	/** What stands in it. */
	value: string;
	isEditable: boolean;
	/** Tab leads to it. */
	isActive: boolean;
	isEditing: boolean;
	/** Of the element that says what is wrong with it; '' when nothing is. */
	errorId: string;
	/** Of the element that says why it is locked; '' when it is not. */
	lockId: string;
	onChange: ( field: BulkField, value: string ) => void;
}

/**
 * The attributes of such a cell.
 *
 * @param field Which of the row.
 * @param cell  What it was given.
 */
export const cellAttributes = (
	field: BulkField,
	{
		saved,
		value,
		isEditable,
		isActive,
		isEditing,
		errorId,
		lockId,
	}: CellProps
) =>
	( {
		role: 'gridcell',
		className: `pharos-bulk__cell is-${ field }${
			value === saved ? '' : ' is-changed'
		}${ isEditing ? ' is-editing' : '' }`,
		'data-stop': field,
		tabIndex: isActive && ! isEditing ? 0 : -1,
		'aria-readonly': ! isEditable,
		'aria-invalid': errorId !== '' || undefined,
		'aria-describedby': errorId || lockId || undefined,
	} ) as const;
