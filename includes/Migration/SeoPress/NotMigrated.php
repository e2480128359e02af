<?php
/**
 * Settings of SEOPress that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Migration\VerificationCodes;

final class NotMigrated {
	/** Text settings, by the code of the reason. */
	private const TEXTS = [
		'verification' => ['advanced_advanced_facebook', 'advanced_advanced_seznam'],
		'app_id' => [
			'social_facebook_app_id',
			'social_facebook_admin_id',
			'social_facebook_link_ownership_id',
		],
		'network' => ['social_fv_creator'],
		'template' => ['titles_bp_groups_title', 'titles_bp_groups_desc'],
	];

	/** On/off settings without an equivalent, by the code of the reason. Settings that affect only the admin are omitted. */
	private const SWITCHES = [
		'switch' => [
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
	];

	/** Maps whose keys are content types. */
	private const MAPS = [
		'titles_single_titles' => 'post_type_exists',
		'titles_tax_titles' => 'taxonomy_exists',
		'titles_archive_titles' => 'post_type_exists',
	];

	/** Verification codes, by service. */
	private const VERIFICATION = [
		'google' => 'advanced_advanced_google',
		'bing' => 'advanced_advanced_bing',
		'pinterest' => 'advanced_advanced_pinterest',
		'yandex' => 'advanced_advanced_yandex',
		'baidu' => 'advanced_advanced_baidu',
	];

	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		VerificationCodes::into($mapped, self::VERIFICATION, $this->options->text(...));
		foreach (Options::MODULES as $module => $option) {
			if (!$this->options->has($module) && StoredValue::option($option) !== []) {
				$mapped->lose('module', $module, $option);
			}
		}
		foreach (self::TEXTS as $what => $keys) {
			foreach ($keys as $key) {
				$mapped->lose_text($what, $this->options->text($key), $key);
			}
		}
		foreach (self::SWITCHES as $what => $keys) {
			foreach ($keys as $key) {
				if ($this->options->is_on($key)) {
					$mapped->lose($what, '', $key);
				}
			}
		}
		foreach (self::MAPS as $key => $exists) {
			foreach ($this->options->names($key) as $name) {
				if (!$exists($name)) {
					$mapped->lose('taxonomy_gone', $name, $key);
				}
			}
		}
		$this->of_pro($mapped);
	}

	private function of_pro(MappedData $mapped): void {
		global $wpdb;
		$crumbs =
			StoredValue::option('seopress_pro_option_name')['seopress_breadcrumbs_enable'] ?? '';
		if ($this->options->has('breadcrumbs') && StoredValue::is_on($crumbs)) {
			$mapped->lose('breadcrumbs', '', 'seopress_breadcrumbs_enable');
		}
		$fallback = StoredValue::text(
			StoredValue::option('seopress_pro_option_name')['seopress_404_redirect_home'] ?? '',
		);
		if ($this->options->has('404') && !in_array($fallback, ['', 'none'], true)) {
			$mapped->lose('redirect_fallback', $fallback, 'seopress_404_redirect_home');
		}
		$redirects = "SELECT 1 FROM $wpdb->posts WHERE post_type = 'seopress_404' AND post_status = 'publish' LIMIT 1";
		if (!$this->options->has('404') && $wpdb->get_var($redirects) !== null) {
			$mapped->lose('module', '', 'seopress_404');
		}
	}
}
