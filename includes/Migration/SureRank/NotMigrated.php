<?php
/**
 * Settings of SureRank that aren't migrated, or that had no effect there.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Migration\VerificationCodes;

final class NotMigrated {
	/** On/off settings that had no effect on the front end: in Pharos they would. */
	private const WITHOUT_EFFECT = [
		'open_graph_tags',
		'facebook_meta_tags',
		'twitter_meta_tags',
		'auto_generate_description',
		'index_home_page_paginated_pages',
		'oembeded_scripts',
		'oembeded_og_title',
		'oembeded_social_images',
		'oembeded_remove_author_name',
		'addlink_to_source_below_feed_entries',
		'enable_page_level_seo',
	];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		foreach (self::WITHOUT_EFFECT as $key) {
			if ($this->options->was_switched_off($key)) {
				$mapped->lose(
					'no_effect',
					'',
					$key,
					__(
						'Turning off this setting had no effect in the source plugin, so the setting of Pharos SEO isn’t changed.',
						'pharos-seo',
					),
				);
			}
		}
		if ($this->options->was_switched_off('enable_migration')) {
			$mapped->lose(
				'no_effect',
				'',
				'enable_migration',
				__('Migration can’t be turned off while it is running.', 'pharos-seo'),
			);
		}
		if ($this->options->is_on('enable_google_console')) {
			VerificationCodes::add_to(
				$mapped,
				['google' => 'surerank_gsc_verification_token'],
				static fn(string $name): string => StoredValue::text(get_option($name)),
			);
		}
		(new LossMapper('SureRank', $this->options))->add_to($mapped);
	}
}
