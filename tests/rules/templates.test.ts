/** The template rules on the server: the table is shared with the tests of common/template/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runRules } from './support/php';

interface Case {
	name: string;
	result: string | number;
}

const table: Record<
	'render' | 'later_page' | 'cut' | 'fit' | 'length' | 'plain' | 'prose',
	Case[]
> = JSON.parse(
	readFileSync( join( __dirname, '../fixtures/templates.json' ), 'utf8' )
);

const enclosed: { name: string; html: string; result: string }[] = JSON.parse(
	readFileSync( join( __dirname, '../fixtures/shortcodes.json' ), 'utf8' )
);

const running: typeof enclosed = JSON.parse(
	readFileSync( join( __dirname, '../fixtures/running-text.json' ), 'utf8' )
);

/**
 * Only for the server: conditions of page builders, and an end beyond the part of the content that is read for a
 * description.
 */
const hidden = [
	[
		'[vc_row disable_element="yes"]secret[/vc_row][vc_row el_class="x"]Tea[/vc_row]',
		'Tea',
	],
	[
		'[vc_row render_logics="W3siZmllbGQi"]secret[/vc_row][vc_row render_logics="W10="]Tea[/vc_row]',
		'Tea',
	],
	[
		`[members_only]${ 'secret '.repeat( 20_000 ) }[/members_only]Tea`,
		'Tea',
	],
	[ `${ '[members_only]'.repeat( 100_000 ) }`, '' ],
].map( ( [ html, result ] ) => ( { html, result } ) );

const book = '<p>Tea &amp; [x a="1"] <em>cake</em></p>'.repeat( 100_000 );

const unclosed = [ 'label', 'sup', 'a href="#', 'p class="btn' ].map(
	( tag ) => ( { html: `Tea ${ `<${ tag }>`.repeat( 20_000 ) }` } )
);

const read = runRules( { prose: [ ...running, ...unclosed ] } ).prose;

const results = runRules( {
	...table,
	prose: [ ...table.prose, ...enclosed, ...hidden, { html: book } ],
	'broken bytes': [ {} ],
} );

describe.each( [
	[ 'render', 'A template with' ],
	[ 'later_page', 'The title of a later page with' ],
	[ 'cut', 'A text that is too long:' ],
	[ 'fit', 'As a description that fits:' ],
	[ 'length', 'The length of' ],
	[ 'plain', 'The plain text of' ],
	[ 'prose', 'What readers see of' ],
] as const )( 'On the server (%s)', ( kind, given ) => {
	const cases = table[ kind ];

	test( 'there are cases', () => {
		expect( cases.length ).toBeGreaterThan( 10 );
	} );

	test.each(
		cases.map( ( one, i ) => [ one.name, i, one.result ] as const )
	)( `${ given } %s`, ( _name, i, expected ) => {
		expect( results[ kind ][ i ] ).toBe( expected );
	} );
} );

describe( 'What registered shortcodes enclose', () => {
	const all = results.prose.slice( table.prose.length );

	test.each( enclosed.map( ( one, i ) => [ one.name, i ] as const ) )(
		'is no text for everybody: %s',
		( _, i ) => {
			expect( all[ i ] ).toBe( enclosed[ i ]?.result );
		}
	);

	test( 'is none where a builder’s container has a condition, nor where its end is far away', () => {
		expect( all.slice( enclosed.length, -1 ) ).toEqual(
			hidden.map( ( { result } ) => result )
		);
	} );
} );

describe( 'The running text of content', () => {
	test.each( running.map( ( one, i ) => [ one.name, i ] as const ) )(
		'is what reads as text: %s',
		( _, i ) => {
			expect( read[ i ] ).toBe( running[ i ]?.result );
		}
	);

	test( 'is read where thousands of tags aren’t closed', () => {
		expect( read.slice( running.length ) ).toEqual(
			Array( 4 ).fill( expect.stringMatching( /^Tea/ ) )
		);
	} );
} );

test( 'Bytes that are no UTF-8 do no harm', () => {
	expect( results[ 'broken bytes' ] ).toEqual( [
		[ 'Tea\uFFFD time\uFFFD', 'Tea\uFFFD…', 4, 'T\uFFFDa - \uFFFD' ],
	] );
} );

test( 'A post as long as a book is read to where a description can reach', () => {
	const text = String( results.prose.at( -1 ) );
	expect( text.length ).toBeGreaterThan( 1000 );
	expect( text.length ).toBeLessThan( 70_000 );
} );
