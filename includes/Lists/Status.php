<?php
/**
 * What the checks found on a post, in one word.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\ObjectSeo\ChecksField;
use WP_Post;

/** The worst that was found says it (spec.md section 4). */
final class Status {
	/** From the worst to the best. */
	public const ALL = ['error', 'warning', 'suggestion', 'success'];

	/** @return string One of ALL; '' when the post was never checked. */
	public static function of(WP_Post $post): string {
		$counts = array_filter(ChecksField::of($post)['counts']);
		if ($counts === []) {
			return '';
		}
		// What is ignored is nothing to see to.
		return current(array_intersect(self::ALL, array_keys($counts))) ?: 'success';
	}

	public static function label(string $status): string {
		return match ($status) {
			'error' => __('Critical', 'pharos-seo'),
			'warning' => __('Warning', 'pharos-seo'),
			'suggestion' => __('Suggestion', 'pharos-seo'),
			default => __('Passed', 'pharos-seo'),
		};
	}
}
