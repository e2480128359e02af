<?php
/**
 * What the data of Yoast SEO becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

return [
	'options' => ['wpseo_titles', 'wpseo_social', 'wpseo', 'wpseo_taxonomy_meta'],
	'verification' => [
		'google' => 'googleverify',
		'bing' => 'msverify',
		'pinterest' => 'pinterestverify',
		'yandex' => 'yandexverify',
		'baidu' => 'baiduverify',
	],
	'losses' => [
		['verification', 'any', ['ahrefsverify']],
		['app_id', 'any', ['fbadminapp']],
		['feeds', 'any', ['remove_feed_global', 'remove_feed_post_comments']],
		[
			'switch',
			'any',
			[
				'disable-post_format',
				'forcerewritetitle',
				'enable_llms_txt',
				'clean_permalinks',
				'search_cleanup',
			],
		],
		[
			'breadcrumbs',
			'other',
			[
				'breadcrumbs-archiveprefix' => 'Archives for',
				'breadcrumbs-searchprefix' => 'You searched for',
				'breadcrumbs-404crumb' => 'Error 404: Page not found',
			],
			['on', 'breadcrumbs-enable'],
		],
	],
	// Those without a value and unknown ones are removed, and adjacent separators are merged.
	'variables' => [
		'syntax' => [
			'pattern' => '/%%(?<name>[^%]+(?:%%single)?)%%/u',
			'ignores_case' => true,
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
			'currentdate' => '%current_date%',
			'currentday' => '%current_day%',
			'currentmonth' => '%current_month%',
			'currentyear' => '%current_year%',
			'permalink' => '%url%',
			'caption' => '%caption%',
			'focuskw' => '%focus_keyword%',
			'archive_title' => '%title%',
			'term_title' => '%term_title%',
			'category_title' => '%term_title%',
			'term_description' => '%term_description%',
			'category_description' => '%term_description%',
			'tag_description' => '%term_description%',
			'term_hierarchy' => '%term_hierarchy:separator%',
			'searchphrase' => '%search_query%',
			'pt_single' => '%type_singular%',
			'pt_plural' => '%type_plural%',
			'cf_*' => '%field:*%',
			'ct_desc_*' => null,
		],
		'post' => [
			'title' => '%title%',
			'parent_title' => '%parent_title%',
			'excerpt' => '%excerpt%',
			'excerpt_only' => '%excerpt_only%',
			'post_content' => '%content%',
			'category' => '%categories%',
			'tag' => '%tags%',
			// Empty if no primary category was selected.
			'primary_category' => '%chosen_term:category%',
			'ct_*' => Variables::terms(...),
			'date' => '%published%',
			'modified' => '%modified%',
			'post_year' => '%post_year%',
			'post_month' => '%post_month%',
			'post_day' => '%published:d%',
			'id' => '%id%',
			'archive_title' => '',
		],
		'term' => ['category' => '%term_title%', 'tag' => '%term_title%'],
		'author' => ['userid' => '%id%'],
		'date' => ['date' => '%archive_date%'],
		'post author' => [
			'name' => '%author_name%',
			'author_first_name' => '%author_first_name%',
			'author_last_name' => '%author_last_name%',
			'user_description' => '%author_bio%',
		],
	],
];
