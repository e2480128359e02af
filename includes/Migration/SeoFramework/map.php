<?php
/**
 * The data of The SEO Framework, and what it becomes. docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

defined('ABSPATH') || exit();

return [
	'options' => ['autodescription-site-settings'],
	'verification' => [
		'google' => 'google_verification',
		'bing' => 'bing_verification',
		'pinterest' => 'pint_verification',
		'yandex' => 'yandex_verification',
		'baidu' => 'baidu_verification',
	],
	'losses' => [
		['verification', 'text', ['facebook_verification']],
		['switch', 'text', ['theme_color']],
		[
			'switch',
			'on',
			['shortlink_tag', 'multi_og_image', 'robotstxt_block_ai', 'robotstxt_block_seo'],
		],
		['switch', 'other', ['canonical_scheme' => 'automatic']],
	],
	'rows' => [
		'post' => [
			...array_values(Objects::POST_KEYS),
			...Objects::HIDDEN_KEYS,
			'_primary_term_{taxonomy}',
		],
		'term' => [Objects::TERM_KEY],
		'user' => [Objects::USER_KEY],
		'defaults' => [
			'_tsf_title_no_blogname' => ['0'],
			'_social_image_id' => ['0'],
			'_genesis_noindex' => ['0'],
			'_genesis_nofollow' => ['0'],
			'_genesis_noarchive' => ['0'],
			'exclude_local_search' => ['0'],
			'exclude_from_archive' => ['0'],
		],
	],
	// With the keys of terms; the title has parts of its own (Titles).
	'texts' => [
		'description' => 'description',
		'facebook_title' => 'og_title',
		'facebook_description' => 'og_description',
		'twitter_title' => 'tw_title',
		'twitter_description' => 'tw_description',
	],
	'settings' => [
		'separator' => [
			'choice',
			'title_separator',
			[
				'hyphen' => '-',
				'pipe' => '|',
				'ndash' => '–',
				'mdash' => '—',
				'bull' => '•',
				'middot' => '·',
				'lsaquo' => '‹',
				'rsaquo' => '›',
				'frasl' => '⁄',
				'laquo' => '«',
				'raquo' => '»',
				'le' => '≤',
				'ge' => '≥',
				'lt' => '<',
				'gt' => '>',
			],
			'-',
		],
		'auto_generate_description' => ['on', 'auto_description'],
		'social_title_site_name' => ['off', 'social_title_rem_additions'],
		'protected_titles' => ['always', true],
		// The SEO Framework formats all texts like WordPress formats posts.
		'typographic_quotes' => ['always', true],
		'later_page_titles' => ['always', 'within'],
		'later_page_descriptions' => ['always', false],
		'later_page_social' => ['always', 'first'],
		'noindex_paginated_pages' => ['on', 'paged_noindex'],
		'open_graph_tags' => ['on', 'og_tags'],
		'facebook_meta_tags' => ['on', 'facebook_tags'],
		'twitter_meta_tags' => ['on', 'twitter_tags'],
		'oembeded_scripts' => ['on', 'oembed_scripts'],
		'oembeded_og_title' => ['on', 'oembed_use_og_title'],
		'oembeded_social_images' => ['on', 'oembed_use_social_image'],
		'oembeded_remove_author_name' => ['on', 'oembed_remove_author'],
		'facebook_page_url' => ['text', 'facebook_publisher'],
		'facebook_author_fallback' => ['text', 'facebook_author'],
		'twitter_profile_username' => ['x_name', 'twitter_site'],
		'twitter_profile_fallback' => ['x_name', 'twitter_creator'],
		'twitter_card_type' => [
			'choice',
			'twitter_card',
			['summary_large_image' => 'summary_large_image'],
			'summary',
		],
		'social_image_content' => ['always', 'shown'],
		'enable_xml_sitemap' => ['on', 'sitemaps_output'],
		'convert_feed_entries_into_excerpts' => ['on', 'excerpt_the_feed'],
		'addlink_to_source_below_feed_entries' => ['on', 'source_the_feed'],
		'allow_indexing_of_feed_entries' => ['on', 'index_the_feed'],
		'enable_schemas' => ['on', 'ld_json_enabled'],
		// It turns off no archives, redirects no attachments, and lists only posts in its sitemap.
		'author_archive' => ['always', true],
		'date_archive' => ['always', true],
		'redirectAttachmentPagesToPostParent' => ['always', false],
		'enable_xml_image_sitemap' => ['always', false],
		'enable_author_sitemap' => ['always', false],
	],
];
