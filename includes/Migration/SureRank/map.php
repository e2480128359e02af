<?php
/**
 * What the data of SureRank becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

return [
	'options' => ['surerank_settings'],
	'losses' => [
		// A setting of older versions.
		['no_field', 'text', ['pinterest_account']],
		['redirects', 'array', ['surerank_redirections']],
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
