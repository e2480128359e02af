import { act, render, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { memo } from '@wordpress/element';
import { DASHBOARD_CARDS_FILTER } from '../../extensions';
import { AddOnContent, isPart, useAddOnParts, type AddOnPart } from '.';

const NAMESPACE = 'acme/parts';

function Cards() {
	return (
		<>
			{ useAddOnParts< AddOnPart< { name: string } > >(
				DASHBOARD_CARDS_FILTER,
				isPart
			).map( ( part ) => (
				<section key={ part.id }>
					<h2>{ part.title }</h2>
					<AddOnContent part={ part } props={ { name: 'Ada' } } />
				</section>
			) ) }
		</>
	);
}

const bring = ( ...parts: unknown[] ) =>
	act( () =>
		addFilter( DASHBOARD_CARDS_FILTER, NAMESPACE, ( list: unknown[] ) => [
			...list,
			...parts,
		] )
	);

const part = ( id: string, more: object = {} ) => ( {
	id,
	title: `Title of ${ id }`,
	component: ( { name }: { name: string } ) => (
		<p>
			{ id } greets { name }
		</p>
	),
	...more,
} );

const titles = () =>
	screen
		.queryAllByRole( 'heading' )
		.map( ( { textContent } ) => textContent );

afterEach( () =>
	act( () => void removeFilter( DASHBOARD_CARDS_FILTER, NAMESPACE ) )
);

test( 'the parts of an add-on that comes later are shown, by priority, each once, with its props', () => {
	render( <Cards /> );
	expect( titles() ).toEqual( [] );
	bring(
		part( 'acme/b' ),
		part( 'acme/a', {
			priority: 20,
			component: memo( () => <p>Memo</p> ),
		} ),
		part( 'acme/c', { priority: 1 } ),
		part( 'acme/b', { title: 'Twice' } )
	);
	expect( titles() ).toEqual( [
		'Title of acme/c',
		'Title of acme/b',
		'Title of acme/a',
	] );
	expect( screen.getByText( 'acme/b greets Ada' ) ).toBeVisible();
	expect( screen.getByText( 'Memo' ) ).toBeVisible();
} );

test.each< [ string, object ] >( [
	[ 'has no namespace in its id', part( 'prices' ) ],
	[ 'has an id of other characters', part( 'acme/Prices now' ) ],
	[ 'has no title', part( 'acme/a', { title: undefined } ) ],
	[
		'has an element in place of a component',
		part( 'acme/a', { component: 'p' } ),
	],
	[
		'has a priority that is no number',
		part( 'acme/a', { priority: 'high' } ),
	],
] )(
	'a part that %s is left out with a warning; the others stay',
	( _, wrong ) => {
		render( <Cards /> );
		bring( wrong, part( 'acme/good' ) );
		expect( titles() ).toEqual( [ 'Title of acme/good' ] );
		expect( console ).toHaveWarned();
	}
);

test( 'a part that fails is replaced by a message with its name; the others stay', () => {
	render( <Cards /> );
	bring(
		part( 'acme/bad', {
			component: () => {
				throw new Error( 'No prices.' );
			},
		} ),
		part( 'acme/good' )
	);
	expect(
		screen.getByText( '“Title of acme/bad” couldn’t be displayed.' )
	).toBeVisible();
	expect( screen.getByText( 'acme/good greets Ada' ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );
