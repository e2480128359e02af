import { screen, waitFor, within } from '@testing-library/react';
import { MIGRATED, open, step } from '../../../../tests/js/migration-screen';
import {
	comparedPage,
	source,
	type MigrationServer,
} from '../../../../tests/js/migration-server';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

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
