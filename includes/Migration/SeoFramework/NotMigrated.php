<?php
/**
 * Settings of The SEO Framework that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class NotMigrated {
	/** Settings of post type archives, besides title and description, that aren't migrated. */
	private const OF_ARCHIVES = ['tw_card_type', 'canonical', 'redirect'];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$losses = new LossMapper('SeoFramework', $this->options);
		$losses->verification($mapped);
		$losses->add_to($mapped);
		foreach (['disabled_post_types', 'disabled_taxonomies'] as $key) {
			foreach ($this->options->switched_on($key) as $name) {
				$mapped->lose(
					'switched_off_kind',
					$name,
					$key,
					__(
						'The source plugin was turned off for these pages. In Pharos SEO, they have SEO tags like other pages.',
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
