import { withNames } from './names';

describe( 'the names that a directive is given for', () => {
	test( 'take in another one at the end', () => {
		expect(
			withNames( [ 'search' ], [ 'post' ], true, [ 'search' ] )
		).toEqual( [ 'search', 'post' ] );
	} );

	test( 'are as before once one is taken out and put back', () => {
		const saved = [ 'search', 'post', 'page' ];
		const without = withNames( saved, [ 'search' ], false, saved );

		expect( without ).toEqual( [ 'post', 'page' ] );
		expect( withNames( without, [ 'search' ], true, saved ) ).toEqual(
			saved
		);
	} );

	test( 'keep those of a plugin that is away when all that are shown are turned off', () => {
		const saved = [ 'post', 'product', 'page' ];
		expect( withNames( saved, [ 'post', 'page' ], false, saved ) ).toEqual(
			[ 'product' ]
		);
	} );
} );
