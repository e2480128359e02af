import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { createSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import type { Redirect } from '../../../../store';
import { Editor } from './editor';

jest.mock( '../../../../store/api' );

const EXISTING: Redirect = {
	id: 7,
	source: '/old/',
	match: 'exact',
	query: 'keep',
	ignore_case: false,
	target: '/there/',
	status: 302,
	enabled: true,
	hits: 3,
	last_hit: null,
	origin: 'manual',
	import: 0,
};

/** Opens the dialog for a new redirect. */
function open() {
	const site = createSite();
	const onClose = jest.fn();
	function Page() {
		const [ isOpen, setIsOpen ] = useState( false );
		return (
			<>
				<button onClick={ () => setIsOpen( true ) }>Add</button>
				{ isOpen && (
					<Editor
						redirect={ {} }
						onClose={ () => {
							onClose();
							setIsOpen( false );
						} }
					/>
				) }
			</>
		);
	}
	render( <Page />, site );
	const opener = screen.getByRole( 'button', { name: 'Add' } );
	opener.focus();
	fireEvent.click( opener );
	return {
		...site,
		onClose,
		opener,
		user: userEvent.setup(),
		messages: () =>
			site.registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content } ) => content ),
	};
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const question = () =>
	screen.queryByRole( 'dialog', { name: 'Discard your changes?' } );

test( 'Escape closes at once as long as nothing was entered', async () => {
	const { onClose, user } = open();
	await user.click( field( 'Source URL' ) );
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	expect( question() ).not.toBeInTheDocument();
} );

test( 'Escape asks before it discards what was entered', async () => {
	const { onClose, opener, user } = open();
	await user.type( field( 'Source URL' ), '/old/' );
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( question() ).toBeVisible() );
	await user.click(
		within( question() as HTMLElement ).getByRole( 'button', {
			name: 'Keep editing',
		} )
	);
	await waitFor( () => expect( question() ).not.toBeInTheDocument() );
	expect( onClose ).not.toHaveBeenCalled();
	expect( field( 'Source URL' ) ).toHaveValue( '/old/' );

	await user.click( field( 'Source URL' ) );
	await user.keyboard( '{Escape}' );
	await user.click(
		await screen.findByRole( 'button', { name: 'Discard' } )
	);
	await waitFor( () => expect( opener ).toHaveFocus() );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

test( 'a URL that already has a redirect leads to it', async () => {
	const { server, user } = open();
	await user.type( field( 'Source URL' ), '/old/' );
	await user.type( field( 'Target URL' ), '/new/' );
	server.failOnce( {
		code: 'pharos_redirect_exists',
		message: 'A redirect for this URL already exists.',
		data: {
			status: 409,
			redirect: EXISTING,
			errors: { source: 'A redirect for this URL already exists.' },
		},
	} );
	await user.click( screen.getByRole( 'button', { name: 'Save redirect' } ) );
	await user.click(
		await screen.findByRole( 'button', {
			name: 'Edit the existing redirect',
		} )
	);
	expect(
		screen.getByRole( 'dialog', { name: 'Edit redirect' } )
	).toBeVisible();
	expect( field( 'Target URL' ) ).toHaveValue( '/there/' );
	expect( field( 'Source URL' ) ).not.toBeInvalid();

	await user.type( field( 'Target URL' ), 'now/' );
	server.answerOnce( () => ( {
		success: true,
		data: EXISTING,
		conflict: null,
	} ) );
	await user.click( screen.getByRole( 'button', { name: 'Save redirect' } ) );
	await waitFor( () =>
		expect( server.requests.at( -1 ) ).toMatchObject( {
			path: expect.stringMatching( /redirects\/7$/ ),
			data: { target: '/there/now/', base: { target: '/there/' } },
		} )
	);
} );

test( 'a save says so', async () => {
	const { messages, onClose, server, user } = open();
	await user.type( field( 'Source URL' ), '/old/' );
	await user.type( field( 'Target URL' ), '/there/' );
	server.answerOnce( () => ( {
		success: true,
		data: EXISTING,
		conflict: null,
	} ) );
	await user.click( screen.getByRole( 'button', { name: 'Save redirect' } ) );
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	expect( messages() ).toEqual( [ 'Redirect of /old/ saved.' ] );
} );

const press = ( name: string ) => screen.getByRole( 'button', { name } );

test( 'a protected URL asks once more; of a page that is shown instead it is said, and the redirect is edited at once', async () => {
	const { server, user, onClose } = open();
	await user.type( field( 'Source URL' ), '/feed/' );
	await user.type( field( 'Target URL' ), '/new/' );
	expect( screen.queryByText( 'Redirect it anyway' ) ).toBeNull();
	server.failOnce( {
		code: 'pharos_redirect_protected',
		message: 'WordPress needs this URL.',
		data: { status: 400 },
	} );
	await user.click( press( 'Save redirect' ) );
	await user.click(
		await screen.findByRole( 'checkbox', { name: 'Redirect it anyway' } )
	);

	const stored = { ...EXISTING, source: '/feed/', target: '/new/' };
	server.answerOnce( () => ( {
		success: true,
		data: stored,
		conflict: { title: 'Feed', url: '/feed/', edit: '' },
	} ) );
	await user.click( press( 'Save redirect' ) );
	expect(
		( await screen.findAllByText( /“Feed” exists at this URL/ ) ).length
	).toBeGreaterThan( 0 );
	expect( server.requests.at( -1 )?.data ).toMatchObject( {
		source: '/feed/',
		confirm: true,
	} );
	expect( press( 'Save redirect' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);

	await user.clear( field( 'Target URL' ) );
	await user.type( field( 'Target URL' ), '/two/' );
	server.answerOnce( () => ( {
		success: true,
		data: { ...stored, target: '/two/' },
		conflict: null,
	} ) );
	await user.click( press( 'Save redirect' ) );
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	expect( server.requests.at( -1 ) ).toMatchObject( {
		path: expect.stringMatching( /redirects\/7$/ ),
		data: { target: '/two/', base: { target: '/new/' } },
	} );
} );

test( 'a bad pattern is told at its field', async () => {
	const { server, user } = open();
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Applies to' } ),
		'pattern'
	);
	await user.type( field( 'Pattern' ), '^/e-(' );
	await user.type( field( 'Target URL' ), '/new/' );
	const message = 'Invalid pattern at character 6.';
	server.failOnce( {
		code: 'pharos_invalid_redirect',
		message,
		data: { status: 400, errors: { source: message } },
	} );
	await user.click( press( 'Save redirect' ) );
	await waitFor( () => expect( field( 'Pattern' ) ).toBeInvalid() );
	expect( field( 'Pattern' ) ).toHaveAccessibleDescription( message );
	expect( screen.getAllByText( message ) ).toHaveLength( 1 );
} );
