import { act, render } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { announce } from './announce';
import { Skeleton } from './skeleton';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let now = Date.now();
beforeEach( () => {
	// Each test starts long after the previous test's messages.
	jest.useFakeTimers( { now: ( now += 3_600_000 ) } );
	jest.mocked( speak ).mockClear();
} );
afterEach( () => jest.useRealTimers() );

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

test( 'a page that takes longer than a second says that it is loading', async () => {
	render( <Skeleton /> );
	await pass( 900 );
	expect( spoken() ).toEqual( [] );
	await pass( 200 );
	expect( spoken() ).toEqual( [ 'Loading' ] );
} );

test( 'a page that is there before that says nothing', async () => {
	const { unmount } = render( <Skeleton /> );
	await pass( 900 );
	unmount();
	await pass( 5000 );
	expect( spoken() ).toEqual( [] );
} );

test.each( [ 'before', 'after' ] )(
	'a warning that came %s the skeleton is not talked over by it',
	async ( when ) => {
		if ( when === 'before' ) {
			announce( 'Your whole site is hidden.' );
			await pass( 800 );
		}
		render( <Skeleton /> );
		await pass( 800 );
		if ( when === 'after' ) {
			announce( 'Your whole site is hidden.' );
		}
		await pass( 5000 );
		expect( spoken() ).toEqual( [ 'Your whole site is hidden.' ] );
	}
);

test( 'two warnings of one moment are both said', async () => {
	announce( 'Your whole site is hidden.' );
	announce( 'Pharos prints nothing.' );
	await pass( 1 );
	expect( spoken() ).toEqual( [
		'Your whole site is hidden. Pharos prints nothing.',
	] );
} );
