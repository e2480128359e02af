<?php
/**
 * For source plugins that output separate data for X, without a fallback to that for Facebook.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Without data for X, they use the page's text and the featured image; Pharos would use the data for Facebook. */
final class ApartOnX {
	/**
	 * @param \Closure('title'|'description'): string $of_kind  Returns the content type's template, for a field that must not be empty.
	 * @param int                                     $featured The featured image; 0 for none.
	 * @param string                                  $default  The default image of X, if it comes next; '' if it's unknown.
	 */
	public static function add_to(
		MappedData $mapped,
		\Closure $of_kind,
		int $featured,
		string $default = '',
	): void {
		foreach (['title', 'description'] as $part) {
			if (
				isset($mapped->values["facebook_$part"]) &&
				!isset($mapped->values["twitter_$part"])
			) {
				$mapped->set("twitter_$part", $mapped->values[$part] ?? $of_kind($part));
			}
		}
		if (!isset($mapped->values['facebook_image']) || isset($mapped->values['twitter_image'])) {
			return;
		}
		if ($featured > 0) {
			Images::add_to($mapped, '', $featured, 'twitter_image', 'twitter_image_id');
		} elseif ($default !== '') {
			$id = Images::id_of($default);
			Images::add_to($mapped, $default, $id, 'twitter_image', 'twitter_image_id');
		} else {
			$mapped->lose('x_fallback', '', 'twitter_image');
		}
	}
}
