<?php
/**
 * What the data of Rank Math becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

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
];
