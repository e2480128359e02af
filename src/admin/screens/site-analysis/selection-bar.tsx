import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { canIgnore, canRestore, type CheckRow } from './rows';

interface SelectionBarProps {
	/** The selected rows. */
	rows: readonly CheckRow[];
	/** How many of them are on another page or don't match the filter. */
	hidden: number;
	onIgnore: ( ids: string[] ) => void;
	onRestore: ( ids: string[] ) => void;
	onClear: () => void;
}

/** The bulk actions for the selected checks. */
export function SelectionBar( {
	rows,
	hidden,
	onIgnore,
	onRestore,
	onClear,
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
			<span>{ countText( rows.length, hidden ) }</span>
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
			<Button variant="tertiary" size="compact" onClick={ onClear }>
				{ __( 'Clear selection', 'pharos-seo' ) }
			</Button>
		</div>
	);
}

/**
 * Describes how many checks are selected, and how many of them aren't visible.
 *
 * @param count  Number of selected checks.
 * @param hidden Number of those on other pages or excluded by the filter.
 */
export function countText( count: number, hidden: number ): string {
	const all = sprintf(
		/* translators: %d: number of checks. */
		_n( '%d selected', '%d selected', count, 'pharos-seo' ),
		count
	);
	return hidden === 0
		? all
		: sprintf(
				/* translators: 1: such as "3 selected". 2: number of checks. */
				_n(
					'%1$s (%2$d on another page)',
					'%1$s (%2$d on other pages)',
					hidden,
					'pharos-seo'
				),
				all,
				hidden
			);
}
