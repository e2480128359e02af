import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import { Resource } from '../../../resource';
import { isFiltered, requestOf, type ListQuery } from './list-query';
import { Pager } from './pager';
import { Table } from './table';

interface ListProps {
	query: ListQuery;
	/** Shows everything. */
	onClear: () => void;
}

/** The rows of a page of the list; while another one is loaded, those that were there. */
export function List( { query, onClear }: ListProps ) {
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
	const last = useRef( { page, query, request } );
	if ( page ) {
		last.current = { page, query, request };
	}
	const total = page?.total;
	useEffect( () => {
		if ( total !== undefined ) {
			speak(
				sprintf(
					/* translators: %d: number of posts and terms. */
					_n( '%d found', '%d found', total, 'pharos-seo' ),
					total
				)
			);
		}
	}, [ total, request ] );

	const shown = last.current;
	if ( ! shown.page || ( ! page && hasFailed ) ) {
		return (
			<Resource
				reads={ [ [ 'getBulkPage', request ], [ 'getSiteSettings' ] ] }
				failure={ __(
					'Failed to load posts and terms.',
					'pharos-seo'
				) }
				rows={ 12 }
			>
				{ null }
			</Resource>
		);
	}
	if ( shown.page.keys.length === 0 ) {
		return <Nothing query={ shown.query } onClear={ onClear } />;
	}
	return (
		<div className="pharos-bulk__list" aria-busy={ ! page }>
			<Resource
				reads={ [ [ 'getSiteSettings' ] ] }
				failure={ __(
					'Failed to load posts and terms.',
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
			<Pager query={ shown.query } page={ shown.page } />
		</div>
	);
}

/** Asks once more for a page that was loaded on an earlier visit; what is known is shown meanwhile. */
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

function Nothing( { query, onClear }: ListProps ) {
	const filtered = isFiltered( query );
	return (
		<div className="pharos-card pharos-page-message">
			<p>
				{ filtered || query.page > 1
					? __( 'Nothing found.', 'pharos-seo' )
					: __( 'There are no posts or terms yet.', 'pharos-seo' ) }
			</p>
			{ ( filtered || query.page > 1 ) && (
				<Button
					variant="secondary"
					onClick={ onClear }
					__next40pxDefaultSize
				>
					{ __( 'Clear filters', 'pharos-seo' ) }
				</Button>
			) }
		</div>
	);
}
