import type { Connection } from '../../store';

/** The property of the example site. */
export const HOME = 'https://example.org/';

/**
 * Returns the answer of /search-console for a site that is connected by OAuth and has figures.
 *
 * @param changes Values that differ.
 */
export const exampleConnection = (
	changes: Partial< Connection > = {}
): Connection => ( {
	authenticated: '1',
	profile: { email: 'owner@example.org' },
	selectedSite: HOME,
	method: 'oauth',
	lastFetched: '2026-11-20T20:00:00Z',
	error: null,
	credentials: { source: 'stored', kind: 'oauth', client_id: 'id-1' },
	redirect_uri: `${ HOME }wp-admin/admin-post.php?action=pharos_google`,
	home: HOME,
	problems: [],
	can_submit_sitemaps: false,
	inspections: { used: 0, limit: 2000 },
	simulated: false,
	blocked_until: null,
	fetch: null,
	...changes,
} );
