import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from '../../common/rest';
import { showNotice } from './notice';
import type { UrlChange } from './types';

jest.mock( '../../common/rest', () => ( { request: jest.fn() } ) );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const CHANGE: UrlChange = {
	key: 'k',
	object: 'post-12',
	title: 'Tea',
	old: '/tea/',
	new: '/green-tea/',
	former_url: 'https://example.org/tea/',
	url: 'https://example.org/green-tea/',
	slug: 'tea',
	parent: 0,
	answer: { kind: 'redirect', status: 301, target: '/green-tea/' },
	problem: '',
};
const GONE: UrlChange = {
	...CHANGE,
	new: '',
	answer: { kind: 'not_found', status: 404, target: '' },
};

const answers = ( answer: UrlChange[ 'answer' ] ) =>
	jest.mocked( request ).mockResolvedValueOnce( {
		data: { items: [ { ...CHANGE, answer } ] },
	} );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const notice = () => document.querySelector( '.pharos-url-notice' )!;
const target = () => screen.getByRole( 'textbox', { name: 'Target URL' } );

function show( items = [ CHANGE ] ) {
	jest.mocked( request ).mockReset();
	document.body.innerHTML =
		'<div class="wrap"><h1>Pages</h1><div id="message" class="notice">Saved</div></div>';
	const onUndone = jest.fn();
	showNotice( items, onUndone );
	return { onUndone, user: userEvent.setup() };
}

test( 'tells below the messages of WordPress what became of the URL, and puts it back', async () => {
	const { onUndone, user } = show();
	expect( document.getElementById( 'message' )?.nextSibling ).toBe(
		notice()
	);
	expect( notice() ).toHaveTextContent( '/tea/ redirects to /green-tea/.' );
	expect( button( 'Change redirect' ) ).toBeVisible();

	jest.mocked( request ).mockResolvedValueOnce( {} );
	await user.click( button( 'Undo' ) );
	await waitFor( () =>
		expect( notice() ).toHaveTextContent( 'The URL is /tea/ again.' )
	);
	expect( request ).toHaveBeenCalledWith( {
		path: '/pharos/v1/url-changes/undo',
		method: 'POST',
		data: { keys: [ 'k' ] },
	} );
	expect( onUndone ).toHaveBeenCalledWith( [ CHANGE ] );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

test( 'offers something else, and says at the field what is wrong with it', async () => {
	const { user } = show();
	await user.click( button( 'Change redirect' ) );
	const choice = screen.getByRole( 'combobox', { name: 'Old URL' } );
	expect( choice ).toHaveFocus();
	await user.selectOptions( choice, 'Redirect to another URL' );

	await user.click( button( 'Apply' ) );
	expect( target() ).toHaveFocus();
	expect( target() ).toHaveAccessibleDescription( 'Enter the target URL.' );
	expect( request ).not.toHaveBeenCalled();

	await user.type( target(), 'nowhere' );
	jest.mocked( request ).mockRejectedValueOnce(
		new Error( 'Begin with /.' )
	);
	await user.click( button( 'Apply' ) );
	await waitFor( () => expect( target() ).toBeInvalid() );
	expect( target() ).toHaveAccessibleDescription( 'Begin with /.' );

	await user.clear( target() );
	await user.type( target(), '/about/' );
	answers( { kind: 'redirect', status: 301, target: '/about/' } );
	await user.click( button( 'Apply' ) );
	await waitFor( () =>
		expect( notice() ).toHaveTextContent( '/tea/ redirects to /about/.' )
	);
	expect( request ).toHaveBeenLastCalledWith( {
		path: '/pharos/v1/url-changes',
		method: 'POST',
		data: { keys: [ 'k' ], redirect: '/about/' },
	} );
	expect( button( 'Change redirect' ) ).toHaveFocus();
} );

test( 'asks at once about content that is gone, which it can’t put back', async () => {
	const { user } = show( [ GONE ] );
	expect( notice() ).toHaveTextContent(
		'Visitors to /tea/ now see “Page not found”.'
	);
	const choice = screen.getByRole( 'combobox', { name: 'Old URL' } );
	expect( choice ).toHaveValue( 'none' );
	expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	await user.selectOptions( choice, 'Return 410 Gone' );
	answers( { kind: 'gone', status: 410, target: '' } );
	await user.click( button( 'Apply' ) );
	await waitFor( () =>
		expect( notice() ).toHaveTextContent( '/tea/ returns 410 Gone.' )
	);
} );

test( 'an error of another choice, or of an undo, is told beside it', async () => {
	const { user, onUndone } = show();
	jest.mocked( request ).mockRejectedValueOnce( new Error( 'Too late.' ) );
	await user.click( button( 'Undo' ) );
	await waitFor( () =>
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Too late.' )
	);
	expect( onUndone ).not.toHaveBeenCalled();
	expect( button( 'Undo' ) ).toBeVisible();
} );
