<?php
/**
 * Lists public content that is excluded from all sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTypes;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;

/** For administrators who look for a page: the time of these queries grows with the size of the site. */
final class ExcludedContent {
	public const PER_PAGE = 20;

	/** Above this number, counting takes too long for a screen. */
	private const MOST_COUNTED = 200_000;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * The rules that currently exclude content.
	 *
	 * @return list<array{code: string, label: string, count: int|null, path: string}>
	 */
	public function rules(): array {
		$rules = [];
		$indexable = new Indexable($this->settings);
		foreach ([...PostTypes::viewable(), ...PostTypes::taxonomies()] as $kind) {
			$context =
				$kind instanceof \WP_Taxonomy
					? new Context(Context::TERM, new WP_Term((object) ['taxonomy' => $kind->name]))
					: Context::of_post(new WP_Post((object) ['post_type' => $kind->name]));
			if ($indexable->is_noindexed($context)) {
				$rules[] = [
					'code' => 'noindex_kind',
					'label' => sprintf(
						/* translators: %s: a post type or taxonomy, such as Posts. */
						__('%s: all are set to noindex', 'pharos-seo'),
						Text::plain($kind->labels->name),
					),
					'count' => null,
					'path' => '/advanced/robot_instructions/indexing',
				];
			}
		}
		$labels = [
			'own_redirect' => __('Redirects to another page', 'pharos-seo'),
			'own_noindex' => __('Set to noindex individually', 'pharos-seo'),
			'own_canonical' => __('Canonical URL points elsewhere', 'pharos-seo'),
			'password' => __('Password protected', 'pharos-seo'),
			'excluded' => __('Excluded in the sitemap settings', 'pharos-seo'),
		];
		foreach ($labels as $code => $label) {
			$count = $this->count($code);
			if ($count !== 0) {
				$rules[] = ['code' => $code, 'label' => $label, 'count' => $count, 'path' => ''];
			}
		}
		return $rules;
	}

	/**
	 * Objects excluded individually, the newest first.
	 *
	 * @return list<WP_Post|WP_Term> One more than PER_PAGE if there are more.
	 */
	public function objects(int $page): array {
		global $wpdb;
		$most = $page * self::PER_PAGE + 1;
		$posts = $wpdb->get_col(
			'SELECT ID FROM (' .
				implode(' UNION ', $this->posts()) .
				") AS found ORDER BY ID DESC LIMIT $most",
		);
		$found = array_filter(array_map('get_post', array_map('intval', $posts)));
		if (count($found) < $most) {
			$terms = $wpdb->get_col(
				'SELECT term_id FROM (' .
					implode(' UNION ', $this->terms()) .
					") AS found ORDER BY term_id DESC LIMIT $most",
			);
			$found = [
				...$found,
				...array_filter(
					array_map('get_term', array_map('intval', $terms)),
					self::is_term(...),
				),
			];
		}
		return array_values(array_slice($found, ($page - 1) * self::PER_PAGE, self::PER_PAGE + 1));
	}

	private static function is_term(mixed $term): bool {
		return $term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy);
	}

	private function count(string $code): ?int {
		global $wpdb;
		if ($code === 'excluded') {
			return count((array) $this->settings->get('sitemap_exclude'));
		}
		$all = 0;
		foreach (array_keys(PostTypes::viewable()) as $type) {
			$all += (int) (wp_count_posts($type)->publish ?? 0);
		}
		if ($all > self::MOST_COUNTED && $code === 'password') {
			return null;
		}
		$count = 0;
		foreach ([$this->posts()[$code] ?? null, $this->terms()[$code] ?? null] as $query) {
			$count +=
				$query === null
					? 0
					: (int) $wpdb->get_var("SELECT COUNT(*) FROM ($query) AS found");
		}
		return $count;
	}

	/** @return array<string, string> SQL queries for ids, by reason. */
	private function posts(): array {
		global $wpdb;
		$types = implode(
			', ',
			array_map(
				static fn(string $name): string => $wpdb->prepare('%s', $name),
				array_keys(PostTypes::viewable()) ?: [''],
			),
		);
		$posts = "SELECT DISTINCT p.ID FROM $wpdb->posts p";
		$public = "p.post_status = 'publish' AND p.post_type IN ($types)";
		$row = static fn(
			string $value,
		): string => "$posts JOIN $wpdb->postmeta m ON m.post_id = p.ID WHERE $public AND $value";
		$queries = ['password' => "$posts WHERE $public AND p.post_password <> ''"];
		if ($this->settings->get('enable_page_level_seo')) {
			$queries['own_noindex'] = $row(
				"m.meta_key = '_pharos_noindex' AND m.meta_value = 'yes'",
			);
			$queries['own_canonical'] = $row(
				"m.meta_key = '_pharos_canonical' AND m.meta_value <> ''",
			);
			if ($this->settings->get('enable_redirects')) {
				$queries['own_redirect'] = $row(
					"m.meta_key = '_pharos_redirect' AND m.meta_value <> ''",
				);
			}
		}
		$excluded = $this->excluded('post');
		return $excluded === ''
			? $queries
			: $queries + ['excluded' => "$posts WHERE $public AND p.ID IN ($excluded)"];
	}

	/** @return array<string, string> */
	private function terms(): array {
		global $wpdb;
		$row = static fn(
			string $value,
		): string => "SELECT DISTINCT term_id FROM $wpdb->termmeta WHERE $value";
		$queries = [
			'own_noindex' => $row("meta_key = '_pharos_noindex' AND meta_value = 'yes'"),
			'own_canonical' => $row("meta_key = '_pharos_canonical' AND meta_value <> ''"),
		];
		if ($this->settings->get('enable_redirects')) {
			$queries['own_redirect'] = $row("meta_key = '_pharos_redirect' AND meta_value <> ''");
		}
		$excluded = $this->excluded('term');
		return $excluded === ''
			? $queries
			: $queries + [
					'excluded' => "SELECT term_id FROM $wpdb->terms WHERE term_id IN ($excluded)",
				];
	}

	/** @param 'post'|'term' $kind */
	private function excluded(string $kind): string {
		$ids = [];
		foreach ((array) $this->settings->get('sitemap_exclude') as $name) {
			if (str_starts_with($name, "$kind-")) {
				$ids[] = (int) substr($name, strlen($kind) + 1);
			}
		}
		return implode(',', $ids);
	}
}
