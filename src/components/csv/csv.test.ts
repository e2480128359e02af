import { toCsv } from './csv';

test( 'numbers stay numbers, texts are quoted, and no data is an empty cell', () => {
	expect(
		toCsv( [
			[ 'Query', 'Change' ],
			[ 'a "b", c\nd', -3.4 ],
			[ '', null ],
		] )
	).toBe( '\uFEFF"Query","Change"\r\n"a ""b"", c\nd",-3.4\r\n"",""\r\n' );
} );

test.each( [ '=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1' ] )(
	'nothing is computed: %j is a text',
	( value ) => {
		expect( toCsv( [ [ value ] ] ) ).toContain( `"'${ value }"` );
	}
);
