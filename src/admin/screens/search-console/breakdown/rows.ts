/** The rows of a list of queries, pages, countries or devices: filtered, sorted, and as a file. */
import { __ } from '@wordpress/i18n';
import type { BreakdownDimension, BreakdownRow } from '../../../../../store';
import type { Cell } from '../../../../components/csv/csv';
import type { SortOrder } from '../../../lists/list-table';
import { pathOf } from '../content-performance/path-of';
import { countryName } from './country';

export type SortKey =
	'clicks' | 'difference' | 'impressions' | 'ctr' | 'position';

export type Order = SortOrder< SortKey >;

/** A row with the values that are shown. */
export interface Row extends BreakdownRow {
	name: string;
	/** Null without impressions. */
	ctr: number | null;
	/** Clicks more or less than before; null if these aren't known. */
	difference: number | null;
}

/**
 * Returns the name of a row.
 *
 * @param dimension What the rows are.
 * @param key       The value in Search Console.
 */
function nameOf( dimension: BreakdownDimension, key: string ): string {
	switch ( dimension ) {
		case 'page':
			return pathOf( key );
		case 'country':
			return countryName( key );
		case 'device':
			return DEVICES[ key.toUpperCase() ] ?? key;
		default:
			return key;
	}
}

const DEVICES: Readonly< Record< string, string > > = {
	DESKTOP: __( 'Desktop', 'pharos-seo' ),
	MOBILE: __( 'Mobile', 'pharos-seo' ),
	TABLET: __( 'Tablet', 'pharos-seo' ),
};

/**
 * Returns the rows as they are shown.
 *
 * @param dimension What the rows are.
 * @param rows      The rows of the server.
 */
export const rowsOf = (
	dimension: BreakdownDimension,
	rows: readonly BreakdownRow[]
): Row[] =>
	rows.map( ( row ) => {
		const { clicks, impressions } = row.current;
		return {
			...row,
			name: nameOf( dimension, row.key ),
			ctr: impressions ? ( clicks ?? 0 ) / impressions : null,
			difference: row.previous
				? ( clicks ?? 0 ) - ( row.previous.clicks ?? 0 )
				: null,
		};
	} );

/**
 * Returns the rows that contain some words, sorted. Rows without a value are last in both directions.
 *
 * @param rows   The rows.
 * @param search Part of a name.
 * @param order  The order.
 */
export function shownRows(
	rows: readonly Row[],
	search: string,
	{ orderby, order }: Order
): Row[] {
	const words = search.trim().toLowerCase();
	const sign = order === 'asc' ? 1 : -1;
	return rows
		.filter( ( { name } ) => name.toLowerCase().includes( words ) )
		.sort( ( a, b ) => {
			const [ first, second ] = [
				valueOf( a, orderby ),
				valueOf( b, orderby ),
			];
			if ( first === null || second === null ) {
				return Number( first === null ) - Number( second === null );
			}
			return sign * ( first - second );
		} );
}

function valueOf( row: Row, by: SortKey ): number | null {
	switch ( by ) {
		case 'ctr':
		case 'difference':
			return row[ by ];
		default:
			return row.current[ by ];
	}
}

const rounded = ( value: number | null, decimals: number ): Cell =>
	value === null ? null : Number( value.toFixed( decimals ) );

/**
 * Returns all rows as a table for a file, with the figures of both periods.
 *
 * @param label The heading of the first column.
 * @param rows  The rows.
 */
export const cellsOf = ( label: string, rows: readonly Row[] ): Cell[][] => [
	[
		label,
		__( 'Clicks', 'pharos-seo' ),
		__( 'Impressions', 'pharos-seo' ),
		__( 'CTR', 'pharos-seo' ),
		__( 'Average position', 'pharos-seo' ),
		__( 'Clicks before', 'pharos-seo' ),
		__( 'Impressions before', 'pharos-seo' ),
		__( 'Average position before', 'pharos-seo' ),
	],
	...rows.map( ( { name, current, ctr, previous } ) => [
		name,
		current.clicks,
		current.impressions,
		rounded( ctr, 4 ),
		rounded( current.position, 1 ),
		previous?.clicks ?? null,
		previous?.impressions ?? null,
		rounded( previous?.position ?? null, 1 ),
	] ),
];
