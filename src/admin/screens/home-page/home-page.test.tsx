import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Values } from '../../../../store';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { exampleSite } from '../../../../tests/js/example-site';
import { render } from '../../../../tests/js/render';
import HomePageAdvanced from './advanced';
import HomePageGeneral from './general';
import HomePageSocial from './social';

jest.mock( '../../../../store/api' );

const EDIT_URL = 'https://example.org/wp-admin/post.php?post=2&action=edit';

async function open(
	Screen: () => JSX.Element,
	{
		settings = {},
		isStatic = false,
		address = '/',
	}: { settings?: Values; isStatic?: boolean; address?: string } = {}
) {
	const site = await createLoadedSite( {
		settings,
		site: isStatic
			? {
					...exampleSite,
					home_page_static: 'page',
					home_page_edit_url: EDIT_URL,
				}
			: exampleSite,
	} );
	// Wait for the image control, which is loaded on demand.
	await act( async () => {
		render(
			<MemoryRouter initialEntries={ [ address ] }>
				<Screen />
			</MemoryRouter>,
			site
		);
		await import( '../../fields/image-setting' );
	} );
	return site;
}

const preview = ( name: string ) =>
	screen.getByRole( 'figure', { name } ).textContent;
const field = ( name: string ) =>
	screen.queryByRole< HTMLInputElement >( 'textbox', { name } );
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );

describe( 'with a static home page', () => {
	test.each( [
		[ 'General', HomePageGeneral ],
		[ 'Social', HomePageSocial ],
		[ 'Advanced', HomePageAdvanced ],
	] )( '%s has only the link to it', async ( _name, Screen ) => {
		await open( Screen, { isStatic: true } );

		const link = screen.getByRole( 'link', { name: /Edit the home page/ } );
		expect( link.getAttribute( 'href' ) ).toBe( EDIT_URL );
		expect( link.getAttribute( 'target' ) ).toBe( '_blank' );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'figure' ) ).toBeNull();
	} );
} );

describe( 'General', () => {
	test( 'shows the home page as search engines do: it has no title of its own', async () => {
		await open( HomePageGeneral );
		expect( preview( 'Search Engine Preview' ) ).toContain(
			'Hazel & Pine Coffee'
		);
		expect( preview( 'Search Engine Preview' ) ).not.toContain( '- Hazel' );
		expect( preview( 'Search Engine Preview' ) ).toContain( 'Slow coffee' );
	} );
} );

describe( 'Social', () => {
	test( 'shows what search engines show while nothing is typed', async () => {
		await open( HomePageSocial );
		expect( field( 'Social Title' )?.placeholder ).toBe(
			'Hazel & Pine Coffee'
		);
		expect( field( 'Social Description' )?.placeholder ).toBe(
			'Slow coffee'
		);
		expect( preview( 'Facebook Preview' ) ).toContain(
			'Hazel & Pine Coffee'
		);
	} );

	test( 'cuts no title, and the description at 78 characters', async () => {
		await open( HomePageSocial, {
			settings: {
				home_page_facebook_title: 'x'.repeat( 200 ),
				home_page_facebook_description: 'y'.repeat( 79 ),
			},
		} );
		expect( preview( 'Facebook Preview' ) ).toContain(
			'x'.repeat( 200 ) + 'y'.repeat( 77 ) + '…'
		);
	} );

	test( 'X shows the data of the Facebook tab; its own come up when the switch is turned off, and stay', async () => {
		const { select } = await open( HomePageSocial, {
			settings: {
				home_page_facebook_title: 'For friends',
				home_page_twitter_title: 'For followers',
			},
		} );
		await userEvent.click( tab( 'X' ) );
		expect( field( 'Social Title' ) ).toBeNull();
		expect( preview( 'X Preview' ) ).toContain( 'For friends' );

		const same = screen.getByRole( 'checkbox', {
			name: 'Use data from Facebook Tab',
		} );
		await userEvent.click( same );
		expect( field( 'Social Title' )?.value ).toBe( 'For followers' );
		expect( preview( 'X Preview' ) ).toContain( 'For followers' );

		await userEvent.click( same );
		expect( field( 'Social Title' ) ).toBeNull();
		expect( select.getSetting( 'home_page_twitter_title' ) ).toBe(
			'For followers'
		);
		expect( select.hasUnsavedSettings() ).toBe( false );
	} );

	test( 'opens the tab of a setting that the search asks for', async () => {
		await open( HomePageSocial, {
			address: '/?setting=home_page_twitter_title',
		} );
		expect( tab( 'X' ).getAttribute( 'aria-selected' ) ).toBe( 'true' );
		expect(
			document
				.getElementById( 'pharos-setting-home_page_twitter_title' )
				?.contains( screen.getByRole( 'checkbox' ) )
		).toBe( true );
	} );
} );

describe( 'Advanced', () => {
	test( 'warns when the home page is to leave the search results', async () => {
		const { select } = await open( HomePageAdvanced );
		const warning = /Your home page will disappear from search results/;
		expect( screen.queryByText( warning ) ).toBeNull();

		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'No Index' } )
		);

		// Visible, and announced to screen readers.
		expect( screen.getAllByText( warning ).length ).toBeGreaterThan( 0 );
		expect( select.getSetting( 'home_page_robots' ) ).toEqual( {
			general: [ 'noindex' ],
		} );
	} );
} );
