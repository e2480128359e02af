/**
 * Every setting changes the front end. The rows that test it are in effects/, one file
 * per area, and run from there; a setting without a row fails here.
 */
import { defaults } from '../../store/settings/schema';
import { effects } from './effects';

test( 'every setting has an effect to show', () => {
	const shown = new Set< string >( effects.map( ( row ) => row.setting ) );
	const missing = Object.keys( defaults ).filter(
		( key ) => ! shown.has( key )
	);
	expect( missing ).toEqual( [] );
} );
