<?php
/**
 * Plugins that show on X what they know for X, and nothing of what is meant for Facebook.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Where nothing is said for X, the page's own text and the featured image come next there; here what is said for Facebook would. */
final class ApartOnX {
	/**
	 * @param \Closure('title'|'description'): string $of_kind  The template of its kind, for a field that must not be empty.
	 * @param int                                     $featured The featured image; 0 for none.
	 * @param string                                  $default  The default image of X, where it comes next; '' where that is not known.
	 */
	public static function into(
		Carried $carried,
		\Closure $of_kind,
		int $featured,
		string $default = '',
	): void {
		foreach (['title', 'description'] as $part) {
			if (
				isset($carried->values["facebook_$part"]) &&
				!isset($carried->values["twitter_$part"])
			) {
				$carried->set("twitter_$part", $carried->values[$part] ?? $of_kind($part));
			}
		}
		if (
			!isset($carried->values['facebook_image']) ||
			isset($carried->values['twitter_image'])
		) {
			return;
		}
		if ($featured > 0) {
			Images::into($carried, '', $featured, 'twitter_image', 'twitter_image_id');
		} elseif ($default !== '') {
			$id = Images::id_of($default);
			Images::into($carried, $default, $id, 'twitter_image', 'twitter_image_id');
		} else {
			$carried->lose('x_fallback', '', 'twitter_image');
		}
	}
}
