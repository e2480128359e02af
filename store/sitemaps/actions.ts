import { lazilyFrom } from '../lazily';

/**
 * Regenerates all sitemaps (POST /pharos/v1/generate-cache), unless that request is already running. The response comes
 * at once and is shown in a notice; the generation continues on the server: see getSitemap().
 */
export const regenerateSitemap = lazilyFrom(
	() => import( /* webpackChunkName: "sitemaps" */ './requests' )
)( ( all ) => all.regenerate );

/**
 * Requests the progress of the generation until it is done: while it is on the screen.
 *
 * @param signal Ends it early.
 */
export const followSitemap = lazilyFrom(
	() => import( /* webpackChunkName: "sitemaps" */ './poll' )
)( ( { poll } ) => poll );
