import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatMetric } from '../line-chart/metrics';
import { ListTable, sortableColumns } from '../../../lists/list-table';
import { CELL, ROW, ROW_HEADER } from '../../../../components/table-roles';
import { Change } from '../change';
import type { Dimension } from './dimensions';
import type { Order, Row, SortKey } from './rows';

interface TableProps {
	dimension: Dimension;
	rows: readonly Row[];
	order: Order;
	onOrder: ( order: Order ) => void;
}

const LABELS: Readonly< Record< SortKey, string > > = {
	clicks: __( 'Clicks', 'pharos-seo' ),
	difference: __( 'Change in clicks', 'pharos-seo' ),
	impressions: __( 'Impressions', 'pharos-seo' ),
	ctr: __( 'CTR', 'pharos-seo' ),
	position: __( 'Avg. Position', 'pharos-seo' ),
};

const KEYS = Object.keys( LABELS ) as SortKey[];

/** The table of queries, pages, countries or devices. */
export function BreakdownTable( {
	dimension,
	rows,
	order,
	onOrder,
}: TableProps ) {
	const sortable = sortableColumns( order, onOrder, { position: 'asc' } );
	return (
		<ListTable
			label={ dimension.title }
			className="pharos-performance__table"
			columns={ [
				{ id: 'name', label: dimension.label },
				...KEYS.map( ( by ) =>
					sortable( by, LABELS[ by ], 'is-number' )
				),
			] }
		>
			{ rows.map( ( row ) => (
				<tr key={ row.key } { ...ROW }>
					<th { ...ROW_HEADER } scope="row">
						<Name dimension={ dimension } row={ row } />
					</th>
					<Figures row={ row } />
				</tr>
			) ) }
		</ListTable>
	);
}

function Name( {
	dimension: { value },
	row: { key, name },
}: {
	dimension: Dimension;
	row: Row;
} ) {
	return value === 'page' ? (
		<a href={ key } target="_blank" rel="noreferrer">
			<bdi dir="ltr">{ name }</bdi>
		</a>
	) : (
		<bdi>{ name }</bdi>
	);
}

function Figures( {
	row: { current, previous, changes, ctr, difference },
}: {
	row: Row;
} ) {
	const hadImpressions = Boolean( previous?.impressions );
	const change = {
		hasValue: Boolean( current.impressions ),
		compares: previous !== null,
	};
	return (
		<>
			<Cell by="clicks">
				{ formatMetric( 'clicks', current.clicks ) }
			</Cell>
			<Cell by="difference">
				<Change
					{ ...change }
					change={ hadImpressions ? difference : null }
					unit="places"
				/>
			</Cell>
			<Cell by="impressions">
				{ formatMetric( 'impressions', current.impressions ) }{ ' ' }
				{ hadImpressions && (
					<Change { ...change } change={ changes.impressions } />
				) }
			</Cell>
			<Cell by="ctr">{ formatMetric( 'ctr', ctr ) }</Cell>
			<Cell by="position">
				{ formatMetric( 'position', current.position ) }{ ' ' }
				{ changes.position !== null && (
					<Change
						{ ...change }
						change={ changes.position }
						unit="places"
					/>
				) }
			</Cell>
		</>
	);
}

const Cell = ( { by, children }: { by: SortKey; children: ReactNode } ) => (
	<td { ...CELL } className="is-number" data-label={ LABELS[ by ] }>
		{ children }
	</td>
);
