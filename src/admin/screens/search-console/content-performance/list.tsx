import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type ContentPerformance } from '../../../../../store';
import { LoadFailed } from '../../../../components/load-failed';
import { clampPage } from '../../../../components/pagination/page-numbers';
import { pageText, ServerList } from '../../../../components/server-list';
import { useAnnouncement } from '../../../../components/server-list/use-announcement';
import { Skeleton } from '../../../../components/skeleton';
import { PER_PAGE, requestOf, SHORT, type ListQuery } from './list-query';
import { PerformanceTable } from './table';

interface ListProps {
	query: ListQuery;
	/** Five rows without pagination, for the dashboard. */
	isShort?: boolean;
	onChange: ( changes: Partial< ListQuery > ) => void;
	onOpen: ( url: string ) => void;
}

/** The filtered list of pages. The known rows stay until the next response arrives. */
export function List( {
	query,
	isShort = false,
	onChange,
	onOpen,
}: ListProps ) {
	const rows = isShort ? SHORT : PER_PAGE;
	const { now } = useAnswer( requestOf( query, rows ) );
	// A URL can name a page after the last one.
	const page = now ? clampPage( query.page, now.pages ) : query.page;
	const request = requestOf( { ...query, page }, rows );
	const { answer, isFailed, error } = useAnswer( request );
	const { invalidateResolution } = useDispatch( store );
	const text = answer
		? pageText( answer.total, page, Math.max( 1, answer.pages ) )
		: '';
	useAnnouncement( text, () => text );
	if ( isFailed ) {
		return (
			<LoadFailed
				title={ __(
					'Oops! Something went wrong: Failed to get content performance. Please try again later. If the problem persists, please contact support.',
					'pharos-seo'
				) }
				error={ error }
				onRetry={ () =>
					void invalidateResolution( 'getContentPerformance', [
						request,
					] )
				}
			/>
		);
	}
	if ( ! answer ) {
		return <Skeleton rows={ isShort ? SHORT : 10 } />;
	}
	return (
		<ServerList
			className="pharos-performance__list"
			isShort={ isShort }
			isEmpty={ answer.data.length === 0 && answer.total === 0 }
			isFiltered={
				query.search !== '' ||
				query.status !== 'all' ||
				query.insight !== ''
			}
			emptyClassName="pharos-gsc-empty"
			noResults={
				<strong>{ __( 'No Results Found', 'pharos-seo' ) }</strong>
			}
			empty={
				<strong>
					{ __( 'No SEO Performance to Show', 'pharos-seo' ) }
				</strong>
			}
			emptyHint={ __(
				'No content performance data available. Please check back later.',
				'pharos-seo'
			) }
			onClear={ () =>
				onChange( { search: '', status: 'all', insight: '' } )
			}
			page={ page }
			pages={ answer.pages }
			perPage={ PER_PAGE }
			total={ answer.total }
			onChange={ ( to ) => onChange( { page: to } ) }
		>
			<PerformanceTable
				rows={ isShort ? answer.data.slice( 0, SHORT ) : answer.data }
				sort={ query }
				compares={ answer.compares ?? true }
				onSort={ onChange }
				onOpen={ onOpen }
			/>
		</ServerList>
	);
}

/** Returns the response to a request: `now`; and in `answer`, until it arrives, the previous one. */
function useAnswer( request: string ) {
	const { now, ...failure } = useSelect(
		( select ) => {
			const {
				getContentPerformance,
				hasResolutionFailed,
				getResolutionError,
			} = select( store );
			return {
				now: getContentPerformance( request ),
				isFailed: hasResolutionFailed( 'getContentPerformance', [
					request,
				] ),
				error: getResolutionError( 'getContentPerformance', [
					request,
				] ) as Error | undefined,
			};
		},
		[ request ]
	);
	const last = useRef< ContentPerformance | null >( null );
	useEffect( () => {
		last.current = now ?? last.current;
	}, [ now ] );
	return {
		now,
		answer: now ?? last.current,
		...failure,
		isFailed: failure.isFailed && ! now,
	};
}
