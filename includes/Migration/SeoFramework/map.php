<?php
/**
 * What the data of The SEO Framework becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

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
];
