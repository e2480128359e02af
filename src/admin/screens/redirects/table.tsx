import { Button, CheckboxControl, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import type { Redirect } from '../../../../store';
import {
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../components/table-roles';
import type { Query } from './query';
import { Row } from './row';

interface TableProps {
	items: readonly Redirect[];
	/** Titles of target posts and terms, by their names. */
	titles: Record< string, string >;
	/** Ids. */
	selected: readonly number[];
	onSelect: ( ids: readonly number[], isSelected: boolean ) => void;
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
	onEdit: ( redirect: Redirect ) => void;
}

/** The table of redirects, with a checkbox for each. */
export function Table( {
	items,
	titles,
	selected,
	onSelect,
	query,
	onChange,
	onEdit,
}: TableProps ) {
	const sortable = ( key: Query[ 'orderby' ], label: string ) => (
		<SortHeader
			label={ label }
			order={ query.orderby === key ? query.order : null }
			onSort={ () =>
				onChange( {
					orderby: key,
					order:
						query.orderby === key && query.order === 'desc'
							? 'asc'
							: 'desc',
				} )
			}
		/>
	);
	return (
		<table
			{ ...TABLE }
			className="pharos-redirects__table"
			aria-label={ __( 'Redirects', 'pharos-seo' ) }
		>
			<thead { ...GROUP }>
				<tr { ...ROW }>
					<th { ...COLUMN_HEADER } scope="col">
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ __( 'Select all', 'pharos-seo' ) }
							checked={
								selected.length > 0 &&
								selected.length === items.length
							}
							indeterminate={
								selected.length > 0 &&
								selected.length < items.length
							}
							onChange={ ( isSelected ) =>
								onSelect(
									items.map( ( { id } ) => id ),
									isSelected
								)
							}
						/>
					</th>
					{ sortable( 'source', __( 'Source', 'pharos-seo' ) ) }
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Target', 'pharos-seo' ) }
					</th>
					{ sortable( 'hits', __( 'Hits', 'pharos-seo' ) ) }
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Actions', 'pharos-seo' ) }
					</th>
				</tr>
			</thead>
			<tbody { ...GROUP }>
				{ items.map( ( redirect ) => (
					<Row
						key={ redirect.id }
						redirect={ redirect }
						title={ titles[ redirect.target ] }
						isSelected={ selected.includes( redirect.id ) }
						onSelect={ ( isSelected ) =>
							onSelect( [ redirect.id ], isSelected )
						}
						onEdit={ () => onEdit( redirect ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}

function SortHeader( {
	label,
	order,
	onSort,
}: {
	label: string;
	/** Null when the table is sorted by another column. */
	order: 'asc' | 'desc' | null;
	onSort: () => void;
} ) {
	const direction = order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			{ ...COLUMN_HEADER }
			scope="col"
			aria-sort={ order ? direction : 'none' }
		>
			<Button size="small" onClick={ onSort }>
				{ label }
				{ order && (
					<Icon
						icon={ order === 'asc' ? arrowUp : arrowDown }
						size={ 18 }
					/>
				) }
			</Button>
		</th>
	);
}
