import { __ } from '@wordpress/i18n';
import type { Redirect, RedirectList } from '../../../../store';
import { ListTable, sortableColumns } from '../../lists/list-table';
import { SelectAll } from '../../lists/selection';
import type { Select } from '../../lists/use-selection';
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
	onSelect: Select< number >;
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
	onEdit: ( redirect: Redirect ) => void;
}

/** The table of redirects, with a checkbox for each. */
export function RedirectTable( {
	items,
	titles,
	dead,
	selected,
	onSelect,
	query,
	onChange,
	onEdit,
}: TableProps ) {
	const sortable = sortableColumns( query, onChange );
	return (
		<ListTable
			label={ __( 'Redirects', 'pharos-seo' ) }
			className="is-stackable pharos-redirects__table"
			columns={ [
				{
					id: 'select',
					label: (
						<SelectAll
							ids={ items.map( ( { id } ) => id ) }
							selected={ selected }
							onSelect={ onSelect }
						/>
					),
				},
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
