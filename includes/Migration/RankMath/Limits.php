<?php
/**
 * How much of a page search engines may show.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Stored;

final class Limits {
	/** What it says while nobody has chosen anything else, and search engines take by themselves. */
	private const NONE = [
		'max-snippet' => '-1',
		'max-video-preview' => '-1',
		'max-image-preview' => 'large',
	];

	/** @param array<mixed> $limits As stored. @return string Those that are others, for people. */
	public static function lost(array $limits): string {
		$limits = array_filter(array_map(Stored::text(...), $limits), 'strlen');
		return http_build_query(array_diff_assoc($limits, self::NONE), '', ', ');
	}
}
