/** Internationalized domain names: their ASCII form as users read it (RFC 3492, Punycode). */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LAST_CODE = 0x10ffff;

const PREFIX = 'xn--';

/**
 * Returns a URL or host with its domain name in the letters of its language. Anything else stays unchanged.
 *
 * @param url Such as "https://xn--bcher-kva.example/".
 * @example readableHost( 'xn--bcher-kva.example' ) is "bücher.example".
 */
export const readableHost = ( url: string ): string =>
	url.replace( /^([a-z]+:\/\/)?([^/?#:]*)/i, ( _, scheme = '', host ) => {
		const labels = ( host as string ).split( '.' );
		return scheme + labels.map( readableLabel ).join( '.' );
	} );

function readableLabel( label: string ): string {
	if ( ! label.toLowerCase().startsWith( PREFIX ) ) {
		return label;
	}
	return decode( label.slice( PREFIX.length ).toLowerCase() ) ?? label;
}

/** Returns null for invalid text. */
function decode( text: string ): string | null {
	const delimiter = text.lastIndexOf( '-' );
	const rest = text.slice( delimiter + 1 );
	if ( ! /^[a-z0-9]+$/.test( rest ) ) {
		return null;
	}
	const codes = [ ...text.slice( 0, Math.max( 0, delimiter ) ) ].map(
		( letter ) => letter.charCodeAt( 0 )
	);
	let [ code, index, bias, at ] = [ FIRST_CODE, 0, FIRST_BIAS, 0 ];
	while ( at < rest.length ) {
		const before = index;
		const length = codes.length + 1;
		for ( let weight = 1, k = BASE; ; k += BASE ) {
			// The text ends within a number.
			if ( at === rest.length ) {
				return null;
			}
			const digit = digitOf( rest.charCodeAt( at++ ) );
			index += digit * weight;
			const limit = Math.min( T_MAX, Math.max( T_MIN, k - bias ) );
			if ( digit < limit ) {
				break;
			}
			weight *= BASE - limit;
		}
		bias = adapt( index - before, length, before === 0 );
		code += Math.floor( index / length );
		index %= length;
		if ( code > LAST_CODE ) {
			return null;
		}
		codes.splice( index++, 0, code );
	}
	return String.fromCodePoint( ...codes );
}

/** The letters a to z are 0 to 25, the digits 0 to 9 are 26 to 35. */
const digitOf = ( code: number ): number =>
	code >= 97 ? code - 97 : code - 48 + 26;

function adapt( delta: number, length: number, isFirst: boolean ): number {
	let rest = Math.floor( delta / ( isFirst ? DAMP : 2 ) );
	rest += Math.floor( rest / length );
	let k = 0;
	for ( ; rest > ( ( BASE - T_MIN ) * T_MAX ) / 2; k += BASE ) {
		rest = Math.floor( rest / ( BASE - T_MIN ) );
	}
	return k + Math.floor( ( ( BASE - T_MIN + 1 ) * rest ) / ( rest + SKEW ) );
}
