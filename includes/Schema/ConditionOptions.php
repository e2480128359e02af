<?php
/**
 * The display conditions available on this site.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Content\PostTypes;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;

/**
 * The rules of docs/schema.md as options. Specifics finds conditions about a single post or term.
 *
 * @phpstan-type Option array{value: string, label: string}
 */
final class ConditionOptions {
	public function __construct(private readonly Settings $settings) {}

	/** @return list<array{label: string, options: list<Option>}> Groups of options; the first group has no heading. */
	public function all(): array {
		$groups = [
			self::group('', [
				'basic-global' => __('Whole site', 'pharos-seo'),
				'basic-singulars' => __('All single pages', 'pharos-seo'),
				'basic-archives' => __('All archives', 'pharos-seo'),
			]),
			self::group(__('Home, search, 404', 'pharos-seo'), [
				'special-front' => __('Home page', 'pharos-seo'),
				'special-blog' => __('Latest posts', 'pharos-seo'),
				'special-search' => __('Search results', 'pharos-seo'),
				'special-404' => __('Page not found', 'pharos-seo'),
				'special-date' => __('Date archives', 'pharos-seo'),
				'special-author' => __('Author archives', 'pharos-seo'),
			]),
		];
		foreach (PostTypes::served($this->settings) as $type) {
			$groups[] = self::group(self::label($type), self::of_type($type));
		}
		$kinds = self::product_kinds();
		return $kinds === []
			? $groups
			: [...$groups, self::group(__('Product types', 'pharos-seo'), $kinds)];
	}

	/** @return array<string, string> Labels by condition. */
	private static function of_type(WP_Post_Type $type): array {
		$label = self::label($type);
		/* translators: %s: name of a post type, such as Books. */
		$options = ["$type->name|all" => sprintf(__('All %s', 'pharos-seo'), $label)];
		if ($type->has_archive) {
			/* translators: %s: name of a post type, such as Books. */
			$options["$type->name|all|archive"] = sprintf(
				__('Archive of %s', 'pharos-seo'),
				$label,
			);
		}
		foreach (PostTypes::taxonomies() as $taxonomy) {
			if (in_array($type->name, $taxonomy->object_type, true)) {
				$options["$type->name|all|taxarchive|$taxonomy->name"] = sprintf(
					/* translators: %s: name of a taxonomy, such as Categories. */
					__('Archives of %s', 'pharos-seo'),
					self::label($taxonomy),
				);
			}
		}
		return $options;
	}

	/** @return array<string, string> Conditions about types of WooCommerce products. */
	private static function product_kinds(): array {
		if (!taxonomy_exists('product_type')) {
			return [];
		}
		$terms = get_terms(['taxonomy' => 'product_type', 'hide_empty' => false]);
		$labels = function_exists('wc_get_product_types') ? wc_get_product_types() : [];
		$kinds = [];
		foreach (is_array($terms) ? $terms : [] as $term) {
			if ($term instanceof WP_Term) {
				$kinds["product-type|$term->slug"] = Text::plain(
					(string) ($labels[$term->slug] ?? ucfirst($term->name)),
				);
			}
		}
		return $kinds;
	}

	private static function label(WP_Post_Type|WP_Taxonomy $kind): string {
		return Text::plain((string) $kind->labels->name);
	}

	/**
	 * @param array<string, string> $labels Labels by condition.
	 * @return array{label: string, options: list<Option>}
	 */
	private static function group(string $label, array $labels): array {
		$options = [];
		foreach ($labels as $value => $text) {
			$options[] = ['value' => (string) $value, 'label' => $text];
		}
		return ['label' => $label, 'options' => $options];
	}
}
