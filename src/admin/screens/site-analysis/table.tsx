import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../components/table-roles';
import { Row } from './row';
import type { CheckRow } from './rows';
import { canChoose, type Selection } from './use-selection';

interface TableProps {
	/** The rows of one page. */
	rows: readonly CheckRow[];
	/** The selected rows on all pages. */
	selected: readonly CheckRow[];
	onSelect: Selection[ 'select' ];
	onOpen: ( id: string ) => void;
	onIgnore: ( ids: readonly string[] ) => void;
	onRestore: ( ids: readonly string[] ) => void;
}

/** The table of checks; several rows can be selected. */
export function Table( {
	rows,
	selected,
	onSelect,
	onOpen,
	onIgnore,
	onRestore,
}: TableProps ) {
	const choosable = rows.filter( canChoose );
	const count = choosable.filter( ( row ) =>
		selected.includes( row )
	).length;
	return (
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
								count === choosable.length
							}
							indeterminate={
								count > 0 && count < choosable.length
							}
							onChange={ ( isSelected ) =>
								onSelect(
									choosable.map( ( { id } ) => id ),
									isSelected
								)
							}
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
						onSelect={ ( id, isSelected ) =>
							onSelect( [ id ], isSelected )
						}
						onOpen={ onOpen }
						onIgnore={ ( id ) => onIgnore( [ id ] ) }
						onRestore={ ( id ) => onRestore( [ id ] ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}
