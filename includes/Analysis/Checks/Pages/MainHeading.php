<?php
/**
 * Checks whether each page has one H1 heading.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Analysis\Theme;

final class MainHeading extends PageCheck {
	/** The number of pages without an H1 heading, and with several. */
	private int $none = 0;

	private int $several = 0;

	public function id(): string {
		return 'h1';
	}

	protected function pages(Site $site): array {
		[$this->none, $this->several] = [0, 0];
		return $site->pages();
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$all = array_filter(
			$page->document()->headings,
			static fn(array $one): bool => $one['level'] === 1,
		);
		$filled = array_values(
			array_filter($all, static fn(array $one): bool => $one['text'] !== ''),
		);
		return match (count($filled)) {
			0 => $this->none($page),
			1 => null,
			default => $this->several($page, $filled),
		};
	}

	/** The H1 heading of a list is output by the theme; that of a post is the post's title. */
	private function none(Page $page): Finding {
		$this->none++;
		$is_list = $page->context()?->is_list() ?? false;
		$fix = $is_list ? Theme::fix() : $page->edit();
		return new Finding(
			__('No H1 heading.', 'pharos-seo'),
			$fix,
			not_fixable: $is_list && $fix === null,
		);
	}

	/** @param list<array> $headings */
	private function several(Page $page, array $headings): Finding {
		$this->several++;
		$fixes = $page->places()->headings($headings);
		// H1 headings in the text are edited there; the one to keep is the theme's, otherwise the first.
		$in_text = array_keys(array_filter($fixes));
		$too_many = count($in_text) === count($headings) ? array_slice($in_text, 1) : $in_text;
		$places = array_map(
			static fn(int $at): array => [
				'details' => sprintf(
					/* translators: %s: text of a heading. */
					__('Another H1 heading: “%s”', 'pharos-seo'),
					$headings[$at]['text'],
				),
				'fix' => $fixes[$at],
			],
			$too_many,
		);
		$fix = Theme::fix();
		return new Finding(
			sprintf(
				/* translators: %s: texts of headings. */
				__('H1 headings: %s', 'pharos-seo'),
				implode(
					', ',
					array_map(static fn(array $one): string => "“{$one['text']}”", $headings),
				),
			),
			$fix,
			self::SUGGESTION,
			places: $places,
			not_fixable: $places === [] && $fix === null,
		);
	}

	protected function passed_message(): string {
		return __('Pages have one H1 heading each.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		$message = match (0) {
			/* translators: %s: number of pages. */
			$this->several => _n(
				'%s page has no H1 heading.',
				'%s pages have no H1 heading.',
				$pages,
				'pharos-seo',
			),
			/* translators: %s: number of pages. */
			$this->none => _n(
				'%s page has more than one H1 heading.',
				'%s pages have more than one H1 heading.',
				$pages,
				'pharos-seo',
			),
			/* translators: %s: number of pages. */
			default => _n(
				'%s page has no H1 heading or more than one.',
				'%s pages have no H1 heading or more than one.',
				$pages,
				'pharos-seo',
			),
		};
		return sprintf($message, number_format_i18n($pages));
	}

	protected function advice(): array {
		return [
			__(
				'The H1 heading tells visitors, screen readers and search engines what the page is about. In most themes, it’s the post title.',
				'pharos-seo',
			),
			__(
				'Use H2 and lower in the content: choose the level in the toolbar of the heading block.',
				'pharos-seo',
			),
		];
	}
}
