<?php
/**
 * Every setting.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * The one source for defaults, sanitising, the REST schema, the export categories and, through
 * `npm run settings:types`, for the TypeScript types in store/settings/schema.ts.
 *
 * A definition is a JSON schema (`type`, `default`, `enum`, `maxLength`, `items`, `properties` …) with keys of ours:
 *
 * - `sanitize`: what a string is (see Sanitizer): text (one line; the default), textarea, template, url, account, name,
 *   limit (a number, or -1), or object (a post or a term, such as post-12 or term-5).
 *   Of an object: schema (see Pharos\Schema\Shape).
 * - `network`: for an account: on which network, `facebook`, `x` or one of Social\Profiles; without it, the name in the object.
 * - `category`: under which switch of Tools > Import/Export it is exported.
 * - `reload`: true when the admin page has to load again to show the change.
 * - `of`: the object is a view of other settings, named by its parts (see Views).
 * - `option`: the name of an option that holds the setting, because it may grow large; it begins with "pharos_".
 * - `default_of`: a class whose `all()` makes the default in place of `default`, for a setting with an `option` of its own: it is
 *   made when somebody asks for the setting.
 * - `sparse`: true when empty parts of an object are left out.
 * - `loose`: true when a boolean may also come as '1' or '' (older settings files hold these).
 * - `site_only`: true when the value holds ids of posts, terms or files of this site; `conditions` for schemas, whose conditions may.
 * - `secret`: true when the value must never leave the site, nor be kept in the history: of add-ons.
 * - `explicit`: true when it matters whether the owner has chosen the value: a save that names the setting stores it even if it is the
 *   default (see Settings::is_chosen()).
 *
 * Lengths are upper bounds against abuse; the 60, 160 and 90 characters of good titles, descriptions and URLs are
 * advice (Pharos\Limits). This file is also read without WordPress: it calls none of its functions.
 *
 * Keys are those of spec.md section 3, so that settings files stay exchangeable.
 */
final class Definitions {
	// Where they are exported.

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

	private const SITE_ONLY = ['site_only' => true];

	private const STRING = ['type' => 'string', 'default' => ''];

	private const TITLE = ['maxLength' => 1000, 'sanitize' => 'template'] + self::STRING;

	private const DESCRIPTION = ['maxLength' => 5000, 'sanitize' => 'template'] + self::STRING;

	private const URL = ['maxLength' => 2048, 'sanitize' => 'url'] + self::STRING;

	/** A profile on a network: a name or an address, as people know it. */
	private const ACCOUNT =
		['maxLength' => 2048, 'sanitize' => 'account'] + self::STRING + self::SOCIAL;

	/** A number of characters or seconds, -1 for no limit. */
	private const LIMIT = ['maxLength' => 6, 'sanitize' => 'limit'] + self::STRING + self::ROBOTS;

	private const FEED_TEXT =
		['maxLength' => 5000, 'sanitize' => 'textarea'] + self::STRING + self::ADVANCED;

	// Names of post types, taxonomies and archives: a list has a default and items. Constants are flat: of those that hold arrays in
	// arrays, PHP would make copies in each request.

	private const NAME = ['type' => 'string', 'sanitize' => 'name', 'maxLength' => 100];

	private const NAMES = ['type' => 'array', 'uniqueItems' => true, 'maxItems' => 1000];

	/** What a content type has templates for. */
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

	/** Parts of how the home page looks when it is shared on one network: a view of three settings. */
	private const SHARE_TITLE = self::TITLE + self::HOME_PAGE;
	private const SHARE_DESCRIPTION = self::DESCRIPTION + self::HOME_PAGE;
	private const SHARE_IMAGE = self::URL + self::HOME_PAGE;

	/** @var array<string, array<string, mixed>> By key. */
	public const ALL = [
		// Titles and descriptions.
		'separator' =>
			['default' => '-', 'maxLength' => 20, 'sanitize' => 'text'] +
			self::STRING +
			self::GENERAL,
		// What the site is called, where that is not what WordPress calls it.
		'site_name' =>
			['reload' => true, 'maxLength' => 200, 'sanitize' => 'text'] +
			self::STRING +
			self::GENERAL,
		// What %page% stands for on later pages; empty: "Page 2 of 3".
		'later_page_format' =>
			['maxLength' => 200, 'sanitize' => 'template'] + self::STRING + self::GENERAL,
		// Where titles of page 2 and up that don't mention their number have it: before the site name, at the end behind a separator
		// or a space (so have descriptions, and texts for networks), nowhere.
		'later_page_titles' =>
			['enum' => ['within', 'end', 'appended', 'none'], 'default' => 'within'] +
			self::STRING +
			self::GENERAL,
		'later_page_descriptions' => self::OFF + self::GENERAL,
		// "Protected: " and "Private: ", as WordPress prints them before titles of posts.
		'protected_titles' => self::OFF + self::GENERAL,
		'page_title' => ['default' => '%title% - %site_name%'] + self::TITLE + self::GENERAL,
		'page_description' => ['default' => '%excerpt%'] + self::DESCRIPTION + self::GENERAL,
		'auto_generate_description' => self::ON + self::GENERAL,
		// Each word of a title begins with a capital letter.
		'capitalize_titles' => self::OFF + self::GENERAL,
		// As WordPress does in posts, and in titles of pages that no plugin makes.
		'typographic_quotes' => self::OFF + self::GENERAL,
		// What an empty page_title stands for.
		'global_default' => [
			'type' => 'object',
			'default' => ['page_title' => '%title% - %site_name%'],
			'properties' => [
				'page_title' =>
					['default' => '%title% - %site_name%'] + self::TITLE + self::GENERAL,
			],
			'category' => 'general',
		],
		// Instead of the two templates, and for networks, by post_types, taxonomies or archives, then by name.
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
		// What networks call the site; empty: its name.
		'og_site_name' => ['maxLength' => 500] + self::TITLE + self::SOCIAL,
		// Titles and descriptions of page 2 and up: those of the page, those of page 1, or the latter with the page number.
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
		// Instead of it on X.
		'twitter_fallback_image' => self::URL + self::SOCIAL,
		'twitter_fallback_image_id' =>
			['type' => 'integer', 'default' => 0, 'minimum' => 0] + self::SITE_ONLY + self::SOCIAL,
		'social_image_featured' => self::ON + self::SOCIAL,
		// The first image in the content, where there is no featured image: not used, in full size, in the size it is shown in.
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
		// By profile id; those above are among them.
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

		// Taxonomies whose terms have URLs without their base: /tea/ instead of /category/tea/.
		'term_urls_without_base' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::ARCHIVE_PAGES,

		// Robots: entries are names such as "post", "category", "author", "date", "search".
		// Search results: WordPress keeps them out of search engines by itself; so does a site that changes nothing.
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
		'noindex_password_protected' => self::OFF + self::ROBOTS,
		'noindex_empty_terms' => self::OFF + self::ROBOTS,
		'noindex_empty_authors' => self::OFF + self::ROBOTS,
		// Later pages of lists, and of posts that are divided into pages; and links on those that are kept out.
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
		// Post types of the news sitemap; there is none until one is chosen.
		'sitemap_news_types' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::SITEMAPS,
		// Where the HTML sitemap is: only where its shortcode or block stands, or also at the end of a page.
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
		// What it lists: post types and taxonomies; empty: all that the XML sitemap has.
		'sitemap_display_shortcode' =>
			['default' => [], 'items' => self::NAME] + self::NAMES + self::SITEMAPS,
		// Posts and terms that no sitemap lists.
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

		// Schemas, by their id, in the form of docs/schema.md.
		'schemas' => [
			'type' => 'object',
			'option' => 'pharos_schemas',
			'default' => [],
			'default_of' => \Pharos\Schema\Defaults::class,
			'maxProperties' => 500,
			'additionalProperties' => [
				'type' => 'object',
				'sanitize' => 'schema',
				'additionalProperties' => true,
			],
			'site_only' => 'conditions',
			'category' => 'schema',
		],

		// Images, attachment pages and feeds.
		'redirectAttachmentPagesToPostParent' => self::ON + self::ADVANCED,
		'attachment_redirect_target' =>
			['enum' => ['parent', 'file'], 'default' => 'parent', 'maxLength' => 10] +
			self::STRING +
			self::ADVANCED,
		// Of files that belong to no post that visitors can see.
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
		// Of breadcrumbs that say nothing else where they stand.
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
		'enable_schemas' => ['reload' => true] + self::ON + self::FEATURES,
		'enable_migration' => ['reload' => true] + self::ON + self::FEATURES,
		'enable_redirects' => ['reload' => true] + self::ON + self::FEATURES,
		// Chosen or not: on sites with a page cache, it is off until somebody turns it on.
		'enable_not_found_log' => self::EXPLICIT + self::ON + self::ADVANCED,
		// The key of other SEO plugins' settings files: whether anonymous usage data may be sent.
		'surerank_analytics_optin' => self::OFF + self::FEATURES,
		// Of this site alone, so in no export: see Pharos\Uninstall.
		'delete_data_on_uninstall' => self::OFF,
	];
}
