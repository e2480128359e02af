import { store as noticesStore } from '@wordpress/notices';
import { createSite } from '../../tests/js/create-site';
import * as api from '../api';
import type { InstallStep, Product } from './types';

jest.mock( '../api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const tea: Product = {
	name: 'Tea Forms',
	description: '',
	slug: 'tea-forms',
	type: 'plugin',
	plugin: 'tea-forms/main.php',
	obstacle: null,
};
const theme: Product = {
	...tea,
	name: 'Tea',
	slug: 'tea-forms',
	type: 'theme',
};

const runUpdate = jest.fn<
	Promise< void >,
	[ InstallStep, Product, string ]
>();

/** A site where both products are available, with a simulated installer. */
function open() {
	const site = createSite();
	const { installed } = site.server;
	installed.products = [ tea, theme ];
	const does = ( step: InstallStep, { type, slug }: Product ) => {
		const { installed: all, active } =
			type === 'plugin' ? installed.plugins : installed.themes;
		( step === 'install' ? all : active ).push( slug );
	};
	runUpdate.mockImplementation( async ( step, product ) =>
		does( step, product )
	);
	const messages = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { status, content } ) => `${ status }: ${ content }` );
	const steps = () => runUpdate.mock.calls.map( ( [ step ] ) => step );
	return { ...site, does, installed, messages, steps };
}

beforeEach( () => {
	jest.mocked( api.loadUpdates ).mockResolvedValue( { runUpdate } );
	runUpdate.mockReset();
	jest.mocked( api.takeLock ).mockReset();
	jest.mocked( api.takeLock ).mockResolvedValue( () => {} );
	jest.mocked( api.askForLogin ).mockReset();
	jest.mocked( api.askForLogin ).mockResolvedValue( false );
} );

describe( 'a recommended product', () => {
	test( 'is installed, then activated, with the nonce of the server', async () => {
		const { dispatch, select, messages, steps } = open();

		await dispatch.installProduct( tea );

		expect( steps() ).toEqual( [ 'install', 'activate' ] );
		expect( runUpdate.mock.calls[ 0 ]?.[ 2 ] ).toBe( 'abc' );
		expect( select.getInstallation().status ).toBe( 'success' );
		expect( messages() ).toEqual( [
			'success: Tea Forms installed and activated successfully',
		] );
	} );

	test( 'that is installed is only activated', async () => {
		const { dispatch, installed, messages, steps } = open();
		installed.themes.installed.push( 'tea-forms' );

		await dispatch.installProduct( theme );

		expect( steps() ).toEqual( [ 'activate' ] );
		expect( messages() ).toEqual( [
			'success: Tea activated successfully',
		] );
	} );

	test( 'that was activated in the meantime is left alone', async () => {
		const { dispatch, installed, messages, steps } = open();
		installed.plugins.active.push( 'tea-forms' );

		await dispatch.installProduct( tea );

		expect( steps() ).toEqual( [] );
		expect( messages() ).toEqual( [
			'info: Tea Forms is already installed and activated.',
		] );
	} );

	test.each( [
		[ 'install', 'Tea Forms installation failed: No space left.' ],
		[ 'activate', 'Tea Forms activation failed: No space left.' ],
	] )(
		'that fails at "%s" says why, and can be tried again',
		async ( at, text ) => {
			const { dispatch, select, does, messages } = open();
			runUpdate.mockImplementation( async ( step, product ) => {
				if ( step === at ) {
					throw { code: 'failed', message: 'No space left.' };
				}
				does( step, product );
			} );

			await dispatch.installProduct( tea );
			expect( messages() ).toEqual( [ `error: ${ text }` ] );
			expect( select.getInstallation() ).toMatchObject( {
				status: 'error',
				failure: 'No space left.',
			} );

			runUpdate.mockImplementation( async ( step, product ) =>
				does( step, product )
			);
			await dispatch.installProduct( tea );
			expect( select.getInstallation() ).toMatchObject( {
				status: 'success',
				failure: '',
			} );
		}
	);

	test( 'is done although the answers got lost', async () => {
		const { dispatch, does, messages, steps } = open();
		runUpdate.mockImplementation( async ( step, product ) => {
			does( step, product );
			throw { code: 'failed', message: 'Gateway Time-out' };
		} );

		await dispatch.installProduct( tea );

		expect( steps() ).toEqual( [ 'install', 'activate' ] );
		expect( messages() ).toEqual( [
			'success: Tea Forms installed and activated successfully',
		] );
	} );

	test( 'that says it is done without being there is a failure, and not tried for ever', async () => {
		const { dispatch, messages, steps } = open();
		runUpdate.mockResolvedValue();

		await dispatch.installProduct( tea );

		expect( steps() ).toEqual( [ 'install' ] );
		expect( messages() ).toEqual( [
			'error: Tea Forms installation failed: Unknown error occurred.',
		] );
	} );

	test( 'that can’t be installed any more says so instead of trying', async () => {
		const { dispatch, installed, messages, steps } = open();
		installed.products = [
			{ ...tea, obstacle: { text: 'Turned off.', label: '', url: '' } },
		];

		await dispatch.installProduct( tea );

		expect( steps() ).toEqual( [] );
		expect( messages() ).toEqual( [
			'error: Tea Forms installation failed: Turned off.',
		] );
	} );

	test( 'that the server doesn’t know any more, or doesn’t answer about, fails', async () => {
		const { dispatch, server, messages } = open();
		await dispatch.installProduct( { ...tea, slug: 'nothing' } );
		expect( messages() ).toEqual( [
			'error: Operation failed: Unknown error occurred.',
		] );

		server.failOnce( { code: 'x', message: 'Database is gone.' } );
		await dispatch.installProduct( tea );
		expect( messages() ).toEqual( [
			'error: Operation failed: Database is gone.',
		] );
	} );
} );

describe( 'one operation at a time', () => {
	test( 'in this tab: another product has to wait, a second click is the first one', async () => {
		const { dispatch, does, messages, steps } = open();
		let finish = () => {};
		runUpdate.mockImplementationOnce( ( step, product ) => {
			does( step, product );
			return new Promise( ( resolve ) => {
				finish = resolve;
			} );
		} );
		const first = dispatch.installProduct( tea );
		await jest.requireActual< typeof api >( '../api' ).delay( 0 );

		await dispatch.installProduct( tea );
		expect( messages() ).toEqual( [] );
		await dispatch.installProduct( theme );
		expect( messages() ).toEqual( [
			'warning: Another operation is in progress. Please wait.',
		] );

		finish();
		await first;
		expect( steps() ).toEqual( [ 'install', 'activate' ] );
	} );

	test( 'in all tabs: while another one holds the lock nothing begins', async () => {
		const { dispatch, select, messages, steps } = open();
		jest.mocked( api.takeLock ).mockResolvedValue( null );

		await dispatch.installProduct( tea );

		expect( steps() ).toEqual( [] );
		expect( select.getInstallation().status ).toBe( 'idle' );
		expect( messages() ).toEqual( [
			'warning: Another operation is in progress. Please wait.',
		] );
	} );

	test( 'with what WordPress itself does on the page', async () => {
		const { dispatch, select, messages } = open();
		runUpdate.mockRejectedValue( { code: 'busy', message: '' } );

		await dispatch.installProduct( tea );

		expect( select.getInstallation().status ).toBe( 'idle' );
		expect( messages() ).toEqual( [
			'warning: Another operation is in progress. Please wait.',
		] );
	} );

	test( 'and the lock is given back, also after a failure', async () => {
		const { dispatch } = open();
		const release = jest.fn();
		jest.mocked( api.takeLock ).mockResolvedValue( release );
		runUpdate.mockRejectedValue( { code: 'failed', message: 'No.' } );

		await dispatch.installProduct( tea );

		expect( release ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'a session that expires in the meantime', () => {
	const expire = () =>
		runUpdate.mockRejectedValueOnce( {
			code: 'logged_out',
			message: 'Your session has expired.',
		} );

	test( 'goes on after the login, with a new nonce', async () => {
		const { dispatch, installed, messages } = open();
		expire();
		jest.mocked( api.askForLogin ).mockImplementation( async () => {
			installed.nonce = 'new';
			return true;
		} );

		await dispatch.installProduct( tea );

		expect(
			runUpdate.mock.calls.map( ( [ , , nonce ] ) => nonce )
		).toEqual( [ 'abc', 'new', 'new' ] );
		expect( messages() ).toEqual( [
			'success: Tea Forms installed and activated successfully',
		] );
	} );

	test( 'shows a message to users who don’t log in', async () => {
		const { dispatch, messages } = open();
		expire();

		await dispatch.installProduct( tea );

		expect( messages() ).toEqual( [
			'error: Tea Forms installation failed: Your session has expired.',
		] );
	} );
} );
