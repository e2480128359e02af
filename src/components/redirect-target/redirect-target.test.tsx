import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { RedirectTarget } from '.';

const find = jest.fn( async ( words: string ) =>
	words === 'tea' ? [ { value: 'post-7', label: 'Green tea (Pages)' } ] : []
);

function Field() {
	const [ value, setValue ] = useState( '' );
	return (
		<>
			<RedirectTarget
				value={ value }
				labels={ { url: 'Target', content: 'Target' } }
				help=""
				find={ find }
				onChange={ setValue }
			/>
			<output data-testid="value">{ value }</output>
		</>
	);
}

const input = () => screen.getByRole( 'textbox', { name: 'Target' } );
const value = () => screen.getByTestId( 'value' ).textContent;

test( 'one field takes a URL, or suggests posts and terms by their title', async () => {
	const user = userEvent.setup();
	render( <Field /> );
	await user.type( input(), '/tea' );
	expect( value() ).toBe( '/tea' );

	await user.clear( input() );
	await user.type( input(), 'tea' );
	await user.click(
		await screen.findByRole( 'button', { name: 'Green tea (Pages)' } )
	);
	expect( find.mock.calls ).toEqual( [ [ 'tea' ] ] );
	expect( value() ).toBe( 'post-7' );
	expect( screen.getByText( 'Green tea (Pages)' ) ).toBeVisible();

	await user.click( screen.getByRole( 'button', { name: 'Change target' } ) );
	expect( value() ).toBe( '' );
	expect( input() ).toHaveFocus();
} );
