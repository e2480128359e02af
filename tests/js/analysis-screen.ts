/** The screen of the site analysis, for its tests; they mock store/api and @wordpress/a11y. */
import { screen, waitFor } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { sections } from '../../src/admin/search/fixtures';
import { checkItem } from './analysis-server';
import type { createSite } from './create-site';
import { openApplication } from './open-application';

// The navigation of the fixture only has the dashboard.
beforeAll( () => {
	const [ dashboard ] = sections;
	dashboard?.links.push( {
		path: '/site-seo-analysis',
		label: 'Site SEO Analysis',
		capability: 'pharos_run_analysis',
	} );
} );
beforeEach( () => jest.mocked( speak ).mockClear() );

export const UNAVAILABLE = {
	message: 'Database is away.',
	data: { status: 503 },
};

export type Prepare = (
	server: ReturnType< typeof createSite >[ 'server' ]
) => void;

/**
 * Opens the screen and waits for its checks.
 *
 * @param address What follows the path of the screen.
 * @param prepare Changes the server before.
 */
export async function open( address = '', prepare: Prepare = () => {} ) {
	const site = await openApplication(
		`/site-seo-analysis${ address }`,
		{},
		prepare
	);
	await waitFor( () => {
		const { getCheckItems, getCheckFailures } = site.select;
		expect( { ...getCheckItems(), ...getCheckFailures() } ).not.toEqual(
			{}
		);
		expect( site.select.isAwaitingChecks() ).toBe( false );
	} );
	const notices = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content );
	return { ...site, notices };
}

/** Returns the titles in the table, in order; queries by role are slow with this many rows in jsdom. */
export const messages = () =>
	[ ...document.querySelectorAll( '.pharos-analysis__table tbody th' ) ].map(
		( { textContent } ) => textContent
	);

/**
 * Returns a button.
 *
 * @param name Its name.
 */
export const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

export const TITLE = 'The home page has no title tag.';
export const NAME = 'The site has no name.';
export const DESCRIPTION = 'The home page has no meta description.';

/**
 * Prepares a number of checks.
 *
 * @param count The number.
 */
export const many =
	( count: number ): Prepare =>
	( { analysis } ) => {
		analysis.found = {
			general: Object.fromEntries(
				Array.from( { length: count }, ( _, index ) => [
					`check_${ index + 1 }`,
					checkItem( { message: `Check ${ index + 1 }.` } ),
				] )
			),
			other: {},
			settings: {},
		};
	};
