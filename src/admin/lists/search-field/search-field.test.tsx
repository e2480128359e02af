import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '.';

const field = () => screen.getByRole( 'searchbox' );

function open( value = '' ) {
	const onSearch = jest.fn();
	const element = ( searched: string ) => (
		<SearchField
			label="Search teas"
			value={ searched }
			onSearch={ onSearch }
		/>
	);
	const { rerender } = render( element( value ) );
	return {
		onSearch,
		user: userEvent.setup(),
		list: ( searched: string ) => rerender( element( searched ) ),
	};
}

test( 'what is typed stays when the list comes later with the beginning of it', async () => {
	const { user, list, onSearch } = open();
	await user.type( field(), 'gree' );
	list( 'gre' );
	await user.type( field(), 'n ' );
	list( 'gree' );
	expect( field() ).toHaveValue( 'green ' );
	expect( onSearch ).toHaveBeenLastCalledWith( 'green ' );
	list( 'green' );
	expect( field() ).toHaveValue( 'green ' );
} );

test( 'the field follows Back, Forward and a cleared search', async () => {
	const { user, list } = open( 'oolong' );
	await user.clear( field() );
	await user.type( field(), 'green' );
	list( 'green' );
	list( 'oolong' );
	expect( field() ).toHaveValue( 'oolong' );
	list( 'green' );
	expect( field() ).toHaveValue( 'green' );
	list( '' );
	expect( field() ).toHaveValue( '' );
} );
