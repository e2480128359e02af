/** Rows of a query: sums of the data, grouped by the requested dimensions. */
import type { World } from '../world';
import { daysOf, type Day } from './available';
import { fact, type Fact } from './facts';
import type { Dimension, Query } from './request';
import { SPLIT_DIMENSIONS, splitBy, type SplitDimension } from './splits';

export interface Row {
	keys?: string[];
	clicks: number;
	impressions: number;
	ctr: number;
	position: number;
}

interface Sum {
	keys: string[];
	clicks: number;
	impressions: number;
	posSum10: number;
}

type Values = Partial< Record< Dimension, string > >;

/** All rows, sorted; rows without impressions are excluded. */
export function rowsOf( query: Query, world: World ): Row[] {
	// Other search types, and search appearances, have no data.
	if (
		query.type !== 'web' ||
		query.dimensions.includes( 'searchAppearance' )
	) {
		return [];
	}
	const sums = new Map< string, Sum >();
	for ( const day of daysOf( query, world ) ) {
		for ( const sum of sumsOf( day, query, world ) ) {
			addTo( sums, sum );
		}
	}
	return [ ...sums.values() ]
		.filter( ( { impressions } ) => impressions > 0 )
		.sort( orderFor( query ) )
		.map( rowOf );
}

/** Sums of one day. */
function sumsOf( day: Day, query: Query, world: World ): Sum[] {
	const sums = new Map< string, Sum >();
	world.config.pages.forEach( ( page, k ) => {
		const values = { date: day.date, page };
		if ( ! passes( values, query, [ 'page' ] ) ) {
			return;
		}
		for ( const [ all, part ] of partsOf( values, k, day, query, world ) ) {
			if ( passes( all, query ) ) {
				addTo( sums, {
					keys: query.dimensions.map( ( name ) => all[ name ] ?? '' ),
					clicks: part.clicks,
					impressions: part.impressions,
					posSum10: part.pos10 * part.impressions,
				} );
			}
		}
	} );
	return Array.from( sums.values(), ( sum ) =>
		query.aggregation === 'byProperty'
			? withOverlap( sum, world.config.overlap )
			: sum
	);
}

/** The data of a page and day, split by the requested or filtered dimensions. */
function partsOf(
	values: Values,
	k: number,
	{ date, isFinal }: Day,
	{ dimensions, filters }: Query,
	{ config }: World
): [ Values, Fact ][] {
	const whole = fact( k, date, config );
	const used = SPLIT_DIMENSIONS.filter(
		( name ) =>
			dimensions.includes( name ) ||
			filters.some( ( { dimension } ) => dimension === name )
	);
	return used.reduce< [ Values, Fact ][] >(
		( parts, name: SplitDimension ) =>
			parts.flatMap( ( [ known, part ] ) =>
				splitBy( name, part, k, date ).map(
					( [ value, smaller ] ): [ Values, Fact ] => [
						{
							...known,
							[ name ]:
								( name === 'query' &&
									config.queries[ value ] ) ||
								value,
						},
						smaller,
					]
				)
			),
		[ [ values, isFinal ? whole : incomplete( whole ) ] ]
	);
}

/** Half of the impressions of a fresh day are counted so far. */
function incomplete( { clicks, impressions, pos10 }: Fact ): Fact {
	const half = Math.floor( impressions / 2 );
	return { clicks: Math.min( clicks, half ), impressions: half, pos10 };
}

function passes( values: Values, { filters }: Query, only?: Dimension[] ) {
	return filters.every(
		( { dimension, passes: test } ) =>
			( only && ! only.includes( dimension ) ) ||
			test( values[ dimension ] ?? '' )
	);
}

function addTo( sums: Map< string, Sum >, added: Sum ) {
	const key = added.keys.join( '\n' );
	const sum = sums.get( key );
	if ( ! sum ) {
		sums.set( key, { ...added } );
		return;
	}
	sum.clicks += added.clicks;
	sum.impressions += added.impressions;
	sum.posSum10 += added.posSum10;
}

/** A property counts results of several pages in one search once; the mean position stays. */
function withOverlap( sum: Sum, overlap: number ): Sum {
	const impressions =
		sum.impressions - Math.floor( sum.impressions * overlap );
	return {
		...sum,
		impressions,
		posSum10: ( sum.posSum10 * impressions ) / ( sum.impressions || 1 ),
	};
}

/** Time first, then clicks descending, then keys. */
function orderFor( { dimensions }: Query ) {
	const times = ( [ 'date', 'hour' ] as const )
		.map( ( name ) => dimensions.indexOf( name ) )
		.filter( ( index ) => index >= 0 );
	return ( a: Sum, b: Sum ): number => {
		for ( const index of times ) {
			const order = compare( a.keys[ index ], b.keys[ index ] );
			if ( order !== 0 ) {
				return order;
			}
		}
		return (
			b.clicks - a.clicks ||
			compare( a.keys.join( '\n' ), b.keys.join( '\n' ) )
		);
	};
}

function compare( a = '', b = '' ): number {
	if ( a === b ) {
		return 0;
	}
	return a < b ? -1 : 1;
}

const rowOf = ( { keys, clicks, impressions, posSum10 }: Sum ): Row => ( {
	...( keys.length > 0 ? { keys } : {} ),
	clicks,
	impressions,
	ctr: clicks / impressions,
	position: posSum10 / 10 / impressions,
} );
