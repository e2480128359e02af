import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandMenu, store as commandsStore } from '@wordpress/commands';
import { dispatch, select } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { SHOW_AGAIN_EVENT } from '../admin/search/setting-link';
import { bootWith } from '../../tests/js/boot';
import { NAVIGATION_FILTER } from '../extensions';

// Fixtures with all kinds of screens, because the real screens change.
jest.mock( '../admin/definitions/registry', () => ( {
	...jest.requireActual( '../admin/definitions/registry' ),
	SETTINGS_SCREENS: jest.requireActual( '../admin/search/fixtures' ).screens,
} ) );

async function openPalette() {
	const user = userEvent.setup();
	render( <CommandMenu /> );
	await act( async () => void dispatch( commandsStore ).open() );
	return {
		user,
		/** Returns the commands that are shown for a query, in order. */
		async find( query: string ) {
			const input = screen.getByRole( 'combobox' );
			await user.clear( input );
			await user.type( input, query );
			return screen
				.queryAllByRole( 'option' )
				.map(
					( option ) => option.querySelector( 'span' )?.textContent
				);
		},
	};
}

describe( "WordPress's command palette", () => {
	beforeAll( async () => {
		window.pharosBoot = {
			...bootWith( { enable_schemas: false } ),
			firstRoute: '/dashboard',
		};
		await import( '.' );
	} );
	afterEach( async () => {
		await act( async () => void dispatch( commandsStore ).close() );
		window.location.hash = '';
	} );

	test.each( [
		'noindex',
		'no index',
		'No-Index',
		'pharos no index',
		'deindex',
		'no ',
	] )( 'finds the No Index page by %j', async ( query ) => {
		const { find } = await openPalette();
		expect( await find( query ) ).toContain( 'Pharos SEO: No Index' );
	} );

	test( 'finds a setting by a synonym and in any order of words', async () => {
		const { find } = await openPalette();
		expect( await find( 'seo title' ) ).toContain(
			'Pharos SEO: Search Engine Title'
		);
		expect( await find( 'title engine' ) ).toContain(
			'Pharos SEO: Search Engine Title'
		);
	} );

	test( 'has the best match first', async () => {
		const { find } = await openPalette();
		expect( ( await find( 'meta title' ) )[ 0 ] ).toBe(
			'Pharos SEO: Search Engine Title'
		);
		expect( ( await find( 'no' ) )[ 0 ] ).toBe( 'Pharos SEO: No Index' );
	} );

	test( 'answers questions as the settings search does', async () => {
		const { find } = await openPalette();
		expect( ( await find( 'how do i hide pages from google' ) )[ 0 ] ).toBe(
			'Pharos SEO: No Index'
		);
		expect( ( await find( 'setup wizzard' ) )[ 0 ] ).toBe(
			'Pharos SEO: Setup Wizard'
		);
	} );

	test( 'stays out of what is not ours', async () => {
		const { find } = await openPalette();
		expect( await find( 'add new post' ) ).toEqual( [] );
	} );

	test( 'survives any characters', async () => {
		const { find } = await openPalette();
		expect( await find( 'no "index" \\ ]]' ) ).toEqual(
			expect.any( Array )
		);
	} );

	test( 'leads to the setting and closes', async () => {
		const { find, user } = await openPalette();
		await find( 'search engine title' );
		await user.keyboard( '{Enter}' );
		expect( window.location.hash ).toBe( '#/general?setting=page_title' );
		expect( select( commandsStore ).isOpen() ).toBe( false );
	} );

	test( 'shows the setting again when the address already names it', async () => {
		window.location.hash = '#/general?setting=page_title';
		const shown = jest.fn();
		window.addEventListener( SHOW_AGAIN_EVENT, shown, { once: true } );
		const { find, user } = await openPalette();
		await find( 'search engine title' );
		await user.keyboard( '{Enter}' );
		expect( shown ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'leaves out pages whose feature is off', async () => {
		const { find } = await openPalette();
		expect( await find( 'schema' ) ).not.toContain( 'Pharos SEO: Schema' );
	} );

	test( "has an add-on's page from the moment it hooks in", async () => {
		const { find } = await openPalette();
		expect( await find( 'acme' ) ).toEqual( [] );
		const page = { path: '/acme', label: 'Acme Rockets' };
		addFilter( NAVIGATION_FILTER, 'test/acme', ( value: unknown[] ) => [
			...value,
			{
				id: 'acme',
				label: 'Acme',
				path: '/acme',
				layout: 'settings',
				links: [ page ],
			},
		] );
		try {
			expect( await find( 'acme' ) ).toEqual( [
				'Pharos SEO: Acme Rockets',
			] );
		} finally {
			removeFilter( NAVIGATION_FILTER, 'test/acme' );
		}
		expect( await find( 'acme' ) ).toEqual( [] );
	} );
} );
