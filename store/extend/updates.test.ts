import { runUpdate } from './updates';
import type { Product } from './types';

interface Request {
	slug: string;
	success: ( response?: unknown ) => void;
	error: ( response: unknown ) => void;
}

const product: Product = {
	name: 'Tea',
	description: '',
	slug: 'tea',
	type: 'plugin',
	plugin: 'tea/tea.php',
	obstacle: null,
};

const page = window as { wp?: { updates?: object } };

/** Simulates the page's `wp.updates`, with a response given by the test. */
function give( answer: ( request: Request ) => void ) {
	const updates = {
		ajaxNonce: 'old',
		ajaxLocked: false,
		ajax: jest.fn( ( _action: string, request: Request ) =>
			answer( request )
		),
		installPlugin: jest.fn( answer ),
		installTheme: jest.fn( answer ),
		activatePlugin: jest.fn( answer ),
	};
	page.wp = { updates };
	return updates;
}

const run = ( step: 'install' | 'activate', type: Product[ 'type' ] ) =>
	runUpdate( step, { ...product, type }, 'nonce' );

afterEach( () => delete page.wp );

test( 'each step is a request of wp.updates, with the nonce of the server', async () => {
	const updates = give( ( { success } ) => success() );

	await run( 'install', 'plugin' );
	await run( 'install', 'theme' );
	await run( 'activate', 'plugin' );
	await run( 'activate', 'theme' );

	expect( updates.ajaxNonce ).toBe( 'nonce' );
	expect( updates.installPlugin.mock.calls[ 0 ]?.[ 0 ].slug ).toBe( 'tea' );
	expect( updates.installTheme ).toHaveBeenCalledTimes( 1 );
	expect( updates.activatePlugin.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
		slug: 'tea',
		name: 'Tea',
		plugin: 'tea/tea.php',
	} );
	expect( updates.ajax.mock.calls[ 0 ]?.[ 0 ] ).toBe(
		'pharos_activate_theme'
	);
} );

test.each( [ undefined, {}, { updates: {} } ] )(
	'without it (%p) the step fails in words',
	async ( wp ) => {
		page.wp = wp as { updates?: object };
		await expect( run( 'install', 'plugin' ) ).rejects.toEqual( {
			code: 'failed',
			message: 'WordPress updates API not available.',
		} );
	}
);

test( 'while it does something else it is not asked: it would never answer', async () => {
	const updates = give( () => {} );
	updates.ajaxLocked = true;
	await expect( run( 'install', 'plugin' ) ).rejects.toMatchObject( {
		code: 'busy',
	} );
	expect( updates.installPlugin ).not.toHaveBeenCalled();
} );

test.each( [
	[
		'a reason, without its HTML',
		{ errorMessage: 'Needs <strong>PHP&nbsp;9</strong>.' },
		'failed',
		/^Needs PHP.9\.$/,
	],
	[
		'several reasons',
		{ errorMessage: [ 'No space.', 'No luck.' ] },
		'failed',
		/^No space\. No luck\.$/,
	],
	[
		'no login',
		{ status: 400, responseText: '0' },
		'logged_out',
		/session has expired/,
	],
	[
		'an old nonce',
		{ status: 403, responseText: '-1' },
		'logged_out',
		/session has expired/,
	],
	[ 'an old nonce as text', '-1', 'logged_out', /session has expired/ ],
	[
		'a plugin that dies',
		{ status: 500, responseText: '<p>Critical error.</p>' },
		'failed',
		/PHP error/,
	],
	[
		'no network',
		{ status: 0, responseText: '' },
		'failed',
		/valid response/,
	],
	[ 'a page', '<h1>Maintenance</h1>', 'failed', /Maintenance/ ],
] )( '%s is told as such', async ( _, response, code, message ) => {
	const updates = give( ( { error } ) => error( response ) );
	updates.ajaxLocked = false;

	await expect( run( 'activate', 'plugin' ) ).rejects.toEqual( {
		code,
		message: expect.stringMatching( message ),
	} );
	expect( updates.ajaxLocked ).toBe( false );
} );
