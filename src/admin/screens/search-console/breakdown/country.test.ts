import { countryName } from './country';

test.each( [
	[ 'usa', 'United States' ],
	[ 'deu', 'Germany' ],
	[ 'gbr', 'United Kingdom' ],
	[ 'aut', 'Austria' ],
	[ 'mdg', 'Madagascar' ],
	[ 'xkk', 'Kosovo' ],
	[ 'zzz', 'Unknown Region' ],
	[ 'x', 'x' ],
] )( '%s is %s', ( code, name ) => {
	expect( countryName( code ) ).toBe( name );
} );
