import { Button, ExternalLink, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { lock } from '@wordpress/icons';
import { formatNumber } from '../../../../../common/locale';
import type { PerformanceRow } from '../../../../../store';
import { getBoot } from '../../../../boot';
import {
	AddOnContent,
	isPart,
	useAddOnParts,
	type AddOnPart,
} from '../../../../components/add-on-parts';
import {
	ListTable,
	sortableColumns,
	type SortOrder,
} from '../../../lists/list-table';
import { ProLink } from '../../../../components/pro-teaser';
import { CELL, ROW, ROW_HEADER } from '../../../../components/table-roles';
import { PERFORMANCE_COLUMNS_FILTER } from '../../../../extensions';
import { Change } from '../change';
import type { SortKey } from './list-query';
import { pathOf } from './path-of';
import { StatusBadge } from './status-badge';

/** A column of an add-on (`pharos.performanceColumns`). */
type AddOnColumn = AddOnPart< { row: PerformanceRow } >;

interface TableProps {
	rows: readonly PerformanceRow[];
	sort: SortOrder< SortKey >;
	onSort: ( order: SortOrder< SortKey > ) => void;
	/** Whether the earlier period is known. */
	compares: boolean;
	onOpen: ( url: string ) => void;
}

const CLICKS = __( 'Clicks', 'pharos-seo' );
const POSITION = __( 'Avg. Position', 'pharos-seo' );
const IMPRESSIONS = __( 'Impressions', 'pharos-seo' );

/** The table of pages with their figures. */
export function PerformanceTable( {
	rows,
	sort,
	onSort,
	compares,
	onOpen,
}: TableProps ) {
	const added = useAddOnParts< AddOnColumn >(
		PERFORMANCE_COLUMNS_FILTER,
		isPart
	);
	const sortable = sortableColumns(
		sort,
		onSort,
		// Position 1 is the best.
		{ position: 'asc' }
	);
	const score = (
		<>
			{ __( 'Content Score', 'pharos-seo' ) }{ ' ' }
			<ProLink href={ getBoot().pricingUrl } />
		</>
	);
	return (
		<ListTable
			label={ __( 'SEO Performance', 'pharos-seo' ) }
			className="pharos-performance__table"
			columns={ [
				{ id: 'page', label: __( 'Page', 'pharos-seo' ) },
				{ id: 'status', label: __( 'Status', 'pharos-seo' ) },
				sortable( 'clicks', CLICKS, 'is-number' ),
				sortable( 'position', POSITION, 'is-number' ),
				sortable( 'impressions', IMPRESSIONS, 'is-number' ),
				...added.map( ( { id, title } ) => ( { id, label: title } ) ),
				{
					id: 'score',
					label: score,
					className: 'pharos-performance__score',
				},
				{ id: 'actions', label: __( 'Actions', 'pharos-seo' ) },
			] }
		>
			{ rows.map( ( row ) => (
				<Row
					key={ row.url }
					row={ row }
					added={ added }
					compares={ compares }
					onOpen={ onOpen }
				/>
			) ) }
		</ListTable>
	);
}

/** Returns the id of the button that opens the details of a page; it gets the focus back. */
export const openerId = ( url: string ): string => `pharos-page-${ url }`;

function Row( {
	row,
	added,
	compares,
	onOpen,
}: {
	row: PerformanceRow;
	added: readonly AddOnColumn[];
	compares: boolean;
	onOpen: ( url: string ) => void;
} ) {
	const { url, title, current, changes, post } = row;
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
				{ title && (
					<span className="pharos-performance__path">
						<bdi dir="ltr">{ pathOf( url ) }</bdi>
					</span>
				) }
			</th>
			<td { ...CELL } className="pharos-performance__status">
				<StatusBadge position={ current.position } />
			</td>
			<Figure
				label={ CLICKS }
				value={ formatNumber( current.clicks ?? 0 ) }
				change={ changes.clicks }
				hasValue={ Boolean( current.clicks ) }
				compares={ compares }
			/>
			<Figure
				label={ POSITION }
				value={
					current.position
						? formatNumber( current.position, {
								maximumFractionDigits: 1,
							} )
						: '–'
				}
				change={ changes.position }
				hasValue={ Boolean( current.position ) }
				compares={ compares }
				unit="places"
			/>
			<Figure
				label={ IMPRESSIONS }
				value={ formatNumber( current.impressions ?? 0 ) }
				change={ changes.impressions }
				hasValue={ Boolean( current.impressions ) }
				compares={ compares }
			/>
			{ added.map( ( part ) => (
				<td key={ part.id } { ...CELL } data-label={ part.title }>
					<AddOnContent part={ part } props={ { row } } />
				</td>
			) ) }
			<td { ...CELL } className="pharos-performance__score">
				<span
					className="pharos-performance__locked"
					role="img"
					aria-label={ __(
						'Content score, Pro feature',
						'pharos-seo'
					) }
				>
					<Icon icon={ lock } size={ 20 } />
					<span className="pharos-performance__placeholder">
						{ __( '50 / 100', 'pharos-seo' ) }
					</span>
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
	compares: boolean;
	unit?: 'percent' | 'places';
}

function Figure( { label, value, ...change }: FigureProps ) {
	return (
		<td { ...CELL } className="is-number" data-label={ label }>
			<span>{ value }</span> <Change { ...change } />
		</td>
	);
}
