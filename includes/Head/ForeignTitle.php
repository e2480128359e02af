<?php
/**
 * The title that other code gives a page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Text\Text;

/** Runs WordPress's filters of titles and watches whether code on them changes anything. Costs nothing on sites without such code. */
final class ForeignTitle {
	private const WHOLE = 'pre_get_document_title';

	/** The filter of the parts of WordPress's title, in themes that leave the title to WordPress, and in those that don't. */
	private const PARTS = 'document_title_parts';
	private const OLD_PARTS = 'wp_title_parts';

	/**
	 * Returns the title as plain text; '' if no code changes WordPress's. Pharos's own filter has to return what it is given while this runs.
	 *
	 * @param string $separator The site's title separator.
	 */
	public static function read(string $separator): string {
		$whole = apply_filters(self::WHOLE, '');
		if (is_string($whole) && $whole !== '') {
			return Text::plain($whole);
		}
		$parts = self::changed(self::PARTS, wp_get_document_title(...));
		if ($parts === [] && !current_theme_supports('title-tag') && !wp_is_block_theme()) {
			$parts = self::changed(self::OLD_PARTS, static fn() => wp_title('', false));
			// Such themes add the name of the site themselves.
			$parts = $parts === [] ? [] : [...$parts, get_bloginfo('name', 'display')];
		}
		return self::joined($parts, $separator);
	}

	/** Makes WordPress join the parts of the title that it is about to make with the site's separator, as on all other pages. */
	public static function of_view(string $separator): void {
		add_filter('document_title_separator', static fn(): string => $separator, 5);
		// Turns a hyphen between spaces into a dash.
		remove_filter('document_title', 'wptexturize');
	}

	/** @param array<mixed> $parts */
	private static function joined(array $parts, string $separator): string {
		$texts = array_filter($parts, static fn($part): bool => is_string($part) && $part !== '');
		return Text::plain(implode(" $separator ", $texts));
	}

	/**
	 * @param string            $hook A filter of a title's parts.
	 * @param \Closure(): mixed $make Makes the title.
	 * @return array<mixed> The parts; empty if no code changes them.
	 */
	private static function changed(string $hook, \Closure $make): array {
		if (!has_filter($hook)) {
			return [];
		}
		$seen = [];
		$watch = static function ($parts) use (&$seen) {
			return $seen[] = $parts;
		};
		add_filter($hook, $watch, PHP_INT_MIN);
		add_filter($hook, $watch, PHP_INT_MAX);
		$make();
		remove_filter($hook, $watch, PHP_INT_MIN);
		remove_filter($hook, $watch, PHP_INT_MAX);
		$after = $seen[1] ?? [];
		return is_array($after) && $after !== $seen[0] ? $after : [];
	}
}
