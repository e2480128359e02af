<?php
/**
 * Checks whether headings skip levels.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class HeadingOrder extends PageCheck {
	/** Maximum number of issues to list for a page. */
	private const MOST = 20;

	public function id(): string {
		return 'heading_order';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$faults = self::faults($page);
		if ($faults === []) {
			return null;
		}
		$fixes = $page->places()->headings(array_column($faults, 'heading'));
		$places = [];
		foreach ($faults as $at => ['heading' => $heading, 'after' => $after]) {
			$places[] = [
				'details' => sprintf(
					/* translators: 1: text of a heading, 2 and 3: its level and that of the heading before it, from 1 to 6. */
					__('“%1$s” is an H%2$d heading that follows an H%3$d heading.', 'pharos-seo'),
					$heading['text'],
					$heading['level'],
					$after,
				),
				'fix' => $fixes[$at] ?? $page->places()->other($heading['text']),
			];
		}
		return new Finding(
			'',
			places: $places,
			not_fixable: array_filter(array_column($places, 'fix')) === [],
		);
	}

	/** @return list<array{heading: array, after: int}> */
	private static function faults(Page $page): array {
		$faults = [];
		$before = null;
		foreach ($page->document()->headings as $heading) {
			if ($heading['is_apart']) {
				continue;
			}
			if ($before !== null && $heading['level'] > $before + 1) {
				$faults[] = ['heading' => $heading, 'after' => $before];
			}
			$before = $heading['level'];
		}
		return array_slice($faults, 0, self::MOST);
	}

	protected function passed_message(): string {
		return __('Headings don’t skip levels.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page skips heading levels.',
				'%s pages skip heading levels.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Headings are the outline of a page: an H2 heading is followed by H3, not H4. People who use a screen reader find their way by it. For Google Search, the order doesn’t matter.',
				'pharos-seo',
			),
			__(
				'Choose a heading level by its position in the outline, not by its font size.',
				'pharos-seo',
			),
		];
	}
}
