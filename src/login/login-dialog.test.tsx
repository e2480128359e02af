import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loggedOut } from '../../common/rest/logged-out';
import { withLogin } from '../../common/rest/login';
import { refreshNonce } from '../../common/rest/nonce';
import { LoginDialog } from './login-dialog';

jest.mock( '../../common/rest/nonce' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let isLoggedIn = false;

// Preloaded, because compiling the chunk in a test takes longer than loading it.
beforeAll( () => import( './login-question' ) );

beforeEach( () => {
	isLoggedIn = false;
	window.pharosBoot = {
		loginUrl: 'https://example.org/wp-login.php',
	} as never;
	jest.mocked( refreshNonce ).mockImplementation( async () => {
		if ( ! isLoggedIn ) {
			throw loggedOut();
		}
	} );
} );

const dialog = () =>
	screen.queryByRole( 'dialog', { name: 'Your session has expired' } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const comeBack = () =>
	act( async () => void window.dispatchEvent( new Event( 'focus' ) ) );

/** Something is saved after the session has expired. */
async function work() {
	render( <LoginDialog /> );
	const sent = jest.fn( async () => {
		if ( ! isLoggedIn ) {
			throw loggedOut();
		}
		return 'saved';
	} );
	let answer = '';
	void withLogin( sent ).then(
		( text ) => ( answer = text ),
		( error ) => ( answer = error.code )
	);
	await waitFor( () => expect( dialog() ).toBeVisible() );
	return { answer: () => answer, user: userEvent.setup() };
}

test( 'who comes back without a login is still asked, and with one, what they did is done', async () => {
	const { answer } = await work();
	await comeBack();
	expect( dialog() ).toBeVisible();
	expect( answer() ).toBe( '' );

	isLoggedIn = true;
	await comeBack();
	await waitFor( () => expect( answer() ).toBe( 'saved' ) );
	expect( dialog() ).toBeNull();
} );

test( 'with the tab of the login left open, a button goes on, and says so if there is no login yet', async () => {
	const { answer, user } = await work();
	expect( screen.queryByRole( 'button', { name: 'Continue' } ) ).toBeNull();
	const link = screen.getByRole( 'link', {
		name: 'Log in again (opens in a new tab)',
	} );
	expect( link ).toHaveAttribute(
		'href',
		'https://example.org/wp-login.php'
	);
	link.addEventListener( 'click', ( event ) => event.preventDefault() );
	await user.click( link );

	await user.click( button( 'Continue' ) );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'You aren’t logged in yet.'
	);
	isLoggedIn = true;
	await user.click( button( 'Continue' ) );
	await waitFor( () => expect( answer() ).toBe( 'saved' ) );
	expect( dialog() ).toBeNull();
} );

test( 'who does not want to log in now gets the reason', async () => {
	const { answer, user } = await work();
	await user.click( button( 'Not now' ) );
	await waitFor( () => expect( answer() ).toBe( loggedOut().code ) );
	expect( dialog() ).toBeNull();
} );
