import { speak } from '@wordpress/a11y';
import { Button, Notice } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import { Pagination } from '../../../components/pagination';
import { Resource } from '../../../resource';
import {
	isFiltered,
	isSortedByName,
	LIST,
	PER_PAGE,
	requestOf,
	type ListQuery,
} from './list-query';
import { Table } from './table';
import { useBackgroundChecks } from './use-background-checks';

interface ListProps {
	query: ListQuery;
	onChange: ( changes: Partial< ListQuery > ) => void;
}

/** The rows of a page; while another page loads, the previous rows stay. */
export function List( { query, onChange }: ListProps ) {
	const request = requestOf( query );
	const { page, hasFailed } = useSelect(
		( select ) => {
			const { getBulkPage, hasResolutionFailed } = select( store );
			return {
				page: getBulkPage( request ),
				hasFailed: hasResolutionFailed( 'getBulkPage', [ request ] ),
			};
		},
		[ request ]
	);
	useFreshPage( request );
	useBackgroundChecks( request, page?.keys );
	const [ last, setLast ] = useState( { page, query, request } );
	if ( page && ( page !== last.page || query !== last.query ) ) {
		setLast( { page, query, request } );
	}
	const list = useRef< HTMLDivElement >( null );
	const { total, pages = 1 } = page ?? {};
	useEffect( () => {
		if ( total !== undefined ) {
			speak( summary( total, query.page, pages ) );
		}
	}, [ total, pages, query.page, request ] );

	const shown = page ? { page, query, request } : last;
	if ( ! shown.page || ( ! page && hasFailed ) ) {
		return (
			<Resource
				reads={ [ [ 'getBulkPage', request ], [ 'getSiteSettings' ] ] }
				failure={ __(
					'Posts and terms couldn’t be loaded.',
					'pharos-seo'
				) }
				rows={ 12 }
			>
				{ null }
			</Resource>
		);
	}
	if ( shown.page.keys.length === 0 ) {
		return <Nothing query={ shown.query } onChange={ onChange } />;
	}
	return (
		<div
			ref={ list }
			className="pharos-bulk__list pharos-paged"
			aria-busy={ ! page }
		>
			{ isSortedByName( shown.query ) &&
				shown.page.orderby !== 'name' && (
					<Notice status="info" isDismissible={ false }>
						{ __(
							'This list is too long to sort by name, so it’s sorted by date. Search, or choose a type or filter, to shorten it.',
							'pharos-seo'
						) }
					</Notice>
				) }
			<Resource
				reads={ [ [ 'getSiteSettings' ] ] }
				failure={ __(
					'Posts and terms couldn’t be loaded.',
					'pharos-seo'
				) }
			>
				{ ( { limits } ) => (
					<Table
						key={ shown.request }
						keys={ shown.page?.keys ?? [] }
						limits={ limits }
					/>
				) }
			</Resource>
			<Pagination
				page={ shown.query.page }
				pages={ shown.page.pages }
				perPage={ PER_PAGE }
				total={ shown.page.total }
				list={ list }
				onChange={ ( to ) => onChange( { page: to } ) }
			/>
		</div>
	);
}

/** The summary of the list for screen readers. */
function summary( total: number, page: number, pages: number ): string {
	const found = sprintf(
		/* translators: %d: number of posts and terms. */
		_n( '%d result', '%d results', total, 'pharos-seo' ),
		total
	);
	return pages < 2
		? found
		: sprintf(
				/* translators: 1: such as "12 results". 2: number of a page. 3: number of pages. */
				__( '%1$s, page %2$d of %3$d', 'pharos-seo' ),
				found,
				page,
				pages
			);
}

/** Refreshes a page that was loaded on an earlier visit; the known rows stay until then. */
function useFreshPage( request: string ): void {
	const { select } = useRegistry();
	const { invalidateResolution } = useDispatch( store );
	useEffect( () => {
		if (
			select( store ).hasFinishedResolution( 'getBulkPage', [ request ] )
		) {
			void invalidateResolution( 'getBulkPage', [ request ] );
		}
	}, [ request, select, invalidateResolution ] );
}

function Nothing( { query, onChange }: ListProps ) {
	const filtered = isFiltered( query );
	return (
		<div className="pharos-card pharos-page-message">
			<p>
				{ filtered || query.page > 1
					? __( 'No results found.', 'pharos-seo' )
					: __( 'No posts or terms yet.', 'pharos-seo' ) }
			</p>
			{ ( filtered || query.page > 1 ) && (
				<Button
					variant="secondary"
					onClick={ () => onChange( LIST.initial ) }
					__next40pxDefaultSize
				>
					{ __( 'Clear filters', 'pharos-seo' ) }
				</Button>
			) }
		</div>
	);
}
