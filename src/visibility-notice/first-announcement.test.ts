import { speak } from '@wordpress/a11y';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
import { announce } from '../components/announce';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );
const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

test( 'a warning of the first screen is said when WordPress can speak', async () => {
	const state = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'loading' );
	whenScriptsHaveRun( () => announce( 'Your whole site is hidden.' ) );
	whenScriptsHaveRun( () => announce( 'Pharos prints nothing.' ) );
	await pass( 500 );
	expect( spoken() ).toEqual( [] );

	state.mockRestore();
	window.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	await pass( 1 );
	expect( spoken() ).toEqual( [
		'Your whole site is hidden. Pharos prints nothing.',
	] );
} );
