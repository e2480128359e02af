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
];
