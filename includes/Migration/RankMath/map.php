<?php
/**
 * The data of Rank Math, and what it becomes. docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Dates;

defined('ABSPATH') || exit();

return [
	'options' => [
		'rank-math-options-titles',
		'rank-math-options-general',
		'rank-math-options-sitemap',
		'rank_math_modules',
	],
	'verification' => [
		'google' => 'google_verify',
		'bing' => 'bing_verify',
		'pinterest' => 'pinterest_verify',
		'yandex' => 'yandex_verify',
		'baidu' => 'baidu_verify',
	],
	'losses' => [
		['verification', 'text', ['norton_verify', 'custom_webmaster_tags']],
		['app_id', 'text', ['facebook_app_id', 'facebook_admin_id', 'facebook_secret']],
		['product_urls', 'on', ['wc_remove_product_base', 'wc_remove_category_parent_slugs']],
		['paginated_posts', 'on', ['noindex_paginated_pages']],
		[
			'switch',
			'on',
			['nofollow_external_links', 'nofollow_image_links', 'new_window_external_links'],
		],
		[
			'breadcrumbs',
			'other',
			[
				'breadcrumbs_archive_format' => 'Archives for %s',
				'breadcrumbs_search_format' => 'Results for %s',
			],
			['on', 'breadcrumbs'],
		],
	],
	'rows' => [
		// Without scores and other results of its analysis.
		'post term user' => [
			'rank_math_title',
			'rank_math_description',
			'rank_math_canonical_url',
			'rank_math_focus_keyword',
			'rank_math_robots',
			'rank_math_advanced_robots',
			'rank_math_facebook_title',
			'rank_math_facebook_description',
			'rank_math_facebook_image',
			'rank_math_facebook_image_id',
			'rank_math_twitter_title',
			'rank_math_twitter_description',
			'rank_math_twitter_image',
			'rank_math_twitter_image_id',
			'rank_math_twitter_card_type',
			'rank_math_breadcrumb_title',
			'rank_math_pillar_content',
			'rank_math_rich_snippet',
			'rank_math_schema_*',
		],
		'post' => ['rank_math_primary_{taxonomy}'],
		'user' => [Keys::ACCOUNTS],
		'defaults' => [
			'rank_math_robots' => ['a:0:{}'],
			'rank_math_advanced_robots' => ['a:0:{}'],
			'rank_math_rich_snippet' => ['off'],
			'rank_math_pillar_content' => ['off'],
		],
	],
	// Those for X apply only if they aren't Facebook's (Social).
	'texts' => [
		'title' => 'title',
		'description' => 'description',
		'facebook_title' => 'facebook_title',
		'facebook_description' => 'facebook_description',
	],
	// By kind of page: the start of the keys, and title and description without one.
	'templates' => [
		'post' => ['pt_*', '%title% %sep% %sitename%', ''],
		'term' => ['tax_*', '%term% %sep% %sitename%', ''],
		'type' => [
			'pt_*_archive',
			'%pt_plural% Archive %page% %sep% %sitename%',
			'%pt_plural% Archive %page% %sep% %sitename%',
		],
		'author' => ['author_archive', '%name% %sep% %sitename% %page%', ''],
		'date' => ['date_archive', '%date% %page% %sep% %sitename%', ''],
		'search' => ['search', 'Searched for %search_query% %page% %sep% %sitename%', ''],
		'not_found' => ['404', 'Page not found', ''],
	],
	'settings' => [
		'separator' => ['plain', 'title_separator', '-'],
		'capitalize_titles' => ['on', 'capitalize_titles'],
		'later_page_titles' => ['always', 'none'],
		'later_page_descriptions' => ['always', false],
		'later_page_social' => ['always', 'first'],
		'noindex_password_protected' => ['on', 'noindex_password_protected'],
		'noindex_empty_terms' => ['on', 'noindex_empty_taxonomies'],
		'noindex_paginated_pages' => ['on', 'noindex_archive_subpages'],
		// A custom canonical URL also applies to page 2 and up.
		'first_page_canonical' => ['always', ['custom']],
		'author_archive' => ['off', 'disable_author_archives'],
		'date_archive' => ['off', 'disable_date_archives'],
		'redirectAttachmentPagesToPostParent' => ['on', 'attachment_redirect_urls', true],
		'attachment_redirect_target' => ['always', 'parent'],
		'attachment_redirect_orphans' => ['always', 'home'],
		'open_graph_tags' => ['always', true],
		'facebook_meta_tags' => ['always', true],
		'twitter_meta_tags' => ['always', true],
		'social_image_content' => ['always', 'full'],
		'facebook_page_url' => ['text', 'social_url_facebook'],
		'facebook_author_fallback' => ['text', 'facebook_author_urls'],
		'twitter_profile_username' => ['x_name', 'twitter_author_names'],
		'twitter_profile_fallback' => ['x_name', 'twitter_author_names'],
		'enable_xml_image_sitemap' => ['on', 'include_images', true],
		'enable_author_sitemap' => ['on', 'authors_sitemap', true],
		'breadcrumbs_separator' => ['plain', 'breadcrumbs_separator'],
		'breadcrumbs_home' => ['plain', 'breadcrumbs_home_label'],
		'breadcrumbs_prefix' => ['plain', 'breadcrumbs_prefix'],
	],
	// Those without a value and unknown ones are removed, and adjacent separators are merged.
	'variables' => [
		'syntax' => [
			'pattern' => '/%(?<name>[a-z0-9_-]+)(?:\((?<argument>[^)]*)\))?%/iu',
			'collapses' => true,
		],
		'everywhere' => [
			'sitename' => '%site_name%',
			'sitedesc' => '%tagline%',
			'sep' => '%separator%',
			// Includes the separator.
			'page' => '%separator% %page%',
			'pagenumber' => '%page_number:always%',
			'pagetotal' => '%page_total:always%',
			'categories' => Variables::list(''),
			'tags' => Variables::list(''),
			'customterm' => Variables::term(''),
			'customfield' => '%field:*%',
			'url' => '%url%',
			'focuskw' => '%focus_keyword%',
			'keywords' => '%focus_keyword%',
			'term' => '%term_title%',
			'term_description' => '%term_description%',
			'search_query' => '%search_query%',
			'pt_single' => '%type_singular%',
			'pt_plural' => '%type_plural%',
			// The number of times that it was output.
			'count' => '1',
			'currentdate' => Dates::converter(Dates::TODAY),
			'currentday' => '%current_day%',
			'currentmonth' => '%current_month%',
			'currentyear' => '%current_year%',
		],
		'post' => [
			'seo_description' => '%excerpt%',
			'parent_title' => '%parent_title%',
			'excerpt' => '%excerpt%',
			'excerpt_only' => '%excerpt_only%',
			'category' => '%first_term:category%',
			'categories' => Variables::list('%categories%'),
			'tag' => '%first_term:post_tag%',
			'tags' => Variables::list('%tags%'),
			'customterm' => Variables::term('%first_term:*%'),
			'date' => Dates::converter(Dates::PUBLISHED),
			'modified' => Dates::converter(Dates::MODIFIED),
			'id' => '%id%',
		],
		// On a term archive it is that term, whatever the argument.
		'term' => [
			'category' => '%term_title%',
			'categories' => Variables::list('%term_title%'),
			'tag' => '%term_title%',
			'tags' => Variables::list('%term_title%'),
			'customterm' => Variables::term('%term_title%'),
		],
		'author' => ['userid' => '%id%'],
		'date' => ['date' => Dates::converter(['' => '%archive_date%'])],
		'post type' => ['title' => '%title%', 'seo_title' => '%title%'],
		'post author' => [
			'name' => '%author_name%',
			'post_author' => '%author_name%',
			'user_description' => '%author_bio%',
		],
	],
];
