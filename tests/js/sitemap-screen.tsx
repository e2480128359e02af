/** The screen of the sitemaps, for its tests; they mock store/api and @wordpress/a11y. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { sitemaps } from '../../src/admin/definitions/sitemaps';
import Sitemaps from '../../src/admin/screens/sitemaps';
import type { Values } from '../../store';
import { bootWith } from './boot';
import { createLoadedSite } from './create-site';
import { render } from './render';
import type { Server } from './server';

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	window.pharosBoot = bootWith();
} );

export const ON: Values = { enable_xml_sitemap: true };

const Route = () => <output>{ useLocation().pathname }</output>;

/**
 * Opens the screen.
 *
 * @param settings Stored settings that differ from the defaults.
 * @param prepare  Prepares the server's data.
 * @param search   The query string of the route.
 */
export async function open(
	settings: Values = ON,
	prepare: (
		sitemap: Server[ 'sitemap' ],
		server: Server
	) => void = () => {},
	search = ''
) {
	const site = await createLoadedSite( { settings } );
	prepare( site.server.sitemap, site.server );
	render(
		<MemoryRouter initialEntries={ [ `/advanced/sitemaps${ search }` ] }>
			<Sitemaps definition={ sitemaps } params={ {} } />
			<Route />
		</MemoryRouter>,
		site
	);
	await waitFor( () =>
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull()
	);
	const messages = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content }: { content: string } ) => content );
	return { ...site, messages, user: userEvent.setup() };
}

export const toggle = ( name: string ) =>
	screen.getByRole( 'checkbox', { name } );
export const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
