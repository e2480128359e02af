<?php
/**
 * Every setting: the one source for defaults, sanitising, the REST schema, the export categories and, through
 * `npm run settings:types`, for the TypeScript types in store/settings/schema.ts.
 *
 * A definition is a JSON schema (`type`, `default`, `enum`, `maxLength`, `items`, `properties` …) with keys of ours:
 *
 * - `sanitize`: what a string is (see Sanitizer): text (one line; the default), textarea, template, url, account, name,
 *   or object (a post or a term, such as post-12 or term-5).
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
 *
 * Lengths are upper bounds against abuse; the 60, 160 and 90 characters of good titles, descriptions and URLs are
 * advice (Pharos\Limits). This file is also read without WordPress: it calls none of its functions.
 *
 * Keys are those of spec.md section 3, so that settings files stay exchangeable.
 *
 * @return array<string, array<string, mixed>>
 */

declare(strict_types=1);

$flag = static fn(bool $default, string $category): array => [
	'type' => 'boolean',
	'default' => $default,
	'category' => $category,
];
$string = static fn(string $sanitize, int $max, string $category, string $default = ''): array => [
	'type' => 'string',
	'default' => $default,
	'maxLength' => $max,
	'sanitize' => $sanitize,
	'category' => $category,
];
$title = static fn(string $category, string $default = ''): array => $string(
	'template',
	1000,
	$category,
	$default,
);
$description = static fn(string $category, string $default = ''): array => $string(
	'template',
	5000,
	$category,
	$default,
);
$url = static fn(string $category): array => $string('url', 2048, $category);
/** A profile on a network: a name or an address, as people know it. */
$account = static fn(string $network, int $max = 2048): array => [
	'network' => $network,
] + $string('account', $max, 'social');
/** Profiles that have a setting of their own. */
$profiles = ['pinterest', 'instagram', 'youtube', 'linkedin', 'tiktok'];
/** Names of post types, taxonomies and archives. */
$names = static fn(string $category, array $default = []): array => [
	'type' => 'array',
	'default' => $default,
	'items' => ['type' => 'string', 'sanitize' => 'name', 'maxLength' => 100],
	'uniqueItems' => true,
	'maxItems' => 1000,
	'category' => $category,
];
/** How the home page looks when it is shared on one network: a view of three settings. */
$share = static fn(string $network): array => [
	'type' => 'object',
	'of' => [
		'image_url' => "home_page_{$network}_image_url",
		'title' => "home_page_{$network}_title",
		'description' => "home_page_{$network}_description",
	],
	'default' => ['image_url' => '', 'title' => '', 'description' => ''],
	'properties' => [
		'image_url' => $url('home_page'),
		'title' => $title('home_page'),
		'description' => $description('home_page'),
	],
	'category' => 'home_page',
];

return [
	// Titles and descriptions.
	'separator' => $string('text', 20, 'general', '-'),
	// What the site is called, where that is not what WordPress calls it.
	'site_name' => ['reload' => true] + $string('text', 200, 'general'),
	// What %page% stands for on later pages; empty: "Page 2 of 3".
	'later_page_format' => $string('template', 200, 'general'),
	'page_title' => $title('general', '%title% - %site_name%'),
	'page_description' => $description('general', '%excerpt%'),
	'auto_generate_description' => $flag(true, 'general'),
	// As WordPress does in posts, and in titles of pages that no plugin makes.
	'typographic_quotes' => $flag(false, 'general'),
	// What an empty page_title stands for.
	'global_default' => [
		'type' => 'object',
		'default' => ['page_title' => '%title% - %site_name%'],
		'properties' => ['page_title' => $title('general', '%title% - %site_name%')],
		'category' => 'general',
	],
	// Instead of the two templates, by post_types, taxonomies or archives, then by name.
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
				'propertyNames' => ['enum' => ['title', 'description']],
				'additionalProperties' => $description('general'),
			],
		],
		'category' => 'general',
	],

	// Home page.
	'home_page_title' => $title('home_page', '%title% - %site_name%'),
	'home_page_description' => $description('home_page', '%excerpt%'),
	'home_page_facebook' => $share('facebook'),
	'home_page_facebook_title' => $title('home_page'),
	'home_page_facebook_description' => $description('home_page'),
	'home_page_facebook_image_url' => $url('home_page'),
	'home_page_twitter' => $share('twitter'),
	'home_page_twitter_title' => $title('home_page'),
	'home_page_twitter_description' => $description('home_page'),
	'home_page_twitter_image_url' => $url('home_page'),
	'home_page_featured_image' => $url('home_page'),
	'home_page_robots' => [
		'type' => 'object',
		'default' => ['general' => []],
		'properties' => [
			'general' => [
				'type' => 'array',
				'default' => [],
				'items' => ['type' => 'string', 'enum' => ['noindex', 'nofollow', 'noarchive']],
				'uniqueItems' => true,
			],
		],
		'category' => 'home_page',
	],
	'index_home_page_paginated_pages' => $flag(true, 'home_page'),

	// Social networks.
	'open_graph_tags' => $flag(true, 'social'),
	'facebook_meta_tags' => $flag(true, 'social'),
	'social_title_site_name' => $flag(true, 'social'),
	'twitter_meta_tags' => $flag(true, 'social'),
	'oembeded_scripts' => $flag(true, 'social'),
	'oembeded_og_title' => $flag(false, 'social'),
	'oembeded_social_images' => $flag(true, 'social'),
	'oembeded_remove_author_name' => $flag(true, 'social'),
	'fallback_image' => $url('social'),
	'fallback_image_id' => [
		'type' => 'integer',
		'default' => 0,
		'minimum' => 0,
		'category' => 'social',
	],
	'facebook_page_url' => $account('facebook'),
	'facebook_author_fallback' => $account('facebook'),
	'twitter_same_as_facebook' => ['loose' => true] + $flag(true, 'social'),
	'twitter_card_type' =>
		['enum' => ['summary_large_image', 'summary']] +
		$string('text', 50, 'social', 'summary_large_image'),
	'twitter_profile_username' => $account('x', 500),
	'twitter_profile_fallback' => $account('x', 500),
	'pinterest' => $account('pinterest'),
	'instagram' => $account('instagram'),
	'youtube' => $account('youtube'),
	'linkedin' => $account('linkedin'),
	'tiktok' => $account('tiktok'),
	// By profile id; those above are among them.
	'social_profiles' => [
		'type' => 'object',
		'default' => [],
		'sparse' => true,
		'of' => array_combine($profiles, $profiles),
		'additionalProperties' => $string('account', 2048, 'social'),
		'category' => 'social',
	],

	// Archive pages.
	'author_archive' => $flag(false, 'archive_pages'),
	'date_archive' => $flag(false, 'archive_pages'),

	// Robots: entries are names such as "post", "category", "author", "date", "search".
	// Search results: WordPress keeps them out of search engines by itself; so does a site that changes nothing.
	'no_index' => $names('robots', ['search']),
	'no_follow' => $names('robots'),
	'no_archive' => $names('robots'),
	'noindex_paginated_pages' => $flag(false, 'robots'),
	'paginated_link_relationships' => $names('robots'),

	// Sitemaps.
	'enable_xml_sitemap' => $flag(false, 'sitemaps'),
	'enable_xml_image_sitemap' => $flag(false, 'sitemaps'),
	'enable_author_sitemap' => $flag(false, 'sitemaps'),
	'enable_xml_video_sitemap' => $flag(true, 'sitemaps'),
	'enable_xml_news_sitemap' => $flag(true, 'sitemaps'),
	// Where the HTML sitemap is: only where its shortcode or block stands, or also at the end of a page.
	'sitemap_display_format' =>
		['enum' => ['shortcode', 'page']] + $string('name', 100, 'sitemaps', 'shortcode'),
	'sitemap_display_page' => [
		'type' => 'integer',
		'default' => 0,
		'minimum' => 0,
		'category' => 'sitemaps',
	],
	// What it lists: post types and taxonomies; empty: all that the XML sitemap has.
	'sitemap_display_shortcode' => $names('sitemaps'),
	// Posts and terms that no sitemap lists.
	'sitemap_exclude' => [
		'type' => 'array',
		'option' => 'pharos_sitemap_exclude',
		'default' => [],
		'items' => ['type' => 'string', 'sanitize' => 'object', 'maxLength' => 25],
		'uniqueItems' => true,
		'maxItems' => 10000,
		'category' => 'sitemaps',
	],

	// Schemas, by their id, in the form of docs/schema.md.
	'schemas' => [
		'type' => 'object',
		'option' => 'pharos_schemas',
		'default' => [],
		'default_of' => Pharos\Schema\Defaults::class,
		'maxProperties' => 500,
		'additionalProperties' => [
			'type' => 'object',
			'sanitize' => 'schema',
			'additionalProperties' => true,
		],
		'category' => 'schema',
	],

	// Images, attachment pages and feeds.
	'redirectAttachmentPagesToPostParent' => $flag(true, 'advanced'),
	'autoSetImageTitle' => $flag(true, 'advanced'),
	'autoSetImageAlt' => $flag(true, 'advanced'),
	'convert_feed_entries_into_excerpts' => $flag(true, 'advanced'),
	'addlink_to_source_below_feed_entries' => $flag(true, 'advanced'),
	'allow_indexing_of_feed_entries' => $flag(false, 'advanced'),
	'remove_global_comments_feed' => $flag(false, 'advanced'),
	'remove_post_authors_feed' => $flag(false, 'advanced'),
	'remove_post_types_feed' => $flag(false, 'advanced'),
	'remove_category_feed' => $flag(false, 'advanced'),
	'remove_tag_feed' => $flag(false, 'advanced'),
	'remove_custom_taxonomy_feed' => $flag(false, 'advanced'),
	'remove_search_results_feed' => $flag(false, 'advanced'),
	'remove_atom_rdf_feeds' => $flag(false, 'advanced'),

	// Features.
	'enable_page_level_seo' => $flag(true, 'features'),
	'enable_google_console' => ['reload' => true] + $flag(true, 'features'),
	'enable_schemas' => ['reload' => true] + $flag(true, 'features'),
	'enable_migration' => ['reload' => true] + $flag(true, 'features'),
	// The key of other SEO plugins' settings files: whether anonymous usage data may be sent.
	'surerank_analytics_optin' => $flag(false, 'features'),
];
