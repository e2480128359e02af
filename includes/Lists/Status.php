<?php
/**
 * The result of a post's checks, as one status.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\ObjectSeo\ChecksField;
use WP_Post;

/** The post's badge (spec.md section 4), with the same rule as src/page-checks/results.ts: suggestions don't count as issues. */
final class Status {
	/** From worst to best. */
	public const ALL = ['error', 'warning', 'success'];

	/** @return string One of ALL; '' if the post was never checked. */
	public static function of(WP_Post $post): string {
		$counts = array_filter(ChecksField::of($post)['counts']);
		if ($counts === []) {
			return '';
		}
		return current(array_intersect(['error', 'warning'], array_keys($counts))) ?: 'success';
	}

	public static function label(string $status): string {
		return match ($status) {
			'error' => __('Critical', 'pharos-seo'),
			'warning' => __('Warning', 'pharos-seo'),
			default => __('Passed', 'pharos-seo'),
		};
	}
}
