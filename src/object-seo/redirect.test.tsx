import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { request } from '../../common/rest';
import { facts, inherited, noSeo, page } from './fixtures';
import { Redirect } from './redirect';
import type { EditorData, ObjectSeo } from './types';

jest.mock( '../../common/rest', () => ( { request: jest.fn() } ) );

const answer = request as unknown as jest.Mock;

interface GivenProps {
	stored?: Partial< ObjectSeo >;
	more?: Partial< EditorData >;
	errors?: Record< string, string >;
	onChange?: jest.Mock;
}

function Given( { stored, more, errors = {}, onChange }: GivenProps ) {
	const [ value, setValue ] = useState( { ...noSeo, ...stored } );
	return (
		<Redirect
			facts={ { ...facts, ...more } }
			value={ value }
			inherited={ inherited }
			page={ page }
			errors={ errors }
			onChange={ ( changes, isTyped ) => {
				setValue( { ...value, ...changes } );
				onChange?.( changes, isTyped );
			} }
		/>
	);
}

const NAME = 'Redirect visitors to';
const url = () => screen.getByRole( 'textbox', { name: NAME } );
const status = () =>
	screen.queryByRole( 'combobox', { name: 'Redirect status' } );

test( 'the status is asked once there is a target; the default is stored as none', async () => {
	const onChange = jest.fn();
	render( <Given onChange={ onChange } /> );
	expect( status() ).toBeNull();
	await userEvent.type( url(), '/a' );
	expect( onChange.mock.calls ).toEqual( [
		[ { redirect: '/' }, true ],
		[ { redirect: '/a' }, true ],
	] );
	expect( status() ).toHaveDisplayValue( '301 Moved permanently' );
	await userEvent.selectOptions( status()!, '302 Found (temporary)' );
	expect( onChange ).toHaveBeenLastCalledWith(
		{ redirect_status: 302 },
		undefined
	);
	await userEvent.selectOptions( status()!, '301 Moved permanently' );
	expect( onChange ).toHaveBeenLastCalledWith(
		{ redirect_status: 0 },
		undefined
	);
	await userEvent.clear( url() );
	expect( status() ).toBeNull();
} );

test.each( [
	[ 'about', true ],
	[ '//elsewhere.example/', true ],
	[ 'javascript:alert(1)', true ],
	[ '/a b', true ],
	[ '/about/', false ],
	[ 'https://elsewhere.example/', false ],
] )(
	'a target that isn’t one is told when the field is left: %s',
	async ( text, isWrong ) => {
		render( <Given /> );
		await userEvent.type( url(), text );
		await userEvent.tab();
		const told = screen.queryByText( /^Begin with \/ for a page/ );
		expect( told !== null ).toBe( isWrong );
	}
);

test( 'the message of the server takes the place of the help', () => {
	render(
		<Given
			stored={ { redirect: '/tea/' } }
			errors={ { redirect: 'This redirect points back to itself.' } }
		/>
	);
	expect( url() ).toHaveAccessibleDescription(
		'This redirect points back to itself.'
	);
} );

test( 'a post or term is found by its title, without the page itself', async () => {
	answer.mockImplementation( async ( { path }: { path: string } ) =>
		path.includes( 'type=post' )
			? [
					{ id: 12, title: 'Green tea', subtype: 'post' },
					{ id: 7, title: 'Tea &amp; cake', subtype: 'page' },
				]
			: [ { id: 5, title: 'Teas', subtype: 'category' } ]
	);
	const onChange = jest.fn();
	render( <Given onChange={ onChange } /> );
	await userEvent.type( url(), 'tea' );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Tea & cake (page)' } )
	);
	expect( onChange ).toHaveBeenLastCalledWith(
		{ redirect: 'post-7' },
		false
	);
	expect(
		screen.queryByRole( 'button', { name: 'Green tea (post)' } )
	).toBeNull();
} );

test( 'a stored post is shown with its title', () => {
	render(
		<Given
			stored={ { redirect: 'post-99' } }
			more={ { redirectTarget: { value: 'post-99', label: 'Our shop' } } }
		/>
	);
	expect( screen.getByText( 'Our shop' ) ).toBeVisible();
} );
