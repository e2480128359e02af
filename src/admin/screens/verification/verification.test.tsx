import { screen, within } from '@testing-library/react';
import type { Verification } from '../../../../store';
import { openApplication } from '../../../../tests/js/open-application';
import { sections } from '../../search/fixtures';

jest.mock( '../../../../store/api' );

const ROUTE = '/general/verification';
const SAVED = { google_verification: 'abcdef', bing_verification: 'ABCDEF' };

beforeAll( () =>
	sections[ 1 ]?.links.push( { path: ROUTE, label: 'Site Verification' } )
);

const field = ( service: string ) =>
	screen.findByRole( 'textbox', { name: `${ service } verification code` } );
const card = () =>
	screen.findByRole( 'region', { name: 'Tags on the home page' } );

/** Opens the screen of a site with these settings; `answers` are those of the check, or errors. */
function open(
	settings: Record< string, string >,
	...answers: ( Partial< Verification > | Error )[]
) {
	return openApplication( ROUTE, settings as never, ( server ) => {
		for ( const answer of answers ) {
			server.answerOnce( () => {
				if ( answer instanceof Error ) {
					throw answer;
				}
				return {
					success: true,
					data: { url: '', problem: '', services: {}, ...answer },
				};
			} );
		}
	} );
}

test( 'Without codes nothing is checked, and each service has a link', async () => {
	const { server } = await open( {} );
	expect( await field( 'Baidu' ) ).toHaveValue( '' );
	expect(
		screen.getByRole( 'link', { name: /Open Bing Webmaster Tools/ } )
	).toHaveAttribute( 'href', 'https://www.bing.com/webmasters/' );
	expect( screen.queryByText( 'Tags on the home page' ) ).toBeNull();
	expect( server.requests.map( ( { path } ) => path ) ).not.toContain(
		'/pharos/v1/verification'
	);
} );

test( 'Saved codes are looked for on the home page, again on demand', async () => {
	const { user } = await open(
		SAVED,
		{ services: { google: true, bing: false } },
		{ services: { google: true, bing: true } }
	);
	const { findByText, getByRole, getAllByRole } = within( await card() );
	await findByText(
		/^Google: the tag is on the home page.*“Verify” in Google Search Console/
	);
	await findByText(
		/^Bing: the tag isn’t on the home page.*Clear the page cache/
	);
	expect( getAllByRole( 'listitem' ) ).toHaveLength( 2 );

	await user.click( getByRole( 'button', { name: 'Check again' } ) );
	await findByText( /^Bing: the tag is on the home page/ );
} );

test( 'A home page that can’t be read says why, and so does a failed check', async () => {
	const { user } = await open(
		SAVED,
		{ problem: 'The home page returns status 503.', services: {} },
		new Error( 'Not now.' )
	);
	const { findByText, getByRole } = within( await card() );
	await findByText( 'The home page returns status 503.' );
	await user.click( getByRole( 'button', { name: 'Check again' } ) );
	await findByText( 'Not now.' );
} );
