<?php
/**
 * Sorting and filtering of post lists by SEO values.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\Settings;
use WP_Post_Type;
use WP_Query;

/** Changes the list's main query instead of adding one. */
final class ListQuery {
	/** The query parameter of the filter. */
	private const PARAMETER = 'pharos_filter';

	public function __construct(
		private readonly Settings $settings,
		private readonly WP_Post_Type $type,
	) {}

	/** Outputs the drop-down list beside WordPress's. */
	public static function print_filter(): void {
		printf(
			'<label for="pharos-filter" class="screen-reader-text">%s</label><select name="%s" id="pharos-filter">',
			esc_html__('Filter by SEO', 'pharos-seo'),
			esc_attr(self::PARAMETER),
		);
		foreach (self::choices() as $value => $label) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr($value),
				selected($value, self::chosen(), false),
				esc_html($label),
			);
		}
		echo '</select>';
	}

	/**
	 * Callback of the filter `posts_clauses`.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	public function clauses(array $clauses, WP_Query $query): array {
		$sorted = $query->get('orderby') === Column::NAME;
		$chosen = self::chosen();
		if (!$query->is_main_query() || (!$sorted && $chosen === '')) {
			return $clauses;
		}
		global $wpdb;
		$clauses['join'] .= $wpdb->prepare(
			" LEFT JOIN $wpdb->postmeta pharos_checks ON pharos_checks.post_id = $wpdb->posts.ID AND pharos_checks.meta_key = %s",
			ObjectMeta::PREFIX . 'checks',
		);
		// Like WordPress's meta joins: other code may have stored a meta key twice.
		$clauses['groupby'] = "$wpdb->posts.ID";
		if ($chosen !== '') {
			$clauses['where'] .= " AND {$this->condition($chosen)} AND {$this->editable()}";
		}
		if ($sorted) {
			$order = strtoupper((string) $query->get('order')) === 'DESC' ? 'DESC' : 'ASC';
			// Unchecked posts come last in either order.
			$rank = $this->rank($order === 'ASC' ? count(Status::ALL) : -1);
			$clauses['orderby'] = "$rank $order, $wpdb->posts.post_date DESC, $wpdb->posts.ID DESC";
		}
		return $clauses;
	}

	/** @return array<string, string> Labels by value. */
	private static function choices(): array {
		return [
			'' => __('All SEO', 'pharos-seo'),
			'error' => Status::label('error'),
			'warning' => Status::label('warning'),
			'title' => __('No custom title', 'pharos-seo'),
			'description' => __('No custom description', 'pharos-seo'),
			'noindex' => __('No Index', 'pharos-seo'),
		];
	}

	private static function chosen(): string {
		// Only selects what to show: no nonce needed.
		$value = $_GET[self::PARAMETER] ?? '';
		return is_string($value) && isset(self::choices()[$value]) ? $value : '';
	}

	private function condition(string $chosen): string {
		return match ($chosen) {
			'title', 'description' => 'NOT ' . self::has_row($chosen, '<>', ''),
			'noindex' => in_array($this->type->name, $this->settings->get('no_index'), true)
				? 'NOT ' . self::has_row('noindex', '=', 'no')
				: self::has_row('noindex', '=', 'yes'),
			default => $this->rank(-1) . ' = ' . array_search($chosen, Status::ALL, true),
		};
	}

	private static function has_row(string $field, string $compare, string $value): string {
		global $wpdb;
		return $wpdb->prepare(
			"EXISTS (SELECT 1 FROM $wpdb->postmeta own WHERE own.post_id = $wpdb->posts.ID AND own.meta_key = %s AND own.meta_value $compare %s)",
			ObjectMeta::PREFIX . $field,
			$value,
		);
	}

	/** Returns SQL for the index of the status in Status::ALL, read from the serialized counts. */
	private function rank(int $unchecked): string {
		global $wpdb;
		$counts = 'pharos_checks.meta_value';
		$cases = '';
		foreach (['error', 'warning'] as $rank => $status) {
			$some = $wpdb->prepare('%s', '%"' . $status . '";i:%');
			$none = $wpdb->prepare('%s', '%"' . $status . '";i:0;%');
			$cases .= " WHEN $counts LIKE $some AND $counts NOT LIKE $none THEN $rank";
		}
		$unread = "$counts IS NULL OR $counts NOT LIKE {$wpdb->prepare('%s', 'a:%')}";
		return "(CASE WHEN $unread OR NOT {$this->editable()} THEN $unchecked$cases ELSE 2 END)";
	}

	/** Returns SQL for the posts whose SEO the user may see: those of other authors only if the user may edit them. */
	private function editable(): string {
		global $wpdb;
		return current_user_can($this->type->cap->edit_others_posts)
			? '(1 = 1)'
			: $wpdb->prepare("($wpdb->posts.post_author = %d)", get_current_user_id());
	}
}
