import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store, type BulkField } from '../../../../store';
import { newStep } from './steps';

/** Returns a function that reverts the unsaved changes of one row, or of all; can be undone. */
export function useRevert(): ( key?: string ) => void {
	const { select } = useRegistry();
	const { editBulkCells } = useDispatch( store );
	return useCallback(
		( wanted ) => {
			const { getBulkEdits, getBulkItems } = select( store );
			const items = getBulkItems();
			const cells = Object.entries( getBulkEdits() )
				.filter( ( [ key ] ) => wanted === undefined || key === wanted )
				.flatMap( ( [ key ] ) =>
					Object.entries( items[ key ]?.fields ?? {} ).map(
						( [ field, value ] ) => ( {
							key,
							field: field as BulkField,
							value,
						} )
					)
				);
			void editBulkCells( newStep(), cells );
		},
		[ select, editBulkCells ]
	);
}
