import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createLoadedSite } from '../../../tests/js/create-site';
import { render } from '../../../tests/js/render';
import type { ScreenDefinition, ScreenProps } from '../definitions/types';
import { ScreenView } from './screen-view';

jest.mock( '../../../store/api' );

const definition: ScreenDefinition = {
	path: '/teas/:id',
	component: ( { params }: ScreenProps ) => <p>{ `Tea: ${ params.id }` }</p>,
};

test.each( [ 'green', 'a/b', '50% off?#x', '%2F', '🍵 שלום', 'a+b' ] )(
	'a screen gets what its address names: %s',
	async ( id ) => {
		render(
			<MemoryRouter
				initialEntries={ [ `/teas/${ encodeURIComponent( id ) }` ] }
			>
				<ScreenView definition={ definition } />
			</MemoryRouter>,
			await createLoadedSite()
		);
		expect( screen.getByText( `Tea: ${ id }` ) ).toBeInTheDocument();
	}
);

test( 'an address with a lone percent sign is taken as it stands', async () => {
	render(
		<MemoryRouter initialEntries={ [ '/teas/100%' ] }>
			<ScreenView definition={ definition } />
		</MemoryRouter>,
		await createLoadedSite()
	);
	expect( screen.getByText( 'Tea: 100%' ) ).toBeInTheDocument();
} );
