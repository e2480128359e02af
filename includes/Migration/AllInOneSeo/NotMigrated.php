<?php
/**
 * Settings of All in One SEO that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class NotMigrated {
	private const USUAL_CRUMBS = [
		'archiveFormat' => 'Archives for #breadcrumb_archive_post_type_name',
		'searchResultFormat' => 'Search Results for \'#breadcrumb_search_string\'',
		'errorFormat404' => '404 - Page Not Found',
	];

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$losses = new LossMapper('AllInOneSeo', $this->options);
		$losses->verification($mapped);
		$losses->add_to($mapped);
		if ($this->options->is_on('searchAppearance.advanced.noIndexEmptyCat')) {
			$mapped->offer('noindex_empty_terms', 'yes');
		}
		$this->breadcrumbs($mapped);
		$this->switched_off($mapped);
		$not_found =
			json_decode(StoredValue::text(get_option('aioseo_options_redirects')), true)[
				'advanced404s'
			] ?? [];
		if (!empty($not_found['enabled']) && !empty($not_found['redirectDefaultEnabled'])) {
			$mapped->lose('redirect_fallback', '', 'advanced404s');
		}
	}

	private function breadcrumbs(MappedData $mapped): void {
		foreach (self::USUAL_CRUMBS as $name => $usual) {
			if ($this->options->text("breadcrumbs.$name", $usual) !== $usual) {
				$mapped->lose('breadcrumbs', '', "breadcrumbs.$name");
				return;
			}
		}
	}

	/** Posts and terms for which All in One SEO was turned off. */
	private function switched_off(MappedData $mapped): void {
		if (!$this->options->has_old('excludePosts')) {
			return;
		}
		foreach (['excludePosts', 'excludeTerms'] as $name) {
			$path = "deprecated.searchAppearance.advanced.$name";
			foreach ($this->options->ids($path) as $id) {
				$mapped->lose('switched_off', (string) $id, $path);
			}
		}
	}
}
