/**
 * Validation of searchanalytics.query requests.
 */
import { isDay } from '../clock';
import { refuse } from '../http';
import { required } from '../api/errors';
import { integer, invalid, listOf, oneOf } from './check';
import { parseFilters, type Filter } from './filters';

const DIMENSIONS = [
	'date',
	'hour',
	'query',
	'page',
	'country',
	'device',
	'searchAppearance',
] as const;
const TYPES = [
	'web',
	'image',
	'video',
	'news',
	'discover',
	'googleNews',
] as const;
const AGGREGATIONS = [
	'auto',
	'byPage',
	'byProperty',
	'byNewsShowcasePanel',
] as const;
const DATA_STATES = [ 'final', 'all', 'hourlyAll' ] as const;

export type Dimension = ( typeof DIMENSIONS )[ number ];

export interface Query {
	startDate: string;
	endDate: string;
	dimensions: Dimension[];
	type: ( typeof TYPES )[ number ];
	filters: Filter[];
	aggregation: 'byPage' | 'byProperty' | 'byNewsShowcasePanel';
	dataState: ( typeof DATA_STATES )[ number ];
	rowLimit: number;
	startRow: number;
}

export function parseQuery( body: Record< string, unknown > ): Query {
	const { startDate, endDate } = datesOf( body );
	const dimensions = dimensionsOf( body.dimensions ?? [] );
	const filters = parseFilters( body.dimensionFilterGroups ?? [] );
	const type = oneOf( 'type', body.type ?? body.searchType ?? 'web', TYPES );
	const dataState = oneOf(
		'data_state',
		body.dataState ?? 'final',
		DATA_STATES
	);
	if ( dimensions.includes( 'hour' ) !== ( dataState === 'hourlyAll' ) ) {
		throw invalid(
			'data_state',
			'The dimension HOUR and the data state HOURLY_ALL require each other.'
		);
	}
	return {
		startDate,
		endDate,
		dimensions,
		type,
		filters,
		aggregation: aggregationOf(
			oneOf(
				'aggregation_type',
				body.aggregationType ?? 'auto',
				AGGREGATIONS
			),
			[ ...dimensions, ...filters.map( ( one ) => one.dimension ) ]
		),
		dataState,
		rowLimit: integer( 'row_limit', body.rowLimit ?? 1000, 1, 25_000 ),
		startRow: integer( 'start_row', body.startRow ?? 0, 0 ),
	};
}

function datesOf( { startDate, endDate }: Record< string, unknown > ) {
	const missing = Object.entries( { startDate, endDate } )
		.filter( ( [ , date ] ) => ! date )
		.map( ( [ name ] ) => name );
	if ( missing.length > 0 ) {
		throw refuse( required( missing ) );
	}
	if ( ! isDay( startDate ) ) {
		throw invalid( 'start_date', `Invalid date: ${ startDate }` );
	}
	if ( ! isDay( endDate ) ) {
		throw invalid( 'end_date', `Invalid date: ${ endDate }` );
	}
	if ( startDate > endDate ) {
		throw invalid( 'end_date', 'The end date is before the start date.' );
	}
	return { startDate, endDate };
}

function dimensionsOf( value: unknown ): Dimension[] {
	const dimensions = listOf( 'dimensions', value ).map( ( one ) =>
		oneOf( 'dimensions', one, DIMENSIONS )
	);
	if ( new Set( dimensions ).size < dimensions.length ) {
		throw invalid( 'dimensions', 'Duplicate dimensions.' );
	}
	return dimensions;
}

/** Grouping or filtering by page implies aggregation by page, and excludes the other one. */
function aggregationOf(
	requested: ( typeof AGGREGATIONS )[ number ],
	used: string[]
): Query[ 'aggregation' ] {
	const byPage = used.includes( 'page' );
	if ( byPage && requested === 'byProperty' ) {
		throw invalid(
			'aggregation_type',
			"'BY_PROPERTY' is not a valid aggregation type in the context of the request."
		);
	}
	if ( requested === 'auto' ) {
		return byPage ? 'byPage' : 'byProperty';
	}
	return requested;
}
