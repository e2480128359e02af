import { formatNumber } from '../../../../../common/locale';
/** Suffixes by value, largest first. */
const SUFFIXES: [ number, string ][] = [
	[ 1e12, 't' ],
	[ 1e9, 'b' ],
	[ 1e6, 'm' ],
	[ 1e3, 'k' ],
];

/**
 * Formats a number with at most one decimal and a suffix: "1.2k".
 *
 * @param value Any number.
 */
export function shortNumber( value: number ): string {
	const size = Math.abs( value );
	const index = SUFFIXES.findIndex( ( [ least ] ) => size >= least );
	const [ least, suffix ] = SUFFIXES[ index ] ?? [ 1, '' ];
	const rounded = Math.round( ( value / least ) * 10 ) / 10;
	const larger = SUFFIXES[ index === -1 ? SUFFIXES.length - 1 : index - 1 ];
	// 999,960 is 1m, not 1000k.
	if ( Math.abs( rounded ) >= 1000 && larger ) {
		return `${ Math.sign( value ) }${ larger[ 1 ] }`;
	}
	return `${ formatNumber( rounded, {
		maximumFractionDigits: 1,
	} ) }${ suffix }`;
}
