import { shortNumber } from './short-number';

test.each( [
	[ 0, '0' ],
	[ 7, '7' ],
	[ 999, '999' ],
	[ 999.96, '1k' ],
	[ 1000, '1k' ],
	[ 1250, '1.3k' ],
	[ 13_834, '13.8k' ],
	[ 582_783, '582.8k' ],
	[ 999_960, '1m' ],
	[ 1_240_000, '1.2m' ],
	[ 2_500_000_000, '2.5b' ],
	[ 1e12, '1t' ],
	[ -1250, '-1.2k' ],
	[ -999_960, '-1m' ],
] )( '%d is shortened to %s', ( value, text ) => {
	expect( shortNumber( value ) ).toBe( text );
} );
