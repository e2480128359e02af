import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { IndexStatus } from '../../../../../store';
import { SearchField } from '../../../lists/search-field';
import { DownloadAll } from '../../../lists/download-all';
import { ServerList } from '../../../lists/server-list';
import { oneOf, pageNumber, text, urlQuery } from '../../../lists/url-query';
import { useUrlQuery } from '../../../lists/use-url-query';
import { CSV_COLUMNS } from './csv-columns';
import { IndexStatusTable } from './table';

const PER_PAGE = 20;

/** The most rows of a response. */
const MOST = 100;

interface Query {
	search: string;
	show: string;
	page: number;
}

const OPTIONS = [
	{ value: 'changes', label: __( 'All changes', 'pharos-seo' ) },
	{ value: 'lost', label: __( 'No longer indexed', 'pharos-seo' ) },
	{ value: 'gained', label: __( 'Newly indexed', 'pharos-seo' ) },
	{ value: 'not_indexed', label: __( 'Not indexed', 'pharos-seo' ) },
	{ value: 'indexed', label: __( 'Indexed', 'pharos-seo' ) },
	{ value: 'unchecked', label: __( 'Not checked yet', 'pharos-seo' ) },
];

const EMPTY: Record< string, string > = {
	changes: __(
		'No changes so far. A change is found when a page is checked for the second time.',
		'pharos-seo'
	),
	lost: __( 'No page was removed from the index.', 'pharos-seo' ),
	gained: __( 'No page was added to the index.', 'pharos-seo' ),
	not_indexed: __( 'All checked pages are indexed.', 'pharos-seo' ),
	indexed: __( 'No page is known to be indexed yet.', 'pharos-seo' ),
	unchecked: __( 'All pages were checked.', 'pharos-seo' ),
};

const LIST = urlQuery< Query >( {
	search: text(),
	show: oneOf(
		'changes',
		...OPTIONS.slice( 1 ).map( ( { value } ) => value )
	),
	page: pageNumber,
} );

const ALL = { search: '' };

/** Returns the parameters of GET /pharos/v1/search-console/index. */
const requestOf = (
	{ show, search, page }: Query,
	perPage: number = PER_PAGE
): string =>
	new URLSearchParams( {
		show,
		search,
		page: String( page ),
		per_page: String( perPage ),
	} ).toString();

/** The pages, by their status or last change. */
export function List( { status: { counts } }: { status: IndexStatus } ) {
	const { query, search, change } = useUrlQuery( LIST );
	return (
		<section
			className="pharos-index-list"
			aria-label={ __( 'Pages', 'pharos-seo' ) }
		>
			<div className="pharos-index-list__filters">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Show', 'pharos-seo' ) }
					value={ query.show }
					options={ OPTIONS }
					onChange={ ( show ) => change( { show } ) }
				/>
				<SearchField
					label={ __( 'Search by URL or title', 'pharos-seo' ) }
					value={ query.search }
					onSearch={ search }
				/>
				<DownloadAll
					name="index-status"
					read="getIndexStatus"
					requestOf={ ( page ) =>
						requestOf( { ...query, page }, MOST )
					}
					rowsOf={ ( { items } ) => items }
					columns={ CSV_COLUMNS }
				/>
			</div>
			<ServerList
				read="getIndexStatus"
				query={ query }
				requestOf={ ( shown ) => requestOf( shown ) }
				all={ ALL }
				onChange={ change }
				failure={ __( 'The list couldn’t be loaded.', 'pharos-seo' ) }
				perPage={ PER_PAGE }
				empty={
					counts.checked === 0
						? __(
								'Results appear here after the first checks.',
								'pharos-seo'
							)
						: ( EMPTY[ query.show ] ?? '' )
				}
			>
				{ ( { items } ) => <IndexStatusTable items={ items } /> }
			</ServerList>
		</section>
	);
}
