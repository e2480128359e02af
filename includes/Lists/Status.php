<?php
/**
 * What the checks found on a post, in one word.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\ObjectSeo\ChecksField;
use WP_Post;

/** The badge of the whole post (spec.md section 4), as src/page-checks/results.ts says it: suggestions are no fault. */
final class Status {
	/** From the worst to the best. */
	public const ALL = ['error', 'warning', 'success'];

	/** @return string One of ALL; '' when the post was never checked. */
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
