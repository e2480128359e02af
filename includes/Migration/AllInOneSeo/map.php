<?php
/**
 * What the data of All in One SEO becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

return [
	'verification' => [
		'google' => 'webmasterTools.google',
		'bing' => 'webmasterTools.bing',
		'pinterest' => 'webmasterTools.pinterest',
		'yandex' => 'webmasterTools.yandex',
		'baidu' => 'webmasterTools.baidu',
	],
	'losses' => [
		[
			'verification',
			'text',
			[
				'webmasterTools.norton',
				'webmasterTools.microsoftClarityProjectId',
				'webmasterTools.miscellaneousVerification',
			],
		],
		['app_id', 'text', ['social.facebook.advanced.adminId', 'social.facebook.advanced.appId']],
		['meta_keywords', 'on', ['searchAppearance.advanced.useKeywords']],
		['network_tags', 'on', ['social.facebook.advanced.generateArticleTags']],
		['robots_txt', 'on', ['tools.robots.enable']],
		[
			'switch',
			'on',
			[
				'searchAppearance.advanced.runShortcodes',
				'searchAppearance.advanced.searchCleanup.enable',
				'searchAppearance.advanced.blockArgs.enable',
				'searchAppearance.advanced.unwantedBots.all',
				'sitemap.llms.enable',
				'social.twitter.general.additionalData',
			],
		],
	],
];
