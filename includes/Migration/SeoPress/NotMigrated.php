<?php
/**
 * Settings of SEOPress that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class NotMigrated {
	/** Maps whose keys are content types. */
	private const MAPS = [
		'titles_single_titles' => 'post_type_exists',
		'titles_tax_titles' => 'taxonomy_exists',
		'titles_archive_titles' => 'post_type_exists',
	];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$losses = new LossMapper('SeoPress', $this->options);
		$losses->verification($mapped);
		foreach (Options::MODULES as $module => $option) {
			if (!$this->options->has($module) && StoredValue::option($option) !== []) {
				$mapped->lose('module', $module, $option);
			}
		}
		$losses->add_to($mapped);
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
