import { act } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import { createFailingSite } from '../../../tests/js/create-site';
import { exampleSite } from '../../../tests/js/example-site';
import { render } from '../../../tests/js/render';
import { SETTINGS_SCREENS } from '../definitions/registry';
import { ScreensProvider } from '../definitions/screens-provider';
import { openLogin } from './open-login';
import { SaveDialogs } from './save-dialogs';

jest.mock( '../../../store/api' );
jest.mock( './open-login' );

const BROKEN = { code: 'db', message: 'Read only', data: { status: 500 } };

/** Renders the messages after a failed save. */
async function fail( error: object = BROKEN ) {
	const site = await createFailingSite( error );
	render(
		<ScreensProvider screens={ SETTINGS_SCREENS }>
			<SaveDialogs />
		</ScreensProvider>,
		site
	);
	await act( () => site.dispatch.saveSettings().catch( () => {} ) );
	const notice = () => site.registry.select( noticesStore ).getNotices()[ 0 ];
	const press = ( label: string ) =>
		act( async () => {
			const action = notice()?.actions.find(
				( one ) => one.label === label
			);
			await action?.onClick?.();
		} );
	return { ...site, notice, press };
}

describe( 'the message of a save that failed', () => {
	test( 'does not come back, once closed, when something else becomes known of the site', async () => {
		const { registry, dispatch, notice } = await fail();
		expect( notice()?.content ).toBe( 'Read only' );
		await act( async () => {
			await registry
				.dispatch( noticesStore )
				.removeNotice( notice()?.id ?? '' );
		} );

		await act( async () => {
			await dispatch.__dispatchCommand( {
				type: 'site/RECEIVE',
				settings: {
					...exampleSite,
					visibility: {
						...exampleSite.visibility,
						robots_txt_blocks: true,
					},
				},
			} );
		} );

		expect( notice() ).toBeUndefined();
	} );

	test( 'offers to try again what the server could not do', async () => {
		const { notice, press, server } = await fail();
		await press( 'Try again' );
		expect( notice()?.content ).toBe( 'Settings saved successfully.' );
		expect( server.saves ).toHaveLength( 2 );
	} );

	test( 'leads to the setting whose value was refused', async () => {
		const { press, notice } = await fail( {
			code: 'invalid',
			message: '“separator” is invalid. Not this one.',
			data: { status: 400, errors: { separator: 'Not this one.' } },
		} );
		expect( notice()?.content ).toBe(
			'“Separator” is invalid. Not this one.'
		);
		await press( 'Show setting' );
		expect( window.location.hash ).toMatch( /\?setting=separator$/ );
		window.location.hash = '';
	} );

	test( 'offers nothing offline: it is tried again by itself', async () => {
		const { notice } = await fail( { code: 'fetch_error', message: '' } );
		expect( notice()?.content ).toContain( 'Your changes are kept.' );
		expect( notice()?.actions ).toEqual( [] );
	} );

	test( 'leads to the login, and back to saving', async () => {
		const { notice, press } = await fail( {
			code: 'rest_not_logged_in',
			message: 'No',
			data: { status: 401 },
		} );

		await press( 'Log in again' );
		expect( openLogin ).toHaveBeenCalledTimes( 1 );
		expect( notice()?.content ).toMatch( /^After logging in/ );

		await press( 'Try again' );
		expect( notice()?.content ).toBe( 'Settings saved successfully.' );
	} );
} );
