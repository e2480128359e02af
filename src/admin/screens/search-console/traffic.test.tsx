import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import type { KnownConnection } from '../../../../store';
import { Traffic } from './traffic';

jest.mock( '../../../../store/api' );

const Search = () => <output>{ useLocation().search }</output>;

test( 'the period is in the URL, so that a reload and a link show the same', async () => {
	const user = userEvent.setup();
	render(
		<MemoryRouter initialEntries={ [ '/?period=28' ] }>
			<Traffic connection={ { fetch: null } as KnownConnection } />
			<Search />
		</MemoryRouter>,
		createSite()
	);
	const pressed = () =>
		screen.getByRole( 'button', { pressed: true } ).textContent;
	const search = () => screen.getByRole( 'status', { name: '' } ).textContent;
	expect( pressed() ).toBe( '28 days' );

	await user.click( screen.getByRole( 'button', { name: '16 months' } ) );

	expect( pressed() ).toBe( '16 months' );
	expect( search() ).toBe( '?period=16m' );
} );
