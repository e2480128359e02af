<?php
/**
 * The data of Slim SEO, and what it becomes. docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

defined('ABSPATH') || exit();

return [
	'options' => ['slim_seo', 'ss_redirects'],
	'losses' => [
		['app_id', 'filled', ['facebook_app_id']],
		['code', 'filled', ['header_code', 'body_code', 'footer_code']],
		['redirects', 'filled', ['redirect_www', 'redirect_404_to']],
		['redirects', 'array', ['ss_redirects'], ['has', 'redirection']],
		['schema', 'array', ['slim_seo_schemas']],
	],
	'rows' => [
		'post term' => [Objects::KEY],
		'defaults' => [Objects::KEY => ['a:0:{}']],
	],
	'texts' => [
		'title' => 'title',
		'description' => 'description',
	],
	// By kind of page: the key, and the description without one.
	'templates' => [
		'post' => ['*', '%excerpt%'],
		'term' => ['*', '%excerpt%'],
		'type' => ['*_archive', ''],
		'author' => ['author', '%excerpt%'],
	],
	'settings' => [
		'later_page_titles' => ['always', 'none'],
		'later_page_descriptions' => ['always', false],
		'later_page_social' => ['always', 'first'],
		'no_follow' => ['always', []],
		'no_archive' => ['always', []],
		'home_page_robots' => ['always', ['general' => []]],
		'noindex_paginated_pages' => ['always', false],
		'index_home_page_paginated_pages' => ['always', true],
		'noindex_empty_terms' => ['has', 'meta_robots'],
		'noindex_empty_authors' => ['has', 'meta_robots'],
		// Slim SEO doesn't change these archives.
		'author_archive' => ['always', true],
		'date_archive' => ['always', true],
		'redirectAttachmentPagesToPostParent' => ['has', 'redirection'],
		'attachment_redirect_target' => ['always', 'file'],
		'attachment_redirect_orphans' => ['always', 'file'],
		'enable_xml_sitemap' => ['has', 'sitemaps'],
		'enable_xml_image_sitemap' => ['always', true],
		'enable_author_sitemap' => ['always', false],
		'enable_schemas' => ['has', 'schema'],
		'addlink_to_source_below_feed_entries' => ['has', 'feed'],
		'open_graph_tags' => ['has', 'open_graph'],
		'facebook_meta_tags' => ['has', 'open_graph'],
		'twitter_meta_tags' => ['has', 'twitter_cards'],
		'twitter_card_type' => ['always', 'summary_large_image'],
		'twitter_profile_username' => ['x_name', 'twitter_site'],
	],
	// Fields that a post or term doesn't have are removed, other unknown ones are output unchanged; adjacent separators are merged.
	'variables' => [
		'syntax' => [
			'pattern' => '/\{\{\s*(?<name>[^}\s]+?)\s*\}\}/u',
			'keeps' => true,
			'collapses' => true,
		],
		'everywhere' => [
			'site.title' => '%site_name%',
			'site.description' => '%tagline%',
			// Always surrounded by spaces.
			'sep' => ' %separator% ',
			'page' => '%page%',
			'current.year' => '%current_year%',
			'current.month' => '%current_month_digits%',
			'post.tax.*' => Variables::terms(...),
			'post.custom_field.*' => Variables::field('post.custom_field'),
			'acf.*' => Variables::field('acf'),
			'mb.*' => Variables::field('mb'),
			'post_type.labels.singular' => null,
			'post_type.labels.plural' => null,
		],
		'post' => [
			'post.title' => '%title%',
			'post.date' => '%published%',
			'post.modified_date' => '%modified%',
			'post.excerpt' => '%excerpt_only%',
			'post.content' => '%content%',
			'post.auto_description' => '%excerpt%',
			'post.tags' => '%tags%',
			'post.categories' => '%categories%',
			'author.auto_description' => '%author_bio%',
		],
		'term' => [
			'term.name' => '%term_title%',
			'term.description' => '%term_description%',
			'term.auto_description' => '%excerpt%',
		],
		'author' => ['author.auto_description' => '%excerpt%'],
		'post author' => [
			'author.display_name' => '%author_name%',
			'author.description' => '%author_bio%',
		],
		'type' => [
			'post_type.labels.singular' => '%type_singular%',
			'post_type.labels.plural' => '%type_plural%',
		],
		'reported' => ['{{ * }}' => ['product.*', 'post.*', 'term.*']],
	],
];
