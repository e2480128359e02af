import { screen } from '@testing-library/react';
import {
	button,
	DESCRIPTION,
	many,
	NAME,
	open,
	TITLE,
	UNAVAILABLE,
} from '../../../../tests/js/analysis-screen';
import { checkItem } from '../../../../tests/js/analysis-server';
import { openApplication } from '../../../../tests/js/open-application';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

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
