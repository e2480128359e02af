<?php
/**
 * The archives that settings refer to by name.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Text\Text;
use WP_Post_Type;

final class Archives {
	/** @return array<string, string> Label by name: author, date and search archives. */
	public static function common(): array {
		return [
			'author' => __('Author Archives', 'pharos-seo'),
			'date' => __('Date Archives', 'pharos-seo'),
			'search' => __('Search Results', 'pharos-seo'),
		];
	}

	/** @return array<string, string> Label by name (`archive-{type}`): post types that have an archive. */
	public static function of_types(): array {
		$labels = [];
		foreach (self::types() as $type) {
			$labels['archive-' . $type->name] = sprintf(
				/* translators: %s: name of a post type, such as Books. */
				__('Archive of %s', 'pharos-seo'),
				Text::plain($type->labels->name),
			);
		}
		return $labels;
	}

	/** @return WP_Post_Type[] */
	public static function types(): array {
		return array_filter(
			PostTypes::viewable(),
			static fn(WP_Post_Type $type): bool => (bool) $type->has_archive,
		);
	}
}
