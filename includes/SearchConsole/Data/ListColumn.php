<?php
/**
 * The column of clicks in WordPress’s post lists.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Capability;
use WP_Post_Type;
use WP_Query;

/**
 * Clicks of the last 28 days, as in the editor. One query for all posts of the list; hidden by default, users can turn it on in Screen
 * Options.
 */
final class ListColumn {
	/** Id of the column, and value of `orderby`. */
	public const NAME = 'pharos_clicks';

	/** @var array<int, int|null>|null Clicks by post id; null until they are read. */
	private ?array $clicks = null;

	/** @param int $window Id of the window, see Windows. */
	private function __construct(private readonly int $window) {}

	/** Null if there is no data. */
	public static function current(): ?self {
		$window = Windows::standing('28');
		return $window ? new self($window['id']) : null;
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function add(array $columns): array {
		return $columns + [self::NAME => __('Clicks', 'pharos-seo')];
	}

	/**
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	public function add_sortable(array $columns): array {
		return $columns + [
			self::NAME => [
				self::NAME,
				true,
				__('Clicks', 'pharos-seo'),
				__('Table ordered by clicks from Google Search in the last 28 days.', 'pharos-seo'),
			],
		];
	}

	/**
	 * For `default_hidden_columns`: doesn't affect users who have selected columns.
	 *
	 * @param string[] $hidden
	 * @return string[]
	 */
	public function hide(array $hidden): array {
		return [...$hidden, self::NAME];
	}

	/** @param string $name Name of any column. */
	public function print(string $name, int $id): void {
		$post = $name === self::NAME ? get_post($id) : null;
		if (!$post) {
			return;
		}
		$clicks = Capability::may_edit($post) ? $this->clicks($id) : null;
		if ($clicks === null) {
			printf(
				'<span aria-hidden="true">&#8212;</span><span class="screen-reader-text">%s</span>',
				esc_html__('No data', 'pharos-seo'),
			);
			return;
		}
		printf(
			'<span title="%s">%s</span>',
			esc_attr__('Google Search, last 28 days', 'pharos-seo'),
			esc_html(number_format_i18n($clicks)),
		);
	}

	/**
	 * For `posts_clauses`.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	public function clauses(array $clauses, WP_Query $query, WP_Post_Type $type): array {
		if (!$query->is_main_query() || $query->get('orderby') !== self::NAME) {
			return $clauses;
		}
		global $wpdb;
		$clauses['join'] .= $wpdb->prepare(
			" LEFT JOIN (SELECT p.post_id, SUM(t.clicks) AS clicks FROM %i p INNER JOIN %i t ON t.page_id = p.id AND t.window_id = %d WHERE p.post_id > 0 GROUP BY p.post_id) AS pharos_clicks ON pharos_clicks.post_id = $wpdb->posts.ID",
			Tables::pages(),
			Tables::totals(),
			$this->window,
		);
		$order = strtoupper((string) $query->get('order')) === 'ASC' ? 'ASC' : 'DESC';
		// Posts whose figures the user can't see are sorted last, with those without figures.
		$none = $order === 'ASC' ? 4294967296 : -1;
		$editable = current_user_can($type->cap->edit_others_posts)
			? '(1 = 1)'
			: $wpdb->prepare("($wpdb->posts.post_author = %d)", get_current_user_id());
		$clauses[
			'orderby'
		] = "(CASE WHEN $editable AND pharos_clicks.clicks IS NOT NULL THEN pharos_clicks.clicks ELSE $none END) $order, $wpdb->posts.post_date DESC, $wpdb->posts.ID DESC";
		return $clauses;
	}

	private function clicks(int $post): ?int {
		global $wp_query, $wpdb;
		if ($this->clicks === null) {
			// Responses of quick edit have no list.
			$ids = array_map('intval', array_column((array) ($wp_query->posts ?? []), 'ID'));
			$marks = implode(', ', array_unique([$post, ...$ids]));
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT p.post_id, SUM(t.clicks) AS clicks FROM %i p INNER JOIN %i t ON t.page_id = p.id AND t.window_id = %d WHERE p.post_id IN ($marks) GROUP BY p.post_id",
					Tables::pages(),
					Tables::totals(),
					$this->window,
				),
			);
			$this->clicks = array_map('intval', array_column($rows, 'clicks', 'post_id'));
		}
		return $this->clicks[$post] ?? null;
	}
}
