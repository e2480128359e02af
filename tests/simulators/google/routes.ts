/**
 * Routes of all simulated hosts: accounts, OAuth, OpenID Connect and API share one server.
 */
import { notFound } from './api/errors';
import { inspect } from './api/inspection';
import {
	deleteSitemap,
	getSitemap,
	listSitemaps,
	submitSitemap,
} from './api/sitemaps';
import { addSite, deleteSite, getSite, listSites } from './api/sites';
import { Refusal, type Answer, type Call } from './http';
import { olderUserInfo, revoke, tokenInfo, userInfo } from './oauth/account';
import { authorize, decide } from './oauth/authorize';
import { certificates } from './oauth/id-token';
import { token } from './oauth/token';
import { querySearchAnalytics } from './search-analytics/query';
import type { World } from './world';

/** Receives the segments that a pattern names with a colon. */
type Handler = ( call: Call, world: World, ...names: string[] ) => Answer;

const SITES = '/webmasters/v3/sites';
const SITEMAPS = `${ SITES }/:siteUrl/sitemaps`;

const ROUTES: [ method: string, pattern: string, handler: Handler ][] = [
	[ 'GET', '/o/oauth2/v2/auth', authorize ],
	[ 'POST', '/o/oauth2/v2/auth', decide ],
	[ 'POST', '/token', token ],
	[ 'POST', '/revoke', revoke ],
	[ 'GET', '/tokeninfo', tokenInfo ],
	[ 'POST', '/tokeninfo', tokenInfo ],
	[ 'GET', '/v1/userinfo', userInfo ],
	[ 'GET', '/oauth2/v2/userinfo', olderUserInfo ],
	[ 'GET', '/oauth2/v3/certs', certificates ],
	[ 'GET', SITES, listSites ],
	[ 'GET', `${ SITES }/:siteUrl`, getSite as Handler ],
	[ 'PUT', `${ SITES }/:siteUrl`, addSite as Handler ],
	[ 'DELETE', `${ SITES }/:siteUrl`, deleteSite as Handler ],
	[
		'POST',
		`${ SITES }/:siteUrl/searchAnalytics/query`,
		querySearchAnalytics as Handler,
	],
	[ 'GET', SITEMAPS, listSitemaps as Handler ],
	[ 'GET', `${ SITEMAPS }/:feedpath`, getSitemap as Handler ],
	[ 'PUT', `${ SITEMAPS }/:feedpath`, submitSitemap as Handler ],
	[ 'DELETE', `${ SITEMAPS }/:feedpath`, deleteSitemap as Handler ],
	[ 'POST', '/v1/urlInspection/index:inspect', inspect ],
];

/** Responds to a request without a fault. */
export function handle( call: Call, world: World ): Answer {
	for ( const [ method, pattern, handler ] of ROUTES ) {
		const names = match( pattern, call.segments );
		if ( names && method === call.method ) {
			try {
				return handler( call, world, ...names );
			} catch ( error ) {
				if ( error instanceof Refusal ) {
					return error.answer;
				}
				throw error;
			}
		}
	}
	return notFound;
}

/** Values of the named segments; undefined if the path doesn't match. */
function match( pattern: string, segments: string[] ): string[] | undefined {
	const parts = pattern.split( '/' ).slice( 1 );
	const isMatch =
		parts.length === segments.length &&
		parts.every(
			( part, i ) => part.startsWith( ':' ) || part === segments[ i ]
		);
	return isMatch
		? segments.filter( ( _, i ) => parts[ i ]?.startsWith( ':' ) )
		: undefined;
}
