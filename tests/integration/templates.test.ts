/**
 * The server's side of the template rules: the table that src/template/ is tested against as well.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './support/site';

interface Case {
	name: string;
	result: string | number;
}

const table: Record< string, Case[] > = JSON.parse(
	readFileSync( join( __dirname, '../fixtures/templates.json' ), 'utf8' )
);

let results: Record< string, ( string | number )[] >;

beforeAll( async () => {
	results = await site.php(
		`$value = static fn( $case ) => static fn( $name, $argument ) =>
			$case['values'][ $argument === '' ? $name : "$name:$argument" ] ?? '';
		return [
			'render' => array_map( static fn( $case ) => Pharos\\Template\\Template::render( $case['template'], $case['separator'], $value( $case ) ), $args['render'] ),
			'cut' => array_map( static fn( $case ) => Pharos\\Template\\Text::cut( $case['text'], $case['max'] ), $args['cut'] ),
			'length' => array_map( static fn( $case ) => Pharos\\Template\\Text::length( $case['text'] ), $args['length'] ),
			'plain' => array_map( static fn( $case ) => Pharos\\Template\\Text::plain( $case['html'] ), $args['plain'] ),
		];`,
		table
	);
} );

describe.each( [
	[ 'render', 'A template with' ],
	[ 'cut', 'A text that is too long:' ],
	[ 'length', 'The length of' ],
	[ 'plain', 'The plain text of' ],
] )( 'On the server (%s)', ( kind, given ) => {
	const cases = table[ kind ] ?? [];

	test( 'there are cases', () => {
		expect( cases.length ).toBeGreaterThan( 10 );
	} );

	test.each(
		cases.map( ( one, i ) => [ one.name, i, one.result ] as const )
	)( `${ given } %s`, ( _name, i, expected ) => {
		expect( results[ kind ]?.[ i ] ).toBe( expected );
	} );
} );

test( 'Bytes that are no UTF-8 do no harm', async () => {
	expect(
		await site.php( `return [
			Pharos\\Template\\Text::plain( "Tea\\xE9 <b>time\\xFF</b>" ),
			Pharos\\Template\\Text::cut( "Tea\\xE9 time and more", 9 ),
			Pharos\\Template\\Text::length( "Tea\\xE9" ),
			Pharos\\Template\\Template::render( "%title% - \\xE9", '-', static fn() => "T\\xFFa" ),
		];` )
	).toEqual( [
		'Tea\uFFFD time\uFFFD',
		'Tea\uFFFD…',
		4,
		'T\uFFFDa - \uFFFD',
	] );
} );

test( 'A post as long as a book is read to where a description can reach', async () => {
	expect(
		await site.php(
			`return strlen( Pharos\\Template\\Text::plain( str_repeat( '<p>Tea &amp; [x a="1"] <em>cake</em></p>', 100000 ) ) ) < 70000;`
		)
	).toBe( true );
} );
