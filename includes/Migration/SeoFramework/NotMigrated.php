<?php
/**
 * Settings of The SEO Framework that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Migration\VerificationCodes;

final class NotMigrated {
	/** Text settings, by the code of the reason. */
	private const TEXTS = [
		'verification' => ['facebook_verification'],
		'switch' => ['theme_color'],
	];

	/** On/off settings without an equivalent. */
	private const SWITCHES = [
		'shortlink_tag',
		'multi_og_image',
		'robotstxt_block_ai',
		'robotstxt_block_seo',
	];

	/** Settings of post type archives, besides title and description, that aren't migrated. */
	private const OF_ARCHIVES = ['tw_card_type', 'canonical', 'redirect'];

	/** Verification codes, by service. */
	private const VERIFICATION = [
		'google' => 'google_verification',
		'bing' => 'bing_verification',
		'pinterest' => 'pint_verification',
		'yandex' => 'yandex_verification',
		'baidu' => 'baidu_verification',
	];

	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		VerificationCodes::into($mapped, self::VERIFICATION, $this->options->text(...));
		$options = $this->options;
		foreach (self::TEXTS as $what => $keys) {
			foreach ($keys as $key) {
				$mapped->lose_text($what, $options->text($key), $key);
			}
		}
		foreach (self::SWITCHES as $key) {
			if ($options->is_on($key)) {
				$mapped->lose('switch', '', $key);
			}
		}
		$scheme = $options->text('canonical_scheme', 'automatic');
		if (!in_array($scheme, ['', 'automatic'], true)) {
			$mapped->lose('switch', $scheme, 'canonical_scheme');
		}
		foreach (['disabled_post_types', 'disabled_taxonomies'] as $key) {
			foreach ($options->switched_on($key) as $name) {
				$mapped->lose(
					'switched_off_kind',
					$name,
					$key,
					__(
						'The source plugin was turned off for these pages. Here they have SEO tags like other pages.',
						'pharos-seo',
					),
				);
			}
		}
		$this->archives($mapped);
	}

	private function archives(MappedData $mapped): void {
		foreach ($this->options->map('pta') as $type => $data) {
			foreach (is_array($data) ? self::OF_ARCHIVES : [] as $key) {
				$mapped->lose_text(
					'no_field',
					StoredValue::text($data[$key] ?? ''),
					"pta.$type.$key",
				);
			}
		}
	}
}
