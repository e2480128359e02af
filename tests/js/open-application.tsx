import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as shortcutsStore } from '@wordpress/keyboard-shortcuts';
import { store as preferencesStore } from '@wordpress/preferences';
import { MemoryRouter } from 'react-router-dom';
import { Application } from '../../src/admin/application';
import { REGISTRY } from '../../src/admin/screens/registry';
import type { Boot } from '../../src/boot';
import { bootWith } from './boot';
import { createLoadedSite } from './create-site';
import { render } from './render';
import type { Server } from './server';

/**
 * Renders the whole application at a route, with the navigation of src/admin/search/fixtures.ts, and waits for its
 * screen. The test file must call `jest.mock( '…/store/api' )` first.
 *
 * @param route    The route to open.
 * @param features The enabled features.
 * @param prepare  Sets up the server.
 */
export async function openApplication(
	route: string,
	features: Boot[ 'features' ] = {},
	prepare: ( server: Server ) => void = () => {}
) {
	window.pharosBoot = { ...bootWith( features ), pageUrl: '' };
	const site = await createLoadedSite( { settings: features } );
	prepare( site.server );
	site.registry.register( shortcutsStore );
	site.registry.register( preferencesStore );
	await act( async () => {
		render(
			<MemoryRouter initialEntries={ [ route ] }>
				<Application />
			</MemoryRouter>,
			site
		);
		await REGISTRY[ route.replace( /\?.*/, '' ) ]?.load();
	} );
	return { ...site, user: userEvent.setup() };
}
