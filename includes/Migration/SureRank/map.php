<?php
/**
 * The data of SureRank, and what it becomes. docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

defined('ABSPATH') || exit();

return [
	'options' => ['surerank_settings'],
	'losses' => [
		// A setting of older versions.
		['no_field', 'text', ['pinterest_account']],
		['redirects', 'array', ['surerank_redirections']],
	],
	'rows' => [
		// Without results of its analysis and the flat rows of old versions.
		'post term' => [
			Objects::GENERAL,
			Objects::SOCIAL,
			'surerank_settings_post_no_index',
			'surerank_settings_post_no_follow',
			'surerank_settings_post_no_archive',
		],
		'post term user' => [Objects::SCHEMAS],
		'defaults' => [
			Objects::GENERAL => ['a:0:{}'],
			Objects::SOCIAL => ['a:0:{}'],
			Objects::SCHEMAS => ['a:0:{}', 'a:1:{s:7:"schemas";a:0:{}}'],
		],
	],
	// Social data has the same names here.
	'texts' => [
		'title' => 'page_title',
		'description' => 'page_description',
	],
	'directives' => [
		'noindex' => 'surerank_settings_post_no_index',
		'nofollow' => 'surerank_settings_post_no_follow',
		'noarchive' => 'surerank_settings_post_no_archive',
	],
	'settings' => [
		'author_archive' => ['on', 'author_archive'],
		'date_archive' => ['on', 'date_archive'],
		'noindex_paginated_pages' => ['on', 'noindex_paginated_pages'],
		'redirectAttachmentPagesToPostParent' => ['on', 'redirect_attachment_pages_to_post_parent'],
		'autoSetImageTitle' => ['on', 'auto_set_image_title'],
		'autoSetImageAlt' => ['on', 'auto_set_image_alt'],
		'remove_global_comments_feed' => ['on', 'remove_global_comments_feed'],
		'remove_post_authors_feed' => ['on', 'remove_post_authors_feed'],
		'remove_post_types_feed' => ['on', 'remove_post_types_feed'],
		'remove_category_feed' => ['on', 'remove_category_feed'],
		'remove_tag_feed' => ['on', 'remove_tag_feeds'],
		'remove_custom_taxonomy_feed' => ['on', 'remove_custom_taxonomy_feeds'],
		'remove_search_results_feed' => ['on', 'remove_search_results_feed'],
		'remove_atom_rdf_feeds' => ['on', 'remove_atom_rdf_feeds'],
		'enable_xml_sitemap' => ['on', 'enable_xml_sitemap'],
		'enable_xml_image_sitemap' => ['on', 'enable_xml_image_sitemap'],
		'enable_google_console' => ['on', 'enable_google_console'],
		'enable_schemas' => ['on', 'enable_schemas'],
		'later_page_titles' => ['always', 'none'],
		'later_page_descriptions' => ['always', false],
		'later_page_social' => ['always', 'first'],
		// Always output, even if they are off.
		'open_graph_tags' => ['always', true],
		'facebook_meta_tags' => ['always', true],
		'twitter_meta_tags' => ['always', true],
		'enable_page_level_seo' => ['always', true],
		'enable_author_sitemap' => ['always', false],
		'index_home_page_paginated_pages' => ['always', true],
		// Pages set to noindex still have a canonical URL.
		'noindex_canonical' => ['always', true],
		'attachment_redirect_target' => ['always', 'parent'],
		'attachment_redirect_orphans' => ['always', 'home'],
		'social_image_content' => ['always', 'shown'],
		'separator' => ['text', 'separator'],
		'facebook_page_url' => ['text', 'facebook_page_url'],
		'facebook_author_fallback' => ['text', 'facebook_author_fallback'],
		'twitter_card_type' => ['card', 'twitter_card_type'],
		'twitter_profile_username' => ['x_name', 'twitter_profile_username'],
		'twitter_profile_fallback' => ['x_name', 'twitter_profile_fallback'],
	],
	// Names are case-sensitive. Those without a value and unknown ones are removed.
	'variables' => [
		'syntax' => ['pattern' => '/%(?<name>[^%\s]+)%/u', 'is_plain' => true],
		'everywhere' => [
			'title' => '%title%',
			'site_name' => '%site_name%',
			'tagline' => '%tagline%',
			'separator' => '%separator%',
			// Includes a dash.
			'page' => ' - %page%',
			'currentdate' => '%current_date%',
			'currentday' => '%current_day%',
			'currentmonth' => '%current_month%',
			'currentyear' => '%current_year%',
			'org_name' => '%org_name%',
			'site_url' => Variables::site(...),
			'org_url' => Variables::site(...),
			'org_logo' => Variables::logo(...),
		],
		'post' => [
			'excerpt' => '%excerpt%',
			'content' => '%content%',
			'author_name' => '%author_name%',
			'published' => '%published%',
			'modified' => '%modified%',
			'ID' => '%id%',
			'permalink' => '%url%',
			'custom_field.*' => '%field:*%',
		],
		'term' => [
			'title' => '%term_title%',
			'excerpt' => '%term_description%',
			'term_title' => '%term_title%',
			'term_description' => '%term_description%',
			'slug' => '%slug%',
			// They have the values of the first post in the list.
			'content' => null,
			'author_name' => null,
			'published' => null,
			'modified' => null,
			'ID' => null,
			'permalink' => null,
		],
		'author date type' => ['archive_title' => '%title%'],
		'search' => ['search_query' => '%search_query%'],
	],
];
