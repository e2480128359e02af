/**
 * sitemaps.list, get, submit and delete.
 */
import { json, noContent, refuse, type Answer, type Call } from '../http';
import type { Grant } from '../oauth/tokens';
import type { World } from '../world';
import { requireRead, requireVerified, requireWrite } from './access';
import { forbidden, notFound } from './errors';

/** Milliseconds until Google downloads a submitted sitemap. */
const PENDING = 3_600_000;

export function listSitemaps(
	call: Call,
	world: World,
	siteUrl: string
): Answer {
	requireVerified( requireRead( call, world ), siteUrl, world );
	const sitemap = Array.from(
		world.properties.sitemapsOf( siteUrl ),
		( [ path, time ] ) => describe( path, time, world )
	);
	return json( 200, sitemap.length > 0 ? { sitemap } : {} );
}

export function getSitemap(
	call: Call,
	world: World,
	siteUrl: string,
	path: string
): Answer {
	requireVerified( requireRead( call, world ), siteUrl, world );
	const time = world.properties.sitemapsOf( siteUrl ).get( path );
	if ( time === undefined ) {
		throw refuse( notFound );
	}
	return json( 200, describe( path, time, world ) );
}

export function submitSitemap(
	call: Call,
	world: World,
	siteUrl: string,
	path: string
): Answer {
	requireFull( requireWrite( call, world ), siteUrl, world );
	world.properties.sitemapsOf( siteUrl ).set( path, world.clock.now() );
	return noContent;
}

export function deleteSitemap(
	call: Call,
	world: World,
	siteUrl: string,
	path: string
): Answer {
	requireFull( requireWrite( call, world ), siteUrl, world );
	if ( ! world.properties.sitemapsOf( siteUrl ).delete( path ) ) {
		throw refuse( notFound );
	}
	return noContent;
}

/** Restricted users may read only. */
function requireFull( grant: Grant, siteUrl: string, world: World ) {
	if ( requireVerified( grant, siteUrl, world ) === 'siteRestrictedUser' ) {
		throw refuse( forbidden( siteUrl ) );
	}
}

/** int64 counters are strings. */
function describe( path: string, time: number, { clock, config }: World ) {
	const isPending = clock.now() < time + PENDING;
	const known = {
		path,
		lastSubmitted: new Date( time ).toISOString(),
		isPending,
		isSitemapsIndex: /index/.test( path ),
		type: 'sitemap',
	};
	if ( isPending ) {
		return { ...known, warnings: '0', errors: '0' };
	}
	const { errors = 0, warnings = 0 } = config.sitemapProblems[ path ] ?? {};
	return {
		...known,
		lastDownloaded: new Date( time + PENDING ).toISOString(),
		warnings: String( warnings ),
		errors: String( errors ),
		contents: [
			{
				type: 'web',
				submitted: String( config.pages.length ),
				indexed: '0',
			},
		],
	};
}
