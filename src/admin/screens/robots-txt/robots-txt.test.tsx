import { screen, waitFor, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import type { RobotsTxt } from '../../../../store';
import {
	exampleRobotsTxt,
	exampleSite,
} from '../../../../tests/js/example-site';
import { openApplication } from '../../../../tests/js/open-application';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ROUTE = '/advanced/robots-txt-editor';
const OWN = 'User-agent: *\nDisallow: /cart/\n';

const field = () =>
	screen.getByRole< HTMLTextAreaElement >( 'textbox', {
		name: 'Content of robots.txt',
	} );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

async function open( data: Partial< RobotsTxt > = {} ) {
	const site = await openApplication( ROUTE, {}, ( server ) => {
		server.robotsTxt = { ...exampleRobotsTxt, ...data };
	} );
	await screen.findByRole( 'textbox', { name: 'Content of robots.txt' } );
	const { user, server, registry } = site;
	return {
		...site,
		type: async ( text: string ) => {
			await user.clear( field() );
			await user.click( field() );
			await user.paste( text );
		},
		posts: () =>
			server.requests.filter( ( { method } ) => method === 'POST' ),
		messages: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content } ) => content ),
	};
}

describe( 'Save', () => {
	test( 'sends what was changed once, says so meanwhile, and then rests', async () => {
		const { user, type, server, posts, messages } = await open();
		expect( button( 'Save' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await type( OWN );
		expect(
			screen.getByRole( 'link', {
				name: 'robots.txt Editor unsaved changes',
			} )
		).toBeVisible();
		const release = server.hold();

		await user.dblClick( button( 'Save' ) );
		expect( button( 'Saving...' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.type( field(), '{Control>}s{/Control}' );
		release();

		await waitFor( () => expect( button( 'Save' ) ).toBeVisible() );
		expect( button( 'Save' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( posts().map( ( { path, data } ) => [ path, data ] ) ).toEqual( [
			[
				'/pharos/v1/robots-txt',
				{
					robots_txt_content: OWN,
					previous: exampleRobotsTxt.robots_txt_content,
				},
			],
		] );
		expect( messages() ).toEqual( [ 'robots.txt saved successfully.' ] );
		expect( field() ).toHaveValue( OWN );
	} );

	test( 'that is refused says why and keeps the text, to be saved afterwards', async () => {
		const { user, type, server, messages } = await open();
		await type( OWN );
		server.failOnce( { code: 'x', message: '', data: { status: 500 } } );

		await user.click( button( 'Save' ) );
		await waitFor( () =>
			expect( messages() ).toEqual( [
				'Failed to update robots.txt file. An unexpected error occurred while updating the robots.txt content. Please try again later.',
			] )
		);
		expect( field() ).toHaveValue( OWN );

		await user.click( button( 'Save' ) );
		await waitFor( () =>
			expect( messages() ).toEqual( [ 'robots.txt saved successfully.' ] )
		);
	} );

	test( 'after another user was faster says so, and replaces that text when pressed again', async () => {
		const { user, type, server, messages } = await open();
		await type( OWN );
		server.failOnce( {
			code: 'pharos_robots_txt_conflict',
			message:
				'robots.txt was changed in another window or by another user.',
			data: { status: 409 },
		} );
		server.robotsTxt = {
			...server.robotsTxt,
			robots_txt_content: 'User-agent: Theirs\n',
		};

		await user.click( button( 'Save' ) );
		await waitFor( () =>
			expect( messages()[ 0 ] ).toContain(
				'robots.txt was changed in another window or by another user.'
			)
		);
		expect( field() ).toHaveValue( OWN );

		await user.click( button( 'Save' ) );
		await waitFor( () =>
			expect( server.robotsTxt.robots_txt_content ).toBe( OWN )
		);
	} );

	test( 'asks before it forbids the whole site', async () => {
		const { user, type, posts } = await open();
		await type( 'User-agent: *\nDisallow: /' );
		await user.click( button( 'Save' ) );

		const dialog = screen.getByRole( 'dialog', {
			name: 'Block all crawlers from your whole site?',
		} );
		const cancel = within( dialog ).getByRole( 'button', {
			name: 'Cancel',
		} );
		expect( cancel ).toHaveFocus();
		await user.click( cancel );
		expect( posts() ).toEqual( [] );

		await user.click( button( 'Save' ) );
		await user.click( button( 'Save anyway' ) );
		expect( posts() ).toHaveLength( 1 );
	} );
} );

test( 'mistakes are listed, marked beside their lines and spoken, and a click selects the line', async () => {
	const { user, type } = await open();
	await type( 'User-agent: *\nDissallow: /cart/\n\nSitemap: /sitemap.xml' );

	await waitFor( () =>
		expect(
			[
				...document.querySelectorAll( '.pharos-robots-txt__finding' ),
			].map( ( { textContent } ) => textContent )
		).toEqual( [
			'Error Line 2: Crawlers don’t support “dissallow”. Did you mean Disallow?',
			'Error Line 4: A sitemap needs its full URL, starting with https://.',
		] )
	);
	expect(
		[
			...document.querySelectorAll( '.pharos-robots-txt__mark.is-error' ),
		].map( ( { textContent } ) => textContent )
	).toEqual( [ '2', '4' ] );
	expect( speak ).toHaveBeenCalledWith( '2 issues in robots.txt', 'polite' );

	await user.click( button( 'Line 2: go to line' ) );
	expect( field() ).toHaveFocus();
	await user.keyboard( 'Disallow: /cart/' );
	expect( field() ).toHaveValue(
		'User-agent: *\nDisallow: /cart/\n\nSitemap: /sitemap.xml'
	);
	await waitFor( () =>
		expect(
			document.querySelectorAll( '.pharos-robots-txt__finding' )
		).toHaveLength( 1 )
	);
} );

test( 'changes are discarded once that is confirmed', async () => {
	const { user, type } = await open();
	await type( OWN );
	await user.click( button( 'Discard changes' ) );
	await user.click(
		within(
			screen.getByRole( 'dialog', {
				name: 'Discard your changes to robots.txt?',
			} )
		).getByRole( 'button', { name: 'Discard' } )
	);

	expect( field() ).toHaveValue( exampleRobotsTxt.robots_txt_content );
	expect( button( 'Save' ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'the default of WordPress comes back by a button that leads into the field', async () => {
	const { user } = await open( { robots_txt_content: OWN } );
	await user.click( button( 'Use the default of WordPress' ) );

	expect( field() ).toHaveValue( exampleRobotsTxt.default_content );
	expect( field() ).toHaveFocus();
} );

describe( 'the editor is locked', () => {
	const notices = () => document.querySelector( '.pharos-robots-txt-notice' );

	test( 'by a file in the root folder, which it shows', async () => {
		await open( {
			robots_file_exists: true,
			robot_file_content: 'User-agent: FileBot\nDisallow:\n',
		} );
		expect( field() ).toHaveValue( 'User-agent: FileBot\nDisallow:\n' );
		expect( field() ).toHaveAttribute( 'readonly' );
		expect( field() ).toBeEnabled();
		expect( button( 'Save' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( notices() ).toHaveTextContent(
			'there is a robots.txt file in the root folder'
		);
	} );

	test( 'on a hidden site, with the way to change that', async () => {
		await open( { search_engine_visibility: '0' } );
		expect( field() ).toHaveAttribute( 'readonly' );
		expect( button( 'Save' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			within( notices() as HTMLElement ).getByRole( 'link', {
				name: 'Settings > Reading',
			} )
		).toHaveAttribute( 'href', exampleSite.visibility.reading_url );
	} );
} );

test( 'what cannot be loaded says why, and comes when it is asked for again', async () => {
	const { user } = await openApplication( ROUTE, {}, ( server ) =>
		server.failOnce( {
			code: 'x',
			message: 'Busy',
			data: { status: 503 },
		} )
	);
	expect( await screen.findByText( /Busy/ ) ).toBeVisible();

	await user.click( button( 'Try again' ) );
	expect(
		await screen.findByRole( 'textbox', { name: 'Content of robots.txt' } )
	).toHaveValue( exampleRobotsTxt.robots_txt_content );
} );
