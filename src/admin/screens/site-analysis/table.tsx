import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rescueFocus } from '../../../components/rescue-focus';
import {
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../components/table-roles';
import { openerId, Row } from './row';
import { canIgnore, canRestore, type CheckRow } from './rows';
import { SelectionBar } from './selection-bar';
import { useIgnore } from './use-ignore';
import { useSelection } from './use-selection';

interface TableProps {
	/** Of one page. */
	rows: readonly CheckRow[];
	onOpen: ( id: string ) => void;
}

/** Checks, one a row; several of them can be ignored together. */
export function Table( { rows, onOpen }: TableProps ) {
	const { ignore, restore } = useIgnore();
	const choosable = rows.filter(
		( row ) => canIgnore( row ) || canRestore( row )
	);
	const { selected, select, selectAll } = useSelection( choosable );

	/** What is pressed goes away with its row, or at least to another place. */
	const focusBeside = ( ids: readonly string[] ) => {
		const all = rows.map( ( { id } ) => id );
		const last = Math.max( ...ids.map( ( id ) => all.indexOf( id ) ) );
		const isOther = ( id: string ) => ! ids.includes( id );
		const next =
			all.slice( last + 1 ).find( isOther ) ??
			all.slice( 0, last ).reverse().find( isOther );
		if ( next !== undefined ) {
			document.getElementById( openerId( next ) )?.focus();
		}
		// Of a list that is empty now, the heading is left.
		setTimeout( rescueFocus, 0 );
	};
	const act = ( ids: readonly string[], change: typeof ignore ) => {
		focusBeside( ids );
		change( ids );
		ids.forEach( ( id ) => select( id, false ) );
	};

	return (
		<>
			<SelectionBar
				rows={ selected }
				onIgnore={ ( ids ) => act( ids, ignore ) }
				onRestore={ ( ids ) => act( ids, restore ) }
			/>
			<table
				{ ...TABLE }
				className="pharos-analysis__table"
				aria-label={ __( 'Checks', 'pharos-seo' ) }
				aria-live="off"
			>
				<thead { ...GROUP }>
					<tr { ...ROW }>
						<th { ...COLUMN_HEADER } scope="col">
							<CheckboxControl
								__nextHasNoMarginBottom
								label={ __( 'Select all', 'pharos-seo' ) }
								disabled={ choosable.length === 0 }
								checked={
									choosable.length > 0 &&
									selected.length === choosable.length
								}
								indeterminate={
									selected.length > 0 &&
									selected.length < choosable.length
								}
								onChange={ selectAll }
							/>
						</th>
						<th { ...COLUMN_HEADER } scope="col">
							{ __( 'Status', 'pharos-seo' ) }
						</th>
						<th { ...COLUMN_HEADER } scope="col">
							{ __( 'Check', 'pharos-seo' ) }
						</th>
						<th { ...COLUMN_HEADER } scope="col">
							{ __( 'Actions', 'pharos-seo' ) }
						</th>
					</tr>
				</thead>
				<tbody { ...GROUP }>
					{ rows.map( ( row ) => (
						<Row
							key={ row.id }
							row={ row }
							isSelected={ selected.includes( row ) }
							onSelect={ select }
							onOpen={ onOpen }
							onIgnore={ ( id ) => act( [ id ], ignore ) }
							onRestore={ ( id ) => act( [ id ], restore ) }
						/>
					) ) }
				</tbody>
			</table>
		</>
	);
}
