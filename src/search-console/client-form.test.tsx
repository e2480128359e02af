import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSite } from '../../tests/js/create-site';
import { render } from '../../tests/js/render';
import type { KnownConnection } from '../../store';
import { ClientForm } from './client-form';
import { Setup } from './connect-card';

jest.mock( '../../store/api' );

test( 'credentials that were entered are there after Back, until they are saved', async () => {
	const user = userEvent.setup();
	const site = createSite();
	const id = () => screen.getByLabelText( 'Client ID' );
	const first = render( <ClientForm />, site );
	await user.type( id(), 'tea' );
	await user.type( screen.getByLabelText( 'Client secret' ), 'leaf' );
	first.unmount();

	const second = render( <ClientForm />, site );
	expect( id() ).toHaveValue( 'tea' );
	expect( screen.getByLabelText( 'Client secret' ) ).toHaveValue( 'leaf' );
	site.server.failOnce( new Error( 'No database.' ) );
	await user.click( screen.getByRole( 'button', { name: /^Save/ } ) );
	await screen.findByText( 'No database.', {
		selector: '.components-notice__content',
	} );
	second.unmount();

	const third = render( <ClientForm />, site );
	expect( id() ).toHaveValue( 'tea' );
	site.server.answerOnce( () => ( { success: true, data: {} } ) );
	site.server.answerOnce( () => ( { success: true, data: {} } ) );
	await user.click( screen.getByRole( 'button', { name: /^Save/ } ) );
	third.unmount();
	render( <ClientForm />, site );
	expect( id() ).toHaveValue( '' );
} );

test( '“Replace credentials” asks for others, and is over once they are saved or canceled', async () => {
	const user = userEvent.setup();
	const site = createSite();
	render(
		<Setup
			connection={
				{
					credentials: {
						source: 'settings',
						kind: 'oauth',
						client_id: 'old.apps.googleusercontent.com',
					},
					method: 'oauth',
					problems: [],
				} as unknown as KnownConnection
			}
		/>,
		site
	);
	const button = ( name: string ) => screen.getByRole( 'button', { name } );
	await user.click( button( 'Replace credentials' ) );
	await user.click( button( 'Cancel' ) );
	await user.click( button( 'Replace credentials' ) );
	await user.type( screen.getByLabelText( 'Client ID' ), 'new' );
	await user.type( screen.getByLabelText( 'Client secret' ), 'leaf' );
	site.server.failOnce( new Error( 'No database.' ) );
	await user.click( button( 'Save credentials' ) );
	await screen.findByText( 'No database.', {
		selector: '.components-notice__content',
	} );
	expect( screen.getByLabelText( 'Client ID' ) ).toHaveValue( 'new' );

	site.server.answerOnce( () => ( { success: true, data: {} } ) );
	site.server.answerOnce( () => ( { success: true, data: {} } ) );
	await user.click( button( 'Save credentials' ) );

	expect(
		await screen.findByRole( 'button', { name: 'Replace credentials' } )
	).toBeVisible();
	expect( screen.queryByLabelText( 'Client ID' ) ).toBeNull();
} );
