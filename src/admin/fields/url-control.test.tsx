import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { focusFirstInvalid } from '../save/first-invalid';
import { isUrl } from './is-url';
import { UrlControl } from './url-control';

const MESSAGE = 'Enter a full address, for example https://vimeo.com/name';

function Page( { stored = '' }: { stored?: string } ) {
	const [ value, setValue ] = useState< unknown >( stored );
	return (
		<div className="pharos-page">
			<UrlControl
				field={ {
					key: 'social_profiles',
					path: [ 'vimeo' ],
					control: 'url',
					label: 'Vimeo',
					placeholder: 'https://vimeo.com/name',
				} }
				value={ value }
				help={ undefined }
				isDisabled={ false }
				onChange={ setValue }
			/>
			<output>{ JSON.stringify( value ) ?? 'nothing' }</output>
		</div>
	);
}

const field = () => screen.getByRole( 'textbox', { name: 'Vimeo' } );

describe( 'an address', () => {
	test( 'is judged when the person leaves the field, not before', async () => {
		render( <Page /> );
		await userEvent.type( field(), 'not an address' );
		expect( screen.queryByText( MESSAGE ) ).toBeNull();

		await userEvent.tab();

		expect( screen.getByText( MESSAGE ) ).toBeTruthy();
		expect( field().getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( field() ).toHaveAccessibleDescription( MESSAGE );

		await userEvent.clear( field() );
		await userEvent.type( field(), 'vimeo.com/tea' );
		expect( screen.queryByText( MESSAGE ) ).toBeNull();
	} );

	test( 'that is wrong takes the focus instead of being saved', async () => {
		render( <Page /> );
		await userEvent.type( field(), 'not an address' );

		let isFound = false;
		act( () => {
			isFound = focusFirstInvalid();
		} );

		expect( isFound ).toBe( true );

		expect( field() ).toHaveFocus();
		expect( await screen.findByText( MESSAGE ) ).toBeTruthy();
	} );

	test( 'that was there before and is a name is no mistake', () => {
		render( <Page stored="tea-people" /> );
		fireEvent.blur( field() );
		expect( screen.queryByText( MESSAGE ) ).toBeNull();
		expect( focusFirstInvalid() ).toBe( false );
	} );

	test( 'can be opened, with its scheme when that was left out', () => {
		render( <Page stored="vimeo.com/tea" /> );
		expect(
			screen
				.getByRole( 'link', {
					name: 'Open Vimeo (opens in a new tab)',
				} )
				.getAttribute( 'href' )
		).toBe( 'https://vimeo.com/tea' );
	} );

	test( 'that is deleted leaves nothing behind', async () => {
		render( <Page stored="vimeo.com/tea" /> );
		await userEvent.clear( field() );
		expect( screen.getByText( 'nothing' ) ).toBeTruthy();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( focusFirstInvalid() ).toBe( false );
	} );
} );

test.each( [
	[ 'https://example.com', true ],
	[ 'http://localhost:8080/a?b=c#d', true ],
	[ 'example.com/path', true ],
	[ '192.168.0.1', true ],
	[ 'https://münchen.example/tee', true ],
	[ 'https://intranet/page', true ],
	[ 'example', false ],
	[ 'ftp://example.com', false ],
	[ 'https://', false ],
	[ 'https://example.com/a b', false ],
	[ 'javascript:alert(1)', false ],
	[ '256.1.1.1', false ],
] )( '%s is an address: %s', ( text, expected ) => {
	expect( isUrl( text ) ).toBe( expected );
} );
