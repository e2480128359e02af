import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HidingCause } from '../../store';
import { createLoadedSite } from '../../tests/js/create-site';
import { exampleSite } from '../../tests/js/example-site';
import { render } from '../../tests/js/render';
import Notices from './notices';

jest.mock( '../../store/api' );

// Links to screens are relative to the page of the application.
beforeAll( () => {
	const page = document.createElement( 'div' );
	page.id = 'pharos-app';
	document.body.append( page );
} );

async function open( causes: HidingCause[], otherPlugin?: string ) {
	const site = await createLoadedSite();
	render( <Notices causes={ causes } otherPlugin={ otherPlugin } />, site );
	return { ...site, user: userEvent.setup() };
}

const notice = () =>
	document.querySelector< HTMLElement >( '.pharos-visibility' )!;
const buttons = () =>
	within( notice() )
		.queryAllByRole( 'button' )
		.map( ( { textContent } ) => textContent );
const link = ( name: string ) =>
	within( notice() ).getByRole( 'link', { name } ).getAttribute( 'href' );

test( 'a hidden site says why, with the setting and what mends it', async () => {
	await open( [ { code: 'reading', scope: 'site', fixable: true } ] );
	expect( notice() ).toHaveTextContent(
		'Your whole site is hidden from search engines.'
	);
	expect( link( 'Settings > Reading' ) ).toBe(
		exampleSite.visibility.reading_url
	);
	expect( buttons() ).toEqual( [ 'Let search engines index the site' ] );
} );

test( 'a hidden home page names its setting', async () => {
	await open( [ { code: 'home_page', scope: 'home', fixable: true } ] );
	expect( notice() ).toHaveTextContent(
		'Your home page is hidden from search engines.'
	);
	expect( link( 'Home Page, Advanced' ) ).toBe(
		'#/general/homepage/advanced?setting=home_page_robots.general'
	);
} );

test( 'what can’t be mended from here has no button', async () => {
	await open( [
		{ code: 'header', scope: 'home', fixable: false },
		{ code: 'robots_txt_file', scope: 'site', fixable: false },
	] );
	expect( notice() ).toHaveTextContent( 'X-Robots-Tag' );
	expect( notice() ).toHaveTextContent( 'robots.txt file in the root' );
	expect( buttons() ).toEqual( [] );
} );

test( 'an error of a fix is told beside it, and it can be tried again', async () => {
	const { user, server } = await open( [
		{ code: 'header', scope: 'home', fixable: false },
		{ code: 'robots_txt', scope: 'site', fixable: true },
	] );
	const posts = () =>
		server.requests.filter( ( { method } ) => method === 'POST' );
	const fix = within( notice() ).getByRole( 'button', {
		name: 'Remove the blocking rules',
	} );
	// The example has no answer for it.
	await user.click( fix );
	await waitFor( () =>
		expect( within( notice() ).getByRole( 'alert' ).textContent ).toBe(
			'No route'
		)
	);
	expect( fix.closest( 'li' ) ).toHaveTextContent( 'No route' );
	expect( posts() ).toMatchObject( [
		{ path: '/pharos/v1/visibility', data: { cause: 'robots_txt' } },
	] );
	expect( fix ).toBeEnabled();
	await user.click( fix );
	await waitFor( () => expect( posts() ).toHaveLength( 2 ) );
} );

test( 'another active SEO plugin is named, with a link to Migrate except on that screen', async () => {
	await open( [], 'Slim SEO' );
	expect( notice() ).toHaveTextContent(
		'Pharos SEO outputs nothing on your site while Slim SEO is active.'
	);
	expect( link( 'Migrate from Slim SEO' ) ).toBe( '#/tools/migrate' );
} );

test( 'on the screen Migrate no link leads there', async () => {
	window.location.hash = '#/tools/migrate';
	await open( [], 'Slim SEO' );
	expect( screen.queryByRole( 'link' ) ).toBeNull();
	act( () => {
		window.location.hash = '';
	} );
} );
