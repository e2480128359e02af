import { act, screen, waitFor, within } from '@testing-library/react';
import { store as preferencesStore } from '@wordpress/preferences';
import type { Insight } from '../../../../store';
import * as api from '../../../../store/api';
import { checkItem } from '../../../../tests/js/analysis-server';
import { exampleConnection } from '../../../../tests/js/google-connection';
import { openApplication } from '../../../../tests/js/open-application';
import type { Server } from '../../../../tests/js/server';

jest.mock( '../../../../store/api' );

const insight = ( code: string, count: number, clicks: number ): Insight => ( {
	code,
	label: `Insight ${ code }`,
	description: `Why ${ code }.`,
	count,
	clicks,
} );

const INSIGHTS = [
	insight( 'losing_clicks', 3, 40 ),
	insight( 'rewrite_title', 12, 310 ),
	insight( 'not_indexable', 0, 0 ),
	insight( 'competing_pages', 2, 0 ),
];

const PRODUCT = {
	name: 'Kettle Forms',
	description: 'Forms.',
	slug: 'kettle-forms',
	type: 'plugin' as const,
	plugin: '',
	obstacle: null,
};

/** A site that is connected to Search Console. */
const connected = ( server: Server ) =>
	jest.mocked( api.fetchJson ).mockImplementation( async ( request ) => {
		switch ( ( request.path ?? '' ).split( '?' )[ 0 ] ) {
			case '/pharos/v1/search-console':
				return { data: exampleConnection() };
			case '/pharos/v1/search-console/insights':
				return { data: INSIGHTS };
			default:
				return server.fetchJson( request );
		}
	} );

const open = async (
	features: Record< string, boolean >,
	prepare: ( server: Server ) => void = () => {}
) => {
	const site = await openApplication( '/dashboard', features, prepare );
	await waitFor( () =>
		expect( site.select.getCheckCounts() ).not.toBeNull()
	);
	return site;
};

const next = () => screen.getByRole( 'region', { name: 'Next steps' } );

/** The tasks in order: each one's text. */
const tasks = () =>
	within( next() )
		.getAllByRole( 'listitem' )
		.filter( ( item ) => item.closest( '.pharos-tasks__list' ) )
		.map( ( { textContent } ) => textContent ?? '' );

const noIssues = ( server: Server ) => {
	server.analysis.found = {
		general: {
			https: checkItem( {
				status: 'success',
				message: 'The site uses HTTPS.',
			} ),
		},
		other: {},
		settings: {},
	};
};

describe( 'what to do next', () => {
	test( 'is one list of what Search Console and the analysis found, by gain; each says why, how much and has a button', async () => {
		await open(
			{ enable_google_console: true, enable_xml_sitemap: true },
			connected
		);
		await within( next() ).findByText( 'Insight rewrite_title' );
		expect( tasks() ).toEqual( [
			expect.stringMatching(
				/^Critical.*no title tag\..*Search engines then choose.*Home Page Title/
			),
			expect.stringMatching(
				/^Critical.*The site has no name\..*Show details$/
			),
			expect.stringMatching(
				/^\+310 clicks.*rewrite_title.*12 pages.*Why rewrite_title\..*Show pages/
			),
			expect.stringMatching( /^\+40 clicks.*losing_clicks.*3 pages/ ),
			expect.stringMatching( /^Warning.*no meta description\./ ),
			expect.stringMatching( /^Suggestion.*competing_pages.*2 pages/ ),
			expect.stringMatching( /^Suggestion.*PHP 8\.1/ ),
		] );
		expect(
			within( next() ).getByRole( 'link', {
				name: 'Show pages: Insight rewrite_title',
			} )
		).toHaveAttribute(
			'href',
			'#/content-performance?insight=rewrite_title'
		);
		expect(
			within( next() ).getByRole( 'link', { name: /^2\sErrors$/ } )
		).toHaveAttribute( 'href', '/site-seo-analysis?status=error' );
	} );

	test( 'begins with the XML sitemap while it is off, which one button turns on', async () => {
		const { user, server } = await open( {} );
		expect( tasks()[ 0 ] ).toMatch( /XML sitemap/ );
		expect( tasks() ).toHaveLength( 5 );
		await user.click(
			screen.getByRole( 'button', { name: 'Turn on the XML sitemap' } )
		);
		await waitFor( () => expect( tasks() ).toHaveLength( 4 ) );
		expect( server.saves.map( ( { data } ) => data ) ).toEqual( [
			{ enable_xml_sitemap: true },
		] );
		expect(
			screen.getByRole( 'heading', { name: 'Next steps' } )
		).toHaveFocus();
	} );

	test( 'does not ask for the sitemap twice, nor where it was ignored', async () => {
		const off = checkItem( {
			status: 'suggestion',
			message: 'The XML sitemap is turned off.',
		} );
		const { dispatch } = await open( {}, ( server ) => {
			noIssues( server );
			server.analysis.found.settings = { sitemap_off: off };
		} );
		expect( tasks() ).toEqual( [ expect.stringMatching( /XML sitemap/ ) ] );
		await act( async () => dispatch.ignoreChecks( [ 'sitemap_off' ] ) );
		expect(
			await screen.findByText( 'Nothing to do today' )
		).toBeVisible();
	} );

	test( 'is a quiet line when all is done', async () => {
		await open( { enable_xml_sitemap: true }, noIssues );
		expect( screen.getByText( 'Nothing to do today' ) ).toBeVisible();
		expect( next().querySelector( '[aria-busy]' ) ).toBeNull();
	} );
} );

describe( 'Extend Your Website', () => {
	const offer = () =>
		screen.queryByRole( 'region', { name: 'Extend Your Website' } );

	test( 'comes last, and is closed for good', async () => {
		const { user, registry } = await open( {}, ( server ) => {
			server.installed.products = [ PRODUCT ];
		} );
		await screen.findByText( 'Kettle Forms' );
		const regions = screen.getAllByRole( 'region' );
		expect( regions.at( -1 ) ).toBe( offer() );
		await user.click(
			screen.getByRole( 'button', { name: 'Close: Extend Your Website' } )
		);
		expect( offer() ).toBeNull();
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
		expect(
			registry
				.select( preferencesStore )
				.get( 'pharos-seo', 'isExtendClosed' )
		).toBe( true );
	} );

	test( 'has no place, and no skeleton, where nothing is recommended', async () => {
		await open( {} );
		expect( offer() ).toBeNull();
		expect( document.querySelector( '.pharos-extend' ) ).toBeNull();
	} );
} );
