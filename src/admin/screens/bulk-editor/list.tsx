import { speak } from '@wordpress/a11y';
import { Notice } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import {
	pageText,
	resultsText,
	ServerList,
} from '../../../components/server-list';
import { Resource } from '../../../resource';
import {
	isFiltered,
	isSortedByName,
	LIST,
	PER_PAGE,
	requestOf,
	type ListQuery,
} from './list-query';
import { Suggestions } from './suggestions';
import { BulkTable } from './table';
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
	const { total, pages = 1 } = page ?? {};
	useEffect( () => {
		if ( total !== undefined ) {
			speak(
				pages < 2
					? resultsText( total )
					: pageText( total, query.page, pages )
			);
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
	return (
		<ServerList
			className="pharos-bulk__list"
			isBusy={ ! page }
			isEmpty={ shown.page.keys.length === 0 }
			isFiltered={ isFiltered( shown.query ) || shown.query.page > 1 }
			empty={ __( 'No posts or terms yet.', 'pharos-seo' ) }
			noResults={ __( 'No results found.', 'pharos-seo' ) }
			clearLabel={ __( 'Clear filters', 'pharos-seo' ) }
			onClear={ () => onChange( LIST.initial ) }
			page={ shown.query.page }
			pages={ shown.page.pages }
			perPage={ PER_PAGE }
			total={ shown.page.total }
			onChange={ ( to ) => onChange( { page: to } ) }
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
					<>
						<Suggestions
							keys={ shown.page?.keys ?? [] }
							limits={ limits }
						/>
						<BulkTable
							key={ shown.request }
							keys={ shown.page?.keys ?? [] }
							limits={ limits }
						/>
					</>
				) }
			</Resource>
		</ServerList>
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
