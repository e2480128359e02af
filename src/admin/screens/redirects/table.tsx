import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Redirect, RedirectList } from '../../../../store';
import { ListTable } from '../../../components/list-table';
import type { Query } from './query';
import { Row } from './row';

interface TableProps {
	items: readonly Redirect[];
	/** Titles of target posts and terms, by their names. */
	titles: Record< string, string >;
	/** What is wrong with targets, by id. */
	dead: RedirectList[ 'dead' ];
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
	dead,
	selected,
	onSelect,
	query,
	onChange,
	onEdit,
}: TableProps ) {
	const sortable = ( key: Query[ 'orderby' ], label: string ) => ( {
		id: key,
		label,
		order: query.orderby === key ? query.order : null,
		onSort: () =>
			onChange( {
				orderby: key,
				order:
					query.orderby === key && query.order === 'desc'
						? 'asc'
						: 'desc',
			} ),
	} );
	const selectAll = (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Select all', 'pharos-seo' ) }
			checked={ selected.length > 0 && selected.length === items.length }
			indeterminate={
				selected.length > 0 && selected.length < items.length
			}
			onChange={ ( isSelected ) =>
				onSelect(
					items.map( ( { id } ) => id ),
					isSelected
				)
			}
		/>
	);
	return (
		<ListTable
			label={ __( 'Redirects', 'pharos-seo' ) }
			className="is-stackable pharos-redirects__table"
			columns={ [
				{ id: 'select', label: selectAll },
				sortable( 'source', __( 'Source', 'pharos-seo' ) ),
				{ id: 'target', label: __( 'Target', 'pharos-seo' ) },
				sortable( 'hits', __( 'Requests', 'pharos-seo' ) ),
				{ id: 'actions', label: __( 'Actions', 'pharos-seo' ) },
			] }
		>
			{ items.map( ( redirect ) => (
				<Row
					key={ redirect.id }
					redirect={ redirect }
					title={ titles[ redirect.target ] }
					dead={ dead[ redirect.id ] }
					isSelected={ selected.includes( redirect.id ) }
					onSelect={ ( isSelected ) =>
						onSelect( [ redirect.id ], isSelected )
					}
					onEdit={ () => onEdit( redirect ) }
				/>
			) ) }
		</ListTable>
	);
}
