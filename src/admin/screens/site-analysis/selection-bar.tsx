import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { canIgnore, canRestore, type CheckRow } from './rows';

interface SelectionBarProps {
	/** Those that are selected. */
	rows: readonly CheckRow[];
	onIgnore: ( ids: string[] ) => void;
	onRestore: ( ids: string[] ) => void;
}

/** What can be done about all selected checks together. */
export function SelectionBar( {
	rows,
	onIgnore,
	onRestore,
}: SelectionBarProps ) {
	if ( rows.length === 0 ) {
		return null;
	}
	const idsOf = ( can: typeof canIgnore ) =>
		rows.filter( can ).map( ( { id } ) => id );
	const ignorable = idsOf( canIgnore );
	const restorable = idsOf( canRestore );
	return (
		<div className="pharos-analysis__selection">
			<span>
				{ sprintf(
					/* translators: %d: number of checks. */
					_n(
						'%d selected',
						'%d selected',
						rows.length,
						'pharos-seo'
					),
					rows.length
				) }
			</span>
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
		</div>
	);
}
