import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SelectionBar } from '../../lists/selection';
import { canIgnore, canRestore, type CheckRow } from './rows';

interface BulkActionsProps {
	/** The selected rows. */
	rows: readonly CheckRow[];
	/** How many of them are on another page or don't match the filter. */
	hidden: number;
	onIgnore: ( ids: string[] ) => void;
	onRestore: ( ids: string[] ) => void;
	onClear: () => void;
}

/** The bulk actions for the selected checks. */
export function BulkActions( {
	rows,
	hidden,
	onIgnore,
	onRestore,
	onClear,
}: BulkActionsProps ) {
	const idsOf = ( can: typeof canIgnore ) =>
		rows.filter( can ).map( ( { id } ) => id );
	const ignorable = idsOf( canIgnore );
	const restorable = idsOf( canRestore );
	return (
		<SelectionBar
			count={ rows.length }
			hidden={ hidden }
			onClear={ onClear }
		>
			{ ignorable.length > 0 && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => onIgnore( ignorable ) }
				>
					{ __( 'Ignore', 'pharos-seo' ) }
				</Button>
			) }
			{ restorable.length > 0 && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => onRestore( restorable ) }
				>
					{ __( 'Restore', 'pharos-seo' ) }
				</Button>
			) }
		</SelectionBar>
	);
}
