/**
 * White space for a character class: the characters that PHP and browsers collapse or trim (the same list as in
 * includes/Text/Text.php). `\s` doesn't match U+0085.
 */
export const SPACE =
	'\\x09-\\x0D \\x85\\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF';

const SPACES = new RegExp( `[${ SPACE }]+`, 'gu' );
const ONLY_SPACE = new RegExp( `^[${ SPACE }]+$`, 'u' );
/** Characters that are removed before an ellipsis. */
const LOOSE_END = new RegExp( `^[${ SPACE },.;:!?\\-–—]+$`, 'u' );
const ASCII_LINE = /^[\x20-\x7E]*$/;

/**
 * Replaces runs of white space with one space and trims the text.
 *
 * @param text Plain text.
 */
export function collapse( text: string ): string {
	return text.replace( SPACES, ' ' ).replace( /^ | $/g, '' );
}

/**
 * Returns the first text that isn't only white space; '' when there is none.
 *
 * @param texts The texts in order of precedence.
 */
export const firstFilled = ( ...texts: string[] ): string =>
	texts.find( ( text ) => collapse( text ) !== '' ) ?? '';

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into user-perceived characters: extended grapheme clusters (Unicode UAX 29), so that an emoji family or a
 * letter with its marks counts as one. Code points in browsers without Intl.Segmenter.
 *
 * @param text Plain text.
 * @param max  Maximum number of clusters; the rest isn't segmented.
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
 * Returns the length of a text in extended grapheme clusters.
 *
 * @param text Plain text.
 */
export function length( text: string ): number {
	// Segmenting takes about a microsecond per character, and this runs at every key press.
	return ASCII_LINE.test( text ) ? text.length : graphemes( text ).length;
}

/**
 * Shortens a text to at most `max` characters at a word boundary, and adds "…" if anything was removed.
 *
 * @param text Plain text.
 * @param max  Limit in grapheme clusters, including the ellipsis. Below 1, the result is empty.
 */
export function cut( text: string, max: number ): string {
	if ( max < 1 ) {
		return '';
	}
	// A character has at least one UTF-16 unit, so that most texts don't have to be segmented.
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
