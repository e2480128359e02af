import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { RedirectTarget } from '.';

function Field() {
	const [ value, setValue ] = useState( '' );
	return (
		<>
			<RedirectTarget
				value={ value }
				labels={ { url: 'Target URL', content: 'Target' } }
				help=""
				find={ async () => [] }
				onChange={ setValue }
			/>
			<output>{ value }</output>
		</>
	);
}

test( 'switching to the search and back keeps the text and the focus', async () => {
	const user = userEvent.setup();
	render( <Field /> );
	await user.type( screen.getByLabelText( 'Target URL' ), '/tea/' );
	await user.click(
		screen.getByRole( 'button', { name: 'Choose a post or term instead' } )
	);
	expect( screen.getByRole( 'combobox' ) ).toBeVisible();
	// No target is chosen yet.
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '' );
	const back = screen.getByRole( 'button', { name: 'Enter a URL instead' } );
	expect( back ).toHaveFocus();
	await user.click( back );
	expect( screen.getByLabelText( 'Target URL' ) ).toHaveValue( '/tea/' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '/tea/' );
	expect( back ).toHaveFocus();
} );
