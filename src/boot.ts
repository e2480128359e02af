import type { CheckCounts } from '../store/analysis/types';
import type { NewsFeed } from '../store/news/types';
import type { NavSection } from './admin/navigation/types';

/** Data that the page has before its first request, output by includes/Admin/Assets.php. */
export interface Boot {
	/** The plugin's version, such as "1.2.0". */
	version: string;
	/** URL of the settings page, without a hash. */
	pageUrl: string;
	/** The route for a URL without a hash; set by the query parameter `group`. */
	firstRoute: string;
	/** The URL where a user whose session has expired logs in. */
	loginUrl: string;
	/** The URL of the setup wizard. */
	onboardingUrl: string;
	/** Whether the setup wizard is completed. */
	isSetUp: boolean;
	/** The site title, plain text. */
	siteName: string;
	knowledgeBaseUrl: string;
	/** URL of the folder with the pages of the Help Center, see helpPage(). */
	helpUrl: string;
	/** URLs of help resources (includes/Support/Links.php); '' for those that aren't shown. */
	supportLinks: Record<
		'knowledge_base' | 'ticket' | 'community' | 'review',
		string
	>;
	/** Feeds of "What's New?"; empty turns it off. */
	newsFeeds: NewsFeed[];
	/** URL of the description of the paid edition; '' for none. */
	pricingUrl: string;
	/** Whether features are on, by settings key, such as `enable_schemas`; as of the page load. */
	features: Record< string, boolean >;
	/** The capabilities for screens that the user has (includes/Core/Permission.php). */
	permissions: string[];
	/** Whether the user can get suggestions by AI. */
	hasSuggestions?: boolean;
	/** The counts of the last site analysis; null if it never ran. */
	analysis: CheckCounts | null;
	/** The navigation tree from includes/Admin/Navigation.php. */
	navigation: NavSection[];
}

declare global {
	interface Window {
		pharosBoot?: Boot;
	}
}

/**
 * Returns the URL of a page of the Help Center (docs/users/).
 *
 * @param page Its file name without extension, with an anchor if needed, such as "privacy#usage-data".
 */
export function helpPage( page: string ): string {
	const [ name, anchor ] = page.split( '#' );
	return `${ getBoot().helpUrl }${ name }.html${ anchor ? `#${ anchor }` : '' }`;
}

/**
 * Returns the boot object of this page.
 *
 * @throws {Error} On a page without one.
 */
export function getBoot(): Boot {
	if ( ! window.pharosBoot ) {
		throw new Error( 'window.pharosBoot is missing.' );
	}
	return window.pharosBoot;
}
