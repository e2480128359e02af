import { Button, Icon } from '@wordpress/components';
import { arrowDown, arrowUp } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { COLUMN_HEADER, GROUP, ROW, TABLE } from '../table-roles';
import './style.scss';

/** A column of a list. */
export interface Column {
	/** Unique among the columns. */
	id: string;
	label: ReactNode;
	className?: string;
	/** For sortable columns; null when the list is sorted by another one. */
	order?: 'asc' | 'desc' | null;
	onSort?: () => void;
}

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
