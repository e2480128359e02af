import { act, render, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { SITEMAP_SETTINGS_FILTER, useFilteredList } from './extensions';
import { isText } from './shape';

const NAMESPACE = 'acme/list';
const own = [ 'Ours' ];
const isEntry = ( value: unknown ): value is string => isText( value );

let drawn = 0;

function List() {
	drawn++;
	return (
		<p>
			{ useFilteredList( SITEMAP_SETTINGS_FILTER, own, isEntry ).join(
				', '
			) }
		</p>
	);
}

describe( 'a list that add-ons may change', () => {
	beforeEach( () => ( drawn = 0 ) );
	afterEach( () =>
		act( () => void removeFilter( SITEMAP_SETTINGS_FILTER, NAMESPACE ) )
	);

	test( 'is drawn once while no add-on does', () => {
		render( <List /> );
		expect( screen.getByText( 'Ours' ) ).toBeVisible();
		expect( drawn ).toBe( 1 );
	} );

	test( 'is drawn again when one hooks in later', () => {
		render( <List /> );
		act( () =>
			addFilter(
				SITEMAP_SETTINGS_FILTER,
				NAMESPACE,
				( list: string[] ) => [ ...list, 'Theirs' ]
			)
		);
		expect( screen.getByText( 'Ours, Theirs' ) ).toBeVisible();
	} );
} );
