import { Composite } from '@wordpress/components';
import type { KeyboardEvent, ReactNode } from 'react';
import type { BulkField } from '../../../../store';
import { cellId } from './cells';
import type { Editing, Editor } from './use-editing';

/** What every cell that can be edited is given. */
export interface CellProps {
	rowKey: string;
	/** What its row is about. */
	name: string;
	/** What is stored. */
	saved: string;
	/** What stands in it. */
	value: string;
	isEditable: boolean;
	/** Null unless it is being edited. */
	editing: Editing | null;
	editor: Editor;
	/** Of the element that says what is wrong with it; '' when nothing is. */
	errorId: string;
	/** Of the element that says why it is locked; '' when it is not. */
	lockId: string;
}

interface FieldCellProps extends CellProps {
	field: BulkField;
	/** What it is called where columns have no head. */
	label: string;
	children: ReactNode;
}

/** A cell that can be edited: by a click, or by the keys of the editor. */
export function FieldCell( {
	field,
	label,
	rowKey,
	saved,
	value,
	isEditable,
	editing,
	editor,
	errorId,
	lockId,
	children,
}: FieldCellProps ) {
	const cell = { key: rowKey, field };
	const hasMeant = ( event: KeyboardEvent ) =>
		editing
			? editor.onEditingKey( event, editing )
			: isEditable && editor.onCellKey( event, cell );

	return (
		<Composite.Item
			id={ cellId( cell ) }
			render={ <td data-label={ label } /> }
			role="gridcell"
			className={ `pharos-bulk__cell is-${ field }${
				value === saved ? '' : ' is-changed'
			}${ editing ? ' is-editing' : '' }` }
			tabIndex={ editing ? -1 : undefined }
			aria-readonly={ ! isEditable }
			aria-invalid={ errorId !== '' || undefined }
			aria-describedby={ errorId || lockId || undefined }
			onClick={ () => {
				if ( isEditable && ! editing ) {
					editor.start( cell );
				}
			} }
			onKeyDown={ ( event ) => {
				// Enter ends a word of an input method before it ends the cell.
				if ( ! event.nativeEvent.isComposing && hasMeant( event ) ) {
					event.preventDefault();
					// "?" and "/" are texts here.
					event.stopPropagation();
				}
			} }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					editor.end( cell );
				}
			} }
		>
			{ children }
		</Composite.Item>
	);
}
