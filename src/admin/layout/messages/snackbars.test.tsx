import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { render } from '../../../../tests/js/render';
import { Snackbars } from './snackbars';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

function setup( options: object = {} ) {
	const registry = createRegistry();
	registry.register( noticesStore );
	const onUndo = jest.fn();
	const show = () =>
		act( async () => {
			await registry
				.dispatch( noticesStore )
				.createSuccessNotice( 'Saved.', {
					id: 'save',
					type: 'snackbar',
					actions: [ { label: 'Undo', onClick: onUndo } ],
					...options,
				} );
		} );
	render(
		<div className="pharos-page">
			<h1 tabIndex={ -1 }>Page</h1>
			<button>Save</button>
			<Snackbars />
		</div>,
		{ registry }
	);
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	// In the page it fades out first.
	const isThere = () =>
		registry.select( noticesStore ).getNotices().length > 0;
	return { show, isThere, onUndo, user };
}

const pass = ( seconds: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( seconds * 1000 );
	} );
const undo = () => screen.getByRole( 'button', { name: 'Undo' } );
const save = () => screen.getByRole( 'button', { name: 'Save' } );

describe( 'a message', () => {
	test.each( [ '{Enter}', ' ' ] )(
		'does what it offers by the key %j, and the focus goes back',
		async ( key ) => {
			const { show, isThere, onUndo, user } = setup();
			await show();
			await user.click( save() );
			act( () => undo().focus() );

			await user.keyboard( key );

			expect( onUndo ).toHaveBeenCalledTimes( 1 );
			expect( isThere() ).toBe( false );
			expect( save() ).toHaveFocus();
		}
	);

	test( 'that is closed gives the focus to the heading when nothing else had it', async () => {
		const { show, isThere, onUndo, user } = setup();
		await show();
		const close = screen.getByRole( 'button', {
			name: 'Dismiss this notice',
		} );
		act( () => close.focus() );

		await user.keyboard( '{Enter}' );

		expect( onUndo ).not.toHaveBeenCalled();
		expect( isThere() ).toBe( false );
		expect( screen.getByRole( 'heading' ) ).toHaveFocus();
	} );

	test( 'goes after 10 seconds', async () => {
		const { show, isThere } = setup();
		await show();
		await pass( 9 );
		expect( isThere() ).toBe( true );
		await pass( 1.5 );
		expect( isThere() ).toBe( false );
	} );

	test( 'has the whole time again when it says something new', async () => {
		const { show, isThere } = setup();
		await show();
		await pass( 9 );
		await show();
		await pass( 9 );
		expect( isThere() ).toBe( true );
	} );

	test( 'waits while it has the focus', async () => {
		const { show, isThere } = setup();
		await show();
		await pass( 5 );
		act( () => undo().focus() );
		await pass( 60 );
		expect( isThere() ).toBe( true );
		act( () => save().focus() );
		await pass( 4 );
		expect( isThere() ).toBe( true );
		await pass( 2 );
		expect( isThere() ).toBe( false );
	} );

	test( 'waits while a pointer is on it', async () => {
		const { show, isThere } = setup();
		await show();
		// jsdom knows no pointer.
		const matches = Element.prototype.matches;
		let isPointed = true;
		jest.spyOn( Element.prototype, 'matches' ).mockImplementation(
			function ( this: Element, selector ) {
				return selector.includes( ':hover' )
					? isPointed && this.contains( undo() )
					: matches.call( this, selector );
			}
		);
		await pass( 60 );
		expect( isThere() ).toBe( true );
		isPointed = false;
		await pass( 4 );
		expect( isThere() ).toBe( true );
		await pass( 7 );
		expect( isThere() ).toBe( false );
		jest.restoreAllMocks();
	} );

	test( 'that must be read stays until it is closed', async () => {
		const { show, isThere } = setup( { explicitDismiss: true } );
		await show();
		await pass( 600 );
		expect( isThere() ).toBe( true );
	} );
} );

describe( 'messages that say the same', () => {
	const AWAY = 'The database is away.';
	const tell = () => {
		const registry = createRegistry();
		registry.register( noticesStore );
		const { createErrorNotice } = registry.dispatch( noticesStore );
		const fail = ( more: object = {} ) =>
			act( async () => {
				await createErrorNotice( AWAY, {
					type: 'snackbar',
					explicitDismiss: true,
					...more,
				} );
			} );
		render( <Snackbars />, { registry } );
		return { registry, fail };
	};
	const shown = () =>
		[ ...document.querySelectorAll( '.components-snackbar' ) ].length;

	test( 'are one, whichever requests failed', async () => {
		const { registry, fail } = tell();
		await fail( { id: 'settings' } );
		await fail( { id: 'posts' } );
		await fail();
		expect( shown() ).toBe( 1 );
		expect( registry.select( noticesStore ).getNotices() ).toHaveLength(
			1
		);
	} );

	test( 'leave the one that offers something to do', async () => {
		const { fail } = tell();
		const actions = [ { label: 'Try again', onClick: () => {} } ];
		await fail( { id: 'settings', actions } );
		await fail( { id: 'posts' } );
		expect( shown() ).toBe( 1 );
		expect(
			screen.getByRole( 'button', { name: 'Try again' } )
		).toBeTruthy();
	} );
} );
