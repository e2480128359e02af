import { act, screen, waitFor, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import type { CheckPart } from '../../../../store';
import {
	checkItem,
	type AnalysisServer,
} from '../../../../tests/js/analysis-server';
import type { createSite } from '../../../../tests/js/create-site';
import { openApplication } from '../../../../tests/js/open-application';
import { sections } from '../../search/fixtures';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => jest.mocked( speak ).mockClear() );

// The navigation of the fixture only has the dashboard.
const [ dashboard ] = sections;
beforeAll( () =>
	dashboard?.links.push( {
		path: '/site-seo-analysis',
		label: 'Site SEO Analysis',
		capability: 'pharos_run_analysis',
	} )
);

const UNAVAILABLE = { message: 'Database is away.', data: { status: 503 } };

type Prepare = ( server: ReturnType< typeof createSite >[ 'server' ] ) => void;

/** Opens the screen and waits for its checks. */
async function open( address = '', prepare: Prepare = () => {} ) {
	const site = await openApplication(
		`/site-seo-analysis${ address }`,
		{},
		prepare
	);
	await waitFor( () => {
		const { getCheckItems, getCheckFailures } = site.select;
		expect( { ...getCheckItems(), ...getCheckFailures() } ).not.toEqual(
			{}
		);
		expect( site.select.isAwaitingChecks() ).toBe( false );
	} );
	const notices = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content );
	return { ...site, notices };
}

/** Returns the titles in the table, in order; queries by role are slow with this many rows in jsdom. */
const messages = () =>
	[ ...document.querySelectorAll( '.pharos-analysis__table tbody th' ) ].map(
		( { textContent } ) => textContent
	);

const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

const TITLE = 'The home page has no title tag.';
const NAME = 'The site has no name.';
const DESCRIPTION = 'The home page has no meta description.';

const many =
	( count: number ): Prepare =>
	( { analysis } ) => {
		analysis.found = {
			general: Object.fromEntries(
				Array.from( { length: count }, ( _, index ) => [
					`check_${ index + 1 }`,
					checkItem( { message: `Check ${ index + 1 }.` } ),
				] )
			),
			other: {},
			settings: {},
		};
	};

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
		expect( speak ).toHaveBeenCalledWith(
			'7 results, page 1 of 1',
			'polite'
		);

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

describe( 'the badge in the bar', () => {
	const badge = () =>
		screen.getByRole( 'link', { name: /^Site (SEO )?Analysis/ } );

	test( 'counts the worst, also what has just been ignored', async () => {
		const { user } = await open();
		expect( badge() ).toHaveTextContent( '2 Errors' );
		await user.click( button( `Ignore: ${ TITLE }` ) );
		expect( badge() ).toHaveTextContent( '1 Error' );
		await user.click( button( `Ignore: ${ NAME }` ) );
		expect( badge() ).toHaveTextContent( '1 Warning' );
		await user.click( button( `Ignore: ${ DESCRIPTION }` ) );
		expect( badge() ).toHaveTextContent( 'No errors or warnings' );
	} );

	test( 'begins with what the page was loaded with', async () => {
		await openApplication( '/general', {}, () => {
			Object.assign( window.pharosBoot ?? {}, {
				analysis: {
					error: 0,
					warning: 3,
					suggestion: 1,
					success: 9,
					ignored: 0,
				},
			} );
		} );
		expect( badge() ).toHaveTextContent( '3 Warnings' );
	} );

	test( 'counts nothing that was never checked', async () => {
		await openApplication( '/general' );
		expect( badge() ).toHaveTextContent( /^Site Analysis$/ );
	} );
} );

describe( 'the bubble in WordPress’s menu', () => {
	const menu = ( html: string ) => {
		const item = document.createElement( 'li' );
		item.id = 'toplevel_page_pharos_settings';
		item.innerHTML = `<a><div class="wp-menu-name">Pharos SEO${ html }</div></a>`;
		document.body.append( item );
		return item;
	};
	let item: HTMLElement;
	afterEach( () => item.remove() );

	test( 'has the number of errors', async () => {
		item = menu(
			' <span class="update-plugins count-7"><span class="plugin-count">7</span><span class="screen-reader-text">7 site analysis errors</span></span>'
		);
		const { user } = await open();
		expect( item.innerHTML ).toContain(
			'<span class="update-plugins count-2"><span class="plugin-count">2</span><span class="screen-reader-text">2 site analysis errors</span></span>'
		);
		await user.click( button( `Ignore: ${ TITLE }` ) );
		await user.click( button( `Ignore: ${ NAME }` ) );
		// WordPress hides a count of 0 by this class.
		expect( item.querySelector( '.count-0' ) ).not.toBeNull();
	} );

	test( 'comes when there was none', async () => {
		item = menu( '' );
		await open();
		expect( item.querySelector( '.count-2' ) ).toHaveTextContent(
			'22 site analysis errors'
		);
	} );
} );

describe( 'the dashboard', () => {
	/** Otherwise it is the first thing to do. */
	const SITEMAP = { enable_xml_sitemap: true };

	test( 'counts, and lists ten of what is wrong, with ways to all of it', async () => {
		await openApplication( '/dashboard', SITEMAP, many( 12 ) );
		expect( await screen.findByText( 'Check 1.' ) ).toHaveAttribute(
			'href',
			'/site-seo-analysis?check=check_1'
		);
		expect( screen.getByText( 'Check 10.' ) ).toBeVisible();
		expect( screen.queryByText( 'Check 11.' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: '12 Warnings' } )
		).toHaveAttribute( 'href', '/site-seo-analysis?status=warning' );
		expect(
			screen.getByRole( 'link', { name: 'View all' } )
		).toHaveAttribute( 'href', '/site-seo-analysis' );
	} );

	test( 'leaves Search Console to the card that asks to connect it', async () => {
		await openApplication( '/dashboard', {}, ( server ) => {
			many( 2 )( server );
			server.analysis.found.other = {
				search_console: checkItem( {
					message: 'Search Console isn’t connected.',
				} ),
			};
		} );
		expect( await screen.findByText( 'Check 1.' ) ).toBeVisible();
		expect(
			screen.queryByText( 'Search Console isn’t connected.' )
		).toBeNull();
	} );

	test( 'of a site where all is well says so', async () => {
		await openApplication( '/dashboard', SITEMAP, many( 0 ) );
		expect(
			( await screen.findAllByText( 'No errors or warnings' ) ).length
		).toBe( 2 );
		expect( screen.getByText( 'Nothing to do today' ) ).toBeVisible();
	} );

	test( 'does not call a site well before all reports are there', async () => {
		const site = await openApplication( '/dashboard', {}, ( server ) => {
			many( 0 )( server );
			server.failOnce( UNAVAILABLE );
		} );
		expect(
			await screen.findByText( 'Some checks couldn’t be loaded.', {
				selector: '.components-notice__content *',
			} )
		).toBeVisible();
		expect( screen.queryByText( 'No errors or warnings' ) ).toBeNull();
		expect( screen.queryByRole( 'link', { name: '0 Errors' } ) ).toBeNull();
		await site.user.click( button( 'Try again' ) );
		expect(
			await screen.findByRole( 'link', { name: '0 Errors' } )
		).toBeVisible();
	} );
} );

test( 'A user without the permission for settings has no links to them, and reads who can fix the issue', async () => {
	const fix = ( url: string ) =>
		checkItem( {
			message: `Fix at ${ url }.`,
			fix: { label: 'Fix it', url },
		} );
	const { user } = await open( '', ( { analysis } ) => {
		window.pharosBoot!.permissions = [ 'pharos_run_analysis' ];
		window.pharosBoot!.pageUrl = '/app';
		analysis.found = {
			general: {
				setting: fix( '/app#/general' ),
				reading: fix( '/wp-admin/options-reading.php' ),
				post: fix( '/wp-admin/post.php?post=1' ),
			},
			other: {},
			settings: {},
		};
	} );
	expect(
		screen
			.getAllByRole( 'link', { name: /^Fix it/ } )
			.map( ( link ) => link.getAttribute( 'href' ) )
	).toEqual( [ '/wp-admin/post.php?post=1' ] );
	await user.click( button( 'Fix at /app#/general.' ) );
	expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent(
		'Only users with the permission “Settings” can fix this.'
	);
} );
