import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from '../../common/rest';
import { ONE_SUGGESTION } from '../suggestions/fixtures';
import { mount } from './alt-text';
import { observe, type DetailsView } from './observe';

jest.mock( '../../common/rest', () => ( { request: jest.fn() } ) );

/** WordPress's window: it renders its fields again, and saves one that has changed. */
function createDetails( {
	alt = true,
	readOnly = false,
	id = 7 as number | null,
} = {} ) {
	const saved = jest.fn();
	class Details implements DetailsView {
		el = document.createElement( 'div' );
		model = { get: () => id };
		render() {
			this.el.innerHTML = alt
				? `<span data-setting="alt"><textarea aria-label="Alternative Text" ${ readOnly ? 'readonly' : '' }></textarea></span>
					<p class="description">Leave empty if decorative.</p>`
				: '<span data-setting="title"><input></span>';
			return this;
		}
		dispose() {
			return this;
		}
	}
	observe( Details.prototype, mount );
	const view = new Details();
	view.el.addEventListener( 'change', ( { target } ) =>
		saved( ( target as HTMLTextAreaElement ).value )
	);
	render( <div ref={ ( node ) => node?.append( view.el ) } /> );
	act( () => void view.render() );
	return { view, saved };
}

const button = () =>
	screen.queryByRole( 'button', { name: 'Suggest with AI: Alt text' } );

beforeEach( () =>
	jest.mocked( request ).mockReset().mockResolvedValue( ONE_SUGGESTION )
);

test( 'A suggestion for an image of the library goes into the field, and is saved when the user leaves it', async () => {
	const user = userEvent.setup();
	const { saved } = createDetails();
	expect(
		screen.getByText( /decorative/ ).nextElementSibling
	).toContainElement( button() );
	await user.click( button()! );
	expect( request ).toHaveBeenCalledWith(
		expect.objectContaining( {
			data: { type: 'post', id: 7, field: 'alt', attachment: 7 },
		} )
	);
	await user.click( await screen.findByRole( 'button', { name: 'Use' } ) );
	const field = screen.getByRole( 'textbox' );
	expect( field ).toHaveValue( 'A cup of green tea' );
	expect( field ).toHaveFocus();
	expect( saved ).not.toHaveBeenCalled();
	await user.type( field, ', steaming' );
	await user.tab();
	expect( saved ).toHaveBeenLastCalledWith( 'A cup of green tea, steaming' );
} );

test( 'Open suggestions are kept when WordPress renders the details again, and go into the new field', async () => {
	const user = userEvent.setup();
	const { view } = createDetails();
	await user.click( button()! );
	await screen.findByText( 'A cup of green tea' );
	act( () => void view.render() );
	await user.click( screen.getByRole( 'button', { name: 'Use' } ) );
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'A cup of green tea' );
	expect( request ).toHaveBeenCalledTimes( 1 );
} );

test( 'They are gone with the window', async () => {
	const { view } = createDetails();
	expect( button() ).toBeVisible();
	act( () => void view.dispose() );
	expect( button() ).toBeNull();
} );

test.each( [
	[ 'a video', { alt: false } ],
	[ 'an image that the user may not change', { readOnly: true } ],
	[ 'a file that is still uploaded', { id: null } ],
] )( 'There are none for %s', ( _name, options ) => {
	createDetails( options );
	expect( button() ).toBeNull();
} );
