import { Button, Icon } from '@wordpress/components';
import { arrowDown, arrowUp } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../components/table-roles';
import './style.scss';

/** A column of a list. */
interface Column {
	/** Unique among the columns. */
	id: string;
	label: ReactNode;
	className?: string;
	/** For sortable columns; null when the list is sorted by another one. */
	order?: 'asc' | 'desc' | null;
	onSort?: () => void;
}

/** The order of a list: the column, and the direction. */
export interface SortOrder< Key extends string > {
	orderby: Key;
	order: 'asc' | 'desc';
}

/**
 * Returns a function that creates the sortable columns of a list. A click on the column that the list is sorted by
 * reverses the order.
 *
 * @param current The current order.
 * @param onSort  Shows another order.
 * @param initial The order of a column after the first click; by default descending.
 */
export const sortableColumns =
	< Key extends string >(
		current: SortOrder< Key >,
		onSort: ( order: SortOrder< Key > ) => void,
		initial: Partial< Record< Key, 'asc' | 'desc' > > = {}
	) =>
	( id: Key, label: ReactNode, className?: string ): Column => {
		const isSorted = current.orderby === id;
		const first = initial[ id ] ?? 'desc';
		const second = first === 'asc' ? 'desc' : 'asc';
		return {
			id,
			label,
			...( className && { className } ),
			order: isSorted ? current.order : null,
			onSort: () =>
				onSort( {
					orderby: id,
					order: isSorted && current.order === first ? second : first,
				} ),
		};
	};

interface ListTableProps {
	/** The accessible name, or the id of the heading that has it. */
	label?: string;
	labelledBy?: string;
	className?: string;
	columns: readonly Column[];
	/** Rows. */
	children: ReactNode;
}

/** A list with column headings. With the class `is-stackable`, its cells are stacked on mobile devices. */
export function ListTable( {
	label,
	labelledBy,
	className = '',
	columns,
	children,
}: ListTableProps ) {
	return (
		<table
			{ ...TABLE }
			className={ `pharos-list-table ${ className }`.trim() }
			aria-label={ label }
			aria-labelledby={ labelledBy }
		>
			<thead { ...GROUP }>
				<tr { ...ROW }>
					{ columns.map( ( column ) => (
						<Header key={ column.id } { ...column } />
					) ) }
				</tr>
			</thead>
			<tbody { ...GROUP }>{ children }</tbody>
		</table>
	);
}

function Header( { label, className, order = null, onSort }: Column ) {
	if ( ! onSort ) {
		return (
			<th { ...COLUMN_HEADER } scope="col" className={ className }>
				{ label }
			</th>
		);
	}
	const direction = order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			{ ...COLUMN_HEADER }
			scope="col"
			className={ className }
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
