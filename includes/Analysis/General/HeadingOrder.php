<?php
/**
 * Checks whether headings skip levels.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

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

	protected function look(Page $page, Site $site): ?Finding {
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
					__(
						'“%1$s” is a heading of level %2$d and follows one of level %3$d.',
						'pharos-seo',
					),
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

	protected function fine(): string {
		return __('The headings of pages leave out no level.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'On %s page, headings leave out a level.',
				'On %s pages, headings leave out a level.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Headings are the table of contents of a page: below one of level 2 comes level 3, not 4. Screen readers and search engines read them so.',
				'pharos-seo',
			),
			__(
				'Choose the level for its place in the text, not for the size of its letters.',
				'pharos-seo',
			),
		];
	}
}
