/** The screen of the migration, for its tests; they mock store/api and @wordpress/a11y. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import Migrate from '../../src/admin/screens/migration';
import type { MigratedData } from '../../store';
import { createLoadedSite } from './create-site';
import type { MigrationServer } from './migration-server';
import { render } from './render';

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	window.localStorage.clear();
} );

/**
 * Opens the screen.
 *
 * @param prepare Prepares the server's data.
 */
export async function open(
	prepare: ( server: MigrationServer ) => void = () => {}
) {
	const site = await createLoadedSite();
	prepare( site.server.migration );
	render( <Migrate />, site );
	await waitFor( () =>
		expect(
			document.querySelector(
				'.pharos-migrate, .pharos-migrate__nothing, .components-notice'
			)
		).not.toBeNull()
	);
	const user = userEvent.setup();
	const press = ( name: string | RegExp ) =>
		user.click( screen.getByRole( 'button', { name } ) );
	const messages = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content }: { content: string } ) => content );
	return { ...site, user, press, messages };
}

export const heading = ( name: string ) =>
	screen.findByRole( 'heading', { level: 2, name } );
export const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
export const step = () =>
	document.querySelector( '[aria-current="step"]' )?.textContent;

/** Data of a complete migration: one redirect isn't migrated. */
export const MIGRATED: MigratedData = {
	sources: [
		{
			slug: 'yoast',
			name: 'Yoast SEO',
			started: '2026-11-22T10:00:00+00:00',
			settings: '2026-11-22T10:00:00+00:00',
			completed: '2026-11-22T10:05:00+00:00',
			counts: {
				posts: { post: 1204, recipe: 3 },
				terms: { category: 3 },
				authors: { author: 2 },
			},
			losses: [ { what: 'redirect', text: 'It redirects.', count: 101 } ],
		},
	],
	losses: [
		{
			kind: 'post',
			id: 7,
			label: 'Old tea',
			edit: 'https://example.org/edit-7',
			source: 'yoast',
			what: 'redirect',
			text: 'It redirects.',
			field: 'canonical',
			name: 'Canonical URL',
			value: '/new',
		},
		{
			kind: '',
			id: 0,
			label: '',
			edit: '',
			source: 'yoast',
			what: 'redirect',
			text: 'It redirects.',
			field: '',
			name: '',
			value: '',
		},
	],
	total: 101,
	pages: 2,
};

export const BEGUN = '2026-11-22T10:00:00+00:00';

export const heading3 = ( name: string ) =>
	screen.findByRole( 'heading', { level: 3, name } );

/**
 * Returns the migrated data with an item that couldn't be migrated.
 *
 * @param kind  The kind of the item.
 * @param id    The id of the item.
 * @param label The label of the item.
 * @param what  The code of the reason.
 */
export function missing(
	kind: string,
	id: number,
	label: string,
	what: string
): MigratedData {
	const text = 'It couldn’t be migrated because of an error.';
	const [ first ] = MIGRATED.sources;
	return {
		sources: first
			? [ { ...first, losses: [ { what, text, count: 1 } ] } ]
			: [],
		losses: [
			{
				kind,
				id,
				label,
				edit: `https://example.org/edit-${ id }`,
				source: 'yoast',
				what,
				text,
				field: '',
				name: '',
				value: '',
			},
		],
		total: 1,
		pages: 1,
	};
}
