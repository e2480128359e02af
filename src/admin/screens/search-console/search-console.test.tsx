import { screen, waitFor, within } from '@testing-library/react';
import type { Connection } from '../../../../store';
import {
	exampleConnection,
	HOME,
} from '../../../../tests/js/google-connection';
import {
	OTHER,
	NO_SITE,
	DISCONNECTED,
	READY,
	entry,
	open,
	dialog,
	button,
} from '../../../../tests/js/search-console-screen';

jest.mock( '../../../../store/api' );

describe( 'an account', () => {
	test( 'without a verified site says what to do, and is asked again', async () => {
		const { user, state } = await open( NO_SITE );
		const selector = await dialog();
		await within( selector ).findByText( 'No Verified Site Found', {
			selector: 'strong',
		} );
		expect(
			within( selector ).getByRole( 'link', { name: /^Learn more/ } )
		).toHaveAttribute( 'target', '_blank' );

		state.sites = [ entry( HOME, 'siteUnverifiedUser' ) ];
		const asked = () =>
			state.asked.filter( ( route ) => route === 'GET /sites' ).length;
		const before = asked();
		await user.click( button( 'Check again' ) );
		await waitFor( () => expect( asked() ).toBe( before + 1 ) );
		expect(
			within( selector ).getByText( 'No Verified Site Found', {
				selector: 'strong',
			} )
		).toBeVisible();
		expect( button( 'Check again' ) ).toHaveFocus();
	} );

	test( 'of another site says so, and why it can’t be selected', async () => {
		const { user, state } = await open( NO_SITE );
		const selector = await dialog();
		await within( selector ).findByText( 'No Verified Site Found', {
			selector: 'strong',
		} );
		state.sites = [ entry( OTHER ) ];
		await user.click( button( 'Check again' ) );
		expect(
			( await within( selector ).findByRole( 'combobox', {
				name: 'Select a site',
			} ) ) as HTMLInputElement
		).toHaveDisplayValue( /elsewhere\.example.*\(URL prefix\)/ );
		expect( selector ).toHaveTextContent(
			/This property doesn’t include .*example\.org/
		);
		state.refusal =
			'The connected account doesn’t have access to this property.';
		await user.click( button( 'Proceed' ) );
		await within( selector ).findByText(
			'Failed to proceed: The connected account doesn’t have access to this property.',
			{ selector: '.components-notice__content' }
		);
	} );

	test( 'of a service account only needs its site', async () => {
		const { user, state } = await open( {
			...NO_SITE,
			method: 'service_account',
			profile: { email: 'pharos@p.example' },
		} );
		const selector = await dialog();
		expect( selector ).toHaveTextContent( 'Connected as pharos@p.example' );
		await within( selector ).findByText(
			/^Add pharos@p\.example as a user of your site/
		);
		state.sites = [ entry( HOME ) ];
		await user.click( button( 'Check again' ) );
		await within( selector ).findByRole( 'combobox' );
		state.connection = { ...READY, method: 'service_account' };
		await user.click( button( 'Proceed' ) );
		expect(
			await screen.findByRole( 'button', { name: /^Site: / } )
		).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'the site selector', () => {
	test( 'waits until the reason of a failed sign-in is read', async () => {
		window.history.replaceState(
			null,
			'',
			'?page=pharos_settings&gcp_error_code=403&status=access_denied&nonce=x'
		);
		const { user } = await open( NO_SITE, '/dashboard' );
		const more = await screen.findByRole( 'button', {
			name: 'Learn more',
		} );
		await waitFor( () => expect( more ).toHaveFocus() );
		expect( window.location.search ).toBe( '?page=pharos_settings' );
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Search Console',
			} )
		).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await user.click( button( 'Dismiss this notice' ) );
		expect( await dialog() ).toHaveTextContent( 'Search Console Account' );
	} );

	test( 'stays away while the connection has a problem, which is in front of no way out', async () => {
		await open( {
			...NO_SITE,
			error: {
				code: 'token_revoked',
				message: 'Google no longer accepts the connection.',
			},
		} );
		expect(
			await screen.findByRole( 'button', { name: 'Connect again' } )
		).toBeVisible();
		expect( button( 'Replace credentials' ) ).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'credentials', () => {
	test( 'of wp-config.php can’t be changed here', async () => {
		await open( {
			...DISCONNECTED,
			credentials: {
				source: 'constant',
				kind: 'oauth',
				client_id: 'id-1',
			},
		} );
		expect(
			await screen.findByText( /^Locked: the credentials are set by/ )
		).toBeVisible();
		expect( screen.getByText( 'id-1' ).parentElement ).toHaveTextContent(
			'Client ID: id-1'
		);
		expect( screen.queryByLabelText( 'Client secret' ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', {
				name: /(Replace|Remove) credentials/,
			} )
		).toBeNull();
		expect( button( /^Connect to Search Console/ ) ).toBeEnabled();
	} );

	test( 'that can’t be read any more are asked for again', async () => {
		await open( {
			...READY,
			error: {
				code: 'salts_changed',
				message: 'Enter the credentials again.',
			},
			credentials: { ...READY.credentials, unreadable: true },
		} );
		expect( await screen.findByLabelText( 'Client ID' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Connect again' } )
		).toBeNull();
	} );

	test( 'that are no key of a service account are told apart', async () => {
		const { user, state } = await open( {
			...DISCONNECTED,
			credentials: { source: 'none', kind: '', client_id: '' },
		} );
		await user.click(
			await screen.findByRole( 'tab', { name: 'Service account' } )
		);
		const key = screen.getByRole( 'textbox', {
			name: 'Service account key (JSON)',
		} );
		for ( const [ text, problem ] of [
			[ '', /^Choose the JSON file/ ],
			[ '{ "type": "service', /valid JSON/ ],
			[ '{ "web": {} }', /belongs to an OAuth client/ ],
			[ '{ "type": "authorized_user" }', /must be “service_account”/ ],
		] as const ) {
			await user.clear( key );
			if ( text ) {
				await user.click( key );
				await user.paste( text );
			}
			await user.click( button( 'Connect service account' ) );
			expect(
				screen.getByText( problem, {
					selector: '.components-notice__content',
				} )
			).toBeVisible();
		}
		expect( state.asked ).not.toContain( 'POST /google-credentials' );
	} );
} );

describe( 'the owner who connected the account', () => {
	test( 'and is gone is told of beside the figures, with a way to connect again', async () => {
		await open( {
			...READY,
			warning: {
				code: 'owner_deleted',
				message: 'Ada no longer exists.',
			},
		} );
		const state = within(
			(
				await screen.findByText( 'Ada no longer exists.', {
					selector: '.pharos-gsc-state *',
				} )
			).closest( '.pharos-gsc-state' ) as HTMLElement
		);
		expect(
			state.getByRole( 'button', { name: 'Connect again' } )
		).toBeVisible();
	} );
} );

describe( 'a user without the permission for settings', () => {
	const openLimited = ( connection: Connection ) =>
		open( connection, '/search-console', () => {
			window.pharosBoot!.permissions = [ 'pharos_view_search_console' ];
		} );
	const settingsButtons = () =>
		screen.queryAllByRole( 'button', {
			name: /^(Site: |Disconnect|Select a Site|Submit|Allow|Connect|Replace|Remove)/,
		} );

	test.each( [
		[ 'connected', READY ],
		[ 'without a site', NO_SITE ],
		[ 'not connected', DISCONNECTED ],
		[
			'with a lost connection',
			exampleConnection( {
				error: {
					code: 'token_revoked',
					message: 'Access was revoked.',
				},
			} ),
		],
	] )(
		'has only buttons that work: %s, and reads who has the others',
		async ( _, connection ) => {
			await openLimited( connection );
			expect(
				(
					await screen.findAllByText(
						/^Only users with the permission/
					)
				).length
			).toBeGreaterThan( 0 );
			expect( settingsButtons() ).toEqual( [] );
			expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		}
	);
} );
