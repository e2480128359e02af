import { Button, ExternalLink, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import { safeDecodeURI } from '@wordpress/url';
import type { PerformanceRow } from '../../../../store';
import { getBoot } from '../../../boot';
import {
	CELL,
	COLUMN_HEADER,
	GROUP,
	ROW,
	ROW_HEADER,
	TABLE,
} from '../../../components/table-roles';
import { Change } from '../search-console/change';
import type { ListQuery, SortKey } from './list-query';
import { StatusBadge } from './status-badge';

interface TableProps {
	rows: readonly PerformanceRow[];
	sort: Pick< ListQuery, 'orderby' | 'order' >;
	onSort: ( key: SortKey ) => void;
	onOpen: ( url: string ) => void;
}

const CLICKS = __( 'Clicks', 'pharos-seo' );
const POSITION = __( 'Avg. Position', 'pharos-seo' );
const IMPRESSIONS = __( 'Impressions', 'pharos-seo' );

/** The table of pages with their figures. */
export function Table( { rows, sort, onSort, onOpen }: TableProps ) {
	const sortable = ( key: SortKey, label: string ) => (
		<SortHeader
			label={ label }
			order={ sort.orderby === key ? sort.order : null }
			onSort={ () => onSort( key ) }
		/>
	);
	return (
		<table
			{ ...TABLE }
			className="pharos-performance__table"
			aria-label={ __( 'SEO Performance', 'pharos-seo' ) }
		>
			<thead { ...GROUP }>
				<tr { ...ROW }>
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Page', 'pharos-seo' ) }
					</th>
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Status', 'pharos-seo' ) }
					</th>
					{ sortable( 'clicks', CLICKS ) }
					{ sortable( 'position', POSITION ) }
					{ sortable( 'impressions', IMPRESSIONS ) }
					<th
						{ ...COLUMN_HEADER }
						scope="col"
						className="pharos-performance__score"
					>
						{ __( 'Content Score', 'pharos-seo' ) }{ ' ' }
						<a
							className="pharos-pro__link"
							href={ getBoot().pricingUrl }
							target="_blank"
							rel="noreferrer"
							aria-label={ __(
								'Pro: plans and prices (opens in a new tab)',
								'pharos-seo'
							) }
						>
							{ __( 'Pro', 'pharos-seo' ) }
						</a>
					</th>
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Actions', 'pharos-seo' ) }
					</th>
				</tr>
			</thead>
			<tbody { ...GROUP }>
				{ rows.map( ( row ) => (
					<Row key={ row.url } row={ row } onOpen={ onOpen } />
				) ) }
			</tbody>
		</table>
	);
}

interface SortHeaderProps {
	label: string;
	/** Null when the table is sorted by another column. */
	order: 'asc' | 'desc' | null;
	onSort: () => void;
}

function SortHeader( { label, order, onSort }: SortHeaderProps ) {
	const direction = order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			{ ...COLUMN_HEADER }
			scope="col"
			className="is-number"
			aria-sort={ order ? direction : 'none' }
		>
			<Button size="small" onClick={ onSort }>
				{ label }
				{ order && (
					<Icon
						icon={ order === 'asc' ? arrowUp : arrowDown }
						size={ 18 }
					/>
				) }
			</Button>
		</th>
	);
}

/**
 * Returns the decoded path of a page.
 *
 * @param url The URL of the page.
 */
export function pathOf( url: string ): string {
	try {
		const { pathname, search } = new URL( url );
		return safeDecodeURI( pathname + search );
	} catch {
		return url;
	}
}

/** Returns the id of the button that opens the details of a page; it gets the focus back. */
export const openerId = ( url: string ): string => `pharos-page-${ url }`;

function Row( {
	row: { url, title, current, changes, post },
	onOpen,
}: {
	row: PerformanceRow;
	onOpen: ( url: string ) => void;
} ) {
	const name = title || pathOf( url );
	return (
		<tr { ...ROW }>
			<th { ...ROW_HEADER } scope="row">
				<Button
					id={ openerId( url ) }
					className="pharos-performance__title"
					variant="link"
					onClick={ () => onOpen( url ) }
				>
					{ name }
				</Button>
				<bdi className="pharos-performance__path" dir="ltr">
					{ pathOf( url ) }
				</bdi>
			</th>
			<td { ...CELL } className="pharos-performance__status">
				<StatusBadge position={ current.position } />
			</td>
			<Figure
				label={ CLICKS }
				value={ ( current.clicks ?? 0 ).toLocaleString() }
				change={ changes.clicks }
				hasValue={ Boolean( current.clicks ) }
			/>
			<Figure
				label={ POSITION }
				value={
					current.position
						? current.position.toLocaleString( undefined, {
								maximumFractionDigits: 1,
							} )
						: '–'
				}
				change={ changes.position }
				hasValue={ Boolean( current.position ) }
				unit="places"
			/>
			<Figure
				label={ IMPRESSIONS }
				value={ ( current.impressions ?? 0 ).toLocaleString() }
				change={ changes.impressions }
				hasValue={ Boolean( current.impressions ) }
			/>
			<td { ...CELL } className="pharos-performance__score">
				<span
					role="img"
					aria-label={ __(
						'Content score, Pro feature',
						'pharos-seo'
					) }
				>
					{ __( '50 / 100', 'pharos-seo' ) }
				</span>
			</td>
			<td { ...CELL } className="pharos-performance__actions">
				<span>
					{ post?.edit && (
						<a
							href={ post.edit }
							aria-label={ sprintf(
								/* translators: %s: title of a page. */
								__( 'Edit: %s', 'pharos-seo' ),
								name
							) }
						>
							{ __( 'Edit', 'pharos-seo' ) }
						</a>
					) }
					<ExternalLink
						href={ url }
						aria-label={ sprintf(
							/* translators: %s: title of a page. */
							__( 'View: %s (opens in a new tab)', 'pharos-seo' ),
							name
						) }
					>
						{ __( 'View', 'pharos-seo' ) }
					</ExternalLink>
				</span>
			</td>
		</tr>
	);
}

interface FigureProps {
	/** The heading of the column, repeated when the table is stacked. */
	label: string;
	value: string;
	change: number | null;
	hasValue: boolean;
	unit?: 'percent' | 'places';
}

function Figure( { label, value, ...change }: FigureProps ) {
	return (
		<td { ...CELL } className="is-number" data-label={ label }>
			<span>{ value }</span> <Change { ...change } />
		</td>
	);
}
