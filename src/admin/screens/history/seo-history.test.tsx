import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as api from '../../../../store/api';
import type { ApiRequest } from '../../../../store/api';
import type { SeoHistoryEntry } from '../../../../store';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import { SETTINGS_SCREENS } from '../../definitions/registry';
import { ScreensProvider } from '../../definitions/screens-provider';
import { sections } from '../../search/fixtures';
import { Entries } from './entries';

jest.mock( '../../../../store/api' );

beforeAll( () => {
	window.pharosBoot = { navigation: sections } as never;
} );

const HISTORY = '/pharos/v1/seo-history/7';

const ENTRY: SeoHistoryEntry = {
	id: 7,
	time: '2026-11-29T08:00:00+00:00',
	user_name: 'Ann',
	via: 'ability',
	name: 'pharos/update-seo',
	application: '',
	changed: 150,
	restored: 0,
	kept: 0,
};

/** Shows the history; the server has 150 objects, and undoes 100 at once. */
async function open( ...more: SeoHistoryEntry[] ) {
	const requests: string[] = [];
	let left = ENTRY.changed;
	const site = await createLoadedSite();
	jest.mocked( api.fetchJson ).mockImplementation( ( async ( {
		path = '',
	}: ApiRequest ) => {
		if ( ! path.startsWith( HISTORY ) ) {
			return { success: true, data: {} };
		}
		requests.push( path );
		if ( path.endsWith( '/undo' ) ) {
			left = Math.max( 0, left - 100 );
			return { success: true, data: { ...ENTRY, changed: left } };
		}
		return {
			success: true,
			data: Array.from(
				{ length: path.endsWith( '=1' ) ? 100 : 50 },
				( _, i ) =>
					i === 0
						? {
								object: null,
								state: 'changed',
								changes: [],
								message: '',
							}
						: {
								object: { name: 'Tea', edit_link: '/edit' },
								state: 'changed',
								changes: [
									{ field: 'title', old: '', new: 'Green' },
								],
								message: '',
							}
			),
		};
	} ) as typeof api.fetchJson );
	const onUndo = jest.fn();
	render(
		<ScreensProvider screens={ SETTINGS_SCREENS }>
			<Entries
				settings={ [
					{
						id: 7,
						time: '2026-11-29T07:00:00+00:00',
						user_name: 'Ben',
						via: 'save',
						name: '',
						application: '',
						changes: {},
					},
				] }
				objects={ [ ...more, ENTRY ] }
				onUndo={ onUndo }
			/>
		</ScreensProvider>,
		site
	);
	return { requests, onUndo };
}

const shown = () =>
	screen
		.getAllByRole( 'heading' )
		.map( ( heading ) => heading.nextElementSibling?.textContent );

test( 'both kinds of changes are in one list, the newest first, and can be seen alone', async () => {
	await open( {
		...ENTRY,
		id: 8,
		via: 'undo',
		name: '7',
		time: '2026-11-29T09:00:00+00:00',
	} );
	expect( shown() ).toEqual( [
		expect.stringMatching( /^Change of .*2026.* undone by Ann$/ ),
		'Changed by an AI agent (pharos/update-seo), logged in as Ann',
		'Saved by Ben',
	] );
	const filter = screen.getByRole( 'combobox', { name: 'Show' } );
	await userEvent.selectOptions( filter, 'Settings' );
	expect( shown() ).toEqual( [ 'Saved by Ben' ] );
	await userEvent.selectOptions( filter, 'SEO data and redirects' );
	expect( shown() ).toHaveLength( 2 );
} );

test( 'programs have their names: an agent over MCP and what it logged in with, and any other one', async () => {
	await open(
		{
			...ENTRY,
			id: 8,
			via: 'mcp',
			name: 'Tea assistant',
			application: 'Tea',
			time: '2026-11-29T09:00:00+00:00',
		},
		{
			...ENTRY,
			id: 9,
			via: 'rest',
			name: '',
			application: 'Sheets',
			time: '2026-11-29T08:30:00+00:00',
		}
	);
	expect( shown().slice( 0, 2 ) ).toEqual( [
		'Changed by an AI agent over MCP (Tea assistant), logged in as Ann with the application password “Tea”',
		'Changed with the application password “Sheets” by Ann',
	] );
} );

test( 'an entry shows its objects with old and new values, a hundred at a time', async () => {
	await open();
	await userEvent.click(
		screen.getByRole( 'button', { name: /^Show changes of November 29/ } )
	);
	const [ , second ] = await screen.findAllByText( 'Tea' );
	const row = within( second?.closest( 'li' ) as HTMLElement );
	expect( row.getByText( 'Search Engine Title' ) ).toBeVisible();
	expect( row.getByText( 'Green' ).tagName ).toBe( 'INS' );
	expect( screen.getByText( /you aren’t allowed to edit it/ ) ).toBeVisible();
	expect( screen.getAllByText( 'Tea' ) ).toHaveLength( 99 );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show more' } )
	);
	expect( await screen.findAllByText( /allowed to edit/ ) ).toHaveLength( 2 );
	expect(
		screen.queryByRole( 'button', { name: 'Show more' } )
	).not.toBeInTheDocument();
} );

test( 'an undo asks first, and goes on until nothing is left', async () => {
	const { requests, onUndo } = await open();
	await userEvent.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
	expect( requests ).toEqual( [] );
	await userEvent.click(
		within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
			name: 'Undo',
		} )
	);
	expect( requests ).toEqual( [ `${ HISTORY }/undo`, `${ HISTORY }/undo` ] );
	expect( onUndo ).toHaveBeenCalled();
} );

test( 'a redirect shows its source and target, and the changed fields as its dialog names them', async () => {
	await open();
	jest.mocked( api.fetchJson ).mockResolvedValue( {
		success: true,
		data: [
			{
				object: {
					kind: 'redirect',
					id: 5,
					name: '/old/ → /new/',
					edit_link: '/wp-admin/#/advanced/redirects',
				},
				state: 'changed',
				changes: [
					{ field: 'status', old: '301', new: '302' },
					{ field: 'enabled', old: 'yes', new: 'no' },
					{ field: 'target', old: '', new: '/new/' },
				],
				message: '',
			},
		],
	} );
	await userEvent.click(
		screen.getByRole( 'button', { name: /^Show changes of November 29/ } )
	);
	const link = await screen.findByRole( 'link', { name: /old.*new/ } );
	expect( link ).toHaveAttribute( 'href', '/wp-admin/#/advanced/redirects' );
	expect( link.closest( 'li' ) ).toHaveTextContent(
		/Status301 Moved permanently302 Found \(temporary\)OnYesNoTarget\(empty\)\/new\//
	);
} );
