import type { Settings, SiteSettings } from '../../../store';

/** What the decision rests on: saved settings, not edits. */
interface Circumstances {
	site: Pick<
		SiteSettings,
		'home_page_static' | 'other_seo_plugin' | 'visibility'
	>;
	settings: Pick< Settings, 'home_page_robots' | 'no_index' >;
}

/**
 * What hides the site, or its home page, from search engines.
 *
 * - `reading`: Settings > Reading; the whole site.
 * - `robots_txt`: the rules for crawlers; the whole site.
 * - `home_page`: the robot instructions of a home page with the latest posts.
 * - `pages`: those of all pages, when the home page is one of them.
 */
export type Culprit = 'reading' | 'robots_txt' | 'home_page' | 'pages';

/**
 * Finds what hides the site or its home page, the worst first.
 *
 * @param circumstances          What is known.
 * @param circumstances.site     About the site.
 * @param circumstances.settings As they are saved.
 */
export function culpritsOf( { site, settings }: Circumstances ): Culprit[] {
	const { visibility } = site;
	const isStatic = site.home_page_static === 'page';
	// While another SEO plugin is active, ours prints no robot instructions.
	const isOurs = site.other_seo_plugin === null;
	const found: Record< Culprit, boolean > = {
		reading: ! visibility.search_engines,
		robots_txt: visibility.robots_txt_blocks,
		home_page:
			isOurs &&
			! isStatic &&
			settings.home_page_robots.general.includes( 'noindex' ),
		pages: isOurs && isStatic && settings.no_index.includes( 'page' ),
	};
	return ( Object.keys( found ) as Culprit[] ).filter(
		( culprit ) => found[ culprit ]
	);
}

/**
 * Whether one of them hides more than the home page.
 *
 * @param culprits See culpritsOf().
 */
export const hideEverything = ( culprits: Culprit[] ): boolean =>
	culprits.includes( 'reading' ) || culprits.includes( 'robots_txt' );
