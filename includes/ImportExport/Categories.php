<?php
/**
 * The categories of settings that can be exported.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Core\AddOns;

/** Each definition has a category; settings without one are never exported, nor are secrets. */
final class Categories {
	/** @param array<string, array> $definitions See SiteData::definitions(). */
	public function __construct(private readonly array $definitions) {}

	/** @return list<array{id: string, label: string}> The categories that have at least one setting. */
	public function list(): array {
		$used = array_unique(
			array_map($this->for_key(...), array_map('strval', array_keys($this->definitions))),
		);
		$labels = self::labels();
		$known = array_intersect(array_keys($labels), $used);
		$list = [];
		foreach ([...$known, ...array_diff($used, $known, [''])] as $id) {
			// An add-on's category may have no label.
			$list[] = ['id' => $id, 'label' => $labels[$id] ?? $id];
		}
		return $list;
	}

	/** Returns the category of a setting; '' if it isn't exported. */
	public function for_key(string $key): string {
		$definition = $this->definitions[$key] ?? [];
		return ($definition['secret'] ?? false) === true ? '' : $definition['category'] ?? '';
	}

	/** @return list<string> The settings of some categories, in the order of the definitions. */
	public function settings(array $categories): array {
		return array_values(
			array_filter(
				array_map('strval', array_keys($this->definitions)),
				fn(string $key): bool => in_array($this->for_key($key), $categories, true),
			),
		);
	}

	/** @return array<string, string> By id. */
	private static function labels(): array {
		$original = [
			'general' => __('Meta Templates', 'pharos-seo'),
			'social' => __('Social and embeds', 'pharos-seo'),
			'home_page' => __('Home Page', 'pharos-seo'),
			'archive_pages' => __('Archive Pages', 'pharos-seo'),
			'robots' => __('Robot Instructions and pagination', 'pharos-seo'),
			'sitemaps' => __('Sitemaps, IndexNow and llms.txt', 'pharos-seo'),
			'schema' => __('Schema', 'pharos-seo'),
			'robots_txt' => __('robots.txt and AI crawlers', 'pharos-seo'),
			'redirects' => __('Redirects', 'pharos-seo'),
			'advanced' => __('Images, feeds, breadcrumbs and not-found log', 'pharos-seo'),
			'features' => __('Features', 'pharos-seo'),
		];
		/**
		 * Filters the labels of export categories, so that add-ons can add a category for their settings: their
		 * definitions (pharos_settings_definitions) refer to it in `category`.
		 *
		 * @param array<string, string> $labels By id.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_export_categories', static fn(array $labels): array => $labels + ['acme' => __('Acme', 'acme')]);
		 */
		$labels = apply_filters('pharos_export_categories', $original);
		if (!is_array($labels)) {
			return AddOns::refuse('pharos_export_categories', $labels, $original);
		}
		foreach ($labels as $id => $label) {
			if (!is_string($id) || !is_string($label) || $label === '') {
				AddOns::refuse('pharos_export_categories', $label);
				unset($labels[$id]);
			}
		}
		return $labels + $original;
	}
}
