/**
 * White space for a character class: what PHP and browsers collapse or trim (the same list as in
 * includes/Template/Text.php). `\s` would leave out U+0085.
 */
export const SPACE =
	'\\x09-\\x0D \\x85\\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF';

const SPACES = new RegExp( `[${ SPACE }]+`, 'gu' );
const ONLY_SPACE = new RegExp( `^[${ SPACE }]+$`, 'u' );
/** What looks lost in front of an ellipsis. */
const LOOSE_END = new RegExp( `^[${ SPACE },.;:!?\\-–—]+$`, 'u' );
const ASCII_LINE = /^[\x20-\x7E]*$/;

/**
 * Runs of white space become one space; none is left at the ends.
 *
 * @param text Plain text.
 */
export function collapse( text: string ): string {
	return text.replace( SPACES, ' ' ).replace( /^ | $/g, '' );
}

/**
 * The first text that is more than white space; '' when none is.
 *
 * @param texts What counts first in front.
 */
export const firstFilled = ( ...texts: string[] ): string =>
	texts.find( ( text ) => collapse( text ) !== '' ) ?? '';

let segmenter: Intl.Segmenter | undefined;

/**
 * What a reader calls characters: extended grapheme clusters (Unicode UAX 29), so that an emoji family or a letter with
 * its marks counts as one. Code points in a browser without Intl.Segmenter.
 *
 * @param text Plain text.
 * @param max  How many at most; what comes after them costs nothing.
 */
export function graphemes( text: string, max = Infinity ): string[] {
	const found: string[] = [];
	for ( const grapheme of segment( text ) ) {
		if ( found.length >= max ) {
			break;
		}
		found.push( grapheme );
	}
	return found;
}

function* segment( text: string ): Generator< string > {
	if ( typeof Intl === 'undefined' || ! ( 'Segmenter' in Intl ) ) {
		yield* text;
		return;
	}
	segmenter ??= new Intl.Segmenter( undefined, { granularity: 'grapheme' } );
	for ( const part of segmenter.segment( text ) ) {
		yield part.segment;
	}
}

/**
 * Length of a text in extended grapheme clusters.
 *
 * @param text Plain text.
 */
export function length( text: string ): number {
	// Segmenting costs about a microsecond a character, and this runs at every key press.
	return ASCII_LINE.test( text ) ? text.length : graphemes( text ).length;
}

/**
 * Text of at most `max` characters, ended at a word and marked with "…" when something had to go.
 *
 * @param text Plain text.
 * @param max  In grapheme clusters, the ellipsis included. Below 1 nothing is left.
 */
export function cut( text: string, max: number ): string {
	if ( max < 1 ) {
		return '';
	}
	// A character has at least one unit: most texts are done here.
	const all = text.length <= max ? [] : graphemes( text, max + 1 );
	if ( all.length <= max ) {
		return text;
	}
	let head = all.slice( 0, max - 1 );
	if ( ! isSpace( all[ head.length ] ) ) {
		const lastSpace = head.map( isSpace ).lastIndexOf( true );
		head = lastSpace === -1 ? head : head.slice( 0, lastSpace );
	}
	while ( LOOSE_END.test( head.at( -1 ) ?? '' ) ) {
		head.pop();
	}
	return head.join( '' ) + '…';
}

function isSpace( grapheme: string | undefined ): boolean {
	return grapheme !== undefined && ONLY_SPACE.test( grapheme );
}
