import { screen, waitFor, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import type { CheckPart } from '../../../../store';
import {
	button,
	DESCRIPTION,
	NAME,
	open,
	TITLE,
	UNAVAILABLE,
	type Prepare,
} from '../../../../tests/js/analysis-screen';
import {
	checkItem,
	type AnalysisServer,
} from '../../../../tests/js/analysis-server';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

describe( 'the details', () => {
	const described =
		( ...description: CheckPart[] ): Prepare =>
		( { analysis }: { analysis: AnalysisServer } ) => {
			analysis.found.general.title = checkItem( {
				status: 'error',
				message: TITLE,
				description,
			} );
		};

	test( 'open beside the list, with keys to the next ones, and give the focus back', async () => {
		const { user } = await open();
		await user.click( button( TITLE ) );
		const dialog = screen.getByRole( 'dialog', { name: TITLE } );
		expect( dialog ).toHaveAttribute( 'aria-modal', 'true' );
		const heading = ( name: string ) =>
			screen.getByRole( 'heading', { level: 2, name } );
		expect( heading( TITLE ) ).toHaveFocus();
		expect( within( dialog ).getByText( '1 of 5' ) ).toBeVisible();

		await user.keyboard( 'j' );
		expect( heading( NAME ) ).toHaveFocus();
		await user.keyboard( 'jk' );
		await user.keyboard( 'k' );
		expect( heading( TITLE ) ).toBeVisible();
		// The first check has no previous one.
		await user.keyboard( 'k' );
		expect( heading( TITLE ) ).toHaveFocus();
		await user.click( button( 'Next check' ) );
		await user.keyboard( '{Escape}' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		// The row of the last opened check.
		await waitFor( () => expect( button( NAME ) ).toHaveFocus() );
	} );

	test( 'are opened by an address; one that leads nowhere says so', async () => {
		const { user } = await open( '?check=description' );
		expect(
			screen.getByRole( 'dialog', { name: DESCRIPTION } )
		).toBeVisible();
		await user.click( button( 'Close' ) );
		await waitFor( () => expect( button( DESCRIPTION ) ).toHaveFocus() );
	} );

	test( 'of a check that is not there', async () => {
		const { user } = await open( '?check=nonsense' );
		expect(
			screen.getByRole( 'dialog', { name: 'This check doesn’t exist' } )
		).toBeVisible();
		await user.click( button( 'Close' ) );
		await waitFor( () =>
			expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus()
		);
	} );

	test( 'are texts, lists, addresses with what is wrong, and images of this site only', async () => {
		await open(
			'?check=title',
			described(
				'A <b>paragraph</b>.',
				{ list: [ 'First', 'Second' ] },
				{
					links: [
						{
							url: 'https://away.example/gone',
							status: 404,
							details: 'On “Home”',
							fix: {
								label: 'Edit',
								url: 'https://example.org/e',
							},
						},
						{ url: 'javascript:alert(1)', status: 'odd' },
					],
				},
				{
					images: [
						{ url: `${ window.location.origin }/a/ours.png` },
						{ url: 'https://away.example/theirs.png' },
					],
				}
			)
		);
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getByText( 'A <b>paragraph</b>.' ) ).toBeVisible();
		expect( dialog.getByText( 'Second' ) ).toBeVisible();
		const [ , first ] = dialog.getAllByRole( 'row' );
		expect( first ).toHaveTextContent(
			'https://away.example/gone(opens in a new tab)Not found (404)On “Home”Edit'
		);
		expect(
			dialog.getByText( 'javascript:alert(1)' ).closest( 'a' )
		).toBeNull();
		const images = screen.getByRole( 'dialog' ).querySelectorAll( 'img' );
		expect( [ ...images ].map( ( { src } ) => src ) ).toEqual( [
			`${ window.location.origin }/a/ours.png`,
		] );
	} );

	test( 'lead to the page that explains the check; those of an add-on have none', async () => {
		const help = 'https://help.example/site-checks.html#title';
		const { user } = await open( '?check=title', ( server ) => {
			server.analysis.found = {
				general: {
					title: checkItem( { message: 'A title.', help } ),
					acme_tea: checkItem( { message: 'Of an add-on.' } ),
				},
				other: {},
				settings: {},
			};
		} );
		const about = () =>
			screen.queryByRole( 'link', { name: /^About this check/ } );
		expect( about() ).toHaveAttribute( 'href', help );
		await user.click( button( 'Next check' ) );
		await screen.findByRole( 'dialog', { name: 'Of an add-on.' } );
		expect( about() ).toBeNull();
	} );

	test( 'without any say so', async () => {
		await open( '?check=title', described() );
		expect(
			screen.getByText( 'No additional information to show.' )
		).toBeVisible();
	} );

	test( 'with hundreds of addresses show some at first', async () => {
		const links = Array.from( { length: 500 }, ( _, index ) => ( {
			url: `https://example.org/${ index }`,
			status: 404,
		} ) );
		const { user } = await open( '?check=title', described( { links } ) );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getAllByRole( 'row' ) ).toHaveLength( 51 );
		await user.click( button( 'Show 450 more' ) );
		expect( dialog.getAllByRole( 'row' ) ).toHaveLength( 501 );
	} );

	test.each( [
		[ 'title', [ 'Fix it for me' ] ],
		[ 'description', [ 'Help Me Fix' ] ],
		// A PHP version can't be fixed in the site, and passed checks need no fix.
		[ 'php_version', [] ],
		[ 'https', [] ],
	] )(
		'of %s offer what the paid edition does, quietly',
		async ( id, help ) => {
			await open( `?check=${ id }` );
			const teasers = within(
				screen.getByRole( 'dialog' )
			).queryAllByRole( 'button', { name: /for me|help me/i } );
			expect( teasers.map( ( { textContent } ) => textContent ) ).toEqual(
				help
			);
			for ( const teaser of teasers ) {
				expect( teaser ).toHaveAttribute( 'aria-disabled', 'true' );
				expect( teaser ).toHaveClass( 'is-tertiary' );
			}
		}
	);

	test( 'run the check again and tell what came of it', async () => {
		const { user, server } = await open( '?check=title' );
		server.analysis.found.general.title = checkItem( {
			status: 'success',
			message: 'The home page has a title.',
		} );
		await user.click( button( 'Run check again' ) );
		await screen.findByRole( 'dialog', {
			name: 'The home page has a title.',
		} );
		expect( speak ).toHaveBeenCalledWith(
			'Passed: The home page has a title.'
		);
	} );

	test( 'ignore and restore with one button, and say what did not work', async () => {
		const { user, server } = await open( '?check=title' );
		await user.click( button( 'Ignore' ) );
		expect( button( 'Restore' ) ).toHaveFocus();
		// The order of the list is kept.
		expect( screen.getByText( '1 of 5' ) ).toBeVisible();
		server.failOnce( UNAVAILABLE );
		await user.click( button( 'Restore' ) );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect(
			await dialog.findByText(
				'The check couldn’t be restored. Database is away.'
			)
		).toBeVisible();
		expect( button( 'Restore' ) ).toHaveFocus();
	} );
} );
