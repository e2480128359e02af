import { Composite } from '@wordpress/components';
import type { KeyboardEvent, ReactNode } from 'react';
import type { BulkField } from '../../../../store';
import { cellId } from './cells';
import type { Editing, Editor } from './use-editing';

/** The props of all editable cells. */
export interface CellProps {
	rowKey: string;
	/** The name of the row's post or term. */
	name: string;
	/** The stored value. */
	saved: string;
	/** The current value, including unsaved edits. */
	value: string;
	isEditable: boolean;
	/** Null unless the cell is being edited. */
	editing: Editing | null;
	editor: Editor;
	/** The id of the element with the cell's error; '' without an error. */
	errorId: string;
	/** The id of the element that explains why the cell is locked; '' if it isn't. */
	lockId: string;
}

interface FieldCellProps extends CellProps {
	field: BulkField;
	/** The label of the field, shown when the table is stacked and has no head. */
	label: string;
	children: ReactNode;
}

/** An editable cell: editing starts with a click or a key of the editor. */
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
				// During composition, Enter commits the text of the input method.
				if ( ! event.nativeEvent.isComposing && hasMeant( event ) ) {
					event.preventDefault();
					// Prevent the shortcuts "?" and "/": they're text here.
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
