import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { store, type NotFoundItem, type NotFoundList } from '../../../../store';
import { SearchField } from '../../lists/search-field';
import { ClearLog } from '../../lists/clear-log';
import { ListFilter, type FiltersProps } from '../../lists/list-filter';
import { ServerList } from '../../lists/server-list';
import { logField } from '../../definitions/not-found';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { oneOf, pageNumber, text, urlQuery } from '../../lists/url-query';
import { useUrlQuery } from '../../lists/use-url-query';
import { Editor } from '../redirects/editor';
import '../redirects/style.scss';
import { CLIENTS } from './clients';
import { NotFoundTable } from './table';

const PER_PAGE = 20;

interface Query {
	search: string;
	by: string;
	page: number;
	orderby: 'last' | 'times';
}

/** The parameters of the screen's URL. */
const LIST = urlQuery< Query >( {
	search: text(),
	by: oneOf( '', ...Object.keys( CLIENTS ) ),
	page: pageNumber,
	orderby: oneOf( 'last', 'times' ),
} );

/** No search, and no filter. */
const ALL = { search: '', by: '' };

/** Advanced > 404 Log: URLs that don't exist, and redirects for them. */
export default function NotFound() {
	const { clearNotFound } = useDispatch( store );
	const { query, search, change } = useUrlQuery( LIST );
	const [ redirected, setRedirected ] = useState< {
		item: NotFoundItem;
		target: string;
	} | null >( null );

	return (
		<div className="pharos-not-found">
			<SettingsLoader>
				<section className="pharos-card">
					<SettingField field={ logField } />
				</section>
			</SettingsLoader>
			<Filters query={ query } onChange={ change } onSearch={ search } />
			<ServerList
				read="getNotFound"
				query={ query }
				requestOf={ requestOf }
				all={ ALL }
				onChange={ change }
				failure={ __( 'The log couldn’t be loaded.', 'pharos-seo' ) }
				perPage={ PER_PAGE }
				empty={ __( 'No URLs in the log so far.', 'pharos-seo' ) }
				head={ CacheNotice }
				foot={ ( { total, probes } ) => (
					<>
						<Probes times={ probes.times } />
						{ total + probes.times > 0 && (
							<ClearLog
								description={ __(
									'All URLs in the log are deleted. Redirects are kept.',
									'pharos-seo'
								) }
								onClear={ () => clearNotFound() }
							/>
						) }
					</>
				) }
			>
				{ ( { items } ) => (
					<NotFoundTable
						items={ items }
						onRedirect={ ( item, target ) =>
							setRedirected( { item, target } )
						}
					/>
				) }
			</ServerList>
			{ redirected && (
				<Editor
					redirect={ {
						source: redirected.item.url,
						target: redirected.target,
					} }
					onClose={ () => setRedirected( null ) }
				/>
			) }
		</div>
	);
}

const CacheNotice = ( { enabled, page_cache: hasCache }: NotFoundList ) =>
	! enabled &&
	hasCache && (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'The log is off because a page cache is active: it may respond to requests for missing URLs itself, so the numbers would be too low. Turn on the log if your cache doesn’t do that.',
				'pharos-seo'
			) }
		</Notice>
	);

const Probes = ( { times }: { times: number } ) =>
	times > 0 && (
		<p className="pharos-redirects__detail">
			{ sprintf(
				/* translators: %s: number of requests. */
				_n(
					'%s request from vulnerability scanners isn’t listed.',
					'%s requests from vulnerability scanners aren’t listed.',
					times,
					'pharos-seo'
				),
				formatNumber( times )
			) }
		</p>
	);

const requestOf = ( { search, by, page, orderby }: Query ): string =>
	new URLSearchParams( {
		per_page: String( PER_PAGE ),
		page: String( page ),
		orderby,
		...( search !== '' && { search } ),
		...( by !== '' && { by } ),
	} ).toString();

function Filters( { query, onChange, onSearch }: FiltersProps< Query > ) {
	return (
		<div className="pharos-redirects__filters">
			<SearchField
				label={ __( 'Search the log', 'pharos-seo' ) }
				value={ query.search }
				onSearch={ onSearch }
			/>
			<ListFilter
				label={ __( 'Requested by', 'pharos-seo' ) }
				value={ query.by }
				labels={ CLIENTS }
				allLabel={ __( 'Anyone', 'pharos-seo' ) }
				onChange={ ( by ) => onChange( { by } ) }
			/>
			<ListFilter
				label={ __( 'Sort by', 'pharos-seo' ) }
				value={ query.orderby }
				labels={ ORDERS }
				all={ null }
				onChange={ ( orderby ) => onChange( { orderby } ) }
			/>
		</div>
	);
}

const ORDERS = {
	last: __( 'Last request', 'pharos-seo' ),
	times: __( 'Number of requests', 'pharos-seo' ),
};
