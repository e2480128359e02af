import { __ } from '@wordpress/i18n';
import { ServerList } from '../../../lists/server-list';
import { ALL, PER_PAGE, requestOf, SHORT, type ListQuery } from './list-query';
import { PerformanceTable } from './table';

interface ListProps {
	query: ListQuery;
	/** Five rows without pagination, for the dashboard. */
	isShort?: boolean;
	onChange: ( changes: Partial< ListQuery > ) => void;
	onOpen: ( url: string ) => void;
}

/** The filtered list of pages, with pagination. */
export function List( {
	query,
	isShort = false,
	onChange,
	onOpen,
}: ListProps ) {
	const rows = isShort ? SHORT : PER_PAGE;
	return (
		<ServerList
			className="pharos-performance__list"
			read="getContentPerformance"
			query={ query }
			requestOf={ ( asked ) => requestOf( asked, rows ) }
			all={ ALL }
			onChange={ onChange }
			failure={ __(
				'Oops! Something went wrong: Failed to get content performance. Please try again later. If the problem persists, please contact support.',
				'pharos-seo'
			) }
			rows={ isShort ? SHORT : 10 }
			perPage={ PER_PAGE }
			isShort={ isShort }
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
		>
			{ ( { data, compares = true }, shown ) => (
				<PerformanceTable
					rows={ isShort ? data.slice( 0, SHORT ) : data }
					sort={ shown }
					compares={ compares }
					onSort={ onChange }
					onOpen={ onOpen }
				/>
			) }
		</ServerList>
	);
}
