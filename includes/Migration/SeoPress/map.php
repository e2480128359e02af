<?php
/**
 * What the data of SEOPress becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

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
];
