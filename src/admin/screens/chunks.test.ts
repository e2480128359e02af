import { fieldsOf, SCREENS } from '../definitions/registry';
import { CHUNKS } from './chunks';

const routes = SCREENS.map( ( { path } ) => path );

describe( 'the chunks of screens', () => {
	test.each( Object.keys( CHUNKS ) )(
		'%s is the route of a screen',
		( path ) => {
			expect( routes ).toContain( path );
		}
	);

	test.each( Object.entries( CHUNKS ) )(
		'%s loads a component',
		async ( _, load ) => {
			expect( ( await load() ).default ).toEqual(
				expect.any( Function )
			);
		}
	);

	test( 'a screen without one is its settings, one below the other', () => {
		const others = SCREENS.filter( ( { path } ) => ! CHUNKS[ path ] );
		expect( others ).not.toEqual( [] );

		for ( const screen of others ) {
			const drawn = fieldsOf( screen ).map( ( { control } ) => control );
			expect( drawn ).not.toContain( 'custom' );
			expect( screen.groups ?? screen.siteGroups ).toBeDefined();
		}
	} );
} );
