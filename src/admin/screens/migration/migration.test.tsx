import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import * as api from '../../../../store/api';
import { createLoadedSite } from '../../../../tests/js/create-site';
import {
	BEGUN,
	heading,
	heading3,
	MIGRATED,
	missing,
	open,
	spoken,
	step,
} from '../../../../tests/js/migration-screen';
import { source } from '../../../../tests/js/migration-server';
import { render } from '../../../../tests/js/render';
import { MIGRATION_BATCH_SIZE_FILTER } from '../../../extensions';
import Migrate from './';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

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
		).toHaveAccessibleDescription( 'Found: settings and 1 post.' );
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
				'To migrate: settings, 6 posts, 3 terms, and 2 authors'
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
