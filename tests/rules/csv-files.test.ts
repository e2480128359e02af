/** Files of spreadsheet programs: the first table is shared with the tests of src/admin/screens/bulk-editor/csv/. */
import { files } from '../support/csv-files';
import { runRules, type Refused } from './support/php';

/** Texts of fields, and the cells that no spreadsheet program changes. */
const CELLS: [ text: string, cell: string ][] = [
	[ 'Tea', 'Tea' ],
	[ 'Top 10 teas', 'Top 10 teas' ],
	[ 'Tea | %site_name%', 'Tea | %site_name%' ],
	[ '301', '301' ],
	[ '-1', '-1' ],
	[ '123456789012345', '123456789012345' ],
	// Formulas.
	[ '=1+1', "'=1+1" ],
	[ '+49', "'+49" ],
	[ '-Tea-', "'-Tea-" ],
	[ '@SUM(1)', "'@SUM(1)" ],
	[ '\t=1', "'\t=1" ],
	[ '\n=1', "'\n=1" ],
	// Of Japanese keyboards: programs read them as the same signs.
	[ '＝1+1', "'＝1+1" ],
	[ '＋49', "'＋49" ],
	[ '－Tea', "'－Tea" ],
	[ '＠SUM(1)', "'＠SUM(1)" ],
	// Numbers that would lose digits.
	[ '007', "'007" ],
	[ '1234567890123456789', "'1234567890123456789" ],
	[ '12e5', "'12e5" ],
	[ '1.50', "'1.50" ],
	// Dates.
	[ '1-2', "'1-2" ],
	[ '2024-05-01', "'2024-05-01" ],
	[ '10/12', "'10/12" ],
	[ '12:30', "'12:30" ],
	[ 'March 2024', "'March 2024" ],
	[ '5 May', "'5 May" ],
	[ 'May 5, 2024', "'May 5, 2024" ],
	[ 'Mayor 5', "'Mayor 5" ],
	// Truth values.
	[ 'true', "'true" ],
	// Apostrophes of the text.
	[ "'Tis tea", "''Tis tea" ],
	[ "'=1", "''=1" ],
];

const EXPORTED = { title: 'Tea', description: '', canonical: '/tea/' };

const bytes = files.map( ( file ) => file.bytes.toString( 'base64' ) );
const {
	'csv file': found,
	'csv cell': cells,
	'csv text': texts,
	'csv intact': intact,
	checksum: checksums,
} = runRules( {
	'csv file': bytes,
	'csv cell': CELLS.map( ( [ text ] ) => text ),
	'csv text': [ ...CELLS.map( ( [ , cell ] ) => cell ), "'typed" ],
	'csv intact': [
		'1.23457E+17',
		'1,2E+05',
		'#NAME?',
		'#REF!',
		'#N/A',
		'#WERT!',
		'#tea',
		'#1 tea',
		'E+10',
		'#TEA',
	],
	checksum: [
		{ kind: 'post', id: 7, texts: EXPORTED },
		{ kind: 'post', id: 7, cell: '' },
		{ kind: 'post', id: 8, texts: EXPORTED },
		{ kind: 'term', id: 7, texts: EXPORTED },
		{ kind: 'post', id: 7, cell: 'x' },
	],
} );

test.each( files.map( ( file, i ) => ( { ...file, result: found[ i ] } ) ) )(
	'A file: $name',
	( { rows, refused, result } ) => {
		if ( refused ) {
			expect( ( result as Refused ).refused ).toContain( refused );
		} else {
			expect( result ).toEqual( rows );
		}
	}
);

test.each( CELLS.map( ( row, i ) => [ ...row, i ] as const ) )(
	'%j is exported as the cell %j, and is the same text again',
	( text, cell, i ) => {
		expect( cells[ i ] ).toBe( cell );
		expect( texts[ i ] ).toBe( text );
	}
);

test( 'an apostrophe that a person has typed stays', () => {
	expect( texts.at( -1 ) ).toBe( "'typed" );
} );

test( 'texts that a program has destroyed are refused', () => {
	expect(
		intact.map( ( one ) => ( one as Refused | null )?.refused ?? '' )
	).toEqual( [
		'title: The spreadsheet program has shortened a number: 1.23457E+17. Format the cells as text, and enter it again.',
		expect.stringContaining( '1,2E+05' ),
		'title: The cell contains an error of a formula: #NAME?. Correct it in the spreadsheet.',
		expect.stringContaining( '#REF!' ),
		expect.stringContaining( '#N/A' ),
		expect.stringContaining( '#WERT!' ),
		'',
		'',
		'',
		'',
	] );
} );

describe( 'A checksum', () => {
	test( 'has the values of its row, but the empty ones', () => {
		expect( checksums.slice( 0, 2 ) ).toEqual( [
			{
				title: expect.stringMatching( /^[0-9a-f]{10}$/ ),
				canonical: expect.stringMatching( /^[0-9a-f]{10}$/ ),
			},
			null,
		] );
	} );

	test.each( [
		[ 'in the row of another post', 2 ],
		[ 'in the row of a term', 3 ],
		[ 'that isn’t one', 4 ],
	] )( '%s is refused', ( _, i ) => {
		expect( checksums[ i ] ).toMatchObject( {
			refused: expect.stringContaining( 'belongs to another row' ),
		} );
	} );
} );
