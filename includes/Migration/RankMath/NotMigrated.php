<?php
/**
 * Settings of Rank Math that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Migration\VerificationCodes;
use Pharos\Text\Text;

final class NotMigrated {
	private const OPTIONS = [
		'rank-math-options-titles',
		'rank-math-options-general',
		'rank-math-options-sitemap',
		'rank_math_modules',
	];

	/** Text settings, by the code of the reason. */
	private const LOST_TEXTS = [
		'verification' => ['norton_verify', 'custom_webmaster_tags'],
		'app_id' => ['facebook_app_id', 'facebook_admin_id', 'facebook_secret'],
	];

	/** On/off settings without an equivalent, by the code of the reason. */
	private const LOST_SWITCHES = [
		'product_urls' => ['wc_remove_product_base', 'wc_remove_category_parent_slugs'],
		'paginated_posts' => ['noindex_paginated_pages'],
		'switch' => [
			'nofollow_external_links',
			'nofollow_image_links',
			'new_window_external_links',
		],
	];

	/** Verification codes, by service. */
	private const VERIFICATION = [
		'google' => 'google_verify',
		'bing' => 'bing_verify',
		'pinterest' => 'pinterest_verify',
		'yandex' => 'yandex_verify',
		'baidu' => 'baidu_verify',
	];

	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		VerificationCodes::into($mapped, self::VERIFICATION, $this->options->text(...));
		foreach (StoredValue::damaged_options(self::OPTIONS) as $name) {
			$mapped->lose('damaged', '', $name);
		}
		foreach (self::LOST_TEXTS as $what => $keys) {
			foreach ($keys as $key) {
				$mapped->lose_text($what, $this->options->text($key), $key);
			}
		}
		foreach (self::LOST_SWITCHES as $what => $keys) {
			foreach ($keys as $key) {
				if ($this->options->is_on($key)) {
					$mapped->lose($what, '', $key);
				}
			}
		}
		foreach (self::schema_templates() as $title) {
			$mapped->lose('schema', $title, 'rank_math_schema');
		}
		$fallback = $this->options->text('redirections_fallback', 'default');
		if (Redirects::are_on() && !in_array($fallback, ['', 'default'], true)) {
			$mapped->lose('redirect_fallback', $fallback, 'redirections_fallback');
		}
		if (!Redirects::are_on() && Redirects::are_stored()) {
			$mapped->lose('module', '', 'redirections');
		}
		foreach (ContentTypes::types() as $type) {
			$snippet = $this->options->text("pt_{$type}_default_rich_snippet");
			if (!in_array($snippet, ['', 'off', 'article', 'product'], true)) {
				$mapped->lose('schema', $snippet, "pt_{$type}_default_rich_snippet");
			}
		}
	}

	/** @return list<string> Titles of schema templates of the Pro edition, which are posts of a custom type. */
	private static function schema_templates(): array {
		global $wpdb;
		return $wpdb->get_col(
			"SELECT post_title FROM $wpdb->posts WHERE post_type = 'rank_math_schema' AND post_status = 'publish' ORDER BY ID LIMIT 100",
		);
	}
}
