<?php
/**
 * The data of SEOPress, and what it becomes. docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

defined('ABSPATH') || exit();

return [
	'options' => [...array_values(Options::MODULES), 'seopress_toggle'],
	'verification' => [
		'google' => 'advanced_advanced_google',
		'bing' => 'advanced_advanced_bing',
		'pinterest' => 'advanced_advanced_pinterest',
		'yandex' => 'advanced_advanced_yandex',
		'baidu' => 'advanced_advanced_baidu',
	],
	'losses' => [
		['verification', 'text', ['advanced_advanced_facebook', 'advanced_advanced_seznam']],
		[
			'app_id',
			'text',
			[
				'social_facebook_app_id',
				'social_facebook_admin_id',
				'social_facebook_link_ownership_id',
			],
		],
		['network', 'text', ['social_fv_creator']],
		['template', 'text', ['titles_bp_groups_title', 'titles_bp_groups_desc']],
		// Without those that affect only the admin.
		[
			'switch',
			'on',
			[
				'advanced_advanced_replytocom',
				'advanced_advanced_noreferrer',
				'advanced_advanced_wp_generator',
				'advanced_advanced_hentry',
				'advanced_advanced_comments_author_url',
				'advanced_advanced_comments_website',
				'advanced_advanced_comments_form_link',
				'advanced_advanced_wp_shortlink',
				'advanced_advanced_wp_rsd',
				'advanced_advanced_wp_wlw',
				'advanced_advanced_wp_oembed',
				'advanced_advanced_wp_x_pingback',
				'advanced_advanced_wp_x_powered_by',
				'advanced_advanced_emoji',
			],
		],
	],
	'rows' => [
		// Without rows of older versions and of its analysis.
		'post term' => [
			'_seopress_titles_title',
			'_seopress_titles_desc',
			'_seopress_robots_index',
			'_seopress_robots_follow',
			'_seopress_robots_imageindex',
			'_seopress_robots_snippet',
			'_seopress_robots_canonical',
			'_seopress_robots_primary_cat',
			'_seopress_robots_breadcrumbs',
			'_seopress_social_fb_title',
			'_seopress_social_fb_desc',
			'_seopress_social_fb_img',
			'_seopress_social_twitter_title',
			'_seopress_social_twitter_desc',
			'_seopress_social_twitter_img',
			'_seopress_analysis_target_kw',
			'_seopress_redirections_enabled',
			'_seopress_pro_rich_snippets_type',
			'_seopress_pro_schemas_manual',
		],
		'defaults' => [
			'_seopress_robots_index' => ['no'],
			'_seopress_robots_follow' => ['no'],
			'_seopress_robots_imageindex' => ['no'],
			'_seopress_robots_snippet' => ['no'],
			'_seopress_robots_primary_cat' => ['none', '0'],
			'_seopress_redirections_enabled' => ['no'],
			'_seopress_pro_rich_snippets_type' => ['none'],
			'_seopress_pro_schemas_manual' => ['a:0:{}'],
		],
	],
	// Title and description apply only while their module is on.
	'texts' => [
		'facebook_title' => 'social_fb_title',
		'facebook_description' => 'social_fb_desc',
		'twitter_title' => 'social_twitter_title',
		'twitter_description' => 'social_twitter_desc',
	],
	// An object can only add directives to those of its content type.
	'directives' => [
		'noindex' => 'robots_index',
		'nofollow' => 'robots_follow',
		'nosnippet' => 'robots_snippet',
		'noimageindex' => 'robots_imageindex',
	],
	'settings' => [
		'later_page_titles' => ['always', 'none'],
		'later_page_descriptions' => ['always', false],
		'later_page_social' => ['always', 'first'],
		'no_archive' => ['always', []],
		'noindex_password_protected' => ['has', 'titles'],
		'noindex_paginated_pages' => ['on', 'titles_paged_noindex'],
		'index_home_page_paginated_pages' => ['off', 'titles_paged_noindex'],
		'author_archive' => ['off', 'titles_archives_author_disable'],
		'date_archive' => ['off', 'titles_archives_date_disable'],
		'term_urls_without_base' => [
			'names',
			[
				'category' => 'advanced_advanced_category_url',
				'product_cat' => 'advanced_advanced_product_cat_url',
			],
		],
		'open_graph_tags' => ['on', 'social_facebook_og'],
		'facebook_meta_tags' => ['on', 'social_facebook_og'],
		'twitter_meta_tags' => ['on', 'social_twitter_card'],
		'twitter_same_as_facebook' => ['always', true],
		'twitter_card_type' => [
			'choice',
			'social_twitter_card_img_size',
			['large' => 'summary_large_image'],
			'summary',
		],
		'facebook_page_url' => ['text', 'social_accounts_facebook'],
		'facebook_author_fallback' => ['text', 'social_accounts_facebook'],
		'twitter_profile_username' => ['x_name', 'social_accounts_twitter'],
		'twitter_profile_fallback' => ['x_name', 'social_accounts_twitter'],
		'social_profiles' => [
			'texts',
			[
				'pinterest' => 'social_accounts_pinterest',
				'instagram' => 'social_accounts_instagram',
				'youtube' => 'social_accounts_youtube',
				'linkedin' => 'social_accounts_linkedin',
			],
		],
		'enable_xml_sitemap' => ['on', 'xml_sitemap_general_enable'],
		'enable_xml_image_sitemap' => ['on', 'xml_sitemap_img_enable'],
		'enable_author_sitemap' => ['on', 'xml_sitemap_author_enable'],
	],
	// Unknown ones are output unchanged, and adjacent separators stay.
	'variables' => [
		'syntax' => [
			'pattern' => '/%%(?<name>_(?:cf|ct|ucf)_[^%]+|[\w-]+)%%/u',
			'keeps' => true,
			'keeps_separators' => true,
		],
		'everywhere' => [
			'sitetitle' => '%site_name%',
			'sitename' => '%site_name%',
			'tagline' => '%tagline%',
			'sitedesc' => '%tagline%',
			'sep' => '%separator%',
			'current_pagination' => '%page_number%',
			// Includes the separator.
			'page' => '%separator% %page%',
			'_cf_*' => Variables::field(...),
			'_ct_*' => Variables::term(...),
			// WordPress formats these in titles of archives.
			'_category_title' => '%term_title:typographic%',
			'tag_title' => '%term_title:typographic%',
			'term_title' => '%term_title:typographic%',
			'_category_description' => '%term_description%',
			'tag_description' => '%term_description%',
			'term_description' => '%term_description%',
			'archive_title' => Variables::archive(...),
			// The number of the month and the year, also in an archive of a day.
			'archive_date' => '%archive_month_number% - %archive_year%',
			'archive_date_day' => '%archive_day%',
			'archive_date_month' => '%archive_month_number%',
			'archive_date_month_name' => '%archive_month%',
			'archive_date_year' => '%archive_year%',
			'currentday' => '%current_day%',
			'currentmonth' => '%current_month%',
			'currentmonth_short' => '%current_month_short%',
			'currentmonth_num' => '%current_month_number%',
			'currentyear' => '%current_year%',
			'currentdate' => '%current_date%',
			'currenttime' => '%current_time%',
		],
		'post' => [
			'post_title' => '%title%',
			'title' => '%title%',
			'post_excerpt' => '%excerpt%',
			'excerpt' => '%excerpt%',
			'post_content' => '%content%',
			'post_url' => '%url%',
			'post_date' => '%published%',
			'date' => '%published%',
			'post_modified_date' => '%modified%',
			'post_category' => '%first_term:category%',
			'post_tag' => '%first_term:post_tag%',
			'target_keyword' => '%focus_keyword%',
			'wc_single_cat' => '%terms:product_cat%',
			'wc_single_tag' => '%terms:product_tag%',
			'wc_single_short_desc' => '%excerpt%',
		],
		'post author' => [
			'post_author' => '%author_name%',
			'author_first_name' => '%author_first_name%',
			'author_last_name' => '%author_last_name%',
			'author_nickname' => '%author_nickname%',
			'author_website' => '%author_website%',
			'author_bio' => '%author_bio%',
			'_ucf_first_name' => '%author_first_name%',
			'_ucf_last_name' => '%author_last_name%',
			'_ucf_nickname' => '%author_nickname%',
			'_ucf_description' => '%author_bio%',
		],
		'type' => ['cpt_plural' => '%type_plural%'],
		'search' => ['search_keywords' => '"%search_query%"'],
		'reported' => [
			'%%*%%' => [
				'post_thumbnail_url',
				'wc_single_price',
				'wc_single_price_exc_tax',
				'wc_sku',
				'_ucf_*',
			],
		],
	],
];
