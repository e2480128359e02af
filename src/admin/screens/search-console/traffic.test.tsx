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

test( 'custom dates need both days in order, and the comparison is in the URL, too', async () => {
	const user = userEvent.setup();
	render(
		<MemoryRouter initialEntries={ [ '/?compare=year' ] }>
			<Traffic connection={ { fetch: null } as KnownConnection } />
			<Search />
		</MemoryRouter>,
		createSite()
	);
	expect(
		screen.getByRole( 'combobox', { name: 'Compare with' } )
	).toHaveDisplayValue( 'Year before' );
	await user.click( screen.getByRole( 'button', { name: 'Custom dates' } ) );
	const enter = async ( label: string, day: string ) => {
		await user.clear( screen.getByLabelText( label ) );
		await user.type( screen.getByLabelText( label ), day );
	};
	await enter( 'First day', '2026-11-17' );
	await enter( 'Last day', '2026-11-01' );
	await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
	expect(
		screen.getByText( /^Enter both days\./, {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	await enter( 'First day', '2026-10-17' );
	await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

	expect(
		screen.getByRole( 'button', {
			name: 'Oct 17, 2026 – Nov 1, 2026',
			pressed: true,
		} )
	).toBeVisible();
	expect( screen.getByRole( 'status', { name: '' } ).textContent ).toBe(
		'?period=custom&start=2026-10-17&end=2026-11-01&compare=year'
	);
} );
