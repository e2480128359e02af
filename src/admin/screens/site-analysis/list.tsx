import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Pagination } from '../../../components/pagination';
import { clampPage } from '../../../components/pagination/page-numbers';
import { rescueFocus } from '../../../components/rescue-focus';
import type { ListQuery } from './list-query';
import { filterRows, type CheckRow } from './rows';
import { countText, SelectionBar } from './selection-bar';
import { Table } from './table';
import { useRowActions } from './use-row-actions';
import { useSelection } from './use-selection';

/** Rows per page (spec.md section 9). */
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
	const { selected, select, clear } = useSelection( rows );
	const { ignore, restore } = useRowActions( shown, select );
	const hidden = selected.filter( ( row ) => ! shown.includes( row ) ).length;
	useAnnouncement( `${ status } ${ search } ${ page }`, () => [
		found.length === 0
			? __( 'No Results Found', 'pharos-seo' )
			: sprintf(
					/* translators: 1: such as "12 results". 2: number of a page. 3: number of pages. */
					__( '%1$s, page %2$d of %3$d', 'pharos-seo' ),
					sprintf(
						/* translators: %d: number of checks. */
						_n(
							'%d result',
							'%d results',
							found.length,
							'pharos-seo'
						),
						found.length
					),
					page,
					pages
				),
		...( selected.length > 0
			? [ countText( selected.length, hidden ) ]
			: [] ),
	] );

	const bar = (
		<SelectionBar
			rows={ selected }
			hidden={ hidden }
			onIgnore={ ignore }
			onRestore={ restore }
			onClear={ () => {
				clear();
				top.current
					?.querySelector< HTMLElement >( 'thead input' )
					?.focus();
				setTimeout( rescueFocus, 0 );
			} }
		/>
	);
	if ( found.length === 0 ) {
		return (
			<>
				{ bar }
				<Nothing
					isEmpty={ rows.length === 0 }
					onClear={ () => onChange( { status: 'all', search: '' } ) }
				/>
			</>
		);
	}
	return (
		<div className="pharos-analysis__list pharos-paged" ref={ top }>
			{ bar }
			<Table
				key={ `${ status } ${ search } ${ page }` }
				rows={ shown }
				selected={ selected }
				onSelect={ select }
				onOpen={ onOpen }
				onIgnore={ ignore }
				onRestore={ restore }
			/>
			<Pagination
				page={ page }
				pages={ pages }
				perPage={ PER_PAGE }
				total={ found.length }
				list={ top }
				onChange={ ( to ) => onChange( { page: to } ) }
			/>
		</div>
	);
}

function Nothing( {
	isEmpty,
	onClear,
}: {
	isEmpty: boolean;
	onClear: () => void;
} ) {
	return (
		<div className="pharos-card pharos-page-message">
			<p>
				{ isEmpty
					? __( 'There are no checks to show.', 'pharos-seo' )
					: __( 'No Results Found', 'pharos-seo' ) }
			</p>
			{ ! isEmpty && (
				<Button
					variant="secondary"
					onClick={ () => {
						onClear();
						setTimeout( rescueFocus, 0 );
					} }
					__next40pxDefaultSize
				>
					{ __( 'Clear search', 'pharos-seo' ) }
				</Button>
			) }
		</div>
	);
}

/** Announces the content of the list when the filter, search or page changes. */
function useAnnouncement( what: string, words: () => string[] ): void {
	const say = useEvent( () => speak( words().join( '. ' ), 'polite' ) );
	const said = useRef( what );
	useEffect( () => {
		if ( said.current !== what ) {
			said.current = what;
			say();
		}
	}, [ what, say ] );
}
