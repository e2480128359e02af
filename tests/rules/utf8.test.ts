/** Texts on servers without PHP's extension mbstring are treated as on others: the rules for those servers, compared with the extension. */
import { runRules } from './support/php';

interface Case {
	lower: string;
	upper: string;
	'lower by mbstring': string;
	'upper by mbstring': string;
	characters: string;
}

/** All letters of alphabets with two cases, except those that Unicode has added since the oldest supported PHP. */
const BLOCKS = [
	[ 0x20, 0x24f ],
	[ 0x370, 0x587 ],
	[ 0x10a0, 0x10ff ],
	[ 0x13a0, 0x13fd ],
	[ 0x1e00, 0x1eff ],
	[ 0x2c60, 0x2cf3 ],
	[ 0xff00, 0xff5f ],
	[ 0x10400, 0x1044f ],
	[ 0x1e900, 0x1e943 ],
] as const;

const letters = BLOCKS.flatMap( ( [ from, to ] ) =>
	Array.from( { length: to - from + 1 }, ( _, i ) =>
		String.fromCodePoint( from + i )
	)
);

/** Signs and ligatures, which no rule of the plugin makes larger. */
const SPECIAL = /^[\u1e9e\u01c5\u01c8\u01cb\u01f2ϐϑϕϖϰϱϵẛ]$/u;

const TEXTS = [
	'Äpfel, ÉTÉ & ΟΔΟΣ',
	'ПРИВЕТ',
	'İstanbul',
	'ılık',
	'Tea 茶 🫖',
];

const HEX: [ hex: string, text: string ][] = [
	[ '54c3a9', 'Té' ],
	[ '54e9', 'T?' ],
	[ 'c3a9ff20e28082', 'é? \u2002' ],
	[ 'eda080', '???' ],
	[ 'f09fab96c0af', '🫖??' ],
];

const UTF16: [ hex: string, swaps: boolean, text: string ][] = [
	[ '005400e9', false, 'Té' ],
	[ '5400e900', true, 'Té' ],
	[ '0022005c000a0075', false, '"\\\nu' ],
	[ '3ed8d6de', true, '🫖' ],
	[ '3ed85400', true, '?T' ],
	[ '0054de00', false, 'T?' ],
	[ '005400', false, 'T' ],
	[ '', false, '' ],
];

const results = runRules( {
	case: [ letters, TEXTS ],
	character: [
		0x24, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff,
	].map( ( code ) => ( { code } ) ),
	valid: HEX.map( ( [ hex ] ) => ( { hex } ) ),
	'UTF-16': UTF16.map( ( [ hex, swaps ] ) => ( { hex, swaps } ) ),
	beginning: [
		{ text: 'Grünkohl', length: 8 },
		{ text: 'Grünkohl', length: 4 },
		{ text: '🫖🫖🫖', length: 2 },
	],
} );

const [ ofLetters, ofTexts ] = results.case as [ Case[], Case[] ];

test( 'each letter has the lower case that it has with the extension', () => {
	const wrong = ofLetters.filter(
		( one ) => one.lower !== one[ 'lower by mbstring' ]
	);
	expect( ofLetters.length ).toBeGreaterThan( 1500 );
	expect( wrong ).toEqual( [] );
} );

test( 'each letter has the upper case that it has with the extension', () => {
	const wrong = ofLetters.filter(
		( one, i ) =>
			one.upper !== one[ 'upper by mbstring' ] &&
			! SPECIAL.test( letters[ i ] ?? '' ) &&
			// Vowels with a subscript iota become two.
			[ ...one[ 'upper by mbstring' ] ].length === 1
	);
	expect( wrong ).toEqual( [] );
} );

test( 'texts of several letters are in lower case', () => {
	expect( ofTexts.map( ( { lower } ) => lower ) ).toEqual( [
		'äpfel, été & οδοσ',
		'привет',
		'i\u0307stanbul',
		'ılık',
		'tea 茶 🫖',
	] );
	expect( ofTexts[ 4 ]?.characters ).toBe( 'T|e|a| |茶| |🫖' );
} );

test( 'code points become characters', () => {
	for ( const [ ours, theirs ] of results.character as string[][] ) {
		expect( ours ).toBe( theirs );
	}
} );

test( 'each byte that isn’t UTF-8 becomes a question mark', () => {
	expect( results.valid ).toEqual( HEX.map( ( [ , text ] ) => text ) );
} );

test( 'UTF-16 becomes UTF-8, and half of a character a question mark', () => {
	expect( results[ 'UTF-16' ] ).toEqual(
		UTF16.map( ( [ , , text ] ) => text )
	);
} );

test( 'a longer text ends with an ellipsis', () => {
	expect( results.beginning ).toEqual( [ 'Grünkohl', 'Grü…', '🫖…' ] );
} );
