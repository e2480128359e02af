import { screen, waitFor } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import type { Summary } from '../../../../../store';
import * as api from '../../../../../store/api';
import { openApplication } from '../../../../../tests/js/open-application';
import { sections } from '../../../search/fixtures';

jest.mock( '../../../../../store/api' );

const ROUTE = '/search-console/summary';

beforeAll( () =>
	sections[ 0 ]?.links.push( { path: ROUTE, label: 'Email Summary' } )
);

const SUMMARY: Summary = {
	subject: '[Tea] Google Search this week',
	text: 'Clicks: 12 (+20%)',
	to: [ 'admin@example.org' ],
	next: null,
	sent: null,
	failed: false,
	admin_email: 'admin@example.org',
	own_email: 'me@example.org',
};

/** Opens the screen; `answer` is the response to each request of the summary. */
const open = ( answer: ( method: string ) => object ) =>
	openApplication( ROUTE, { enable_google_console: true }, ( server ) =>
		jest
			.mocked( api.fetchJson )
			.mockImplementation( async ( request ) =>
				request.path === '/pharos/v1/search-console/summary'
					? answer( request.method ?? 'GET' )
					: server.fetchJson( request )
			)
	);

test( 'The preview is the email; a test goes to the user, or says why it can’t be sent', async () => {
	let isBroken = false;
	const { user, registry } = await open( ( method ) => {
		if ( method === 'GET' ) {
			return { data: SUMMARY };
		}
		if ( isBroken ) {
			throw { code: 'pharos_mail_failed', message: 'Ask your host.' };
		}
		return { success: true, message: 'The test was sent.' };
	} );
	await screen.findByText( SUMMARY.text );
	screen.getByText( SUMMARY.subject );
	screen.getByText( 'Sent to me@example.org only.' );
	expect( screen.queryByText( /Next summary/ ) ).toBeNull();

	const send = screen.getByRole( 'button', { name: 'Send a test' } );
	await user.click( send );
	await waitFor( () =>
		expect(
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content } ) => content )
		).toContain( 'The test was sent.' )
	);
	await waitFor( () =>
		expect( send ).not.toHaveAttribute( 'aria-disabled', 'true' )
	);
	isBroken = true;
	await user.click( send );
	expect( await screen.findAllByText( 'Ask your host.' ) ).not.toEqual( [] );
} );

test( 'A summary that is on has its next time and recipients, and a failure is shown', async () => {
	await open( () => ( {
		data: { ...SUMMARY, next: '2026-11-30T08:00:00Z', failed: true },
	} ) );
	await screen.findByText( /Next summary: .*2026.*to admin@example.org/ );
	expect(
		screen.getAllByText( /couldn’t send the last summary/ )
	).not.toEqual( [] );
} );

test( 'A preview that can’t be loaded is requested again', async () => {
	let isBroken = true;
	const { user } = await open( () => {
		if ( isBroken ) {
			throw { code: 'x', message: 'Not now.' };
		}
		return { data: SUMMARY };
	} );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	isBroken = false;
	await user.click( again );
	await screen.findByText( SUMMARY.text );
} );
