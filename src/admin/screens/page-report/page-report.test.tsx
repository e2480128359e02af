import { screen, waitFor, within } from '@testing-library/react';
import type { PageReport } from '../../../../store';
import * as api from '../../../../store/api';
import { openApplication } from '../../../../tests/js/open-application';
import { sections } from '../../search/fixtures';

jest.mock( '../../../../store/api' );

const ROUTE = '/tools/preview';

beforeAll( () =>
	sections[ 0 ]?.links.push( {
		path: ROUTE,
		label: 'Preview as a Search Engine',
	} )
);

const ADMIN = 'https://example.org/wp-admin/';

const source = ( text: string, link = '' ) => ( {
	text,
	link: link === '' ? null : { label: 'Change it', url: ADMIN + link },
} );

const PAGE: PageReport = {
	url: 'https://example.org/tea/',
	status: 200,
	location: '',
	robots_header: '',
	notes: [],
	differences: [],
	title: 'All about tea',
	description: '',
	robots: [ 'noindex, follow' ],
	canonical: 'https://example.org/tea/',
	hreflang: {},
	social: { 'og:title': [ 'Tea' ] },
	json_ld: [ { '@graph': [ { '@type': 'WebSite' } ] }, '{broken' ],
	sources: {
		title: source( 'The custom title of this page.', 'post.php?post=1' ),
		description: source(
			'The template for all pages.',
			'admin.php?page=pharos_settings#/general?setting=page_description'
		),
		canonical: source( 'The permalink of this page.' ),
		robots: [
			{
				directives: [ 'noindex' ],
				code: 'custom',
				...source( 'Set for this page individually.' ),
			},
		],
		social: { 'og:title': source( 'The social fields of this page.' ) },
		json_ld: [
			[ { type: 'WebSite', ...source( 'The site schema “Site”.' ) } ],
			[ { type: '', ...source( 'The theme.' ) } ],
		],
	},
};

async function open(
	route: string,
	answer: ( url: string ) => Partial< PageReport > = () => ( {} )
) {
	const asked: string[] = [];
	const site = await openApplication( route, {}, ( server ) =>
		jest.mocked( api.fetchJson ).mockImplementation( async ( request ) => {
			const path = request.path ?? '';
			if ( ! path.startsWith( '/pharos/v1/page-report' ) ) {
				return server.fetchJson( request );
			}
			const url = new URLSearchParams( path.split( '?' )[ 1 ] ).get(
				'url'
			);
			asked.push( url ?? '' );
			return { success: true, data: { ...PAGE, ...answer( url ?? '' ) } };
		} )
	);
	return { ...site, asked };
}

const part = ( name: string ) =>
	// A definition list has no role for its parts.
	screen.getByText( name, { selector: 'dt' } ).parentElement as HTMLElement;

test( 'Nothing is requested before there is a URL; each part has its value, its source and the link', async () => {
	const { user, asked } = await open( ROUTE );
	const field = await screen.findByRole( 'textbox', {
		name: 'URL of a page of this site',
	} );
	expect( asked ).toEqual( [] );
	await user.type( field, '/tea/{Enter}' );
	await screen.findByRole( 'heading', { name: 'Search engines' } );
	expect( asked ).toEqual( [ '/tea/' ] );

	within( part( 'Title tag' ) ).getByText( 'All about tea' );
	expect( within( part( 'Title tag' ) ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		`${ ADMIN }post.php?post=1`
	);
	within( part( 'Meta description' ) ).getByText( 'None' );
	expect(
		within( part( 'Meta description' ) ).getByRole( 'link' )
	).toHaveAttribute( 'href', '/general?setting=page_description' );
	within( part( 'Robots meta tag' ) ).getByText( /individually/ );
	within( part( 'og:title' ) ).getByText( 'Tea' );
	screen.getByText(
		'This script isn’t valid JSON, so search engines ignore it.'
	);
	screen.getAllByText( 'Visitors get what Pharos SEO outputs.' );
} );

test( 'A URL of a link is previewed at once, and again on request', async () => {
	const { user, asked } = await open( `${ ROUTE }?url=%2Ftea%2F` );
	await user.click(
		await screen.findByRole( 'button', { name: 'Preview again' } )
	);
	await waitFor( () => expect( asked ).toEqual( [ '/tea/', '/tea/' ] ) );
} );

test( 'Differences are listed with both values', async () => {
	await open( `${ ROUTE }?url=/tea/`, () => ( {
		differences: [
			{
				name: 'title',
				kind: 'changed',
				expected: 'Ours',
				arrived: 'Theirs',
				text: 'Visitors get something else.',
			},
		],
	} ) );
	const table = await screen.findByRole( 'table', {
		name: '1 difference between the output of Pharos SEO and what visitors get',
	} );
	const row = within( table ).getByRole( 'row', { name: /Title tag/ } );
	expect(
		within( row )
			.getAllByRole( 'cell' )
			.map( ( cell ) => cell.textContent )
	).toEqual( [ 'Ours', 'Theirs' ] );
} );

test( 'A redirect leads to the preview of its target; one to another site only says so', async () => {
	const redirect = ( location: string ): Partial< PageReport > => ( {
		status: 301,
		location,
		sources: undefined as never,
		notes: [
			{
				code: 'redirect',
				status: 'info',
				...source( `This URL redirects to ${ location }` ),
			},
		],
	} );
	const { user, asked } = await open( `${ ROUTE }?url=/old/`, ( url ) =>
		url === '/old/' ? redirect( 'https://example.org/tea/' ) : {}
	);
	expect(
		screen.queryByRole( 'heading', { name: 'Search engines' } )
	).toBeNull();
	await user.click(
		await screen.findByRole( 'link', { name: 'Preview the target' } )
	);
	await screen.findByRole( 'heading', { name: 'Search engines' } );
	expect( asked ).toEqual( [ '/old/', 'https://example.org/tea/' ] );
} );

test( 'A redirect to another site has no preview', async () => {
	await open( `${ ROUTE }?url=/out/`, () => ( {
		status: 302,
		location: 'https://elsewhere.test/',
		sources: undefined as never,
		notes: [
			{
				code: 'redirect',
				status: 'info',
				...source( 'This URL redirects to https://elsewhere.test/' ),
			},
		],
	} ) );
	await screen.findAllByText( /elsewhere\.test/ );
	expect( screen.queryByRole( 'link', { name: /target/ } ) ).toBeNull();
} );

test( 'A URL elsewhere is refused with the server’s message, which can be corrected', async () => {
	const message = 'Enter a URL of this site.';
	const { user } = await open( `${ ROUTE }?url=https://x.test/`, ( url ) => {
		if ( url.includes( 'x.test' ) ) {
			throw { code: 'pharos_foreign_url', message };
		}
		return {};
	} );
	await screen.findAllByText( new RegExp( message ) );
	const field = screen.getByRole( 'textbox', { name: /URL of a page/ } );
	expect( field ).toHaveValue( 'https://x.test/' );
	await user.clear( field );
	await user.click( screen.getByRole( 'button', { name: 'Preview' } ) );
	await screen.findByRole( 'heading', { name: 'Search engines' } );
} );
