/** The data: the numbers of each page and day as integers, from a hash instead of a random generator. */
import { daysBetween } from '../clock';
import type { GoogleConfig } from '../config';

export interface Fact {
	clicks: number;
	impressions: number;
	/** Ten times the position. */
	pos10: number;
}

type DataConfig = Pick< GoogleConfig, 'seed' | 'anchor' | 'pages' >;

/** Ages in days without any data. */
const GAP_DAYS = [ 17, 101 ];
/** Factors in thousandths, from Sunday. */
const WEEKDAYS = [ 700, 1050, 1100, 1100, 1050, 950, 720 ];
const NONE: Fact = { clicks: 0, impressions: 0, pos10: 0 };

/* eslint-disable no-bitwise -- The hash works on bits. */
/** FNV-1a, 32 bits, of the UTF-8 bytes. */
export function fnv1a( text: string ): number {
	let hash = 2166136261;
	for ( const byte of Buffer.from( text ) ) {
		hash = Math.imul( hash ^ byte, 16777619 );
	}
	return hash >>> 0;
}
/* eslint-enable no-bitwise */

/**
 * The data of one page on one day.
 *
 * @param k      Index of the page.
 * @param date   YYYY-MM-DD.
 * @param config Seed, pages and the day of age 0.
 */
export function fact( k: number, date: string, config: DataConfig ): Fact {
	const { seed, anchor, pages } = config;
	const age = daysBetween( date, anchor );
	const u = ( salt: string, modulus: number ) =>
		fnv1a( [ seed, k, date, salt ].join( '|' ) ) % modulus;

	const isNewPage = k === pages.length - 1;
	const isLostPage = k === pages.length - 2;
	const isSparse = k % 4 === 3 && k < pages.length - 2;
	if (
		GAP_DAYS.includes( age ) ||
		( isNewPage && age >= 90 ) ||
		( isLostPage && age < 90 ) ||
		( isSparse && u( 'gap', 3 ) !== 0 )
	) {
		return NONE;
	}

	const base = Math.floor( 2400 / ( k + 1 ) ) + 5;
	const weekday = WEEKDAYS[ new Date( date ).getUTCDay() ] ?? 0;
	const impressions = Math.floor(
		( base * weekday * slope( k, age ) * ( 850 + u( 'imp', 301 ) ) ) / 1e9
	);
	if ( impressions === 0 ) {
		return NONE;
	}

	const typical = 15 + ( fnv1a( [ seed, k, 'pos' ].join( '|' ) ) % 300 );
	const pos10 = Math.max( 10, typical + u( 'pos', 21 ) - 10 );
	const perMille = Math.floor( 3000 / typical ) + 2;
	const product = impressions * perMille;
	const extra = u( 'clk', 1000 ) < product % 1000 ? 1 : 0;
	const clicks = Math.min(
		Math.floor( product / 1000 ) + extra,
		impressions
	);
	return { clicks, impressions, pos10 };
}

/** The trend in thousandths: some pages rise over 180 days, some fall. */
function slope( k: number, age: number ): number {
	const ramp = Math.floor(
		( 800 * Math.min( Math.max( age, 0 ), 179 ) ) / 179
	);
	switch ( k % 4 ) {
		case 1:
			return 1400 - ramp;
		case 2:
			return 600 + ramp;
		default:
			return 1000;
	}
}
