import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { store, type SiteSettings, type Values } from '../../store';
import * as api from '../../store/api';
import { Server } from './server';

interface SiteOptions {
	/** Stored settings that differ from the defaults. */
	settings?: Values;
	/** The response of /site-settings. */
	site?: SiteSettings;
}

/**
 * Creates a new registry with Pharos's store and a simulated server. The test file must call `jest.mock( '…/store/api'
 * )` first.
 *
 * @param options          The data of the server.
 * @param options.settings Stored settings that differ from the defaults.
 * @param options.site     The response of /site-settings.
 */
export function createSite( { settings, site }: SiteOptions = {} ) {
	if ( ! jest.isMockFunction( api.fetchJson ) ) {
		throw new Error( "Say jest.mock( '…/store/api' ) in the test file." );
	}
	const server = new Server( settings, site );
	jest.mocked( api.fetchJson ).mockImplementation( server.fetchJson );
	jest.mocked( api.fetchStep ).mockImplementation( server.fetchJson );
	jest.mocked( api.isOnline ).mockReturnValue( true );
	const registry = createRegistry();
	registry.register( store );
	registry.register( noticesStore );
	return {
		server,
		registry,
		select: registry.select( store ),
		dispatch: registry.dispatch( store ),
	};
}

/**
 * Like createSite(), with settings and site data loaded.
 *
 * @param options See createSite().
 */
export async function createLoadedSite( options?: SiteOptions ) {
	const site = createSite( options );
	await site.registry.resolveSelect( store ).getSettings();
	await site.registry.resolveSelect( store ).getSiteSettings();
	return site;
}

/** Errors of @wordpress/api-fetch. */
export const NO_RESPONSE = {
	code: 'fetch_error',
	message: 'The site returned an invalid response.',
};
export const INVALID_NONCE = {
	code: 'rest_cookie_invalid_nonce',
	message: 'Cookie check failed',
	data: { status: 403 },
};

/**
 * Like createLoadedSite(), with the separator changed to "|" and not saved; the next request fails.
 *
 * @param error The thrown value, in the form of @wordpress/api-fetch.
 */
export async function createFailingSite( error: unknown ) {
	const site = await createLoadedSite();
	await site.dispatch.editSettings( { separator: '|' } );
	site.server.failOnce( error );
	return site;
}

/** Like createLoadedSite(), with fake timers afterwards. */
export async function createFrozenSite() {
	const site = await createLoadedSite();
	jest.useFakeTimers();
	return site;
}
