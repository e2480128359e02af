/** Search texts in the settings search, and their expected first results, on a real site with its real navigation. */
import type { Boot } from '../../src/boot';
import { visibleSections } from '../../src/admin/navigation/model';
import {
	SETTINGS_SCREENS,
	withSiteGroups,
} from '../../src/admin/definitions/registry';
import { buildIndex } from '../../src/admin/search/index-entries';
import { search } from '../../src/admin/search/match';
import type { SearchEntry } from '../../src/admin/search/types';
import type { SiteSettings } from '../../store/site/types';
import { site } from '../integration/support/site';

/** Short names of the routes. */
const META = '/general';
const SOCIAL = '/general/social';
const FACEBOOK = '/general/social/facebook';
const X = '/general/social/x';
const ACCOUNTS = '/general/social/accounts';
const HOME = '/general/homepage';
const HOME_ADVANCED = '/general/homepage/advanced';
const ARCHIVES = '/general/archive_pages';
const NO_INDEX = '/advanced/robot_instructions/indexing';
const NO_FOLLOW = '/advanced/robot_instructions/following';
const NO_ARCHIVE = '/advanced/robot_instructions/archiving';
const MATRIX = '/advanced/robot_instructions/matrix';
const BULK = '/tools/bulk-editor';
const ROBOTS_TXT = '/advanced/robots-txt-editor';
const IMAGES = '/advanced/images';
const FEEDS = '/advanced/feeds';
const SITEMAPS = '/advanced/sitemaps';
const PAGINATION = '/advanced/pagination';
const FEATURES = '/tools/manage-features';
const MISCELLANEOUS = '/tools/miscellaneous';

/** The search text, the expected first page, and the setting on it, if any. */
const WORDS: [ typed: string, page: string, setting?: string ][] = [
	[ 'title', META, 'page_title' ],
	[ 'titles', META, 'page_title' ],
	[ 'meta title', META, 'page_title' ],
	[ 'seo title', META, 'page_title' ],
	[ 'SEO titles', META, 'page_title' ],
	[ 'title tag', META, 'page_title' ],
	[ 'description', META, 'page_description' ],
	[ 'meta descriptions', META, 'page_description' ],
	[ 'seo description', META, 'page_description' ],
	[ 'auto description', META, 'auto_generate_description' ],
	[ 'missing description', META, 'auto_generate_description' ],
	[ 'default title', META, 'global_default.page_title' ],
	[ 'separator', META, 'separator' ],
	[ 'separators', META, 'separator' ],
	[ 'pipe', META, 'separator' ],
	[ 'template', META ],
	[ 'variables', META ],
	[ 'meta tag', META ],
	[ 'serp', META ],
	[ 'favicon', META ],
	[ 'site icon', META ],
	[ 'category', META, 'templates.taxonomies.category.title' ],
	[ 'categories', META, 'templates.taxonomies.category.title' ],
	[ 'category title', META, 'templates.taxonomies.category.title' ],
	[ 'category titles', META, 'templates.taxonomies.category.title' ],
	[
		'category description',
		META,
		'templates.taxonomies.category.description',
	],
	[ 'tag title', META, 'templates.taxonomies.post_tag.title' ],
	[ 'post title', META, 'templates.post_types.post.title' ],
	[ '404', '/advanced/not-found' ],
	[ 'not found', '/advanced/not-found' ],

	[ 'social', SOCIAL ],
	[ 'sharing', SOCIAL ],
	[ 'social media', SOCIAL ],
	[ 'default image', SOCIAL ],
	[ 'og image', SOCIAL ],
	[ 'share image', SOCIAL, 'fallback_image' ],
	[ 'og', FACEBOOK ],
	[ 'open graph', FACEBOOK ],
	[ 'opengraph', FACEBOOK ],
	[ 'fb', FACEBOOK ],
	[ 'facebook', FACEBOOK ],
	[ 'fb page', FACEBOOK, 'facebook_page_url' ],
	[ 'twitter', X ],
	[ 'tweet', X ],
	[ 'x', X ],
	[ 'twitter card', X ],
	[ 'twitter cards', X ],
	[ 'twitter username', X, 'twitter_profile_username' ],
	[ 'twitter handle', X, 'twitter_profile_username' ],
	[ 'account', ACCOUNTS ],
	[ 'instagram', ACCOUNTS, 'social_profiles.instagram' ],
	[ 'linkedin', ACCOUNTS, 'social_profiles.linkedin' ],
	[ 'youtube', ACCOUNTS, 'social_profiles.youtube' ],
	[ 'tiktok', ACCOUNTS, 'social_profiles.tiktok' ],

	[ 'home page', HOME ],
	[ 'homepage', HOME ],
	[ 'front page', HOME ],
	[ 'home title', HOME, 'home_page_title' ],
	[ 'homepage title', HOME, 'home_page_title' ],
	[ 'homepage description', HOME, 'home_page_description' ],
	[ 'homepage noindex', HOME_ADVANCED ],
	[ 'home page robots', HOME_ADVANCED, 'home_page_robots.general' ],
	[ 'archive', ARCHIVES ],
	[ 'author archive', ARCHIVES, 'author_archive' ],
	[ 'disable author archives', ARCHIVES, 'author_archive' ],
	[ 'date archives', ARCHIVES, 'date_archive' ],

	[ 'noindex', NO_INDEX ],
	[ 'no-index', NO_INDEX ],
	[ 'indexing', NO_INDEX ],
	[ 'deindex', NO_INDEX ],
	[ 'hide from search', NO_INDEX ],
	[ 'hide from google', NO_INDEX ],
	[ 'meta robots', MATRIX ],
	[ 'robots', MATRIX ],
	[ 'robot instructions', MATRIX ],
	[ 'noindex category', NO_INDEX, 'no_index.category' ],
	[ 'category noindex', NO_INDEX, 'no_index.category' ],
	[ 'no index tags', NO_INDEX, 'no_index.post_tag' ],
	[ 'noindex author', NO_INDEX, 'no_index.author' ],
	[ 'nofollow', NO_FOLLOW ],
	[ 'nofollow pages', NO_FOLLOW, 'no_follow.page' ],
	[ 'noarchive', NO_ARCHIVE ],
	[ 'cache', NO_ARCHIVE ],
	[ 'bulk', BULK ],
	[ 'bulk edit', BULK ],
	[ 'spreadsheet', BULK ],
	[ 'robots txt', ROBOTS_TXT ],
	[ 'robots.txt', ROBOTS_TXT ],
	[ 'crawl', ROBOTS_TXT ],
	[ 'crawlers', ROBOTS_TXT ],
	[ 'googlebot', ROBOTS_TXT ],
	[ 'disallow', ROBOTS_TXT ],
	[ 'user agent', ROBOTS_TXT ],

	[ 'sitemap', SITEMAPS ],
	[ 'xml sitemaps', SITEMAPS, 'enable_xml_sitemap' ],
	[ 'sitemap.xml', SITEMAPS ],
	[ 'image sitemap', SITEMAPS, 'enable_xml_image_sitemap' ],
	[ 'author sitemap', SITEMAPS, 'enable_author_sitemap' ],
	[ 'video', SITEMAPS, 'enable_xml_video_sitemap' ],
	[ 'google news', SITEMAPS, 'enable_xml_news_sitemap' ],
	[ 'html sitemap', SITEMAPS, 'sitemap_display_format' ],
	[ 'sitemap shortcode', SITEMAPS, 'sitemap_display_format' ],
	[ 'exclude', SITEMAPS, 'sitemap_exclude' ],
	[ 'schema', '/advanced/schema' ],
	[ 'schemas', '/advanced/schema' ],
	[ 'json-ld', '/advanced/schema' ],
	[ 'structured data', '/advanced/schema' ],
	[ 'rich results', '/advanced/schema' ],
	[ 'rich snippet', '/advanced/schema' ],
	[ 'schema markup', '/advanced/schema' ],
	[ 'knowledge graph', '/advanced/schema' ],
	[ 'local business', '/advanced/schema' ],
	[ 'organisation', '/advanced/schema', 'schemas' ],
	[ 'company name', META, 'site_name' ],
	[ 'logo', '/advanced/schema' ],
	[ 'sitelinks search box', '/advanced/schema', 'schemas' ],
	[ 'breadcrumbs', '/advanced/breadcrumbs' ],

	[ 'image', IMAGES ],
	[ 'images', IMAGES ],
	[ 'alt', IMAGES, 'autoSetImageAlt' ],
	[ 'alt text', IMAGES, 'autoSetImageAlt' ],
	[ 'image title', IMAGES, 'autoSetImageTitle' ],
	[ 'attachment', IMAGES, 'redirectAttachmentPagesToPostParent' ],
	[ 'media', IMAGES ],
	[ 'redirect', '/advanced/redirects' ],
	[ '301', '/advanced/redirects' ],
	[ 'feed', FEEDS ],
	[ 'rss', FEEDS ],
	[ 'rss excerpt', FEEDS, 'convert_feed_entries_into_excerpts' ],
	[ 'disable comment feed', FEEDS, 'remove_global_comments_feed' ],
	[ 'embed', '/advanced/embeds' ],
	[ 'oembed', '/advanced/embeds' ],
	[ 'pagination', PAGINATION ],
	[ 'paged', PAGINATION ],
	[ 'canonical', PAGINATION ],
	[ 'canonical urls', PAGINATION, 'first_page_canonical' ],
	[ 'duplicate content', PAGINATION ],
	[ 'rel next', PAGINATION, 'paginated_link_relationships' ],

	[ 'search console', '/search-console' ],
	[ 'gsc', '/search-console' ],
	[ 'webmaster tools', '/search-console' ],
	[ 'clicks', '/search-console' ],
	[ 'rankings', '/content-performance' ],
	[ 'dashboard', '/dashboard' ],
	[ 'audit', '/site-seo-analysis' ],
	[ 'errors', '/site-seo-analysis' ],
	[ 'broken link', '/site-seo-analysis' ],
	[ 'feature', FEATURES ],
	[ 'modules', FEATURES ],
	[ 'import', '/tools/import-export' ],
	[ 'backup', '/tools/import-export' ],
	[ 'yoast', '/tools/migrate' ],
	[ 'rank math', '/tools/migrate' ],
	[ 'migrate', '/tools/migrate' ],
	[ 'telemetry', MISCELLANEOUS, 'surerank_analytics_optin' ],
	[ 'tracking', MISCELLANEOUS, 'surerank_analytics_optin' ],
	[ 'uninstall', MISCELLANEOUS, 'delete_data_on_uninstall' ],
	[ 'delete all data', MISCELLANEOUS, 'delete_data_on_uninstall' ],
];

let entries: SearchEntry[];

beforeAll( async () => {
	await site.resetSettings();
	const admin = await site.as( 'admin' );
	const page = await admin.fetch(
		'/wp-admin/admin.php?page=pharos_settings'
	);
	const [ , json = '' ] =
		/window\.pharosBoot = (\{.*\});/.exec( await page.text() ) ?? [];
	const { navigation, features } = JSON.parse( json ) as Boot;
	const { body } = await admin.rest< { data: SiteSettings } >(
		'GET',
		'/pharos/v1/site-settings'
	);
	entries = buildIndex(
		visibleSections(
			navigation,
			( feature ) => features[ feature ] ?? false
		),
		SETTINGS_SCREENS.map( ( screen ) =>
			withSiteGroups( screen, body.data )
		)
	);
} );

test.each(
	WORDS.map( ( [ typed, page, setting ] ) => ( {
		typed,
		id: setting ? `setting:${ page }:${ setting }` : `page:${ page }`,
	} ) )
)( '“$typed” leads to $id first', ( { typed, id } ) => {
	expect( search( entries, typed ).at( 0 )?.id ).toBe( id );
} );

test( '“robots” finds robots.txt and all robot instructions', () => {
	expect(
		search( entries, 'robots' )
			.filter( ( { kind } ) => kind === 'page' )
			.map( ( { to } ) => to )
	).toEqual( [
		MATRIX,
		ROBOTS_TXT,
		NO_INDEX,
		NO_FOLLOW,
		NO_ARCHIVE,
		'/advanced/robot_instructions/snippets',
		'/advanced/robot_instructions/images',
		'/advanced/robot_instructions/previews',
		HOME_ADVANCED,
	] );
} );

test( 'every page and every setting is found by its own name', () => {
	// A setting on two pages is found once.
	const lost = entries.filter(
		( { label, to, setting } ) =>
			! search( entries, label ).some( ( hit ) =>
				setting === undefined ? hit.to === to : hit.setting === setting
			)
	);
	expect( lost.map( ( { id } ) => id ) ).toEqual( [] );
} );

test( 'the page opens with the first screen of the group in its URL', async () => {
	const groups = [ '', 'general', 'social', 'advanced', 'nonsense' ];
	expect(
		await site.php(
			`return array_map(
				static function ( $group ) {
					$_GET['group'] = $group;
					return Pharos\\Admin\\Assets::first_route();
				},
				$args
			);`,
			groups
		)
	).toEqual( [ '/dashboard', META, SOCIAL, MATRIX, '/dashboard' ] );
} );
