import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { store as shortcutsStore } from '@wordpress/keyboard-shortcuts';
import { store as noticesStore } from '@wordpress/notices';
import { store as preferencesStore } from '@wordpress/preferences';
import { createLoadedSite } from '../../../tests/js/create-site';
import { openApplication } from '../../../tests/js/open-application';
import { render } from '../../../tests/js/render';
import { SaveDialogs } from '../save/save-dialogs';
import { Confirmation } from './confirmation';
import { KeyboardShortcuts } from './keyboard-shortcuts';

jest.mock( '../../../store/api' );

/** Renders the application with everything that is on every page. */
async function open() {
	const site = await createLoadedSite();
	site.registry.register( shortcutsStore );
	site.registry.register( preferencesStore );
	await site.registry.resolveSelect( 'pharos' ).getRobotsTxt?.();
	await act( async () => {
		render(
			<>
				<KeyboardShortcuts
					isListOpen={ false }
					onToggleList={ () => {} }
				/>
				<SaveDialogs />
				<Confirmation />
			</>,
			site
		);
	} );
	const user = userEvent.setup();
	const notices = () => site.registry.select( noticesStore ).getNotices();
	return {
		...site,
		user,
		notices,
		type: ( text: string ) =>
			act( async () => void site.dispatch.editRobotsTxt( text ) ),
		save: () => user.keyboard( '{Control>}s{/Control}' ),
		messages: () => notices().map( ( { content } ) => content ),
		posts: () =>
			site.server.requests
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { path } ) => path ),
	};
}

const ROBOTS_TXT = '/pharos/v1/robots-txt';

afterEach( () => {
	window.location.hash = '';
} );

describe( 'Ctrl+S', () => {
	test( 'with nothing unsaved sends no request', async () => {
		const { save, posts, messages } = await open();

		await save();

		expect( posts() ).toEqual( [] );
		expect( messages() ).toEqual( [] );
	} );

	test( 'saves an unsaved robots.txt from any page, and says so', async () => {
		const { type, save, posts, messages, select } = await open();
		await type( 'User-agent: *\nDisallow: /cart/' );

		await save();

		expect( posts() ).toEqual( [ ROBOTS_TXT ] );
		expect( messages() ).toEqual( [ 'robots.txt saved successfully.' ] );
		expect( select.hasUnsavedWork() ).toBe( false );
	} );

	test( 'saves settings and robots.txt at once', async () => {
		const { type, save, posts, messages, dispatch, select } = await open();
		await type( 'User-agent: *\nDisallow: /cart/' );
		await act( async () => {
			await dispatch.editSettings( { separator: '|' } );
		} );
		expect( select.getUnsavedWork() ).toEqual( [
			'robotsTxt',
			'settings',
		] );

		await save();

		expect( posts().sort() ).toEqual( [
			'/pharos/v1/admin-settings',
			ROBOTS_TXT,
		] );
		expect( messages().sort() ).toEqual( [
			'Settings saved successfully.',
			'robots.txt saved successfully.',
		] );
	} );

	test( 'asks before the whole site is forbidden', async () => {
		const { type, save, posts, user } = await open();
		await type( 'User-agent: *\nDisallow: /' );

		await save();
		expect(
			screen.getByRole( 'dialog', {
				name: 'Block all crawlers from your whole site?',
			} )
		).toBeVisible();
		expect( posts() ).toEqual( [] );

		await user.click(
			screen.getByRole( 'button', { name: 'Save anyway' } )
		);
		expect( posts() ).toEqual( [ ROBOTS_TXT ] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	test( 'says why robots.txt could not be saved, and leads there', async () => {
		const { type, save, server, notices, messages } = await open();
		await type( 'User-agent: *\nDisallow: /cart/' );
		server.failOnce( {
			code: 'pharos_robots_txt_locked',
			message: 'There is a robots.txt file.',
			data: { status: 409 },
		} );

		await save();

		expect( messages() ).toEqual( [ 'There is a robots.txt file.' ] );
		const [ action ] = notices()[ 0 ]?.actions ?? [];
		expect( action?.label ).toBe( 'Show' );
		action?.onClick?.();
		expect( window.location.hash ).toBe( '#/advanced/robots-txt-editor' );

		// On that page, no link goes there.
		server.failOnce( {
			code: 'x',
			message: 'Busy.',
			data: { status: 503 },
		} );
		await save();
		expect( messages() ).toEqual( [
			expect.stringMatching( /^Busy\. An unexpected error occurred/ ),
		] );
		expect( notices()[ 0 ]?.actions ).toEqual( [] );
	} );
} );

describe( 'keys without Ctrl', () => {
	const openList = async () => {
		const site = await openApplication( '/dashboard' );
		await site.user.keyboard( '?' );
		// The list is loaded on first use.
		await screen.findByRole( 'dialog' );
		return site;
	};
	const list = () =>
		screen.queryByRole( 'dialog', { name: 'Keyboard shortcuts' } );
	const keys = () =>
		[ ...( list()?.querySelectorAll( 'kbd' ) ?? [] ) ].map(
			( { textContent } ) => textContent
		);
	const toggle = () =>
		screen.getByRole( 'checkbox', { name: 'Single-key shortcuts' } );
	const search = () =>
		screen.queryByRole( 'combobox', { name: 'Search settings' } );
	const close = async ( user: UserEvent ) => {
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( list() ).toBeNull() );
	};

	test( 'open the list and the search', async () => {
		const { user } = await openList();

		expect( keys() ).toEqual( [ '/', 'Ctrl+S', '?' ] );
		await close( user );
		await user.keyboard( '/' );
		expect( search() ).toHaveFocus();
	} );

	test( 'do nothing for a person who has switched them off, where Ctrl+/ still searches', async () => {
		const { user } = await openList();

		await user.click( toggle() );
		expect( keys() ).toEqual( [ 'Ctrl+/', 'Ctrl+S' ] );
		await close( user );

		await user.keyboard( '?' );
		expect( list() ).toBeNull();
		await user.keyboard( '/' );
		expect( search() ).toBeNull();
		await user.keyboard( '{Control>}/{/Control}' );
		expect( search() ).toHaveFocus();
	} );

	test( 'can be switched on again from the menu', async () => {
		const { user } = await openList();
		await user.click( toggle() );
		await close( user );

		await user.click( screen.getByRole( 'button', { name: 'More' } ) );
		await user.click(
			screen.getByRole( 'menuitem', { name: 'Keyboard shortcuts' } )
		);
		await user.click( toggle() );
		await close( user );
		await user.keyboard( '?' );
		expect( keys() ).toEqual( [ '/', 'Ctrl+S', '?' ] );
	} );
} );
