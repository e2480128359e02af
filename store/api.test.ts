import apiFetch from '@wordpress/api-fetch';
import * as api from './api';
import { onLoggedOut } from '../common/rest';

const fetch = jest.fn();

beforeEach( () => {
	window.fetch = fetch;
	apiFetch.nonceEndpoint =
		'https://example.org/wp-admin/admin-ajax.php?action=rest-nonce';
	apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'old' );
} );
afterEach( () => fetch.mockReset() );

describe( 'a new nonce', () => {
	test( 'replaces the old one after a login', async () => {
		fetch.mockResolvedValueOnce( {
			ok: true,
			status: 200,
			text: async () => 'new',
		} );

		await api.refreshNonce();

		expect( apiFetch.nonceMiddleware?.nonce ).toBe( 'new' );
		expect( fetch ).toHaveBeenCalledWith(
			apiFetch.nonceEndpoint,
			expect.anything()
		);
	} );

	test( 'is not passed to users who are logged out', async () => {
		fetch.mockResolvedValueOnce( {
			ok: false,
			status: 400,
			text: async () => '0',
		} );

		await expect( api.refreshNonce() ).rejects.toMatchObject( {
			code: 'rest_not_logged_in',
		} );
		expect( apiFetch.nonceMiddleware?.nonce ).toBe( 'old' );
	} );

	test( 'is not missing because the server has a fault', async () => {
		fetch.mockResolvedValueOnce( {
			ok: false,
			status: 503,
			text: async () => '<h1>Busy</h1>',
		} );

		await expect( api.refreshNonce() ).rejects.toMatchObject( {
			code: 'invalid_json',
			message: expect.stringContaining( 'The server is busy' ),
		} );
	} );

	test( 'needs the network', async () => {
		fetch.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );

		await expect( api.refreshNonce() ).rejects.toMatchObject( {
			code: 'fetch_error',
		} );
	} );
} );

/** Sets the next response of the server. */
const answer = ( status: number, body: string, head: object = {}, url = '' ) =>
	fetch.mockResolvedValueOnce( {
		ok: status < 400,
		status,
		url,
		headers: { get: ( name: string ) => head[ name as never ] ?? null },
		text: async () => body,
	} );

describe( 'a step of long work', () => {
	const step = () => api.fetchStep( { path: '/pharos/v1/step' } );

	test( 'is answered as any request', async () => {
		answer( 200, '{"success":true}' );
		expect( await step() ).toEqual( { success: true } );
	} );

	test.each( [
		[ '20', 20 ],
		[ new Date( Date.now() + 30_000 ).toUTCString(), 30 ],
		[ new Date( 0 ).toUTCString(), 0 ],
	] )(
		'that is too early (%s) tells when to come again',
		async ( after, seconds ) => {
			answer( 429, '{"code":"busy","message":"Later."}', {
				'Retry-After': after,
			} );
			const error = await step().then(
				undefined,
				( reason ) => reason as api.StepError
			);
			expect( error ).toMatchObject( {
				code: 'busy',
				message: 'Later.',
				status: 429,
			} );
			expect(
				Math.abs(
					( ( error as api.StepError ).retryAfter ?? NaN ) - seconds
				)
			).toBeLessThan( 2 );
		}
	);

	test( 'that something else answers is an error with its status', async () => {
		answer( 502, '<h1>Bad gateway</h1>', { 'Retry-After': 'soon' } );
		expect( await step().catch( ( reason ) => reason ) ).toEqual( {
			code: 'invalid_json',
			message: expect.stringContaining( 'The server is busy' ),
			data: { status: 502 },
			status: 502,
		} );
	} );

	test( 'that never arrives is an error of the network', async () => {
		fetch.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
		await expect( step() ).rejects.toMatchObject( { code: 'fetch_error' } );
	} );
} );

test( 'a request that outlives its page says so to the browser', async () => {
	answer( 200, '{"success":true}' );
	await api.fetchJson( {
		path: '/pharos/v1/x',
		method: 'DELETE',
		data: { id: 'y' },
		keepalive: true,
	} );
	expect( fetch ).toHaveBeenCalledWith(
		expect.anything(),
		expect.objectContaining( { keepalive: true } )
	);
} );

describe( 'an expired login', () => {
	const ask = jest.fn< Promise< boolean >, [] >();
	let forget = () => {};
	beforeEach( () => {
		ask.mockReset();
		forget = onLoggedOut( ask );
	} );
	afterEach( () => forget() );

	const refuse = () =>
		answer( 403, '{"code":"rest_cookie_invalid_nonce","message":"x"}' );
	const noNonce = () => answer( 400, '0' );
	const read = () => api.fetchJson( { path: '/pharos/v1/x' } );

	test( 'that was renewed in another tab isn’t mentioned', async () => {
		refuse();
		answer( 200, 'new' );
		answer( 200, '{"success":true}' );

		await expect( read() ).resolves.toEqual( { success: true } );
		expect( ask ).not.toHaveBeenCalled();
	} );

	test( 'lets a request wait until the person has logged in again', async () => {
		let logIn: ( isLoggedIn: boolean ) => void = () => {};
		ask.mockReturnValueOnce(
			new Promise( ( resolve ) => ( logIn = resolve ) )
		);
		refuse();
		noNonce();
		const answered = jest.fn();
		const reading = read().then( answered );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( answered ).not.toHaveBeenCalled();

		answer( 200, '{"success":true}' );
		logIn( true );
		await reading;
		expect( answered ).toHaveBeenCalledWith( { success: true } );
	} );

	test( 'is asked about once for all requests that wait', async () => {
		let logIn: ( isLoggedIn: boolean ) => void = () => {};
		ask.mockReturnValueOnce(
			new Promise( ( resolve ) => ( logIn = resolve ) )
		);
		fetch.mockImplementation( async ( url: string ) =>
			url === apiFetch.nonceEndpoint
				? { ok: false, status: 400, text: async () => '0' }
				: {
						ok: false,
						status: 401,
						url: '',
						headers: { get: () => null },
						text: async () => '{"code":"rest_forbidden"}',
					}
		);
		const all = Promise.all( [ read(), read(), read() ] );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( ask ).toHaveBeenCalledTimes( 1 );

		fetch.mockImplementation( async () => ( {
			ok: true,
			status: 200,
			text: async () => '{"n":1}',
		} ) );
		logIn( true );
		await expect( all ).resolves.toEqual( [
			{ n: 1 },
			{ n: 1 },
			{ n: 1 },
		] );
		fetch.mockReset();
	} );

	test.each( [
		[ 'who does not want to log in', true ],
		[ 'a page on which nobody asks', false ],
	] )( 'fails for %s, in words', async ( _, isAsked ) => {
		ask.mockResolvedValueOnce( false );
		if ( ! isAsked ) {
			forget();
		}
		refuse();
		noNonce();

		await expect( read() ).rejects.toMatchObject( {
			code: 'rest_not_logged_in',
			message: 'Your session has expired. Log in again and retry.',
		} );
	} );

	test( 'is recognized by the login form', async () => {
		ask.mockResolvedValueOnce( false );
		answer( 200, '<form>', {}, 'https://example.org/wp-login.php?x' );
		noNonce();

		await expect( read() ).rejects.toMatchObject( {
			code: 'rest_not_logged_in',
		} );
		expect( ask ).toHaveBeenCalled();
	} );
} );

describe( 'an answer that is no JSON', () => {
	const LOG = 'PHP error log';
	const HEALTH = 'Tools > Site Health';
	const FATAL =
		'<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function acme() in /x/acme.php:3';

	test.each( [
		[ 500, '<p>There has been a critical error.</p>', [ LOG, HEALTH ] ],
		[ 500, FATAL, [ LOG, 'undefined function acme() in /x/acme.php:3' ] ],
		[ 500, '', [ LOG, HEALTH ] ],
		[ 200, '', [ LOG, HEALTH ] ],
		[
			200,
			`<b>Warning</b>: Undefined variable $a in <b>/x/b.php</b> on line <b>3</b>{"success":true,"data":{}}`,
			[
				'may have been saved',
				HEALTH,
				'Response: “Warning: Undefined variable $a in /x/b.php on line 3”',
			],
		],
		[
			200,
			'<html><style>p{}</style><body><script>x</script>Back soon</body>',
			[ 'a web page instead', HEALTH, 'Response: “Back soon”' ],
		],
		[ 404, '<h1>Not Found</h1>', [ 'Settings > Permalinks', HEALTH ] ],
		[ 403, '<h1>Blocked</h1>', [ 'firewall', HEALTH ] ],
		[ 503, '<h1>Maintenance</h1>', [ 'in a few minutes', 'your host' ] ],
		[ 524, '<h1>Timeout</h1>', [ 'took too long' ] ],
	] )( '(%i, %s) is told in plain words', async ( status, body, words ) => {
		answer( status, body );
		const error = ( await api
			.fetchJson( { path: '/pharos/v1/x' } )
			.catch( ( reason ) => reason ) ) as api.StepError;
		expect( error ).toMatchObject( {
			code: 'invalid_json',
			data: { status },
		} );
		for ( const word of words ) {
			expect( error.message ).toContain( word );
		}
		expect( error.message ).not.toMatch( /JSON|<\w|success/ );
	} );

	test( 'is quoted briefly', async () => {
		answer( 200, `<b>Warning</b>: ${ 'long '.repeat( 500 ) }` );
		const error = ( await api
			.fetchJson( { path: '/pharos/v1/x' } )
			.catch( ( reason ) => reason ) ) as api.StepError;
		expect( error.message?.length ).toBeLessThan( 600 );
	} );

	test( 'says the same where WordPress wraps it', async () => {
		answer(
			500,
			'{"code":"internal_server_error","message":"<p>There has been a <a href=\"#\">critical error</a>.</p>","data":{"status":500}}'
		);
		await expect(
			api.fetchJson( { path: '/pharos/v1/x' } )
		).rejects.toMatchObject( {
			message: expect.stringContaining( LOG ),
		} );
	} );

	test.each( [
		[ '<strong>Error:</strong> Not <em>now</em>.', 'Error: Not now.' ],
		[ 'Fewer than 3 < 5.', 'Fewer than 3 < 5.' ],
	] )( 'a message with tags (%s) is shown without', async ( said, shown ) => {
		answer( 400, JSON.stringify( { code: 'x', message: said } ) );
		await expect(
			api.fetchJson( { path: '/pharos/v1/x' } )
		).rejects.toMatchObject( { message: shown } );
	} );
} );

describe( 'what the browser keeps', () => {
	test( 'belongs to one site, whatever else is at its address', () => {
		expect( api.writeStorage( 'pharos_x', '1' ) ).toBe( true );
		window.history.pushState( {}, '', '/other/wp-admin/admin.php' );
		expect( api.readStorage( 'pharos_x' ) ).toBeNull();
		window.history.pushState( {}, '', '/' );
		expect( api.readStorage( 'pharos_x' ) ).toBe( '1' );
		api.writeStorage( 'pharos_x', null );
		expect( window.localStorage ).toHaveLength( 0 );
	} );

	test( 'may be nothing', () => {
		const storage = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'QuotaExceededError' );
			} );
		expect( api.writeStorage( 'pharos_x', '1' ) ).toBe( false );
		storage.mockRestore();
	} );
} );
