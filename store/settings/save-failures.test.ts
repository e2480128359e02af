import {
	createFailingSite,
	INVALID_NONCE,
	NO_RESPONSE,
} from '../../tests/js/create-site';

jest.mock( '../api' );

beforeEach( () => jest.clearAllMocks() );

describe( 'a save that fails', () => {
	const expired =
		'Your session has expired. Your changes are kept: log in again, then save.';
	const fallback = 'Action failed. Please try again.';
	test.each( [
		[
			'of the server',
			{ code: 'db', message: 'Read only', data: { status: 500 } },
			'server',
			'Read only',
		],
		[
			'without a message',
			{ code: 'db', data: { status: 500 } },
			'server',
			fallback,
		],
		[
			'with an answer that is no JSON',
			{ code: 'invalid_json', message: 'Ask your host.' },
			'server',
			'Ask your host.',
		],
		[ 'in the browser', new Error( 'Odd' ), 'server', 'Odd' ],
		[ 'with nothing at all', undefined, 'server', fallback ],
		[
			'of the network',
			NO_RESPONSE,
			'offline',
			'The site can’t be reached. Your changes are kept.',
		],
		[
			'on the way to a new nonce',
			new TypeError( 'Failed to fetch' ),
			'offline',
			expect.any( String ),
		],
		[ 'for an old nonce', INVALID_NONCE, 'expired', expired ],
		[
			'logged out',
			{ code: 'rest_forbidden', message: 'No', data: { status: 401 } },
			'expired',
			expired,
		],
		[
			'not logged in',
			{
				code: 'rest_not_logged_in',
				message: 'No',
				data: { status: 401 },
			},
			'expired',
			expired,
		],
		[
			'as someone else',
			{
				code: 'rest_forbidden',
				message: 'Not you',
				data: { status: 403 },
			},
			'expired',
			'Not you',
		],
		[
			'for a bad request',
			{ code: 'x', message: 'Too long', data: { status: 400 } },
			'invalid',
			'Too long',
		],
	] )(
		'%s: says why and keeps what was typed',
		async ( _, error, kind, message ) => {
			const { select, dispatch } = await createFailingSite( error );

			await expect( dispatch.saveSettings() ).rejects.toEqual( {
				kind,
				message,
			} );

			expect( select.getSaveStatus() ).toBe( 'error' );
			expect( select.getSaveError() ).toEqual( { kind, message } );
			expect( select.getEdits() ).toEqual( { separator: '|' } );
		}
	);

	test( 'can be tried again, and the message goes', async () => {
		const { select, dispatch, server } = await createFailingSite( {
			message: 'Busy',
			data: { status: 503 },
		} );
		await dispatch.saveSettings().catch( () => {} );

		await dispatch.saveSettings();

		expect( select.getSaveError() ).toBeNull();
		expect( server.settings.separator ).toBe( '|' );
	} );

	test( 'is forgotten on request; the edits stay', async () => {
		const { select, dispatch } = await createFailingSite( NO_RESPONSE );
		await dispatch.saveSettings().catch( () => {} );

		await dispatch.dismissSaveError();

		expect( select.getSaveStatus() ).toBe( 'idle' );
		expect( select.getEdits() ).toEqual( { separator: '|' } );
	} );
} );

describe( 'a refused value', () => {
	test( 'is named, and its message goes when it is changed', async () => {
		const { select, dispatch } = await createFailingSite( {
			code: 'pharos_invalid_settings',
			message: 'separator: too long',
			data: {
				status: 400,
				errors: { separator: 'Too long', page_title: 'Too dull' },
			},
		} );
		await expect( dispatch.saveSettings() ).rejects.toMatchObject( {
			kind: 'invalid',
		} );
		expect( select.getSaveError()?.errors ).toEqual( {
			separator: 'Too long',
			page_title: 'Too dull',
		} );

		await dispatch.editSettings( { separator: '~' } );
		expect( select.getSaveError()?.errors ).toEqual( {
			page_title: 'Too dull',
		} );
		await dispatch.editSettings( { page_title: 'Tea' } );
		expect( select.getSaveError() ).toBeNull();
		expect( select.getSaveStatus() ).toBe( 'idle' );
	} );
} );
