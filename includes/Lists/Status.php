<?php
/**
 * The result of a post's checks, as one status.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\ObjectSeo\ChecksField;
use Pharos\ObjectSeo\Issues;
use WP_Post;

/** The post's badge, with the same rule as src/page-checks/results.ts: suggestions don't count as issues. */
final class Status {
	/** From worst to best. */
	public const ALL = ['error', 'warning', 'success'];

	/** @return string One of ALL; '' if the post was never checked. */
	public static function for_post(WP_Post $post): string {
		$counts = array_filter(ChecksField::results($post)['counts']);
		if ($counts === []) {
			return '';
		}
		return current(array_intersect(['error', 'warning'], array_keys($counts))) ?: 'success';
	}

	/** Returns the worst issue and the number of others; '' without issues. Results of earlier versions only have a status. */
	public static function text(WP_Post $post): string {
		$status = self::for_post($post);
		if (!in_array($status, ['error', 'warning'], true)) {
			return '';
		}
		$counts = ChecksField::results($post)['counts'];
		$first = Issues::texts($counts['issues'])[0] ?? self::label($status);
		$more = $counts['error'] + $counts['warning'] - 1;
		return $more > 0
			? sprintf(
				/* translators: 1: an issue, such as "No meta description". 2: number of other issues. */
				__('%1$s, %2$s more', 'pharos-seo'),
				$first,
				number_format_i18n($more),
			)
			: $first;
	}

	/** The URL of the editor with the results of the checks. */
	public static function url(WP_Post $post): string {
		return add_query_arg('pharos-field', 'checks', (string) get_edit_post_link($post, 'raw'));
	}

	public static function label(string $status): string {
		return match ($status) {
			'error' => __('Critical', 'pharos-seo'),
			'warning' => __('Warning', 'pharos-seo'),
			default => __('Passed', 'pharos-seo'),
		};
	}
}
