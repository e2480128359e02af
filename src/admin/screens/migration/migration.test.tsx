import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import type { MigratedData } from '../../../../store';
import * as api from '../../../../store/api';
import { createLoadedSite } from '../../../../tests/js/create-site';
import {
	comparedPage,
	source,
	type MigrationServer,
} from '../../../../tests/js/migration-server';
import { render } from '../../../../tests/js/render';
import { MIGRATION_BATCH_SIZE_FILTER } from '../../../extensions';
import Migrate from './';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	window.localStorage.clear();
} );

/**
 * Opens the screen.
 *
 * @param prepare Prepares the server's data.
 */
async function open( prepare: ( server: MigrationServer ) => void = () => {} ) {
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

const heading = ( name: string ) =>
	screen.findByRole( 'heading', { level: 2, name } );
const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
const step = () =>
	document.querySelector( '[aria-current="step"]' )?.textContent;

/** Data of a complete migration: one redirect isn't migrated. */
const MIGRATED: MigratedData = {
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

const BEGUN = '2026-11-22T10:00:00+00:00';

const heading3 = ( name: string ) =>
	screen.findByRole( 'heading', { level: 3, name } );

/**
 * Returns the migrated data with an item that couldn't be migrated.
 *
 * @param kind  The kind of the item.
 * @param id    The id of the item.
 * @param label The label of the item.
 * @param what  The code of the reason.
 */
function missing(
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

describe( 'the choice', () => {
	test( 'says that there is nothing to migrate', async () => {
		await open( ( server ) => {
			server.plugins = [];
		} );
		expect(
			screen.getByText( /There is nothing to migrate/ )
		).toBeVisible();
	} );

	test( 'names plugins that are off or deleted, and what was found of each', async () => {
		const { user } = await open( ( server ) => {
			server.plugins = [
				source(),
				source( { slug: 'a', name: 'SEOPress', active: false } ),
				source( {
					slug: 'b',
					name: 'Rank Math',
					active: false,
					installed: false,
					counts: { posts: 1, terms: 0, authors: 0 },
				} ),
			];
		} );
		const select = screen.getByRole( 'combobox', {
			name: 'Import SEO data from',
		} );
		expect(
			within( select )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Yoast SEO',
			'SEOPress (turned off)',
			'Rank Math (deleted, its data is still available)',
		] );
		expect( select ).toHaveAccessibleDescription(
			'Found: settings, 6 posts, 3 terms, and 2 authors.'
		);

		await user.selectOptions( select, 'b' );
		expect(
			screen.getByRole( 'combobox', { name: 'Import SEO data from' } )
		).toHaveAccessibleDescription( 'Found: settings, 1 post.' );
		// An inactive plugin can't be deactivated.
		expect(
			screen.queryByRole( 'checkbox', { name: /^Deactivate/ } )
		).toBeNull();
	} );

	test( 'says that a migration was begun in another browser, and offers to take it back', async () => {
		await open( ( server ) => {
			server.plugins = [ source( { begun: BEGUN } ) ];
		} );
		expect(
			screen.getByText(
				/A migration from Yoast SEO was started on .*, in this or another browser, and isn’t finished/,
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Restore previous data' } )
		).toBeVisible();
	} );

	test( 'is not what was begun here and ended in another browser', async () => {
		window.localStorage.setItem(
			'pharos_migration_progress_yoast:/',
			JSON.stringify( {
				slug: 'yoast',
				deactivate: false,
				overwrite: false,
				compare: false,
				settings: true,
				groups: [],
			} )
		);
		await open();
		expect( await heading( 'Data to migrate' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Resume Migration' } )
		).not.toBeInTheDocument();
	} );

	test.each( [
		[ 'Ask a network administrator', '' ],
		[ 'Open the plugins of the network', 'https://example.org/network' ],
	] )(
		'of a plugin of the whole network says how to deactivate it: %s',
		async ( text, url ) => {
			const { press, server } = await open( ( migration ) => {
				migration.plugins = [
					source( { network: true, network_url: url } ),
				];
			} );
			await press( 'Continue' );
			expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
			expect( screen.getByText( new RegExp( text ) ) ).toBeVisible();
			await press( 'Migrate' );
			await heading( 'Migrated from Yoast SEO' );
			expect( server.migration.plugins[ 0 ]?.active ).toBe( true );
		}
	);

	test( 'is confirmed step by step, and can be changed', async () => {
		const { press, server } = await open();
		expect( step() ).toContain( 'Choose' );
		await press( 'Continue' );
		expect( step() ).toContain( 'Review' );
		expect( await heading( 'Migrate from Yoast SEO' ) ).toHaveFocus();
		expect(
			screen.getByText(
				'To migrate: Settings, 6 posts, 3 terms, and 2 authors'
			)
		).toBeVisible();
		await press( 'Back' );
		expect( await heading( 'Data to migrate' ) ).toHaveFocus();
		expect( server.migration.written ).toEqual( [] );
	} );

	test( 'can be read again when it could not be read', async () => {
		const site = await createLoadedSite();
		site.server.failOnce( { code: 'x', message: 'Database is away.' } );
		render( <Migrate />, site );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);
		expect( await heading( 'Data to migrate' ) ).toBeVisible();
		expect(
			screen.queryByText( 'Database is away.' )
		).not.toBeInTheDocument();
	} );
} );

describe( 'a migration', () => {
	test( 'is started, followed and ended', async () => {
		const { press, server } = await open( ( { migrated } ) => {
			Object.assign( migrated, MIGRATED );
		} );
		expect( step() ).toContain( 'Choose' );
		await press( 'Continue' );
		await press( 'Migrate' );
		expect( await heading( 'Migrated from Yoast SEO' ) ).toHaveFocus();
		expect( step() ).toContain( 'Result' );
		expect( server.migration.read ).toEqual( [ 'before', 'after' ] );
		expect( server.migration.isCompleted ).toBe( true );
		expect( spoken() ).toContain( 'Migration: 25%' );
		expect( spoken() ).toContain( 'The migration is complete.' );
		// No more than five of ten percentages are announced.
		expect(
			spoken().filter( ( text ) => /Migration: \d/.test( text ) ).length
		).toBeLessThanOrEqual( 5 );

		expect( screen.getByText( /Yoast SEO is deactivated/ ) ).toBeVisible();
		expect(
			( await screen.findByText( 'Posts: 1,204' ) ).closest( 'ul' )
		).toHaveTextContent(
			'Global settingsPosts: 1,204recipe: 3Categories: 3Authors: 2'
		);

		await press( 'Done' );
		await waitFor( () => expect( api.reloadPage ).toHaveBeenCalled() );
	} );

	test( 'leaves the old plugin on if the person wants that', async () => {
		const { user, press, server } = await open();
		await press( 'Continue' );
		await user.click(
			screen.getByRole( 'checkbox', {
				name: 'Deactivate Yoast SEO afterward',
			} )
		);
		await press( 'Migrate' );
		await heading( 'Migrated from Yoast SEO' );
		expect( server.migration.plugins[ 0 ]?.active ).toBe( true );
		expect(
			await screen.findByText(
				/They can be compared after Yoast SEO is deactivated/
			)
		).toBeVisible();
	} );

	test.each( [
		[ 'as many as an add-on says', 50, '[101,103,104,10001]' ],
		[ 'one, where an add-on says nonsense', 501, '[101]' ],
	] )( 'sends %s at once', async ( _, size, sent ) => {
		addFilter( MIGRATION_BATCH_SIZE_FILTER, 'test', () => size );
		const { press, server } = await open();
		await press( 'Continue' );
		await press( 'Migrate' );
		await heading( 'Migrated from Yoast SEO' );
		removeFilter( MIGRATION_BATCH_SIZE_FILTER, 'test' );
		expect(
			server.requests.some(
				( { data } ) => JSON.stringify( data?.post_ids ) === sent
			)
		).toBe( true );
		if ( size > 500 ) {
			expect( console ).toHaveWarned();
		}
	} );

	test( 'shows how far each group is, and can be paused, gone on with and given up', async () => {
		const { press, user, server, select } = await open();
		await press( 'Continue' );
		const release = server.hold();
		await press( 'Migrate' );
		expect( await heading( 'Migrating from Yoast SEO' ) ).toHaveFocus();
		expect( screen.getByRole( 'progressbar' ) ).toHaveAccessibleName(
			'Looking for data to migrate'
		);
		await press( 'Pause' );
		expect(
			screen.getByRole( 'button', { name: 'Pausing…' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		release();

		expect(
			await heading( 'The migration from Yoast SEO is paused' )
		).toHaveFocus();
		const groups = screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
		expect( groups ).toEqual(
			expect.arrayContaining( [
				'Settings and authorsPending',
				'Posts0 of 4Pending',
			] )
		);

		// Cancelling asks for confirmation.
		await press( 'Cancel Migration' );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect(
			dialog.getByText( 'Nothing has been migrated yet.' )
		).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Back' } ) );
		await heading( 'The migration from Yoast SEO is paused' );
		await press( 'Cancel Migration' );
		await user.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Cancel Migration',
			} )
		);
		expect( await heading( 'Data to migrate' ) ).toHaveFocus();
		expect( select.getMigration().progress ).toBeNull();
	} );

	test( 'that is given up in the middle says what is already migrated', async () => {
		const { press, server } = await open();
		jest.mocked( api.fetchStep ).mockImplementation( async ( request ) => {
			if ( request.data?.post_ids?.[ 0 ] === 103 ) {
				throw { code: 'x', message: 'Row is damaged.', status: 400 };
			}
			return server.fetchJson( request );
		} );
		await press( 'Continue' );
		await press( 'Migrate' );
		await heading( 'The migration from Yoast SEO has stopped' );
		await press( 'Cancel Migration' );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'Settings, authors and 4 items are already migrated.'
		);
	} );

	test( 'found in the browser can start over', async () => {
		window.localStorage.setItem(
			'pharos_migration_progress_yoast:/',
			JSON.stringify( {
				slug: 'yoast',
				deactivate: false,
				overwrite: false,
				compare: false,
				settings: true,
				groups: [],
			} )
		);
		const { press, server } = await open( ( migration ) => {
			migration.plugins = [ source( { begun: BEGUN } ) ];
		} );
		await heading( 'The migration from Yoast SEO is paused' );
		await press( 'Start Over' );
		await heading( 'Migrated from Yoast SEO' );
		expect( server.migration.written[ 0 ] ).toBe( 'settings' );
	} );

	test( 'that fails says why and on what, and goes on without it', async () => {
		const { press, user, server } = await open();
		jest.mocked( api.fetchStep ).mockImplementation( async ( request ) => {
			if (
				request.path?.endsWith( '/migrate/terms' ) &&
				request.data?.term_ids?.[ 0 ] === 5
			) {
				throw { code: 'x', message: 'Row is damaged.', status: 400 };
			}
			return server.fetchJson( request );
		} );
		await press( 'Continue' );
		await press( 'Migrate' );
		await heading( 'The migration from Yoast SEO has stopped' );
		expect( spoken() ).toContain( 'Migration Error. Row is damaged.' );
		expect(
			screen.getByRole( 'link', {
				name: 'Categories: #5 (opens in a new tab)',
			} )
		).toHaveAttribute( 'href', 'term.php?taxonomy=category&tag_ID=5' );

		await press( 'Try Again' );
		await waitFor( () => expect( spoken() ).toContain( 'Migration: 0%' ) );
		server.migration.migrated = missing( 'term', 5, 'Teas', 'skipped' );
		await press( 'Skip this item and continue' );
		await heading( 'Migrated from Yoast SEO' );
		expect( server.migration.written ).not.toContain( 'term 5' );
		expect(
			server.requests.find( ( { path } ) =>
				path?.endsWith( '/migration-completed' )
			)?.data
		).toEqual( { plugin_slug: 'yoast', term_ids: [ 5 ] } );

		// The item comes first, with its link, and the source plugin is still active.
		const list = ( await heading3( '1 item couldn’t be migrated' ) )
			.parentElement as HTMLElement;
		expect(
			await within( list ).findByRole( 'link', { name: /^Teas/ } )
		).toHaveAttribute( 'href', 'https://example.org/edit-5' );
		expect( screen.getAllByRole( 'heading', { level: 3 } )[ 0 ] ).toBe(
			await heading3( '1 item couldn’t be migrated' )
		);
		expect( server.migration.plugins[ 0 ]?.active ).toBe( true );
		expect(
			( await screen.findAllByText( /Yoast SEO is still active/ ) )[ 0 ]
		).toBeVisible();

		// Deactivating it asks for confirmation.
		await press( 'Deactivate Yoast SEO' );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getByText( /1 item isn’t migrated yet/ ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
		expect( server.migration.plugins[ 0 ]?.active ).toBe( true );

		// Retrying the item succeeds.
		jest.mocked( api.fetchStep ).mockImplementation( server.fetchJson );
		server.migration.migrated = MIGRATED;
		await press( 'Retry: Teas' );
		await waitFor( () =>
			expect( server.migration.written ).toContain( 'term 5' )
		);
		await waitFor( () =>
			expect(
				screen.queryByText( '1 item couldn’t be migrated' )
			).toBeNull()
		);
		await press( 'Deactivate Yoast SEO' );
		await waitFor( () =>
			expect( server.migration.plugins[ 0 ]?.active ).toBe( false )
		);
	} );

	test( 'of a logged-out user offers to log in', async () => {
		window.pharosBoot = { loginUrl: 'https://example.org/login' } as never;
		const opened = jest.spyOn( window, 'open' ).mockReturnValue( null );
		const { press, server } = await open();
		const loggedOut = { code: 'rest_not_logged_in', status: 401 };
		await press( 'Continue' );
		server.failOnce( loggedOut );
		// The session wasn't renewed in another tab, and can't be renewed now.
		jest.mocked( api.refreshNonce ).mockRejectedValueOnce( loggedOut );
		await press( 'Migrate' );
		await heading( 'The migration from Yoast SEO has stopped' );
		await press( 'Log in again' );
		expect( opened ).toHaveBeenCalledWith(
			'https://example.org/login',
			'_blank'
		);
	} );

	test( 'that runs in another tab is shown here', async () => {
		jest.mocked( api.takeLock ).mockResolvedValueOnce( null );
		await open();
		await heading( 'A migration is running' );
		expect(
			screen.getAllByText( /is running in another tab or window/ )[ 0 ]
		).toBeVisible();
	} );
} );

describe( 'what the source stores but never output', () => {
	const note = {
		kind: 'settings',
		id: 0,
		field: 'no_index',
		value: 'note',
	};
	const offered = ( server: MigrationServer ) => {
		server.plugins = [ source( { migrated: true } ) ];
		const choice = {
			...note,
			label: '',
			edit: '',
			source: 'yoast',
			what: 'not_output',
			text: 'Never output.',
			name: 'No Index: Notes',
		};
		const [ one ] = MIGRATED.sources;
		server.migrated = {
			...MIGRATED,
			sources: [
				{
					...one!,
					losses: [
						{ what: 'not_output', text: 'Never output.', count: 2 },
					],
				},
			],
			losses: [ choice, { ...choice, value: 'post' } ],
			pages: 1,
		};
	};

	test( 'is applied one by one, by a button that says what it does', async () => {
		const { user, server } = await open( offered );
		await user.click( await screen.findByText( /Never output/ ) );
		const [ button ] = await screen.findAllByRole( 'button', {
			name: 'Apply No Index: Notes',
		} );
		await user.click( button! );
		expect(
			await screen.findByText( 'Everything was fully migrated.' )
		).toBeVisible();
		expect( server.migration.applied ).toEqual( [ note ] );
	} );

	test( 'is applied all at once', async () => {
		const { user, server } = await open( offered );
		await user.click( await screen.findByText( /Never output/ ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Apply all' } )
		);
		expect(
			await screen.findByText( 'Everything was fully migrated.' )
		).toBeVisible();
		expect( server.migration.applied ).toEqual( [ 'all' ] );
	} );
} );

describe( 'what is already migrated', () => {
	const already = ( server: MigrationServer ) => {
		server.plugins = [ source( { migrated: true } ) ];
		server.migrated = MIGRATED;
	};

	test( 'offers to deactivate the old plugin; then the page reloads', async () => {
		const { press, messages } = await open( already );
		await heading( 'Already migrated' );
		jest.useFakeTimers( { advanceTimers: true } );
		await press( 'Deactivate Yoast SEO' );
		await waitFor( () =>
			expect( messages() ).toEqual( [
				'Plugin deactivated successfully. The page refreshes in 3 seconds.',
			] )
		);
		jest.mocked( api.reloadPage ).mockClear();
		await act( () => jest.advanceTimersByTimeAsync( 3000 ) );
		expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );

	test( 'says why it could not be deactivated', async () => {
		const { press, messages, server } = await open( already );
		await heading( 'Already migrated' );
		server.failOnce( { code: 'x', message: 'Not allowed.' } );
		await press( 'Deactivate Yoast SEO' );
		await waitFor( () =>
			expect( messages() ).toEqual( [ 'Not allowed.' ] )
		);
	} );

	test( 'can be migrated again, also over what was entered since', async () => {
		const { press, user, server } = await open( already );
		await press( 'Continue' );
		await user.click(
			screen.getByRole( 'checkbox', {
				name: 'Also overwrite values entered in Pharos SEO since the last migration',
			} )
		);
		await press( 'Migrate again' );
		await heading( 'Migrated from Yoast SEO' );
		expect(
			server.requests.find( ( { path } ) =>
				path?.endsWith( '/global-settings' )
			)?.data
		).toMatchObject( { overwrite: true } );
	} );

	test( 'lists what was not, with a link to each', async () => {
		const { user, press, server } = await open( already );
		await user.click( await screen.findByText( 'It redirects.' ) );
		expect(
			await screen.findByRole( 'link', {
				name: 'Old tea (opens in a new tab)',
			} )
		).toHaveAttribute( 'href', 'https://example.org/edit-7' );
		expect( screen.getByText( 'Settings' ) ).toBeVisible();

		await press( 'Show more' );
		await waitFor( () =>
			expect(
				server.requests.some( ( { path } ) =>
					path?.endsWith( 'what=redirect&page=2' )
				)
			).toBe( true )
		);
	} );
} );

describe( 'a restore', () => {
	const already = ( server: MigrationServer ) => {
		server.plugins = [ source( { migrated: true } ) ];
		server.migrated = MIGRATED;
	};

	test( 'says in numbers what it does, is followed, and ends at the first step', async () => {
		const { press, user, server } = await open( ( migration ) => {
			already( migration );
			migration.plan.left_out = { acme: 'Its plugin isn’t active.' };
		} );
		await press( 'Restore previous data' );
		const dialog = await screen.findByRole( 'dialog' );
		for ( const text of [
			'6 posts and 3 terms',
			'12 settings',
			/Its plugin isn’t active/,
		] ) {
			expect( within( dialog ).getByText( text ) ).toBeVisible();
		}
		server.migration.plugins = [ source() ];
		await user.click(
			within( dialog ).getByRole( 'button', { name: 'Restore' } )
		);
		await heading( 'Data to migrate' );
		expect(
			screen.getByText( 'Everything was restored.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			server.requests.filter(
				( { path, method } ) =>
					method === 'POST' && path?.endsWith( '/migrate/restore' )
			)
		).toHaveLength( 2 );
		// The counts of the badge are refreshed.
		expect(
			server.requests.some( ( { path } ) => path?.includes( '/checks/' ) )
		).toBe( true );
	} );

	test( 'that fails says why, and goes on', async () => {
		const { press, user, server } = await open( already );
		await press( 'Restore previous data' );
		server.failOnce( { code: 'x', message: 'Disk is full.', status: 400 } );
		await user.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Restore',
			} )
		);
		await heading( 'Restoring previous data' );
		expect(
			( await screen.findAllByText( 'Disk is full.' ) )[ 0 ]
		).toBeVisible();
		server.migration.plugins = [ source() ];
		await press( 'Try Again' );
		await heading( 'Data to migrate' );
	} );
} );

describe( 'the comparison', () => {
	const compared = ( server: MigrationServer ) => {
		server.plugins = [ source( { migrated: true, active: false } ) ];
	};
	const pageNames = () =>
		[ ...document.querySelectorAll( 'summary > .wp-exclude-emoji' ) ].map(
			( { textContent } ) => textContent
		);

	test( 'shows what differs, why, and where to change it', async () => {
		const { user } = await open( compared );
		expect(
			await screen.findByText(
				'On 2 pages, 2 of 4 tags are the same as before.'
			)
		).toBeVisible();
		await user.click( screen.getByText( 'Post 1' ) );
		const table = within( screen.getByRole( 'table' ) );
		expect( table.getAllByRole( 'row' ) ).toHaveLength( 2 );
		expect(
			table.getByRole( 'row', { name: /^description/ } )
		).toHaveTextContent(
			'descriptionOldnoneIt was made by a variable that has no equivalent. Meta Templates'
		);
		expect(
			table.getByRole( 'link', {
				name: 'Meta Templates: description (opens in a new tab)',
			} )
		).toBeVisible();

		await user.click(
			screen.getByRole( 'checkbox', { name: 'Only differences' } )
		);
		expect(
			table.getByRole( 'row', { name: /^title/ } )
		).toHaveTextContent( 'The same' );
	} );

	test( 'looks for differences as far as it has to, and shows some at a time', async () => {
		const same = ( id: number ) => ( {
			...comparedPage( id ),
			tags: comparedPage( id ).tags.slice( 0, 1 ),
		} );
		const { user, press } = await open( ( server ) => {
			compared( server );
			server.pages = Array.from( { length: 100 }, ( _, i ) =>
				i < 30 ? same( i ) : comparedPage( i )
			);
			server.report = { same: 130, compared: 200 };
		} );
		await waitFor( () => expect( pageNames() ).toHaveLength( 20 ) );
		expect( pageNames()[ 0 ] ).toBe( 'Post 30' );
		await press( 'Show more' );
		await waitFor( () => expect( pageNames() ).toHaveLength( 40 ) );
		expect( screen.getByText( 'Post 50' ).closest( 'li' ) ).toHaveFocus();
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Only differences' } )
		);
		await waitFor( () => expect( pageNames()[ 0 ] ).toBe( 'Post 0' ) );
	} );

	test( 'tells what could not be read', async () => {
		const { user } = await open( ( server ) => {
			compared( server );
			server.pages = [
				comparedPage( 1, {
					problem: 'It asks for a password.',
					tags: [],
				} ),
			];
		} );
		await user.click( await screen.findByText( 'Couldn’t be read' ) );
		expect( screen.getByText( 'It asks for a password.' ) ).toBeVisible();
	} );

	test( 'is made when the old plugin is off', async () => {
		const { press, server } = await open( ( migration ) => {
			compared( migration );
			migration.report = { after: null };
		} );
		await screen.findByRole( 'button', { name: 'Compare pages' } );
		server.migration.report = {};
		await press( 'Compare pages' );
		expect(
			await screen.findByText( /are the same as before/ )
		).toBeVisible();
		expect( server.migration.read ).toEqual( [ 'after' ] );
	} );

	test( 'isn’t available for pages that weren’t read before', async () => {
		await open( ( server ) => {
			compared( server );
			server.report = { before: null };
		} );
		expect(
			await screen.findByText( /Pages weren’t read before/ )
		).toBeVisible();
	} );
} );

describe( 'a dry run', () => {
	test( 'shows what would become of pages, and writes nothing', async () => {
		const { press, user, server } = await open( ( migration ) => {
			migration.report = {
				losses: [ { what: 'x', text: 'A redirect.', count: 3 } ],
			};
		} );
		await press( 'Continue' );
		await press( 'Start dry run' );
		expect(
			await screen.findByText(
				'On 2 pages, 2 of 4 tags would stay the same.'
			)
		).toBeVisible();
		expect( step() ).toContain( 'Review' );
		// The list of data that won't be migrated expands like after a migration.
		server.migration.migrated = MIGRATED;
		await user.click( screen.getByText( /A redirect/ ) );
		expect(
			await screen.findByRole( 'link', { name: /^Old tea/ } )
		).toBeVisible();
		expect(
			server.requests.some( ( { path } ) =>
				path?.endsWith( 'what=x&page=1&preview=true' )
			)
		).toBe( true );
		expect( server.migration.written ).toEqual( [] );
		expect( server.migration.read ).toEqual( [ 'before', 'preview' ] );
	} );

	test( 'of a plugin that is off has nothing to compare with', async () => {
		const { press, user, server } = await open( ( migration ) => {
			migration.plugins = [ source( { active: false } ) ];
			migration.report = { before: null, same: 0, compared: 0 };
		} );
		await press( 'Continue' );
		await press( 'Start dry run' );
		expect(
			await screen.findByText( /It can’t be compared/ )
		).toBeVisible();
		await user.click( screen.getByText( 'Post 1' ) );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 2 );
		expect( server.migration.read ).toEqual( [ 'preview' ] );
	} );

	test( 'that reads no page says why; the migration can begin all the same', async () => {
		const { press } = await open( ( server ) => {
			server.problem = 'The site can’t reach itself.';
		} );
		await press( 'Continue' );
		await press( 'Start dry run' );
		expect(
			( await screen.findAllByText( /The site can’t reach itself/ ) )[ 0 ]
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Migrate' } )
		).toBeEnabled();
	} );
} );
