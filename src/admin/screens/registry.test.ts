import { fieldsOf, SETTINGS_SCREENS } from '../definitions/registry';
import { SCREENS } from './all-screens';
import { REGISTRY } from './registry';

describe( 'the registry of screens', () => {
	test.each( Object.entries( REGISTRY ) )(
		'%s loads a component',
		async ( _, { load } ) => {
			expect( ( await load() ).default ).toEqual(
				expect.any( Function )
			);
		}
	);

	test.each( SETTINGS_SCREENS.filter( ( { path } ) => REGISTRY[ path ] ) )(
		'$path: its definition says everything but what it loads',
		( { path } ) => {
			expect( Object.keys( REGISTRY[ path ] ?? {} ) ).toEqual( [
				'load',
			] );
		}
	);

	test( 'every route has one screen', () => {
		const routes = SCREENS.map( ( { path } ) => path );
		expect( routes ).toEqual( [ ...new Set( routes ) ] );
		expect( routes ).toEqual(
			expect.arrayContaining( Object.keys( REGISTRY ) )
		);
	} );

	test( 'a screen without a row is its settings, one below the other', () => {
		const others = SCREENS.filter( ( { path } ) => ! REGISTRY[ path ] );
		expect( others ).not.toEqual( [] );

		for ( const screen of others ) {
			const drawn = fieldsOf( screen ).map( ( { control } ) => control );
			expect( drawn ).not.toContain( 'custom' );
			expect( screen.groups ?? screen.siteGroups ).toBeDefined();
		}
	} );
} );
