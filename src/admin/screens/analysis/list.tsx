import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clampPage } from '../../lists/pagination/page-numbers';
import { pageText } from '../../lists/page-text';
import { PagedList } from '../../lists/paged-list';
import { countText } from '../../lists/selection';
import { useAnnouncement } from '../../lists/use-announcement';
import { useSelection } from '../../lists/use-selection';
import { BulkActions } from './bulk-actions';
import type { ListQuery } from './list-query';
import { canChoose, filterRows, type CheckRow } from './rows';

import { CheckTable } from './table';
import { useRowActions } from './use-row-actions';

/** Rows per page. */
const PER_PAGE = 20;

interface ListProps {
	/** The rows of all checks. */
	rows: readonly CheckRow[];
	query: ListQuery;
	onChange: ( changes: Partial< ListQuery > ) => void;
	onOpen: ( id: string ) => void;
}

/** The filtered list of checks, with pagination. */
export function List( { rows, query, onChange, onOpen }: ListProps ) {
	const { status, search } = query;
	const found = filterRows( rows, status, search );
	const pages = Math.max( 1, Math.ceil( found.length / PER_PAGE ) );
	const page = clampPage( query.page, pages );
	const shown = found.slice( ( page - 1 ) * PER_PAGE, page * PER_PAGE );
	const top = useRef< HTMLDivElement >( null );
	const { selected: ids, select, clear } = useSelection< string >();
	// Also on other pages or excluded by the filter. Checks that pass by now are no longer selected.
	const selected = rows.filter(
		( row ) => ids.includes( row.id ) && canChoose( row )
	);
	const { ignore, restore } = useRowActions( shown, select );
	const hidden = selected.filter( ( row ) => ! shown.includes( row ) ).length;
	useAnnouncement( `${ status } ${ search } ${ page }`, () =>
		[
			found.length === 0
				? __( 'No Results Found', 'pharos-seo' )
				: pageText( found.length, page, pages ),
			...( selected.length > 0
				? [ countText( selected.length, hidden ) ]
				: [] ),
		].join( '. ' )
	);

	const bar = (
		<BulkActions
			rows={ selected }
			hidden={ hidden }
			onIgnore={ ignore }
			onRestore={ restore }
			onClear={ () => {
				clear();
				top.current
					?.querySelector< HTMLElement >( 'thead input' )
					?.focus();
			} }
		/>
	);
	return (
		<>
			{ found.length === 0 && bar }
			<PagedList
				className="pharos-analysis__list"
				list={ top }
				isEmpty={ found.length === 0 }
				isFiltered={ rows.length > 0 }
				empty={ __( 'There are no checks to show.', 'pharos-seo' ) }
				onClear={ () => onChange( { status: 'all', search: '' } ) }
				page={ page }
				pages={ pages }
				perPage={ PER_PAGE }
				total={ found.length }
				onChange={ ( to ) => onChange( { page: to } ) }
			>
				{ bar }
				<CheckTable
					key={ `${ status } ${ search } ${ page }` }
					rows={ shown }
					selected={ selected }
					onSelect={ select }
					onOpen={ onOpen }
					onIgnore={ ignore }
					onRestore={ restore }
				/>
			</PagedList>
		</>
	);
}
