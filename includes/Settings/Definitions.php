<?php
/**
 * Definitions of all settings.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * The only definition of defaults, sanitization, the REST schema, the export categories and, through `npm run settings:types`, the
 * TypeScript types in store/settings/schema.ts.
 *
 * A definition is a JSON schema (`type`, `default`, `enum`, `maxLength`, `items`, `properties` …) with additional keys:
 *
 * - `sanitize`: the kind of a string (see Sanitizer): text (one line; the default), textarea, template, url, urls, account, name,
 *   limit (a number, or -1), object (a post or a term, such as post-12 or term-5),
 *   verification (the code of a meta tag), or emails (email addresses, separated by commas).
 *   For an object: schema (see Pharos\Schema\Shape).
 * - `network`: the social network of an account: `facebook`, `x` or one of Social\Profiles; default: the key in the object.
 * - `category`: the category of Tools > Import/Export that exports it.
 * - `capability`: the capability that a user needs to change it over REST; default: `pharos_manage_settings`.
 * - `reload`: true if the admin page has to reload to show the change.
 * - `service`: the service of a verification code: one of VerificationCode::NAMES.
 * - `of`: the object is a view of other settings, named by its parts (see Views).
 * - `option`: the name of a separate option for a setting that may grow large; it begins with "pharos_".
 * - `default_of`: a class whose `all()` returns the default instead of `default`, for a setting with an `option`: it is called when the
 * setting is read.
 * - `sparse`: true if empty parts of an object are omitted.
 * - `loose`: true if a boolean may also be '1' or '' (older settings files hold these).
 * - `site_only`: true if the value contains ids of posts, terms or files of this site, or is for this site only; `conditions` for schemas, whose conditions may.
 * - `secret`: true if the value must never leave the site or be stored in the history (used by add-ons).
 * - `explicit`: true if it matters whether the administrator has set the value: a save that names the setting stores it even if it is the
 *   default (see Settings::is_chosen()).
 *
 * Lengths are limits against abuse; the 60, 160 and 90 characters of good titles, descriptions and URLs are
 * advice (Pharos\Core\Limits). This file is also read without WordPress: it calls none of its functions.
 *
 * Keys never change, so that settings files stay compatible.
 */
final class Definitions {
	// Export categories.

	private const ADVANCED = ['category' => 'advanced'];
	private const ARCHIVE_PAGES = ['category' => 'archive_pages'];
	private const FEATURES = ['category' => 'features'];
	private const GENERAL = ['category' => 'general'];
	private const HOME_PAGE = ['category' => 'home_page'];
	private const ROBOTS = ['category' => 'robots'];
	private const SITEMAPS = ['category' => 'sitemaps'];
	private const SOCIAL = ['category' => 'social'];

	private const ON = ['type' => 'boolean', 'default' => true];

	private const OFF = ['type' => 'boolean', 'default' => false];

	private const EXPLICIT = ['explicit' => true];

	private const OF_REDIRECTS = ['capability' => 'pharos_manage_redirects'];

	private const SITE_ONLY = ['site_only' => true];

	private const STRING = ['type' => 'string', 'default' => ''];

	private const TITLE = ['maxLength' => 1000, 'sanitize' => 'template'] + self::STRING;

	private const DESCRIPTION = ['maxLength' => 5000, 'sanitize' => 'template'] + self::STRING;

	private const URL = ['maxLength' => 2048, 'sanitize' => 'url'] + self::STRING;

	/** A profile on a social network: a name or a URL. */
	private const ACCOUNT =
		['maxLength' => 2048, 'sanitize' => 'account'] + self::STRING + self::SOCIAL;

	/** A number of characters or seconds, -1 for no limit. */
	private const LIMIT = ['maxLength' => 6, 'sanitize' => 'limit'] + self::STRING + self::ROBOTS;

	/** A code that proves to a service whose site this is: it must not get to another site with a settings file. */
	private const VERIFICATION =
		['maxLength' => 100, 'sanitize' => 'verification'] +
		self::STRING +
		self::SITE_ONLY +
		self::GENERAL;

	private const FEED_TEXT =
		['maxLength' => 5000, 'sanitize' => 'textarea'] + self::STRING + self::ADVANCED;

	// Names of post types, taxonomies and archives: a list has a default and items. Constants are flat: PHP would copy nested array
	// constants in each request.

	private const NAME = ['type' => 'string', 'sanitize' => 'name', 'maxLength' => 100];

	private const NAMES = ['type' => 'array', 'uniqueItems' => true, 'maxItems' => 1000];

	/** Templates of a content type. */
	public const TEMPLATES = [
		'title',
		'description',
		'facebook_title',
		'facebook_description',
		'facebook_image',
		'twitter_title',
		'twitter_description',
		'twitter_image',
	];

	/** Parts of the home page's social sharing on one network: a view of three settings. */
	private const SHARE_TITLE = self::TITLE + self::HOME_PAGE;
	private const SHARE_DESCRIPTION = self::DESCRIPTION + self::HOME_PAGE;
	private const SHARE_IMAGE = self::URL + self::HOME_PAGE;

	/** @var array<string, array<string, mixed>> Definitions by key. */
	public const ALL = [
		// Titles and descriptions.
		'separator' =>
			['default' => '-', 'maxLength' => 20, 'sanitize' => 'text'] +
			self::STRING +
			self::GENERAL,
		// The site name, if it differs from WordPress's Site Title.
		'site_name' =>
			['reload' => true, 'maxLength' => 200, 'sanitize' => 'text'] +
			self::STRING +
			self::GENERAL,
		// Value of %page% on page 2 and up; empty: "Page 2 of 3".
		'later_page_format' =>
			['maxLength' => 200, 'sanitize' => 'template'] + self::STRING + self::GENERAL,
		// Position of the page number in titles of page 2 and up that don't include it: before the site name, at the end after a separator
		// or a space (also in descriptions and texts for social networks), or none.
		'later_page_titles' =>
			['enum' => ['within', 'end', 'appended', 'none'], 'default' => 'within'] +
			self::STRING +
			self::GENERAL,
		'later_page_descriptions' => self::OFF + self::GENERAL,
		// "Protected: " and "Private: ", which WordPress adds to post titles.
		'protected_titles' => self::OFF + self::GENERAL,
		'page_title' => ['default' => '%title% - %site_name%'] + self::TITLE + self::GENERAL,
		'page_description' => ['default' => '%excerpt%'] + self::DESCRIPTION + self::GENERAL,
		'auto_generate_description' => self::ON + self::GENERAL,
		// Capitalizes each word of a title.
		'capitalize_titles' => self::OFF + self::GENERAL,
		// Typographic quotes, like WordPress in posts and in its own title tags.
		'typographic_quotes' => self::OFF + self::GENERAL,
		// Value of an empty page_title.
		'global_default' => [
			'type' => 'object',
			'default' => ['page_title' => '%title% - %site_name%'],
			'properties' => [
				'page_title' =>
					['default' => '%title% - %site_name%'] + self::TITLE + self::GENERAL,
			],
			'category' => 'general',
		],
		// Replacements of the two templates, and templates for social networks, by post_types, taxonomies or archives, then by name.
		'templates' => [
			'type' => 'object',
			'default' => [],
			'sparse' => true,
			'propertyNames' => ['enum' => ['post_types', 'taxonomies', 'archives']],
			'additionalProperties' => [
				'type' => 'object',
				'sparse' => true,
				'additionalProperties' => [
					'type' => 'object',
					'sparse' => true,
					'propertyNames' => ['enum' => self::TEMPLATES],
					'additionalProperties' => self::DESCRIPTION + self::GENERAL,
				],
			],
			'category' => 'general',
		],

		// Site verification.
		'google_verification' => ['service' => 'google'] + self::VERIFICATION,
		'bing_verification' => ['service' => 'bing'] + self::VERIFICATION,
		'pinterest_verification' => ['service' => 'pinterest'] + self::VERIFICATION,
		'yandex_verification' => ['service' => 'yandex'] + self::VERIFICATION,
		'baidu_verification' => ['service' => 'baidu'] + self::VERIFICATION,

		// Home page.
		'home_page_title' => ['default' => '%title% - %site_name%'] + self::TITLE + self::HOME_PAGE,
		'home_page_description' => ['default' => '%excerpt%'] + self::DESCRIPTION + self::HOME_PAGE,
		'home_page_facebook' => [
			'of' => [
				'image_url' => 'home_page_facebook_image_url',
				'title' => 'home_page_facebook_title',
				'description' => 'home_page_facebook_description',
			],
			'type' => 'object',
			'default' => ['image_url' => '', 'title' => '', 'description' => ''],
			'properties' => [
				'image_url' => self::SHARE_IMAGE,
				'title' => self::SHARE_TITLE,
				'description' => self::SHARE_DESCRIPTION,
			],
			'category' => 'home_page',
		],
		'home_page_facebook_title' => self::TITLE + self::HOME_PAGE,
		'home_page_facebook_description' => self::DESCRIPTION + self::HOME_PAGE,
		'home_page_facebook_image_url' => self::URL + self::HOME_PAGE,
		'home_page_twitter' => [
			'of' => [
				'image_url' => 'home_page_twitter_image_url',
				'title' => 'home_page_twitter_title',
				'description' => 'home_page_twitter_description',
			],
			'type' => 'object',
			'default' => ['image_url' => '', 'title' => '', 'description' => ''],
			'properties' => [
				'image_url' => self::SHARE_IMAGE,
				'title' => self::SHARE_TITLE,
				'description' => self::SHARE_DESCRIPTION,
			],
			'category' => 'home_page',
		],
		'home_page_twitter_title' => self::TITLE + self::HOME_PAGE,
		'home_page_twitter_description' => self::DESCRIPTION + self::HOME_PAGE,
		'home_page_twitter_image_url' => self::URL + self::HOME_PAGE,
		'home_page_twitter_card_type' =>
			['enum' => ['', 'summary_large_image', 'summary']] + self::STRING + self::HOME_PAGE,
		'home_page_featured_image' => self::URL + self::HOME_PAGE,
		'home_page_robots' => [
			'type' => 'object',
			'default' => ['general' => []],
			'properties' => [
				'general' => [
					'type' => 'array',
					'default' => [],
					'items' => [
						'type' => 'string',
						'enum' => ['noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex'],
					],
					'uniqueItems' => true,
				],
			],
			'category' => 'home_page',
		],
		'index_home_page_paginated_pages' => self::ON + self::HOME_PAGE,

		// Social networks.
		'open_graph_tags' => self::ON + self::SOCIAL,
		'facebook_meta_tags' => self::ON + self::SOCIAL,
		'social_title_site_name' => self::ON + self::SOCIAL,
		// og:site_name; empty: the site name.
		'og_site_name' => ['maxLength' => 500] + self::TITLE + self::SOCIAL,
		// Titles and descriptions of page 2 and up for social networks: those of the page, those of page 1, or the latter with the page
		// number.
		'later_page_social' =>
			['enum' => ['page', 'first', 'numbered'], 'default' => 'page'] +
			self::STRING +
			self::SOCIAL,
		'twitter_meta_tags' => self::ON + self::SOCIAL,
		'oembeded_scripts' => self::ON + self::SOCIAL,
		'oembeded_og_title' => self::OFF + self::SOCIAL,
		'oembeded_social_images' => self::ON + self::SOCIAL,
		'oembeded_remove_author_name' => self::ON + self::SOCIAL,
		'fallback_image' => self::URL + self::SOCIAL,
		'fallback_image_id' =>
			['type' => 'integer', 'default' => 0, 'minimum' => 0] + self::SITE_ONLY + self::SOCIAL,
		// Replaces the default social image on X.
		'twitter_fallback_image' => self::URL + self::SOCIAL,
		'twitter_fallback_image_id' =>
			['type' => 'integer', 'default' => 0, 'minimum' => 0] + self::SITE_ONLY + self::SOCIAL,
		'social_image_featured' => self::ON + self::SOCIAL,
		// Use of the first image in the content if there is no featured image: not used, in full size, or in the displayed size.
		'social_image_content' => ['enum' => ['', 'full', 'shown']] + self::STRING + self::SOCIAL,
		'facebook_page_url' => ['network' => 'facebook'] + self::ACCOUNT,
		'facebook_author_fallback' => ['network' => 'facebook'] + self::ACCOUNT,
		'twitter_same_as_facebook' => ['loose' => true] + self::ON + self::SOCIAL,
		'twitter_card_type' =>
			[
				'enum' => ['summary_large_image', 'summary'],
				'default' => 'summary_large_image',
				'maxLength' => 50,
				'sanitize' => 'text',
			] +
			self::STRING +
			self::SOCIAL,
		'twitter_profile_username' => ['network' => 'x', 'maxLength' => 500] + self::ACCOUNT,
		'twitter_profile_fallback' => ['network' => 'x', 'maxLength' => 500] + self::ACCOUNT,
		'pinterest' => ['network' => 'pinterest'] + self::ACCOUNT,
		'instagram' => ['network' => 'instagram'] + self::ACCOUNT,
		'youtube' => ['network' => 'youtube'] + self::ACCOUNT,
		'linkedin' => ['network' => 'linkedin'] + self::ACCOUNT,
		'tiktok' => ['network' => 'tiktok'] + self::ACCOUNT,
		// By profile id, including those above.
		'social_profiles' => [
			'type' => 'object',
			'default' => [],
			'sparse' => true,
			'of' => [
				'pinterest' => 'pinterest',
				'instagram' => 'instagram',
				'youtube' => 'youtube',
				'linkedin' => 'linkedin',
				'tiktok' => 'tiktok',
			],
			'additionalProperties' =>
				['maxLength' => 2048, 'sanitize' => 'account'] + self::STRING + self::SOCIAL,
			'category' => 'social',
		],

		// Archive pages.
		'author_archive' => self::EXPLICIT + self::OFF + self::ARCHIVE_PAGES,
		'date_archive' => self::EXPLICIT + self::OFF + self::ARCHIVE_PAGES,

		// Taxonomies whose term URLs have no base: /tea/ instead of /category/tea/.
		'term_urls_without_base' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::ARCHIVE_PAGES,

		// Robots: entries are names such as "post", "category", "author", "date", "search". Search results: also set to noindex by
		// WordPress itself and on sites without changed settings.
		'no_index' => ['default' => ['search'], 'items' => self::NAME] + self::NAMES + self::ROBOTS,
		'no_follow' => ['default' => [], 'items' => self::NAME] + self::NAMES + self::ROBOTS,
		'no_archive' => ['default' => [], 'items' => self::NAME] + self::NAMES + self::ROBOTS,
		'no_snippet' => ['default' => [], 'items' => self::NAME] + self::NAMES + self::ROBOTS,
		'no_image_index' => ['default' => [], 'items' => self::NAME] + self::NAMES + self::ROBOTS,
		// max-snippet, max-image-preview and max-video-preview by name; "home" is the home page with the latest posts.
		'preview_limits' => [
			'type' => 'object',
			'default' => [],
			'sparse' => true,
			'maxProperties' => 1000,
			'additionalProperties' => [
				'type' => 'object',
				'sparse' => true,
				'properties' => [
					'snippet' => self::LIMIT,
					'image' =>
						['enum' => ['', 'none', 'standard', 'large']] + self::STRING + self::ROBOTS,
					'video' => self::LIMIT,
				],
			],
			'category' => 'robots',
		],
		// Crawlers of AI services by their user agent tokens (Pharos\RobotsTxt\AiCrawlers); others are allowed.
		'ai_crawlers' => [
			'type' => 'object',
			'default' => [],
			'maxProperties' => 500,
			'additionalProperties' =>
				['enum' => ['allow', 'block'], 'default' => 'allow', 'maxLength' => 10] +
				self::STRING,
			'category' => 'robots_txt',
		],
		// Pages by section, for AI services (https://llmstxt.org/).
		'enable_llms_txt' => self::OFF + self::SITEMAPS,
		// URLs of what changes go to search engines (https://www.indexnow.org/).
		'enable_indexnow' => self::OFF + self::SITEMAPS,
		'noindex_password_protected' => self::OFF + self::ROBOTS,
		'noindex_empty_terms' => self::OFF + self::ROBOTS,
		'noindex_empty_authors' => self::OFF + self::ROBOTS,
		// Noindex for paginated archives, and for posts that are divided into pages; and nofollow for those that are set to noindex.
		'noindex_paginated_pages' => self::OFF + self::ROBOTS,
		'noindex_paginated_posts' => self::OFF + self::ROBOTS,
		'nofollow_paginated_pages' => self::OFF + self::ROBOTS,
		'noindex_canonical' => self::OFF + self::ROBOTS,
		// "custom", or kinds of pages as in paginated_link_relationships.
		'first_page_canonical' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::ROBOTS,
		'paginated_link_relationships' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::ROBOTS,

		// Sitemaps.
		'enable_xml_sitemap' => self::OFF + self::SITEMAPS,
		'enable_xml_image_sitemap' => self::OFF + self::SITEMAPS,
		'enable_author_sitemap' => self::OFF + self::SITEMAPS,
		'enable_xml_video_sitemap' => self::ON + self::SITEMAPS,
		'enable_xml_news_sitemap' => self::ON + self::SITEMAPS,
		// Post types of the news sitemap; without any, there is no news sitemap.
		'sitemap_news_types' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::SITEMAPS,
		// Position of the HTML sitemap: only its shortcode or block, or also at the end of a page.
		'sitemap_display_format' =>
			[
				'enum' => ['shortcode', 'page'],
				'default' => 'shortcode',
				'maxLength' => 100,
				'sanitize' => 'name',
			] +
			self::STRING +
			self::SITEMAPS,
		'sitemap_display_page' =>
			['type' => 'integer', 'default' => 0, 'minimum' => 0] +
			self::SITE_ONLY +
			self::SITEMAPS,
		// Content of the HTML sitemap: post types and taxonomies; empty: all in the XML sitemap.
		'sitemap_display_shortcode' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::SITEMAPS,
		// Posts and terms excluded from all sitemaps.
		'sitemap_exclude' => [
			'type' => 'array',
			'option' => 'pharos_sitemap_exclude',
			'default' => [],
			'items' => ['type' => 'string', 'sanitize' => 'object', 'maxLength' => 25],
			'uniqueItems' => true,
			'maxItems' => 10000,
			'site_only' => true,
			'category' => 'sitemaps',
		],

		// Schemas by id, in the form of docs/schema.md.
		'schemas' => [
			'type' => 'object',
			'option' => 'pharos_schemas',
			'default' => [],
			'default_of' => DefaultSchemas::class,
			'maxProperties' => 500,
			'additionalProperties' => [
				'type' => 'object',
				'sanitize' => 'schema',
				'additionalProperties' => true,
			],
			'site_only' => 'conditions',
			'category' => 'schema',
			'capability' => 'pharos_manage_schema',
		],

		// How long browsers remember permanent redirects.
		'redirect_cache' =>
			[
				'enum' => ['none', 'hour', 'day', 'week'],
				'default' => 'none',
				'maxLength' => 10,
			] +
			self::STRING +
			self::OF_REDIRECTS +
			self::ADVANCED,

		// Images, attachment pages and feeds.
		'redirectAttachmentPagesToPostParent' => self::ON + self::ADVANCED,
		'attachment_redirect_target' =>
			['enum' => ['parent', 'file'], 'default' => 'parent', 'maxLength' => 10] +
			self::STRING +
			self::ADVANCED,
		// For attachments whose parent post isn't public or doesn't exist.
		'attachment_redirect_orphans' =>
			['enum' => ['file', 'home', 'page'], 'default' => 'file', 'maxLength' => 10] +
			self::STRING +
			self::ADVANCED,
		'autoSetImageTitle' => self::ON + self::ADVANCED,
		'autoSetImageAlt' => self::ON + self::ADVANCED,
		'convert_feed_entries_into_excerpts' => self::ON + self::ADVANCED,
		'addlink_to_source_below_feed_entries' => self::ON + self::ADVANCED,
		// HTML with the variables of Pharos\Feeds\Texts.
		'feed_text_before' => self::FEED_TEXT,
		'feed_text_after' => self::FEED_TEXT,
		// Default separator of breadcrumbs.
		'breadcrumbs_separator' => ['maxLength' => 20] + self::STRING + self::ADVANCED,
		'breadcrumbs_home' => ['maxLength' => 200] + self::STRING + self::ADVANCED,
		'breadcrumbs_prefix' => ['maxLength' => 200] + self::STRING + self::ADVANCED,
		'allow_indexing_of_feed_entries' => self::OFF + self::ADVANCED,
		'remove_global_comments_feed' => self::OFF + self::ADVANCED,
		'remove_post_authors_feed' => self::OFF + self::ADVANCED,
		'remove_post_types_feed' => self::OFF + self::ADVANCED,
		'remove_category_feed' => self::OFF + self::ADVANCED,
		'remove_tag_feed' => self::OFF + self::ADVANCED,
		'remove_custom_taxonomy_feed' => self::OFF + self::ADVANCED,
		'remove_search_results_feed' => self::OFF + self::ADVANCED,
		'remove_atom_rdf_feeds' => self::OFF + self::ADVANCED,

		// Features.
		'enable_page_level_seo' => self::ON + self::FEATURES,
		'enable_google_console' => ['reload' => true] + self::ON + self::FEATURES,
		// Summary of Search Console by email; its recipients are personal data, so they aren't exported.
		'search_summary' => ['enum' => ['', 'weekly', 'monthly']] + self::STRING + self::FEATURES,
		'search_summary_to' => ['maxLength' => 1000, 'sanitize' => 'emails'] + self::STRING,
		'enable_schemas' => ['reload' => true] + self::ON + self::FEATURES,
		'enable_migration' => ['reload' => true] + self::ON + self::FEATURES,
		'enable_redirects' => ['reload' => true] + self::ON + self::FEATURES,
		'enable_ai_suggestions' => self::ON + self::FEATURES,
		'enable_rest_head' => self::OFF + self::FEATURES,
		'enable_schema_map' => self::OFF + self::FEATURES,
		// The home URL of a front end at another host, and what has its URLs: canonical, sitemaps, redirects (Pharos\Page\FrontEnd).
		'front_end_url' => self::URL + self::FEATURES,
		'front_end_parts' =>
			['default' => ['canonical', 'sitemaps', 'redirects'], 'items' => self::NAME] +
			self::NAMES +
			self::FEATURES,
		// Explicit: on sites with a page cache, it is off by default.
		'enable_not_found_log' => self::EXPLICIT + self::ON + self::OF_REDIRECTS + self::ADVANCED,
		// The key is that of other SEO plugins' settings files: whether anonymous usage data may be sent.
		'surerank_analytics_optin' => self::OFF + self::FEATURES,
		// Tools > Access: permissions of Core\Permission by role. The roles are those of this site, so it isn't exported.
		'access' => [
			'type' => 'object',
			'default' => [],
			'sparse' => true,
			'maxProperties' => 500,
			'additionalProperties' => [
				'type' => 'object',
				'sparse' => true,
				'propertyNames' => [
					'enum' => [
						'pharos_manage_settings',
						'pharos_manage_redirects',
						'pharos_manage_schema',
						'pharos_view_search_console',
						'pharos_run_analysis',
						'pharos_edit_seo',
						'pharos_edit_seo_advanced',
						'pharos_use_suggestions',
					],
				],
				'additionalProperties' => ['type' => 'boolean'],
			],
		],
		// For this site only, so it isn't exported: see Pharos\Uninstall.
		'delete_data_on_uninstall' => self::OFF,
	];
}
