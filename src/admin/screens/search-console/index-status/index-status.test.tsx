import { screen, waitFor, within } from '@testing-library/react';
import type { Connection, IndexStatus } from '../../../../../store';
import * as api from '../../../../../store/api';
import { exampleConnection } from '../../../../../tests/js/google-connection';
import { openApplication } from '../../../../../tests/js/open-application';
import { saveFile } from '../../../../components/save-file';
import { sections } from '../../../search/fixtures';

jest.mock( '../../../../../store/api' );
jest.mock( '../../../../components/save-file' );

const ROUTE = '/search-console/index-status';

beforeAll( () =>
	sections[ 0 ]?.links.push(
		{ path: '/search-console', label: 'Search Console' },
		{ path: ROUTE, label: 'Index Status' }
	)
);

const STATUS: IndexStatus = {
	on: true,
	started: true,
	counts: { pages: 40, checked: 12, indexed: 10, not_indexed: 2 },
	waits: '',
	error: '',
	next: null,
	overdue: false,
	today: { used: 12, limit: 2000 },
	reserve: 200,
	items: [],
	total: 0,
	pages: 1,
};

const LOST = {
	url: 'https://example.org/tea/',
	title: 'Tea',
	edit: 'https://example.org/wp-admin/post.php?post=1&action=edit',
	indexed: false,
	status: 'Not found (404)',
	advice: 'Check that visitors see the page.',
	before: 'Indexed',
	changed: '2026-11-20T08:00:00Z',
	checked: '2026-11-20T08:00:00Z',
	crawled: null,
	clicks: 4,
};

async function open(
	changes: Partial< IndexStatus > = {},
	connection: Connection = exampleConnection()
) {
	const state = { status: { ...STATUS, ...changes }, asked: [] as string[] };
	const site = await openApplication(
		ROUTE,
		{ enable_google_console: true },
		( server ) =>
			jest
				.mocked( api.fetchJson )
				.mockImplementation( async ( request ) => {
					const path = request.path ?? '';
					if (
						path.startsWith( '/pharos/v1/search-console/index' )
					) {
						state.asked.push(
							`${ request.method ?? 'GET' } ${ path.split( 'index' ).pop() }`
						);
						if ( request.method === 'POST' ) {
							state.status = {
								...state.status,
								...( request.data as { on: boolean } ),
								started: true,
							};
						}
						return { success: true, data: state.status };
					}
					return path === '/pharos/v1/search-console'
						? { success: true, data: connection }
						: server.fetchJson( request );
				} )
	);
	return { ...site, state };
}

test( 'Without a connection, the screen says where to connect', async () => {
	await open(
		{},
		exampleConnection( { authenticated: '', selectedSite: '' } )
	);
	expect(
		await screen.findByRole( 'link', { name: 'Open Search Console' } )
	).toHaveAttribute( 'href', '/search-console' );
} );

test( 'The checks are started, paused and resumed', async () => {
	const { user } = await open( { on: false, started: false } );
	await user.click(
		await screen.findByRole( 'button', { name: 'Start checks' } )
	);
	await screen.findByText( /12 of 40 pages checked.*in the background/ );
	await user.click( screen.getByRole( 'button', { name: 'Pause checks' } ) );
	await screen.findByText( /The checks are paused/ );
	screen.getByRole( 'button', { name: 'Resume checks' } );
} );

test.each< [ Partial< IndexStatus >, RegExp ] >( [
	[
		{ waits: 'quota', next: '2026-11-21T08:10:00Z' },
		/daily quota is used up.*2026/,
	],
	[
		{ waits: 'done', next: '2026-11-21T08:10:00Z' },
		/up to date. Next check: .*2026/,
	],
	[ { error: 'Google has a problem.' }, /Google has a problem/ ],
	[ { overdue: true }, /background job is overdue/ ],
] )( 'The state %j is described', async ( changes, text ) => {
	await open( changes );
	expect( ( await screen.findAllByText( text ) ).length ).toBeGreaterThan(
		0
	);
} );

test( 'A change has the page, its former status and what to do; a filter is requested, and an empty list says so', async () => {
	const { user, state } = await open( { items: [ LOST ], total: 1 } );
	const row = await screen.findByRole( 'row', { name: /Tea/ } );
	within( row ).getByText( 'Not found (404)' );
	within( row ).getByText( /Before: Indexed/ );
	within( row ).getByText( 'Check that visitors see the page.' );
	expect(
		within( row ).getByRole( 'link', { name: 'Tea' } )
	).toHaveAttribute( 'href', LOST.edit );
	state.status = { ...STATUS, items: [], total: 0 };
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Show' } ),
		'No longer indexed'
	);
	await screen.findByText( 'No page was removed from the index.' );
	expect( state.asked.at( -1 ) ).toContain( 'show=lost' );
} );

test( 'The filtered list is downloaded as a whole, as CSV', async () => {
	const { user, state } = await open( {
		items: [ LOST ],
		total: 130,
		pages: 2,
	} );
	await user.selectOptions(
		await screen.findByRole( 'combobox', { name: 'Show' } ),
		'No longer indexed'
	);
	await user.click(
		await screen.findByRole( 'button', { name: 'Download CSV' } )
	);
	await waitFor( () => expect( saveFile ).toHaveBeenCalledTimes( 1 ) );
	const [ name, text ] = jest.mocked( saveFile ).mock.calls[ 0 ] ?? [];
	expect( name ).toBe( 'index-status.csv' );
	// Two pages of the list, which the server of this test answers alike.
	expect( text?.split( '\r\n' ).slice( 1, 3 ) ).toEqual( [
		expect.stringMatching(
			/^"https:.*"Not found \(404\)","Indexed",.*,4$/
		),
		expect.stringMatching( /^"https:/ ),
	] );
	expect( state.asked.slice( -2 ) ).toEqual( [
		expect.stringContaining( 'show=lost&search=&page=1&per_page=100' ),
		expect.stringContaining( 'show=lost&search=&page=2&per_page=100' ),
	] );
} );
