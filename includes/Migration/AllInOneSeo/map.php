<?php
/**
 * The data of All in One SEO, and what it becomes. docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

defined('ABSPATH') || exit();

return [
	'verification' => [
		'google' => 'webmasterTools.google',
		'bing' => 'webmasterTools.bing',
		'pinterest' => 'webmasterTools.pinterest',
		'yandex' => 'webmasterTools.yandex',
		'baidu' => 'webmasterTools.baidu',
	],
	'losses' => [
		[
			'verification',
			'text',
			[
				'webmasterTools.norton',
				'webmasterTools.microsoftClarityProjectId',
				'webmasterTools.miscellaneousVerification',
			],
		],
		['app_id', 'text', ['social.facebook.advanced.adminId', 'social.facebook.advanced.appId']],
		['meta_keywords', 'on', ['searchAppearance.advanced.useKeywords']],
		['network_tags', 'on', ['social.facebook.advanced.generateArticleTags']],
		['robots_txt', 'on', ['tools.robots.enable']],
		[
			'switch',
			'on',
			[
				'searchAppearance.advanced.runShortcodes',
				'searchAppearance.advanced.searchCleanup.enable',
				'searchAppearance.advanced.blockArgs.enable',
				'searchAppearance.advanced.unwantedBots.all',
				'sitemap.llms.enable',
				'social.twitter.general.additionalData',
			],
		],
	],
	'rows' => [
		'post term' => [
			'_aioseo_title',
			'_aioseo_description',
			'_aioseo_keywords',
			'_aioseo_og_title',
			'_aioseo_og_description',
			'_aioseo_og_article_section',
			'_aioseo_og_article_tags',
			'_aioseo_twitter_title',
			'_aioseo_twitter_description',
			'_aioseop_title',
			'_aioseop_description',
			'_aioseop_keywords',
			'_aioseop_custom_link',
			'_aioseop_sitemap_priority',
			'_aioseop_sitemap_frequency',
			'_aioseop_noindex',
			'_aioseop_nofollow',
			'_aioseop_disable',
			'_aioseop_opengraph_settings',
		],
		'user' => Authors::keys(),
		'defaults' => [
			'_aioseop_disable' => ['off'],
		],
	],
	// Columns of its tables. Those for X apply only if they aren't Facebook's (Shares).
	'texts' => [
		'title' => 'title',
		'description' => 'description',
		'facebook_title' => 'og_title',
		'facebook_description' => 'og_description',
	],
	// By kind of page: the path, and title and description without one.
	'templates' => [
		'post' => ['postTypes.*', '#post_title #separator_sa #site_title', '#post_content'],
		'term' => [
			'taxonomies.*',
			'#taxonomy_title #separator_sa #site_title',
			'#taxonomy_description',
		],
		'type' => ['archives.*', '#archive_title #separator_sa #site_title', ''],
		'author' => ['archives.author', '#author_name #separator_sa #site_title', '#author_bio'],
		'date' => ['archives.date', '#archive_date #separator_sa #site_title', ''],
		'search' => ['archives.search', '#search_term #separator_sa #site_title', ''],
	],
	'settings' => [
		'separator' => ['plain', 'searchAppearance.global.separator', '-'],
		'noindex_canonical' => ['always', true],
		// A custom canonical URL also applies to page 2 and up.
		'first_page_canonical' => ['always', ['custom']],
		// Archives that aren't shown in search results are set to noindex, but still output.
		'author_archive' => ['always', true],
		'date_archive' => ['always', true],
		'term_urls_without_base' => [
			'names',
			['category' => 'searchAppearance.advanced.removeCategoryBase'],
		],
		'open_graph_tags' => ['on', 'social.facebook.general.enable', true],
		'facebook_meta_tags' => ['on', 'social.facebook.general.enable', true],
		'twitter_meta_tags' => ['on', 'social.twitter.general.enable', true],
		'enable_xml_sitemap' => ['on', 'sitemap.general.enable', true],
		'enable_author_sitemap' => ['on', 'sitemap.general.author'],
	],
	// Those without a value are removed, unknown ones are output unchanged. A "#" before any other word is text: a hashtag.
	'variables' => [
		'syntax' => [
			'pattern' =>
				'/#(?<name>(?:categories|category|description|permalink|tagline|[a-z][a-z0-9]*_[a-z0-9_]*)(?![a-z0-9_]))(?:(?<=custom_field|tax_name)-(?<argument>[a-z0-9_-]+))?/i',
			'keeps' => true,
			'ignores_case' => true,
			'keeps_separators' => true,
		],
		'everywhere' => [
			'separator_sa' => '%separator%',
			'site_title' => '%site_name%',
			'blog_title' => '%site_name%',
			'tagline' => '%tagline%',
			'site_description' => '%tagline%',
			'blog_description' => '%tagline%',
			// Links lose their markup: only their text is output.
			'site_link' => '%site_name%',
			'blog_link' => '%site_name%',
			'site_link_alt' => Variables::site(...),
			'permalink' => '%url%',
			'custom_field' => Variables::field(...),
			// A removed format, in which it was the description itself.
			'description' => '',
			// An image has no text.
			'featured_image' => '',
			'page_number' => '%page_number:always%',
			'current_date' => '%current_date%',
			'current_year' => '%current_year%',
			'current_month' => '%current_month%',
			'current_day' => '%current_date:d%',
		],
		'post' => [
			'post_title' => '%title%',
			'post_link' => '%title%',
			'post_link_alt' => '%url%',
			'parent_title' => '%parent_title%',
			'post_excerpt' => '%excerpt%',
			'post_excerpt_only' => '%excerpt_only%',
			'post_content' => '%content%',
			'attachment_caption' => '%caption%',
			'attachment_description' => '%content%',
			// The primary term of the first hierarchical taxonomy.
			'category' => '%primary_term%',
			'taxonomy_title' => '%primary_term%',
			'categories' => '%categories%',
			'category_link' => '%first_term:category%',
			'tax_name' => Variables::term(...),
			'post_date' => '%published%',
			'post_modified_date' => '%modified%',
			'post_date_w3c' => '%published:c%',
			'post_modified_date_w3c' => '%modified:c%',
			'post_year' => '%post_year%',
			'post_month' => '%post_month%',
			'post_day' => '%published:d%',
		],
		'term' => [
			'category' => '%term_title%',
			'taxonomy_title' => '%term_title%',
			'taxonomy_description' => '%term_description%',
			'tax_parent_name' => '%parent_title%',
			'archive_title' => '%archive_label% %term_title%',
		],
		'author' => [
			'category' => '%author_name%',
			'taxonomy_title' => '%author_name%',
			'archive_title' => '%archive_label% %author_name%',
		],
		'post author' => [
			'author_name' => '%author_name%',
			'author_link' => '%author_name%',
			'author_first_name' => '%author_first_name%',
			'author_last_name' => '%author_last_name%',
			'author_bio' => '%author_bio%',
		],
		'type' => [
			'category' => '%title%',
			'taxonomy_title' => '%title%',
			'archive_title' => '%title%',
		],
		'date' => [
			'category' => '%archive_label% %archive_date%',
			'taxonomy_title' => '%archive_label% %archive_date%',
			'archive_title' => '%archive_label% %archive_date%',
			'archive_date' => '%archive_date%',
		],
		'search' => ['search_term' => '%search_query%'],
		'reported' => [
			'#*' => [
				'alt_tag',
				'author_link_alt',
				'author_url',
				'category_link_alt',
				'featured_image_url',
				'event_start_date',
				'event_end_date',
			],
		],
	],
];
