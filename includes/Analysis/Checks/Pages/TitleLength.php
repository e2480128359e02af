<?php
/**
 * Checks the length of title tags.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Core\Limits;
use Pharos\Text\Text;

final class TitleLength extends PageCheck {
	/** Minimum length in characters: shorter titles contain no more than a name. */
	private const SHORTEST = 10;

	public function id(): string {
		return 'title_length';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$title = $page->document()->titles[0] ?? '';
		$length = Text::length($title);
		$most = Limits::all()['title'];
		$weight = TextWeight::measure($title);
		if ($length === 0 || ($length <= $most && $weight >= self::SHORTEST)) {
			return null;
		}
		$details = sprintf(
			$length > $most
				? /* translators: 1: number of characters, 2: a title. */
				_n(
					'Too long, %1$s character: “%2$s”',
					'Too long, %1$s characters: “%2$s”',
					$length,
					'pharos-seo',
				)
				: /* translators: 1: number of characters, 2: a title. */
				_n(
					'Very short, %1$s character: “%2$s”',
					'Very short, %1$s characters: “%2$s”',
					$length,
					'pharos-seo',
				),
			number_format_i18n($length),
			Text::cut($title, 2 * $most),
		);
		return new Finding($details, $page->edit('title'));
	}

	protected function passed_message(): string {
		return __('Title tags have a good length.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has a title tag that’s too long or too short.',
				'%s pages have a title tag that’s too long or too short.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		$most = Limits::all()['title'];
		return [
			sprintf(
				/* translators: %s: number of characters. */
				_n(
					'Search engines cut off titles longer than about %s character, and a very short title doesn’t describe the page.',
					'Search engines cut off titles longer than about %s characters, and a very short title doesn’t describe the page.',
					$most,
					'pharos-seo',
				),
				number_format_i18n($most),
			),
			__(
				'Put the most important words first, and omit words that are on every page.',
				'pharos-seo',
			),
		];
	}
}
