import { act, screen, waitFor, within } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import type {
	BreakdownRow,
	Connection,
	Sites,
	SubmittedSitemap,
} from '../../../../store';
import * as api from '../../../../store/api';
import {
	exampleConnection,
	HOME,
} from '../../../../tests/js/google-connection';
import { openApplication } from '../../../../tests/js/open-application';
import { sections } from '../../search/fixtures';

jest.mock( '../../../../store/api' );

const [ dashboard ] = sections;
beforeAll( () =>
	dashboard?.links.push( {
		path: '/search-console',
		label: 'Search Console',
		capability: 'pharos_view_search_console',
	} )
);

const OTHER = 'https://elsewhere.example/';

const NO_SITE = exampleConnection( { selectedSite: '', lastFetched: null } );

const DISCONNECTED: Connection = { ...NO_SITE, authenticated: '', method: '' };

const READY = exampleConnection();

const SITEMAP: SubmittedSitemap = {
	submitted: false,
	path: `${ HOME }sitemap_index.xml`,
	lastSubmitted: null,
	lastDownloaded: null,
	pending: false,
	errors: 0,
	warnings: 0,
};

/** A property of the account. */
const entry = ( siteUrl: string, permissionLevel = 'siteOwner' ) => ( {
	siteUrl,
	permissionLevel,
	related: siteUrl === HOME,
} );

/** The routes of Search Console; a test may change what they answer. */
function createGoogle( connection: Connection ) {
	const state = {
		connection,
		sites: [] as Sites[ 'siteEntry' ],
		sitemap: SITEMAP,
		/** The response of /search-console/breakdown; null for a failure. */
		breakdown: [] as BreakdownRow[] | null,
		/** What selecting a property fails with. */
		refusal: '',
		/** The requests, such as "PUT /site". */
		asked: [] as string[],
	};
	const answer = ( route: string ): object | undefined => {
		switch ( route ) {
			case 'GET /search-console':
				return { data: state.connection };
			case 'GET /sites': {
				const suggested = state.sites.find(
					( { permissionLevel } ) => permissionLevel === 'siteOwner'
				);
				return {
					siteEntry: state.sites,
					suggested: suggested?.siteUrl ?? '',
					automatic: suggested?.siteUrl === HOME,
				};
			}
			case 'PUT /site':
				if ( state.refusal ) {
					throw { code: 'x', message: state.refusal };
				}
				return {};
			case 'GET /search-console/sitemaps':
				return { data: state.sitemap };
			case 'POST /search-console/sitemaps':
				state.sitemap = { ...SITEMAP, submitted: true, pending: true };
				return { data: state.sitemap };
			case 'GET /search-console/breakdown':
				if ( ! state.breakdown ) {
					throw { code: 'x', message: 'Google can’t be reached.' };
				}
				return { data: state.breakdown, window: null };
			case 'GET /auth-url':
				throw { code: 'x', message: 'Not from here.' };
			default:
				return undefined;
		}
	};
	return { state, answer };
}

/** Opens a screen of a site with this connection. */
async function open(
	connection: Connection,
	route = '/search-console',
	prepare = () => {}
) {
	const { state, answer } = createGoogle( connection );
	const site = await openApplication(
		route,
		{ enable_google_console: true },
		( server ) => {
			prepare();
			jest.mocked( api.fetchJson ).mockImplementation(
				async ( request ) => {
					const [ path = '' ] = ( request.path ?? '' ).split( '?' );
					const asked = `${ request.method ?? 'GET' } ${ path.replace( '/pharos/v1', '' ) }`;
					state.asked.push( asked );
					return answer( asked ) ?? server.fetchJson( request );
				}
			);
		}
	);
	return { ...site, state };
}

const dialog = () => screen.findByRole( 'dialog' );
const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

describe( 'an account', () => {
	test( 'without a verified site says what to do, and is asked again', async () => {
		const { user, state } = await open( NO_SITE );
		const selector = await dialog();
		await within( selector ).findByText( 'No Verified Site Found', {
			selector: 'strong',
		} );
		expect(
			within( selector ).getByRole( 'link', { name: /^Learn more/ } )
		).toHaveAttribute( 'target', '_blank' );

		state.sites = [ entry( HOME, 'siteUnverifiedUser' ) ];
		const asked = () =>
			state.asked.filter( ( route ) => route === 'GET /sites' ).length;
		const before = asked();
		await user.click( button( 'Check again' ) );
		await waitFor( () => expect( asked() ).toBe( before + 1 ) );
		expect(
			within( selector ).getByText( 'No Verified Site Found', {
				selector: 'strong',
			} )
		).toBeVisible();
		expect( button( 'Check again' ) ).toHaveFocus();
	} );

	test( 'of another site says so, and why it can’t be selected', async () => {
		const { user, state } = await open( NO_SITE );
		const selector = await dialog();
		await within( selector ).findByText( 'No Verified Site Found', {
			selector: 'strong',
		} );
		state.sites = [ entry( OTHER ) ];
		await user.click( button( 'Check again' ) );
		expect(
			( await within( selector ).findByRole( 'combobox', {
				name: 'Select a site',
			} ) ) as HTMLInputElement
		).toHaveDisplayValue( /elsewhere\.example.*\(URL prefix\)/ );
		expect( selector ).toHaveTextContent(
			/This property doesn’t include .*example\.org/
		);
		state.refusal =
			'The connected account doesn’t have access to this property.';
		await user.click( button( 'Proceed' ) );
		await within( selector ).findByText(
			'Failed to proceed: The connected account doesn’t have access to this property.',
			{ selector: '.components-notice__content' }
		);
	} );

	test( 'of a service account only needs its site', async () => {
		const { user, state } = await open( {
			...NO_SITE,
			method: 'service_account',
			profile: { email: 'pharos@p.example' },
		} );
		const selector = await dialog();
		expect( selector ).toHaveTextContent( 'Connected as pharos@p.example' );
		await within( selector ).findByText(
			/^Add pharos@p\.example as a user of your site/
		);
		state.sites = [ entry( HOME ) ];
		await user.click( button( 'Check again' ) );
		await within( selector ).findByRole( 'combobox' );
		state.connection = { ...READY, method: 'service_account' };
		await user.click( button( 'Proceed' ) );
		expect(
			await screen.findByRole( 'button', { name: /^Site: / } )
		).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'the site selector', () => {
	test( 'waits until the reason of a failed sign-in is read', async () => {
		window.history.replaceState(
			null,
			'',
			'?page=pharos_settings&gcp_error_code=403&status=access_denied&nonce=x'
		);
		const { user } = await open( NO_SITE, '/dashboard' );
		const more = await screen.findByRole( 'button', {
			name: 'Learn more',
		} );
		await waitFor( () => expect( more ).toHaveFocus() );
		expect( window.location.search ).toBe( '?page=pharos_settings' );
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Search Console',
			} )
		).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await user.click( button( 'Dismiss this notice' ) );
		expect( await dialog() ).toHaveTextContent( 'Search Console Account' );
	} );

	test( 'stays away while the connection has a problem, which is in front of no way out', async () => {
		await open( {
			...NO_SITE,
			error: {
				code: 'token_revoked',
				message: 'Google no longer accepts the connection.',
			},
		} );
		expect(
			await screen.findByRole( 'button', { name: 'Connect again' } )
		).toBeVisible();
		expect( button( 'Replace credentials' ) ).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'credentials', () => {
	test( 'of wp-config.php can’t be changed here', async () => {
		await open( {
			...DISCONNECTED,
			credentials: {
				source: 'constant',
				kind: 'oauth',
				client_id: 'id-1',
			},
		} );
		expect(
			await screen.findByText( /^Locked: the credentials are set by/ )
		).toBeVisible();
		expect( screen.getByText( 'id-1' ).parentElement ).toHaveTextContent(
			'Client ID: id-1'
		);
		expect( screen.queryByLabelText( 'Client secret' ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', {
				name: /(Replace|Remove) credentials/,
			} )
		).toBeNull();
		expect( button( /^Connect to Search Console/ ) ).toBeEnabled();
	} );

	test( 'that can’t be read any more are asked for again', async () => {
		await open( {
			...READY,
			error: {
				code: 'salts_changed',
				message: 'Enter the credentials again.',
			},
			credentials: { ...READY.credentials, unreadable: true },
		} );
		expect( await screen.findByLabelText( 'Client ID' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Connect again' } )
		).toBeNull();
	} );

	test( 'that are no key of a service account are told apart', async () => {
		const { user, state } = await open( {
			...DISCONNECTED,
			credentials: { source: 'none', kind: '', client_id: '' },
		} );
		await user.click(
			await screen.findByRole( 'tab', { name: 'Service account' } )
		);
		const key = screen.getByRole( 'textbox', {
			name: 'Service account key (JSON)',
		} );
		for ( const [ text, problem ] of [
			[ '', /^Choose the JSON file/ ],
			[ '{ "type": "service', /valid JSON/ ],
			[ '{ "web": {} }', /belongs to an OAuth client/ ],
			[ '{ "type": "authorized_user" }', /must be “service_account”/ ],
		] as const ) {
			await user.clear( key );
			if ( text ) {
				await user.click( key );
				await user.paste( text );
			}
			await user.click( button( 'Connect service account' ) );
			expect(
				screen.getByText( problem, {
					selector: '.components-notice__content',
				} )
			).toBeVisible();
		}
		expect( state.asked ).not.toContain( 'POST /google-credentials' );
	} );
} );

describe( 'the owner who connected the account', () => {
	test( 'and is gone is told of beside the figures, with a way to connect again', async () => {
		await open( {
			...READY,
			warning: {
				code: 'owner_deleted',
				message: 'Ada no longer exists.',
			},
		} );
		const state = within(
			(
				await screen.findByText( 'Ada no longer exists.', {
					selector: '.pharos-gsc-state *',
				} )
			).closest( '.pharos-gsc-state' ) as HTMLElement
		);
		expect(
			state.getByRole( 'button', { name: 'Connect again' } )
		).toBeVisible();
	} );
} );

describe( 'the sitemap', () => {
	const card = async () =>
		within(
			await screen.findByRole( 'region', {
				name: 'Sitemap in Search Console',
			} )
		);

	test( 'needs the wider permission, which is asked for', async () => {
		const { user } = await open( READY );
		const inCard = await card();
		expect(
			await inCard.findByText( /hasn’t been submitted/ )
		).toBeVisible();
		await user.click(
			inCard.getByRole( 'button', { name: 'Allow submitting sitemaps' } )
		);
		await waitFor( () =>
			expect(
				jest
					.mocked( api.fetchJson )
					.mock.calls.map( ( [ { path } ] ) => path )
			).toContain( '/pharos/v1/auth-url?sitemaps=1' )
		);
		expect(
			await inCard.findByText( 'Not from here.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );

	test( 'is submitted by one button, which keeps the focus', async () => {
		const { user, registry } = await open( {
			...READY,
			can_submit_sitemaps: true,
		} );
		const inCard = await card();
		await user.click(
			await inCard.findByRole( 'button', { name: 'Submit sitemap' } )
		);
		expect(
			await inCard.findByRole( 'button', { name: 'Submit again' } )
		).toHaveFocus();
		expect( inCard.getByText( 'Pending' ) ).toBeVisible();
		await waitFor( () =>
			expect(
				registry
					.select( noticesStore )
					.getNotices()
					.map( ( { content } ) => content )
			).toEqual( [ expect.stringMatching( /^Sitemap submitted\./ ) ] )
		);
	} );
} );

describe( 'the search results of the site', () => {
	const row = ( key: string, clicks: number, before: number | null ) => ( {
		key,
		current: { clicks, impressions: 100, position: 4 },
		previous:
			before === null
				? null
				: { clicks: before, impressions: before * 10, position: 5 },
		changes: { clicks: 1, impressions: 2, position: 1 },
	} );
	const card = async () =>
		within(
			await screen.findByRole( 'region', {
				name: 'Search results of the site',
			} )
		);
	const names = ( inCard: Awaited< ReturnType< typeof card > > ) =>
		inCard.getAllByRole( 'rowheader' ).map( ( cell ) => cell.textContent );

	test( 'that can’t be fetched say why, and are asked for again', async () => {
		const { user, state } = await open( READY );
		state.breakdown = null;
		const inCard = await card();
		await user.click( inCard.getByRole( 'tab', { name: 'Countries' } ) );
		expect(
			await inCard.findByText( /Google can’t be reached\./ )
		).toBeVisible();
		state.breakdown = [ row( 'deu', 5, 3 ) ];
		await user.click( inCard.getByRole( 'button', { name: 'Try again' } ) );
		expect(
			await inCard.findByRole( 'rowheader', { name: 'Germany' } )
		).toBeVisible();
	} );

	test( 'are sorted and searched without another request', async () => {
		const { user, state } = await open( READY );
		state.breakdown = Array.from( { length: 12 }, ( _, index ) =>
			row( `query ${ index }`, 40 - index, index === 11 ? null : 30 )
		);
		const inCard = await card();
		await user.click( inCard.getByRole( 'tab', { name: 'Devices' } ) );
		await user.click( inCard.getByRole( 'tab', { name: 'Countries' } ) );
		await inCard.findByRole( 'rowheader', { name: 'query 0' } );
		expect( names( inCard ) ).toHaveLength( 10 );
		await user.click(
			inCard.getByRole( 'button', { name: 'Change in clicks' } )
		);
		await user.click(
			inCard.getByRole( 'button', { name: 'Change in clicks' } )
		);
		expect( names( inCard )[ 0 ] ).toBe( 'query 10' );
		const asked = state.asked.length;
		await user.click( inCard.getByRole( 'searchbox' ) );
		await user.paste( 'QUERY 1' );
		expect( names( inCard ) ).toEqual( [
			'query 10',
			'query 1',
			'query 11',
		] );
		await user.paste( 'x' );
		expect( inCard.getByText( 'No Results Found' ) ).toBeVisible();
		expect( state.asked ).toHaveLength( asked );
	} );

	test( 'of Discover are pages and countries', async () => {
		const { user } = await open( READY );
		await user.selectOptions(
			await screen.findByRole( 'combobox', { name: 'Search type' } ),
			'Discover'
		);
		const inCard = await card();
		expect(
			inCard.getAllByRole( 'tab' ).map( ( tab ) => tab.textContent )
		).toEqual( [ 'Pages', 'Countries' ] );
		expect(
			screen.queryByRole( 'region', { name: 'SEO Performance' } )
		).toBeNull();
	} );
} );

const STATES = [
	[ 'token_revoked', 'button', 'Connect again' ],
	[ 'salts_changed', 'button', 'Connect again' ],
	[ 'invalid_client', 'link', 'Check the credentials' ],
	[ 'access_lost', 'button', 'Select another site' ],
	[ 'api_disabled', 'link', /^Enable the Search Console API/ ],
	[ 'site_moved', 'button', 'The site has moved here' ],
	[ 'quota_exceeded', '', '' ],
] as const;

test( 'each error of Google has a message and an action, beside the earlier figures', async () => {
	const { state, dispatch } = await open( READY, '/dashboard' );
	for ( const [ code, role, name ] of STATES ) {
		state.connection = {
			...READY,
			error: { code, message: `It is ${ code }.` },
			blocked_until: role === '' ? '2026-11-20T20:15:00Z' : null,
		};
		await act( () =>
			dispatch.invalidateResolution( 'getSearchConsole', [] )
		);
		const text = await screen.findByText( `It is ${ code }.`, {
			selector: '.pharos-gsc-state p',
		} );
		const notice = within(
			text.closest( '.pharos-gsc-state' ) as HTMLElement
		);
		expect(
			notice.getByText( /^The data below was fetched on Nov 20, 2026/ )
		).toBeVisible();
		expect(
			role === ''
				? notice.getByText( /^Next attempt after / )
				: notice.getByRole( role, { name } )
		).toBeVisible();
		expect( button( '28 days' ) ).toBeVisible();
	}
} );

describe( 'a user without the permission for settings', () => {
	const openLimited = ( connection: Connection ) =>
		open( connection, '/search-console', () => {
			window.pharosBoot!.permissions = [ 'pharos_view_search_console' ];
		} );
	const settingsButtons = () =>
		screen.queryAllByRole( 'button', {
			name: /^(Site: |Disconnect|Select a Site|Submit|Allow|Connect|Replace|Remove)/,
		} );

	test.each( [
		[ 'connected', READY ],
		[ 'without a site', NO_SITE ],
		[ 'not connected', DISCONNECTED ],
		[
			'with a lost connection',
			exampleConnection( {
				error: {
					code: 'token_revoked',
					message: 'Access was revoked.',
				},
			} ),
		],
	] )(
		'has only buttons that work: %s, and reads who has the others',
		async ( _, connection ) => {
			await openLimited( connection );
			expect(
				(
					await screen.findAllByText(
						/^Only users with the permission/
					)
				).length
			).toBeGreaterThan( 0 );
			expect( settingsButtons() ).toEqual( [] );
			expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		}
	);
} );
