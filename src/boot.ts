import type { CheckCounts } from '../store/analysis/types';
import type { NewsFeed } from '../store/news/types';
import type { NavSection } from './admin/navigation/types';

/**
 * What the page knows before the application asks the server (printed by includes/Admin/Assets.php).
 */
export interface Boot {
	/** The plugin's version, such as "1.2.0". */
	version: string;
	/** The settings page, without a hash. */
	pageUrl: string;
	/** The route for an address without a hash; the query parameter `group` chooses it. */
	firstRoute: string;
	/** Where a person whose login has expired logs in again. */
	loginUrl: string;
	/** The setup wizard; '' once it is completed. */
	onboardingUrl: string;
	/** The site's name, plain text. */
	siteName: string;
	knowledgeBaseUrl: string;
	/** Where people find help (includes/Support/Links.php). */
	supportLinks: Record<
		'knowledge_base' | 'ticket' | 'community' | 'review',
		string
	>;
	/** Feeds of "What's New?"; none: it is not offered. */
	newsFeeds: NewsFeed[];
	/** Where the paid edition is described. */
	pricingUrl: string;
	/** By settings key, such as `enable_schemas`; as they were when the page was loaded. */
	features: Record< string, boolean >;
	/** What the last reports of the analysis found; null when it never ran. */
	analysis: CheckCounts | null;
	/** The navigation tree of includes/Admin/Navigation.php. */
	navigation: NavSection[];
}

declare global {
	interface Window {
		pharosBoot?: Boot;
	}
}

/**
 * The boot object of this page.
 *
 * @throws {Error} On a page that does not print one.
 */
export function getBoot(): Boot {
	if ( ! window.pharosBoot ) {
		throw new Error(
			'window.pharosBoot is missing: the page did not print it.'
		);
	}
	return window.pharosBoot;
}
