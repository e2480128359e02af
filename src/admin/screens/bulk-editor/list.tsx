import { Notice } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type BulkPage } from '../../../../store';
import { Resource } from '../../../resource';
import { ServerList } from '../../lists/server-list';
import {
	ALL,
	isSortedByName,
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

const FAILURE = __( 'Posts and terms couldn’t be loaded.', 'pharos-seo' );

/** The filtered list of posts and terms, with pagination. */
export function List( { query, onChange }: ListProps ) {
	useFreshPage( requestOf( query ) );
	return (
		<ServerList
			className="pharos-bulk__list"
			read="getBulkPage"
			query={ query }
			requestOf={ requestOf }
			all={ ALL }
			onChange={ onChange }
			failure={ FAILURE }
			rows={ 12 }
			perPage={ PER_PAGE }
			empty={ __( 'No posts or terms yet.', 'pharos-seo' ) }
			clearLabel={ __( 'Clear filters', 'pharos-seo' ) }
		>
			{ ( page, shown ) => <Page page={ page } query={ shown } /> }
		</ServerList>
	);
}

function Page( { page, query }: { page: BulkPage; query: ListQuery } ) {
	const request = requestOf( query );
	useBackgroundChecks( request, page.keys );
	return (
		<>
			{ isSortedByName( query ) && page.orderby !== 'name' && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'This list is too long to sort by name, so it’s sorted by date. Search, or choose a type or filter, to shorten it.',
						'pharos-seo'
					) }
				</Notice>
			) }
			<Resource reads={ [ [ 'getSiteSettings' ] ] } failure={ FAILURE }>
				{ ( { limits } ) => (
					<>
						<Suggestions keys={ page.keys } limits={ limits } />
						<BulkTable
							key={ request }
							keys={ page.keys }
							limits={ limits }
						/>
					</>
				) }
			</Resource>
		</>
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
