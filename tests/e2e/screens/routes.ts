/** All screens of the navigation by the place in their document titles: route, heading. */
const PLACES: Record< string, [ route: string, heading: string ][] > = {
	'': [
		[ '/dashboard', 'Dashboard' ],
		[ '/search-console', 'Search Console' ],
	],
	Dashboard: [ [ '/site-seo-analysis', 'Site SEO Analysis' ] ],
	General: [
		[ '/general', 'Meta Templates' ],
		[ '/general/social', 'Default Social Image' ],
		[ '/general/homepage', 'Home Page General' ],
		[ '/general/archive_pages', 'Archive Pages' ],
		[ '/general/verification', 'Site Verification' ],
	],
	Social: [
		[ '/general/social/facebook', 'Facebook' ],
		[ '/general/social/x', 'X' ],
		[ '/general/social/accounts', 'Other Accounts' ],
	],
	'Home Page': [
		[ '/general/homepage/social', 'Home Page Social' ],
		[ '/general/homepage/advanced', 'Home Page Advanced' ],
	],
	Advanced: [
		[ '/advanced/robot_instructions/matrix', 'Robot Instructions' ],
		[ '/advanced/sitemaps', 'Sitemaps' ],
		[ '/advanced/schema', 'Schema' ],
		[ '/advanced/robots-txt-editor', 'robots.txt Editor' ],
		[ '/advanced/indexnow', 'IndexNow' ],
		[ '/advanced/ai-crawlers', 'AI Crawlers' ],
		[ '/advanced/redirects', 'Redirects' ],
		[ '/advanced/not-found', '404 Log' ],
		[ '/advanced/images', 'Images' ],
		[ '/advanced/feeds', 'Feeds' ],
		[ '/advanced/embeds', 'Embeds' ],
		[ '/advanced/breadcrumbs', 'Breadcrumbs' ],
		[ '/advanced/pagination', 'Paginated Pages' ],
	],
	'Robot Instructions': [
		[ '/advanced/robot_instructions/indexing', 'No Index' ],
		[ '/advanced/robot_instructions/following', 'No Follow' ],
		[ '/advanced/robot_instructions/archiving', 'No Archive' ],
		[ '/advanced/robot_instructions/snippets', 'No Snippet' ],
		[ '/advanced/robot_instructions/images', 'No Image Index' ],
		[ '/advanced/robot_instructions/previews', 'Preview Limits' ],
	],
	'Search Console': [
		[ '/content-performance', 'Content Performance' ],
		[ '/search-console/index-status', 'Index Status' ],
		[ '/search-console/summary', 'Email Summary' ],
	],
	Tools: [
		[ '/tools/manage-features', 'Manage Features' ],
		[ '/tools/access', 'Access' ],
		[ '/tools/preview', 'Preview as a Search Engine' ],
		[ '/tools/bulk-editor', 'Bulk Editor' ],
		[ '/tools/import-export', 'Import/Export' ],
		[ '/tools/history', 'History' ],
		[ '/tools/migrate', 'Migrate' ],
		[ '/tools/miscellaneous', 'Miscellaneous' ],
	],
};

export interface Screen {
	route: string;
	heading: string;
	/** The title of the document. */
	title: string;
}

export const routes: Screen[] = Object.entries( PLACES ).flatMap(
	( [ place, screens ] ) =>
		screens.map( ( [ route, heading ] ) => ( {
			route,
			heading,
			title: [ heading, place, 'Pharos SEO', 'Fern & Kettle' ]
				.filter( Boolean )
				.join( ' ‹ ' ),
		} ) )
);
