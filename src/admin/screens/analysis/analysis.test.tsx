import { act, screen, waitFor, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import {
	button,
	DESCRIPTION,
	many,
	messages,
	NAME,
	open,
	TITLE,
	UNAVAILABLE,
} from '../../../../tests/js/analysis-screen';
import { openApplication } from '../../../../tests/js/open-application';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

describe( 'the list', () => {
	test( 'has the worst first, with words for how bad they are and counts of each', async () => {
		await open();
		expect( messages() ).toEqual( [
			TITLE,
			NAME,
			DESCRIPTION,
			'PHP 8.1 is no longer supported.',
			'The site uses HTTPS.',
		] );
		expect(
			screen
				.getAllByRole( 'row' )
				.slice( 1 )
				.map( ( row ) => row.textContent?.split( /(?=The|PHP)/ )[ 0 ] )
		).toEqual( [
			'Critical',
			'Critical',
			'Warning',
			'Suggestion',
			'Passed',
		] );
		expect(
			within( screen.getByRole( 'group', { name: 'Show' } ) )
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'All 5',
			'Critical 2',
			'Warning 1',
			'Suggestion 1',
			'Passed 1',
			'Ignored 0',
		] );
	} );

	test( 'leads to what fixes a check, and says once what the paid edition does', async () => {
		await open();
		const row = ( index: number ) =>
			within( screen.getAllByRole( 'row' )[ index ] as HTMLElement );
		expect(
			row( 1 ).getByRole( 'link', {
				name: `Home Page Title: ${ TITLE }`,
			} )
		).toHaveAttribute(
			'href',
			expect.stringContaining( '#/general/homepage?setting=' )
		);
		expect( button( 'Fix All for Me' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( screen.getByRole( 'link', { name: /^Pro/ } ) ).toHaveAttribute(
			'href',
			'https://pricing.example/'
		);
		for ( const index of [ 1, 2, 3, 4, 5 ] ) {
			expect(
				row( index ).queryByRole( 'button', { name: /fix/i } )
			).toBeNull();
		}
		expect(
			row( 5 ).queryByRole( 'button', { name: /^Ignore/ } )
		).toBeNull();
	} );

	test( 'is searched and filtered, from the first page on', async () => {
		const { user } = await open( '?page=3', many( 45 ) );
		expect( messages() ).toHaveLength( 5 );
		await user.type( screen.getByRole( 'searchbox' ), 'CHECK 4' );
		await waitFor( () =>
			expect( messages() ).toEqual( [
				'Check 4.',
				'Check 40.',
				'Check 41.',
				'Check 42.',
				'Check 43.',
				'Check 44.',
				'Check 45.',
			] )
		);
		expect( speak ).toHaveBeenCalledWith( '7 results', 'polite' );

		await user.click( button( 'Critical 0' ) );
		expect( screen.getByText( 'No Results Found' ) ).toBeVisible();
		expect( speak ).toHaveBeenLastCalledWith(
			'No Results Found',
			'polite'
		);
		await user.click( button( 'Clear search' ) );
		expect( messages() ).toHaveLength( 20 );
	} );

	test( 'has pages of twenty; the focus stays on the button, a page too many is the last', async () => {
		const { user } = await open( '?page=99', many( 45 ) );
		expect( screen.getByText( '41–45 of 45' ) ).toBeVisible();
		expect( button( 'Page 3' ) ).toHaveAttribute( 'aria-current', 'page' );
		await user.click( button( 'Page 2' ) );
		expect( messages()[ 0 ] ).toBe( 'Check 21.' );
		expect( button( 'Page 2' ) ).toHaveFocus();
		await user.click( button( 'Next page' ) );
		expect( messages()[ 0 ] ).toBe( 'Check 41.' );
		expect( button( 'Next page' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( button( 'Next page' ) ).toHaveFocus();
	} );

	test( 'shows what did load, says why the rest did not, and tries again', async () => {
		const { user, notices } = await open( '', ( server ) => {
			server.failOnce( UNAVAILABLE );
			server.failOnce( {} );
		} );
		expect( messages() ).toEqual( [ NAME ] );
		await waitFor( () =>
			expect( notices() ).toEqual( [
				'Failed to fetch analysis report. Database is away.',
			] )
		);
		await user.click( button( 'Try again' ) );
		await waitFor( () => expect( messages() ).toHaveLength( 5 ) );
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );

	test( 'names the report where only one can not be read', async () => {
		const { notices } = await open( '', ( server ) =>
			server.failOnce( {} )
		);
		await waitFor( () =>
			expect( notices() ).toEqual( [
				'Failed to fetch general seo analysis report. An unexpected error occurred while fetching the general SEO analysis report. Please try again later.',
			] )
		);
	} );

	test( 'says that more follows while a report is missing', async () => {
		let arrive = () => {};
		await openApplication( '/site-seo-analysis', {}, ( server ) =>
			server.answerOnce(
				() =>
					new Promise( ( _, reject ) => {
						arrive = () => reject( UNAVAILABLE );
					} )
			)
		);
		expect(
			await screen.findByText(
				'Your site is still being checked. More results will follow.'
			)
		).toBeVisible();
		expect( messages() ).toContain( NAME );
		await act( async () => arrive() );
		expect( await screen.findByText( /^Last checked: / ) ).toBeVisible();
	} );

	test( 'that nothing is known of says only why', async () => {
		await open( '', ( server ) =>
			[ 1, 2, 3 ].forEach( () => server.failOnce( UNAVAILABLE ) )
		);
		expect(
			screen.getAllByText( 'The checks couldn’t be loaded.' )[ 0 ]
		).toBeVisible();
		expect( screen.queryByRole( 'table' ) ).toBeNull();
	} );
} );

describe( 'a run', () => {
	test( 'tells how far it is, and keeps what is known when it fails', async () => {
		const { user, server, notices } = await open();
		expect( screen.getByText( /^Last checked: / ) ).toBeVisible();
		const release = server.hold();
		await user.click( button( 'Re-run Checks' ) );
		expect(
			await screen.findByText( 'Checking your site: 0 of 5 checks' )
		).toBeVisible();
		expect( button( 'Re-run Checks' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( button( 'Re-run Checks' ) ).toHaveFocus();
		[ 1, 2, 3 ].forEach( () => server.failOnce( UNAVAILABLE ) );
		await act( async () => release() );

		expect(
			await screen.findByText(
				/^Last checked: .* \(latest run failed\)$/
			)
		).toBeVisible();
		// Shown once, although three requests failed for the same reason.
		expect( screen.getByText( 'Database is away.' ) ).toBeVisible();
		expect( messages() ).toHaveLength( 5 );
		expect( notices() ).toEqual( [] );

		await user.click( button( 'Re-run Checks' ) );
		await waitFor( () =>
			expect( speak ).toHaveBeenCalledWith( '2 errors, 1 warning' )
		);
		expect( screen.queryByText( /failed/ ) ).toBeNull();
	} );
} );

test( 'a run goes on while another screen is open, and is one however often it is asked for', async () => {
	const { user, server } = await open();
	const release = server.hold();
	await user.click( button( 'Re-run Checks' ) );
	await user.click( button( 'Re-run Checks' ) );
	await user.click( screen.getByRole( 'link', { name: 'General' } ) );
	delete server.analysis.found.general.title;
	await act( async () => release() );
	expect(
		await screen.findByRole( 'link', {
			name: 'Site SEO Analysis: 1 Error',
		} )
	).toBeVisible();
	expect(
		server.requests.filter( ( { path } ) => path?.includes( 'force=true' ) )
	).toHaveLength( 3 );
} );

describe( 'ignoring', () => {
	test( 'puts a check last, goes on to the next one, and can be undone', async () => {
		const { user, server } = await open();
		await user.click( button( `Ignore: ${ TITLE }` ) );
		expect( messages().at( -1 ) ).toBe( TITLE );
		expect( button( NAME ) ).toHaveFocus();
		expect( button( 'Critical 1' ) ).toBeVisible();
		await user.click( button( 'Undo' ) );
		await waitFor( () => expect( messages()[ 0 ] ).toBe( TITLE ) );
		await waitFor( () => expect( server.analysis.ignored.size ).toBe( 0 ) );
	} );

	test( 'is taken back, and says why, when the server refuses', async () => {
		const { user, server, notices } = await open();
		server.failOnce( UNAVAILABLE );
		await user.click( button( `Ignore: ${ TITLE }` ) );
		await waitFor( () =>
			expect( notices() ).toEqual( [
				'The check couldn’t be ignored. Database is away.',
			] )
		);
		expect( messages()[ 0 ] ).toBe( TITLE );
	} );

	test( 'several at once', async () => {
		const { user, server, notices } = await open();
		await user.click(
			screen.getByRole( 'checkbox', { name: `Select: ${ TITLE }` } )
		);
		await user.click(
			screen.getByRole( 'checkbox', { name: `Select: ${ NAME }` } )
		);
		expect( screen.getByText( '2 selected' ) ).toBeVisible();
		await user.click( button( 'Ignore' ) );
		await waitFor( () =>
			expect( [ ...server.analysis.ignored ] ).toEqual( [
				'title',
				'site_title',
			] )
		);
		expect( notices() ).toEqual( [ '2 checks ignored' ] );
		expect( button( DESCRIPTION ) ).toHaveFocus();

		await user.click( button( 'Ignored 2' ) );
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Select all' } )
		);
		await user.click( button( 'Restore' ) );
		await waitFor( () => expect( server.analysis.ignored.size ).toBe( 0 ) );
		// The list is empty now.
		await waitFor( () =>
			expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus()
		);
	} );
} );

describe( 'what is selected', () => {
	const check = ( number: number ) =>
		screen.getByRole( 'checkbox', { name: `Select: Check ${ number }.` } );

	test( 'stays selected on other pages and under other filters, says so, and is acted on together', async () => {
		const { user, server, notices } = await open( '', many( 41 ) );
		await user.click( check( 1 ) );
		await user.click( check( 2 ) );

		await user.click( button( 'Page 2' ) );
		expect(
			screen.getByText( '2 selected (2 on other pages)' )
		).toBeVisible();
		expect( jest.mocked( speak ).mock.calls.at( -1 )?.[ 0 ] ).toBe(
			'41 results, page 2 of 3. 2 selected (2 on other pages)'
		);
		await user.click( check( 21 ) );
		expect(
			screen.getByText( '3 selected (2 on other pages)' )
		).toBeVisible();

		await user.click( button( 'Critical 0' ) );
		expect( screen.getByText( 'No Results Found' ) ).toBeVisible();
		expect(
			screen.getByText( '3 selected (3 on other pages)' )
		).toBeVisible();

		await user.click( button( /^All 41/ ) );
		expect( check( 1 ) ).toBeChecked();
		await user.click( button( 'Ignore' ) );
		await waitFor( () =>
			expect( [ ...server.analysis.ignored ].sort() ).toEqual( [
				'check_1',
				'check_2',
				'check_21',
			] )
		);
		expect( notices() ).toEqual( [ '3 checks ignored' ] );
		expect( screen.queryByText( /selected/ ) ).toBeNull();
	} );

	test( '"Select all" is about the page, and all of it can be cleared', async () => {
		const { user } = await open( '', many( 41 ) );
		await user.click( check( 1 ) );
		await user.click( button( 'Page 3' ) );
		const all = screen.getByRole( 'checkbox', { name: 'Select all' } );
		expect( all ).not.toBePartiallyChecked();
		await user.click( all );
		expect(
			screen.getByText( '2 selected (1 on another page)' )
		).toBeVisible();
		await user.click( all );
		expect(
			screen.getByText( '1 selected (1 on another page)' )
		).toBeVisible();

		await user.click( button( 'Clear selection' ) );
		expect( screen.queryByText( /selected/ ) ).toBeNull();
		expect( all ).toHaveFocus();
		await user.click( button( 'Page 1' ) );
		expect( check( 1 ) ).not.toBeChecked();
	} );
} );
