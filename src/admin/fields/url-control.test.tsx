import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import table from '../../../tests/fixtures/accounts.json';
import { focusFirstInvalid } from '../save/first-invalid';
import PrefixedControl from './prefixed-control';
import UrlControl from './url-control';

const MESSAGE = 'Enter a complete URL, for example https://vimeo.com/name';

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

describe( 'an account', () => {
	const opens = () =>
		screen.queryByRole( 'link' )?.getAttribute( 'href' ) ?? null;

	function Account( { network = 'instagram' as 'instagram' | 'facebook' } ) {
		const [ value, setValue ] = useState< unknown >( '' );
		return (
			<div className="pharos-page">
				<UrlControl
					field={ {
						key: 'social_profiles',
						control: 'url',
						label: 'Vimeo',
						account:
							network === 'facebook'
								? { network }
								: { network, names: table.names[ network ] },
					} }
					value={ value }
					help={ undefined }
					isDisabled={ false }
					onChange={ setValue }
				/>
			</div>
		);
	}

	test.each( [
		[ 'pharos.seo', 'https://www.instagram.com/pharos.seo/' ],
		[ 'pharosseo', 'https://www.instagram.com/pharosseo/' ],
		[ '@my.shop', 'https://www.instagram.com/my.shop/' ],
		[ 'instagram.com/fern', 'https://instagram.com/fern' ],
	] )( '%s is no mistake, and opens the profile', async ( text, url ) => {
		render( <Account /> );
		await userEvent.type( field(), text );
		await userEvent.tab();

		expect( field() ).toHaveAttribute( 'aria-invalid', 'false' );
		expect( focusFirstInvalid() ).toBe( false );
		expect( opens() ).toBe( url );
	} );

	test( 'on Facebook has a rule of its own', async () => {
		render( <Account network="facebook" /> );
		await userEvent.type( field(), 'pharos.seo' );
		expect( opens() ).toBe( 'https://www.facebook.com/pharos.seo' );
	} );

	test( 'that is no name either is pointed out', async () => {
		render( <Account /> );
		await userEvent.type( field(), 'my shop' );
		await userEvent.tab();

		expect( field() ).toHaveAccessibleDescription(
			/^Enter the account name or URL/
		);
		expect( opens() ).toBeNull();
	} );
} );

describe( 'the name of an account on X', () => {
	function Name() {
		const [ value, setValue ] = useState< unknown >( '' );
		return (
			<div className="pharos-page">
				<PrefixedControl
					field={ {
						key: 'twitter_profile_username',
						control: 'text',
						prefix: '@',
						account: { network: 'x' },
						label: 'Vimeo',
					} }
					value={ value }
					help="Who it is."
					isDisabled={ false }
					onChange={ setValue }
				/>
			</div>
		);
	}

	test.each( [
		'@fern',
		'x.com/fern',
		'https://twitter.com/fern/status/12?s=20',
	] )( 'is taken out of %s', async ( text ) => {
		render( <Name /> );
		await userEvent.click( field() );
		await userEvent.paste( text );
		expect( field() ).toHaveValue( 'fern' );
	} );

	test.each( [ 'fern kettle', 'https://instagram.com/fern' ] )(
		'is not in %s, which is pointed out',
		async ( text ) => {
			render( <Name /> );
			await userEvent.click( field() );
			await userEvent.paste( text );
			expect( field() ).toHaveAccessibleDescription( 'Who it is.' );
			await userEvent.tab();

			expect( field() ).toHaveValue( text );
			expect( field() ).toHaveAccessibleDescription( /^Enter a name/ );
			let isFound = false;
			act( () => {
				isFound = focusFirstInvalid();
			} );
			expect( isFound ).toBe( true );
		}
	);
} );

describe( 'an account of a network', () => {
	const ELSEWHERE =
		'This URL isn’t on youtube.com. Enter the URL of your profile there.';

	function Channel( { stored }: { stored: string } ) {
		const [ value, setValue ] = useState< unknown >( stored );
		return (
			<div className="pharos-page">
				<UrlControl
					field={ {
						key: 'social_profiles',
						path: [ 'youtube' ],
						control: 'url',
						label: 'YouTube',
						account: {
							network: 'youtube',
							names: table.names.youtube,
							hosts: table.hosts.youtube,
						},
					} }
					value={ value }
					help={ undefined }
					isDisabled={ false }
					onChange={ setValue }
				/>
			</div>
		);
	}
	const channel = () => screen.getByRole( 'textbox', { name: 'YouTube' } );

	test( 'elsewhere is refused, and its name or any of its addresses is not', async () => {
		render( <Channel stored="" /> );
		await userEvent.type( channel(), 'https://vimeo.com/tea' );
		expect( screen.queryByText( ELSEWHERE ) ).toBeNull();
		await userEvent.tab();
		expect( channel() ).toHaveAccessibleDescription( ELSEWHERE );
		act( () => {
			expect( focusFirstInvalid() ).toBe( true );
		} );

		for ( const right of [ 'm.youtube.com/c/tea', '@tea', 'youtu.be/x' ] ) {
			await userEvent.clear( channel() );
			await userEvent.type( channel(), right );
			expect( screen.queryByText( ELSEWHERE ) ).toBeNull();
			expect( focusFirstInvalid() ).toBe( false );
		}
	} );

	test( 'that was stored by other code is pointed out, and doesn’t prevent saving', () => {
		render( <Channel stored="https://vimeo.com/tea" /> );
		expect( channel() ).toHaveValue( 'https://vimeo.com/tea' );
		expect( channel() ).toHaveAccessibleDescription( ELSEWHERE );
		expect( channel() ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( focusFirstInvalid() ).toBe( false );
	} );
} );
