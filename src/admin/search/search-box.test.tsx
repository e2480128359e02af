import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { Modal } from '@wordpress/components';
import { SearchBox } from '.';
import { screens, sections } from './fixtures';

/** Returns the focused element. */
const focused = () => document.body.ownerDocument.activeElement;

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

function setup( { compact = false, tree = sections } = {} ) {
	const onPick = jest.fn();
	render(
		<>
			<button>Elsewhere</button>
			<SearchBox
				sections={ tree }
				screens={ screens }
				wizardUrl="https://example.org/wizard"
				onPick={ onPick }
				knowledgeBaseUrl="https://docs.example/"
				compact={ compact }
			/>
			<input aria-label="A setting" />
		</>
	);
	return { onPick, user: userEvent.setup() };
}

const field = () => screen.getByRole( 'combobox', { name: 'Search settings' } );
const activeOption = () =>
	document.getElementById(
		field().getAttribute( 'aria-activedescendant' ) ?? ''
	);
const options = () => screen.queryAllByRole( 'option' );

describe( 'the settings search box', () => {
	beforeEach( () => jest.mocked( speak ).mockClear() );

	test( 'offers nothing before the user types', async () => {
		const { user } = setup();
		await user.click( field() );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	} );

	test( 'lists settings and pages with what matched and where they are', async () => {
		const { user } = setup();
		await user.type( field(), 'noindex' );
		const group = screen.getByRole( 'group', { name: 'Pages' } );
		const option = within( group ).getByRole( 'option', {
			name: /No Index/,
		} );
		expect( option.textContent ).toBe(
			'No IndexAdvanced › Robot Instructions'
		);
		expect( option.querySelector( 'mark' )?.textContent ).toBe(
			'No Index'
		);
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( field().getAttribute( 'aria-controls' ) ).toBe(
			screen.getByRole( 'listbox' ).id
		);
	} );

	test( 'a label with a tag in it is shown as it is', async () => {
		const { user } = setup( {
			tree: [
				{
					id: 'tags',
					label: 'Tags',
					path: '/tags',
					layout: 'settings',
					links: [ { path: '/tags', label: 'The <title> tag' } ],
				},
			],
		} );
		await user.type( field(), 'title' );
		expect( screen.getByRole( 'option' ).textContent ).toContain(
			'The <title> tag'
		);
	} );

	test( 'up, down, Home and End move through the options and wrap; Enter goes there', async () => {
		const { onPick, user } = setup();
		await user.type( field(), 'social' );
		expect( activeOption() ).toBe( options()[ 0 ] );
		await user.keyboard( '{ArrowDown}' );
		expect( activeOption() ).toBe( options()[ 1 ] );
		await user.keyboard( '{ArrowUp}{ArrowUp}' );
		expect( activeOption() ).toBe( options().at( -1 ) );
		await user.keyboard( '{ArrowDown}' );
		expect( activeOption() ).toBe( options()[ 0 ] );
		await user.keyboard( '{End}' );
		expect( activeOption() ).toBe( options().at( -1 ) );
		await user.keyboard( '{Home}' );
		expect( activeOption() ).toBe( options()[ 0 ] );
		expect( activeOption()?.getAttribute( 'aria-selected' ) ).toBe(
			'true'
		);
		expect( focused() ).toBe( field() );

		await user.keyboard( '{Enter}' );
		expect( onPick ).toHaveBeenCalledTimes( 1 );
		expect( onPick.mock.calls[ 0 ][ 0 ] ).toMatchObject( {
			label: 'Default Social Image',
			to: '/general/social',
		} );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		expect( ( field() as HTMLInputElement ).value ).toBe( '' );
	} );

	test( 'a click goes there, too', async () => {
		const { onPick, user } = setup();
		await user.type( field(), 'separator' );
		await user.click( screen.getByRole( 'option', { name: /Separator/ } ) );
		expect( onPick ).toHaveBeenCalledWith(
			expect.objectContaining( { to: '/general', setting: 'separator' } )
		);
	} );

	test( 'Escape empties the field; once more leads back to where "/" was pressed', async () => {
		const { user } = setup();
		screen.getByRole( 'button', { name: 'Elsewhere' } ).focus();
		await user.keyboard( '/' );
		expect( focused() ).toBe( field() );
		await user.keyboard( 'title{Escape}' );
		expect( ( field() as HTMLInputElement ).value ).toBe( '' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		await user.keyboard( '{Escape}' );
		expect( focused() ).toBe(
			screen.getByRole( 'button', { name: 'Elsewhere' } )
		);
	} );

	test( 'Tab closes the list and keeps what was typed', async () => {
		const { user } = setup();
		await user.type( field(), 'title' );
		await user.tab();
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		expect( ( field() as HTMLInputElement ).value ).toBe( 'title' );
		await user.click( field() );
		expect( options().length ).toBeGreaterThan( 0 );
	} );

	test( 'when nothing is found it says so and leads to the knowledge base, by keyboard as well', async () => {
		const { user } = setup();
		await user.type( field(), 'banana & co' );
		expect( screen.getByText( 'No Results Found' ) ).toBeTruthy();
		const link = screen.getByRole( 'link', {
			name: /Search the knowledge base/,
		} );
		expect( link.getAttribute( 'href' ) ).toBe(
			'https://docs.example/?s=banana%20%26%20co'
		);
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await user.tab();
		await user.tab();
		expect( focused() ).toBe( link );
	} );

	test( 'the number of results is spoken once the typing pauses', () => {
		jest.useFakeTimers();
		try {
			setup();
			const input = field() as HTMLInputElement;
			act( () => input.focus() );
			const type = ( value: string ) =>
				act( () => {
					Object.getOwnPropertyDescriptor(
						HTMLInputElement.prototype,
						'value'
					)?.set?.call( input, value );
					input.dispatchEvent(
						new Event( 'input', { bubbles: true } )
					);
				} );
			type( 'card ' );
			type( 'card t' );
			act( () => jest.advanceTimersByTime( 400 ) );
			expect( speak ).not.toHaveBeenCalled();
			act( () => jest.advanceTimersByTime( 200 ) );
			expect( jest.mocked( speak ).mock.calls ).toEqual( [
				[ '2 results', 'polite' ],
			] );
			type( 'banana' );
			act( () => jest.advanceTimersByTime( 600 ) );
			expect( speak ).toHaveBeenLastCalledWith(
				'No Results Found',
				'polite'
			);
		} finally {
			jest.useRealTimers();
		}
	} );

	test( 'Ctrl and "/" lead to the box; typing a "/" in a field stays typing', async () => {
		const { user } = setup();
		await user.keyboard( '{Control>}/{/Control}' );
		expect( focused() ).toBe( field() );
		const other = screen.getByLabelText< HTMLInputElement >( 'A setting' );
		await user.type( other, 'a/b' );
		expect( other.value ).toBe( 'a/b' );
		expect( focused() ).toBe( other );
	} );

	test( 'nothing opens behind a dialog', async () => {
		const { user } = setup();
		render(
			<Modal title="A question" onRequestClose={ () => {} }>
				Yes or no?
			</Modal>
		);
		await user.keyboard( '/' );
		expect( focused() ).not.toBe(
			document.querySelector( '[role="combobox"]' )
		);
	} );
} );

describe( 'the settings search in a narrow window', () => {
	const openButton = () =>
		screen.getByRole( 'button', { name: 'Search settings' } );

	test( 'a button opens the box in a dialog, ready to type', async () => {
		const { onPick, user } = setup( { compact: true } );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		await user.click( openButton() );
		expect(
			screen.getByRole( 'dialog', { name: 'Search settings' } )
		).toBeTruthy();
		expect( focused() ).toBe( field() );
		await user.keyboard( 'og image{Enter}' );
		expect( onPick ).toHaveBeenCalledWith(
			expect.objectContaining( { to: '/general/social' } )
		);
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	test( '"/" opens it, Escape empties it, then closes it and goes back to the button', async () => {
		const { user } = setup( { compact: true } );
		openButton().focus();
		await user.keyboard( '/' );
		expect( focused() ).toBe( field() );
		await user.keyboard( 'title{Escape}' );
		expect( ( field() as HTMLInputElement ).value ).toBe( '' );
		await user.keyboard( '{Escape}' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( focused() ).toBe( openButton() );
	} );
} );
