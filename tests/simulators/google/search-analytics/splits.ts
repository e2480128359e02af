/** The distribution of data among countries, devices, queries and hours. */
import { offsetOf } from '../clock';
import type { Fact } from './facts';

export type SplitDimension = 'country' | 'device' | 'query' | 'hour';

/** The order in which splits are nested. */
export const SPLIT_DIMENSIONS: SplitDimension[] = [
	'country',
	'device',
	'query',
	'hour',
];

interface Split {
	values: ( k: number, date: string ) => string[];
	/** Shares of the values; `hidden` is the share without a value, such as rare queries. */
	shares: number[];
	hidden: number;
	of: number;
}

const percent = ( parts: Record< string, number > ): Split => ( {
	values: () => Object.keys( parts ),
	shares: Object.values( parts ),
	hidden: 0,
	of: 100,
} );

const SPLITS: Record< SplitDimension, Split > = {
	country: percent( { usa: 50, deu: 20, gbr: 15, fra: 15 } ),
	device: percent( { MOBILE: 60, DESKTOP: 35, TABLET: 5 } ),
	query: {
		values: ( k ) => [ 1, 2, 3, 4, 5 ].map( ( n ) => `p${ k } q${ n }` ),
		shares: [ 40, 20, 15, 10, 5 ],
		hidden: 10,
		of: 100,
	},
	hour: {
		values: ( _k, date ) =>
			Array.from(
				{ length: 24 },
				( _, hour ) =>
					`${ date }T${ String( hour ).padStart( 2, '0' ) }:00:00${ offsetOf( date ) }`
			),
		shares: Array( 24 ).fill( 1 ),
		hidden: 0,
		of: 24,
	},
};

/** Splits data by a dimension: [ value, part ]. */
export function splitBy(
	dimension: SplitDimension,
	{ clicks, impressions, pos10 }: Fact,
	k: number,
	date: string
): [ string, Fact ][] {
	const split = SPLITS[ dimension ];
	const clickParts = divide( clicks, split );
	const impressionParts = divide( impressions, split );
	return split.values( k, date ).map( ( value, i ) => [
		value,
		{
			clicks: clickParts[ i ] ?? 0,
			impressions: impressionParts[ i ] ?? 0,
			pos10,
		},
	] );
}

/** Integer parts; the first one takes the remainder, so that no visible data are lost. */
function divide( total: number, { shares, hidden, of }: Split ): number[] {
	const part = ( share: number ) => Math.floor( ( total * share ) / of );
	const others = shares.slice( 1 ).map( part );
	const first = others.reduce(
		( rest, other ) => rest - other,
		total - part( hidden )
	);
	return [ first, ...others ];
}
