<?php
/**
 * The HTML sitemap.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps\Html;

use Pharos\Core\AddOns;
use Pharos\Core\Tag;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Kinds;
use WP_Post_Type;
use WP_Taxonomy;

/**
 * A heading for each post type and taxonomy, with links to its indexable pages. It does not depend on the XML sitemap.
 *
 * @phpstan-type Link array{title: string, url: string, children?: list<array>}
 * @phpstan-type Section array{name: string, label: string, links: list<Link>, more?: Link|null}
 */
final class Sitemap {
	/** Maximum nesting depth: deeper lists are the result of a filter with an infinite loop. */
	private const DEEPEST = 50;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param string $types Comma-separated names of post types and taxonomies; '' for those in the settings. Unknown names are ignored.
	 * @return string HTML; '' if the list is empty.
	 */
	public function html(string $types = ''): string {
		$here = is_singular() ? (string) get_permalink(get_queried_object_id()) : '';
		$html = '';
		foreach ($this->sections($types) as $section) {
			$html .=
				'<h2>' .
				Tag::escape($section['label']) .
				'</h2>' .
				self::list($section['links'], $here);
			if (isset($section['more'])) {
				$html .= '<p>' . self::link($section['more'], $here) . '</p>';
			}
		}
		return $html === ''
			? ''
			: sprintf(
				'<nav class="pharos-sitemap" aria-label="%s">%s</nav>',
				esc_attr__('Sitemap', 'pharos-seo'),
				$html,
			);
	}

	/** @return array<string, string> Labels of the available post types and taxonomies, by name. */
	public static function kinds(): array {
		return array_map(
			static fn(WP_Post_Type|WP_Taxonomy $kind): string => Entries::label($kind),
			Kinds::types() + Kinds::taxonomies(),
		);
	}

	/** @return list<Section> */
	private function sections(string $types): array {
		$entries = new Entries($this->settings);
		$sections = [];
		foreach ($this->listed($types) as $kind) {
			$section = $entries->section($kind);
			if ($section['links'] !== []) {
				$sections[] = $section;
			}
		}
		/**
		 * Filters the sections of the HTML sitemap. Sections without links, and links that aren't http or https, aren't output.
		 *
		 * @param list<array{name: string, label: string, links: list<array>, more: array|null}> $sections A `name` of a post type or
		 *        taxonomy, its `label`, and `links`: plain `title`, `url`, and `children`, a list of the same; `more` is a link below them
		 *        if there are too many.
		 * @param string $types The requested types: comma-separated names; '' for those in the settings.
		 *
		 * @since 1.0.0
		 * @see docs/sitemaps.md
		 * @example add_filter('pharos_html_sitemap', static fn(array $sections): array => [...$sections, [
		 * 	'name' => 'acme',
		 * 	'label' => __('Prices', 'acme'),
		 * 	'links' => [['title' => 'Tea', 'url' => home_url('/prices/tea/'), 'children' => []]],
		 * 	'more' => null,
		 * ]]);
		 */
		$filtered = apply_filters('pharos_html_sitemap', $sections, $types);
		if ($filtered === $sections) {
			return $sections;
		}
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_html_sitemap', $filtered, $sections);
		}
		$fitting = array_values(array_filter($filtered, self::is_section(...)));
		if (count($fitting) < count($filtered)) {
			AddOns::refuse('pharos_html_sitemap', $filtered);
		}
		return $fitting;
	}

	/** @return list<WP_Post_Type|WP_Taxonomy> In the given order. */
	private function listed(string $types): array {
		$kinds = Kinds::types() + Kinds::taxonomies();
		$names = wp_parse_list($types) ?: $this->settings->get('sitemap_display_shortcode');
		if ($names === []) {
			return array_values(
				array_diff_key($kinds, array_flip($this->settings->get('no_index'))),
			);
		}
		return array_values(
			array_filter(
				array_map(static fn($name) => $kinds[$name] ?? null, array_unique($names)),
			),
		);
	}

	private static function is_section(mixed $section): bool {
		return is_array($section) &&
			is_string($section['label'] ?? null) &&
			self::are_links($section['links'] ?? null) &&
			(!isset($section['more']) || self::are_links([$section['more']]));
	}

	private static function are_links(mixed $links, int $depth = 0): bool {
		if (!is_array($links) || $depth > self::DEEPEST) {
			return false;
		}
		foreach ($links as $link) {
			$is_link =
				is_array($link) &&
				is_string($link['title'] ?? null) &&
				is_string($link['url'] ?? null) &&
				self::are_links($link['children'] ?? [], $depth + 1);
			if (!$is_link) {
				return false;
			}
		}
		return true;
	}

	/** @param array<Link> $links */
	private static function list(array $links, string $here): string {
		$items = '';
		foreach ($links as $link) {
			$below = empty($link['children']) ? '' : self::list($link['children'], $here);
			$items .= '<li>' . self::link($link, $here) . $below . '</li>';
		}
		return $items === '' ? '' : "<ul>$items</ul>";
	}

	/** @param Link $link */
	private static function link(array $link, string $here): string {
		$url = esc_url($link['url'], ['http', 'https']);
		$title = Tag::escape($link['title']);
		$current = $link['url'] === $here ? ' aria-current="page"' : '';
		return $url === '' ? $title : "<a href=\"$url\" dir=\"auto\"$current>$title</a>";
	}
}
