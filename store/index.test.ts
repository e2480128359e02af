import type { PublicStore } from '.';
import { createLoadedSite } from '../tests/js/create-site';

jest.mock( './api' );

/** The store descriptor as an add-on writes it. */
const pharos = { name: 'pharos' } as PublicStore;

test( 'an add-on reads, edits and saves a setting', async () => {
	const { registry, server } = await createLoadedSite();

	await registry.dispatch( pharos ).editSettings( { separator: '|' } );
	expect( registry.select( pharos ).getSetting( 'separator' ) ).toBe( '|' );
	await registry.dispatch( pharos ).saveSettings();

	expect( server.settings.separator ).toBe( '|' );
} );

test( 'an add-on is told by the types what is private', async () => {
	const { registry } = await createLoadedSite();

	// @ts-expect-error -- What the save button has sent.
	expect( registry.select( pharos ).__getSave().status ).toBe( 'idle' );
	// @ts-expect-error -- The Migration screen's.
	expect( registry.select( pharos ).isMigrating() ).toBe( false );
	// @ts-expect-error -- The application's.
	await registry.dispatch( pharos ).setOnline( true );
} );
