import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Kinds } from './kinds';

beforeEach( () => {
	window.pharosSitemapKinds = [
		{ name: 'post', label: 'Posts' },
		{ name: 'page', label: 'Pages' },
		{ name: 'category', label: 'Categories' },
	];
} );

afterEach( () => {
	delete window.pharosSitemapKinds;
} );

const choose = async ( chosen: string[], label: string ) => {
	const onChange = jest.fn();
	render( <Kinds chosen={ chosen } onChange={ onChange } /> );
	await userEvent.click( screen.getByRole( 'checkbox', { name: label } ) );
	return onChange.mock.calls;
};

test( 'what is chosen last is listed last', async () => {
	expect( await choose( [ 'page' ], 'Posts' ) ).toEqual( [
		[ [ 'page', 'post' ] ],
	] );
} );

test( 'what is taken away leaves the others, also one that a plugin had given', async () => {
	expect( await choose( [ 'gone', 'post', 'page' ], 'Posts' ) ).toEqual( [
		[ [ 'gone', 'page' ] ],
	] );
	expect( screen.getByRole( 'group' ) ).toHaveAccessibleName( 'Content' );
} );
