import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import { store } from '../../../../../store';
import { SearchField } from '../../../lists/search-field';
import { DownloadAll } from '../../../lists/download-all';
import { ListFilter, type FiltersProps } from '../../../lists/list-filter';
import { CSV_COLUMNS } from './csv-columns';
import { requestOf, type ListQuery } from './list-query';
import { STATUSES, statusLabel } from './status';

/** The most rows of a response. */
const MOST = 1000;

/** The search field and filters of the page list. */
export function Filters( {
	query,
	onChange,
	onSearch,
}: FiltersProps< ListQuery > ) {
	return (
		<>
			<div className="pharos-performance__filters">
				<SearchField
					label={ __( 'Search by URL or title', 'pharos-seo' ) }
					value={ query.search }
					onSearch={ onSearch }
				/>
				<ListFilter
					label={ __( 'Status', 'pharos-seo' ) }
					value={ query.status }
					labels={ Object.fromEntries(
						STATUSES.map( ( status ) => [
							status,
							statusLabel( status ),
						] )
					) }
					all="all"
					onChange={ ( status ) => onChange( { status } ) }
				/>
				<DownloadAll
					name="search-console-pages"
					read="getContentPerformance"
					requestOf={ ( page ) =>
						requestOf( { ...query, page }, MOST )
					}
					rowsOf={ ( { data } ) => data }
					columns={ CSV_COLUMNS }
				/>
			</div>
			<Insights query={ query } onChange={ onChange } />
		</>
	);
}

/** The pages that need something, by what they need. Without an answer there are no such filters, and the table is all the same. */
function Insights( {
	query,
	onChange,
}: Pick< FiltersProps< ListQuery >, 'query' | 'onChange' > ) {
	const insights = useSelect(
		( select ) => select( store ).getInsights(),
		[]
	);
	if ( ! insights?.some( ( { count } ) => count > 0 ) ) {
		return null;
	}
	const chosen = insights.find( ( { code } ) => code === query.insight );
	return (
		<div
			className="pharos-performance__insights"
			role="group"
			aria-label={ __( 'Next steps', 'pharos-seo' ) }
		>
			<span aria-hidden="true">{ __( 'Next steps', 'pharos-seo' ) }</span>
			{ insights.map( ( { code, label, count } ) => (
				<Button
					key={ code }
					className="pharos-gsc-chip"
					aria-pressed={ code === query.insight }
					onClick={ () =>
						onChange( {
							insight: code === query.insight ? '' : code,
						} )
					}
				>
					{ label }{ ' ' }
					<span className="pharos-gsc-count">
						{ formatNumber( count ) }
					</span>
				</Button>
			) ) }
			{ chosen && <p>{ chosen.description }</p> }
		</div>
	);
}
