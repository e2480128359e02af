/** The screens of Search Console, for their tests; they mock store/api. */
import { screen } from '@testing-library/react';
import type {
	BreakdownRow,
	Connection,
	Sites,
	SubmittedSitemap,
} from '../../store';
import * as api from '../../store/api';
import { exampleConnection, HOME } from './google-connection';
import { openApplication } from './open-application';
import { sections } from '../../src/admin/search/fixtures';

const [ dashboard ] = sections;
beforeAll( () =>
	dashboard?.links.push( {
		path: '/search-console',
		label: 'Search Console',
		capability: 'pharos_view_search_console',
	} )
);

export const OTHER = 'https://elsewhere.example/';

export const NO_SITE = exampleConnection( {
	selectedSite: '',
	lastFetched: null,
} );

export const DISCONNECTED: Connection = {
	...NO_SITE,
	authenticated: '',
	method: '',
};

export const READY = exampleConnection();

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
export const entry = ( siteUrl: string, permissionLevel = 'siteOwner' ) => ( {
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
export async function open(
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

export const dialog = () => screen.findByRole( 'dialog' );
export const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
