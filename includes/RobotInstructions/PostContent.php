<?php
/**
 * Lists all content types with robot instructions.
 */

declare(strict_types=1);

namespace Pharos\RobotInstructions;

use Pharos\Content\Archives;
use Pharos\Content\Examples;
use Pharos\Content\PostTypes;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Series;
use Pharos\Text\Text;
use WP_Post_Type;
use WP_Taxonomy;

/**
 * @phpstan-type Item array{name: string, label: string, url: string, count: int|null, in_sitemap: bool, served: bool}
 */
final class PostContent {
	/** @var array<string, list<string>> Names included in the sitemap, by provider. */
	private readonly array $listed;

	public function __construct(private readonly Settings $settings) {
		$this->listed = Series::is_on($settings) ? $this->of_pharos() : self::of_wordpress();
	}

	/** @return array{post_types: list<Item>, taxonomies: list<Item>, archives: list<Item>} */
	public function all(): array {
		return [
			'post_types' => [...$this->post_types(), $this->media()],
			'taxonomies' => $this->taxonomies(),
			'archives' => [...$this->archives(), ...$this->post_type_archives()],
		];
	}

	/** @return list<Item> */
	private function post_types(): array {
		return array_map(
			fn(WP_Post_Type $type): array => self::item(
				$type->name,
				$type->labels->name,
				Examples::of_type($type->name),
				(int) (wp_count_posts($type->name)->publish ?? 0),
				$this->is_listed('posts', $type->name),
			),
			array_values(PostTypes::viewable()),
		);
	}

	/** The attachment post type, if neither WordPress nor Pharos redirects attachment pages. */
	private function media(): array {
		$type = get_post_type_object('attachment');
		return self::item(
			'attachment',
			$type?->labels->name ?? 'attachment',
			Examples::of_file(),
			(int) (wp_count_posts('attachment')->inherit ?? 0),
			$this->is_listed('posts', 'attachment'),
			(bool) get_option('wp_attachment_pages_enabled') &&
				!$this->settings->get('redirectAttachmentPagesToPostParent'),
		);
	}

	/** @return list<Item> */
	private function taxonomies(): array {
		return array_map(
			fn(WP_Taxonomy $taxonomy): array => self::item(
				$taxonomy->name,
				$taxonomy->labels->name,
				Examples::of_taxonomy($taxonomy->name),
				// An error if the taxonomy no longer exists.
				is_numeric($count = wp_count_terms(['taxonomy' => $taxonomy->name]))
					? (int) $count
					: 0,
				$this->is_listed('taxonomies', $taxonomy->name),
			),
			array_values(PostTypes::taxonomies()),
		);
	}

	/** @return list<Item> */
	private function archives(): array {
		$labels = Archives::common();
		return [
			self::item(
				'author',
				$labels['author'],
				Examples::of_author(),
				null,
				$this->is_listed('users', ''),
				(bool) $this->settings->get('author_archive'),
			),
			self::item(
				'date',
				$labels['date'],
				Examples::of_date(),
				null,
				false,
				(bool) $this->settings->get('date_archive'),
			),
			self::item('search', $labels['search'], Examples::of_search(), null, false),
		];
	}

	/** @return list<Item> */
	private function post_type_archives(): array {
		$items = [];
		foreach (Archives::of_types() as $name => $label) {
			// WordPress's sitemap only includes posts, terms and authors.
			$url = (string) get_post_type_archive_link(substr($name, strlen('archive-')));
			$items[] = self::item($name, $label, $url, null, false);
		}
		return $items;
	}

	/** @return Item */
	private static function item(
		string $name,
		string|bool $label,
		string $url,
		?int $count,
		bool $in_sitemap,
		bool $served = true,
	): array {
		return [
			'name' => $name,
			'label' => Text::plain($label),
			'url' => $url,
			'count' => $count,
			'in_sitemap' => $in_sitemap,
			'served' => $served,
		];
	}

	private function is_listed(string $provider, string $name): bool {
		return in_array($name, $this->listed[$provider] ?? [], true);
	}

	/**
	 * The same as of_wordpress() for Pharos's sitemap. It may include single posts of a content type that is set to noindex, but not the
	 * type.
	 *
	 * @return array<string, list<string>>
	 */
	private function of_pharos(): array {
		$listed = [];
		foreach (array_keys((new Series($this->settings))->labels()) as $series) {
			[$provider, $name] = explode('-', $series, 2) + [1 => ''];
			$provider = ['terms' => 'taxonomies', 'authors' => 'users'][$provider] ?? $provider;
			if (!in_array($name ?: 'author', $this->settings->get('no_index'), true)) {
				$listed[$provider][] = $name;
			}
		}
		return $listed;
	}

	/**
	 * Content types in WordPress's sitemap registry, including changes by other plugins. Empty if the sitemap is off, such as on sites that
	 * discourage search engines.
	 *
	 * @return array<string, list<string>>
	 */
	private static function of_wordpress(): array {
		if (!wp_sitemaps_get_server()->sitemaps_enabled()) {
			return [];
		}
		return array_map(
			static fn(\WP_Sitemaps_Provider $provider): array => array_map(
				'strval',
				array_keys($provider->get_object_subtypes()) ?:
				// A provider without subtypes, such as that of authors, has one list; an empty one isn't included.
				($provider->get_max_num_pages() > 0
					? ['']
					: []),
			),
			wp_get_sitemap_providers(),
		);
	}
}
