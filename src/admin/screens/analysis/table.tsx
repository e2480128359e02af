import { __ } from '@wordpress/i18n';
import { SelectAll } from '../../lists/selection';
import type { Select } from '../../lists/use-selection';
import {
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../components/table-roles';
import { Row } from './row';
import { canChoose, type CheckRow } from './rows';

interface TableProps {
	/** The rows of one page. */
	rows: readonly CheckRow[];
	/** The selected rows on all pages. */
	selected: readonly CheckRow[];
	onSelect: Select< string >;
	onOpen: ( id: string ) => void;
	onIgnore: ( ids: readonly string[] ) => void;
	onRestore: ( ids: readonly string[] ) => void;
}

/** The table of checks; several rows can be selected. */
export function CheckTable( {
	rows,
	selected,
	onSelect,
	onOpen,
	onIgnore,
	onRestore,
}: TableProps ) {
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
						<SelectAll
							ids={ rows
								.filter( canChoose )
								.map( ( { id } ) => id ) }
							selected={ selected.map( ( { id } ) => id ) }
							onSelect={ onSelect }
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
