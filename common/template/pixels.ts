import { cut, graphemes } from './text';

/** More nobody shows, and nobody need measure. */
const MOST = 1000;

const ASCII = /^[\x20-\x7E]*$/;

/** Width of characters of Arial in thousandths of its size; all others are as wide as those of their kind, below. */
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

/** Other kinds of characters; the first that fits. */
const KINDS: [ RegExp, number ][] = [
	[
		/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60ー]/u,
		1000,
	],
	[ /^[\p{Script=Arabic}\p{Script=Hebrew}]/u, 450 ],
	[ /^\p{Lu}/u, 700 ],
];

/** As most small letters. */
const USUAL = 556;

/**
 * About how wide a text is in a search result, in pixels. Search engines cut by width, and a Japanese character is as wide as two
 * Latin ones or more. Counted with a table, not measured: the same everywhere, also where there is no font and no canvas, and in
 * includes/Template/Text.php.
 *
 * @param text Plain text.
 * @param size Of the font, in pixels.
 */
export function pixels( text: string, size: number ): number {
	// Without the browser's rules for characters, which take a while to load.
	const characters = ASCII.test( text )
		? Array.from( text.slice( 0, MOST ) )
		: graphemes( text, MOST );
	return Math.round( ( sumOf( characters ) * size ) / 1000 );
}

const sumOf = ( characters: string[] ): number =>
	characters.reduce( ( sum, character ) => sum + widthOf( character ), 0 );

function widthOf( character: string ): number {
	// Its marks take no room.
	const [ base = '' ] = character;
	return (
		WIDTHS.get( base ) ??
		KINDS.find( ( [ kind ] ) => kind.test( base ) )?.[ 1 ] ??
		USUAL
	);
}

/** Room for a character of a description, in thousandths of the font's size: 160 have 918 pixels in letters of 14. */
const ROOM = 410;

/**
 * Text that fits into a search result as a description, in characters and in width: cut() as often as it takes.
 *
 * @param text Plain text.
 * @param max  In grapheme clusters; the width follows from it.
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
