import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from '../../../../../store/api';
import {
	heading,
	MIGRATED,
	open,
} from '../../../../../tests/js/migration-screen';
import {
	source,
	type MigrationServer,
} from '../../../../../tests/js/migration-server';

jest.mock( '../../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

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
