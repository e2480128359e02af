<?php
/**
 * Checks whether pages are mobile-friendly.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class Viewport extends PageCheck {
	/** Minimum zoom factor that users need. */
	private const ENLARGED = 2.0;

	public function id(): string {
		return 'viewport';
	}

	/** The theme outputs the viewport meta tag of all pages. */
	protected function inspect(Page $page, Site $site): ?Finding {
		$settings = self::settings_of($page->document()->meta('viewport'));
		if (!isset($settings['width']) && !isset($settings['initial-scale'])) {
			return new Finding(
				__('No responsive viewport meta tag.', 'pharos-seo'),
				not_fixable: true,
			);
		}
		$is_fixed =
			in_array($settings['user-scalable'] ?? '', ['no', '0'], true) ||
			(is_numeric($settings['maximum-scale'] ?? '') &&
				$settings['maximum-scale'] < self::ENLARGED);
		return $is_fixed
			? new Finding(
				__('Zooming is disabled.', 'pharos-seo'),
				status: self::SUGGESTION,
				not_fixable: true,
			)
			: null;
	}

	/**
	 * @param list<string> $viewports The last one applies.
	 * @return array<string, string>
	 */
	private static function settings_of(array $viewports): array {
		$settings = [];
		foreach (preg_split('/[,;]/', strtolower((string) end($viewports))) ?: [] as $part) {
			[$name, $value] = explode('=', $part, 2) + [1 => ''];
			$settings[trim($name)] = trim($value);
		}
		return $settings;
	}

	protected function passed_message(): string {
		return __('Pages are mobile-friendly.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page isn’t mobile-friendly or can’t be zoomed.',
				'%s pages aren’t mobile-friendly or can’t be zoomed.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Search engines index the mobile version of pages. Pages need a responsive viewport meta tag, and people with low vision need to be able to zoom.',
				'pharos-seo',
			),
			__(
				'The theme outputs this tag. Contact its developer, or choose another theme.',
				'pharos-seo',
			),
		];
	}
}
