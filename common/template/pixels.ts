import { cut, graphemes } from './text';

/** Maximum number of measured characters; search results are shorter. */
const MOST = 1000;

const ASCII = /^[\x20-\x7E]*$/;

/** Widths of Arial's characters in thousandths of the font size; other characters have the width of their class, below. */
const WIDTHS = new Map(
	Object.entries( {
		191: "'",
		222: 'ijl',
		260: '|',
		278: ' !,./:;I[\\]ft',
		333: '()-`r',
		334: '{}',
		355: '"“”',
		389: '*',
		469: '^',
		500: 'cJksvxyz',
		556: '#$0123456789?L_abdeghnopqu',
		584: '+<=>~',
		611: 'FTZ',
		667: 'ABEKPSVXY&',
		722: 'CDHNRUw',
		778: 'GOQ',
		833: 'Mm',
		889: '%',
		944: 'W',
		1000: '—…',
		1015: '@',
	} ).flatMap( ( [ width, characters ] ) =>
		Array.from( characters, ( one ) => [ one, Number( width ) ] as const )
	)
);

/** Widths by class of characters; the first match counts. */
const KINDS: [ RegExp, number ][] = [
	[
		/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60ー]/u,
		1000,
	],
	[ /^[\p{Script=Arabic}\p{Script=Hebrew}]/u, 450 ],
	[ /^\p{Lu}/u, 700 ],
];

/** Width of most lowercase letters. */
const USUAL = 556;

/**
 * Estimates the width of a text in a search result, in pixels. Search engines truncate by width, and a Japanese character is
 * at least as wide as two Latin ones. Uses a table instead of a canvas, so that results are the same everywhere, also
 * without fonts, and match includes/Text/Text.php.
 *
 * @param text Plain text.
 * @param size The font size in pixels.
 */
export function pixels( text: string, size: number ): number {
	// Skips the browser's segmenter, which takes a while to load.
	const characters = ASCII.test( text )
		? Array.from( text.slice( 0, MOST ) )
		: graphemes( text, MOST );
	return Math.round( ( sumOf( characters ) * size ) / 1000 );
}

const sumOf = ( characters: string[] ): number =>
	characters.reduce( ( sum, character ) => sum + widthOf( character ), 0 );

function widthOf( character: string ): number {
	// Combining marks have no width.
	const [ base = '' ] = character;
	return (
		WIDTHS.get( base ) ??
		KINDS.find( ( [ kind ] ) => kind.test( base ) )?.[ 1 ] ??
		USUAL
	);
}

/**
 * Width per character of a description, in thousandths of the font size: 160 characters are 918 pixels at a font size of 14.
 */
const ROOM = 410;

/**
 * Shortens a text to the length and width of a description in search results: repeats cut() until it fits.
 *
 * @param text Plain text.
 * @param max  Limit in grapheme clusters; the maximum width is derived from it.
 */
export function fit( text: string, max: number ): string {
	let fitting = cut( text, max );
	for (;;) {
		const characters = graphemes( fitting );
		const width = sumOf( characters );
		if ( width <= max * ROOM ) {
			return fitting;
		}
		fitting = cut(
			fitting,
			Math.floor( ( characters.length * max * ROOM ) / width )
		);
	}
}
