<?php
/**
 * Checks whether pages are mobile-friendly.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

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
	protected function look(Page $page, Site $site): ?Finding {
		$says = self::says($page->document()->meta('viewport'));
		if (!isset($says['width']) && !isset($says['initial-scale'])) {
			return new Finding(
				__('It does not fit itself to the screen.', 'pharos-seo'),
				not_fixable: true,
			);
		}
		$is_fixed =
			in_array($says['user-scalable'] ?? '', ['no', '0'], true) ||
			(is_numeric($says['maximum-scale'] ?? '') && $says['maximum-scale'] < self::ENLARGED);
		return $is_fixed
			? new Finding(
				__('Readers can’t enlarge it.', 'pharos-seo'),
				status: self::SUGGESTION,
				not_fixable: true,
			)
			: null;
	}

	/**
	 * @param list<string> $viewports The last one applies.
	 * @return array<string, string>
	 */
	private static function says(array $viewports): array {
		$says = [];
		foreach (preg_split('/[,;]/', strtolower((string) end($viewports))) ?: [] as $part) {
			[$name, $value] = explode('=', $part, 2) + [1 => ''];
			$says[trim($name)] = trim($value);
		}
		return $says;
	}

	protected function fine(): string {
		return __('Pages fit the screens of telephones.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page does not fit the screens of telephones, or can’t be enlarged.',
				'%s pages do not fit the screens of telephones, or can’t be enlarged.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Search engines judge pages as telephones show them. A page has to say that it fits itself to the screen (viewport), and people with weak eyes have to be able to enlarge it.',
				'pharos-seo',
			),
			__('The theme prints this: ask its makers, or choose another theme.', 'pharos-seo'),
		];
	}
}
