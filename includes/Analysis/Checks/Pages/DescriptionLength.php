<?php
/**
 * Checks the length of meta descriptions.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Core\Limits;
use Pharos\Text\Text;

final class DescriptionLength extends PageCheck {
	/** Minimum length in characters: shorter ones leave most of the space in search results empty. */
	private const SHORTEST = 50;

	public function id(): string {
		return 'description_length';
	}

	/** Short descriptions are still shown. */
	protected function inspect(Page $page, Site $site): ?Finding {
		$description = Text::first_filled(...$page->document()->meta('description'));
		$length = Text::length($description);
		$most = Limits::all()['description'];
		$weight = TextWeight::measure($description);
		if ($length === 0 || ($length <= $most && $weight >= min(self::SHORTEST, $most))) {
			return null;
		}
		$is_long = $length > $most;
		$details = sprintf(
			$is_long
				? /* translators: 1: number of characters, 2: a description. */
				_n(
					'Too long, %1$s character: “%2$s”',
					'Too long, %1$s characters: “%2$s”',
					$length,
					'pharos-seo',
				)
				: /* translators: 1: number of characters, 2: a description. */
				_n(
					'Short, %1$s character: “%2$s”',
					'Short, %1$s characters: “%2$s”',
					$length,
					'pharos-seo',
				),
			number_format_i18n($length),
			Text::cut($description, 2 * $most),
		);
		return new Finding($details, $page->edit('description'), $is_long ? '' : self::SUGGESTION);
	}

	protected function passed_message(): string {
		return __('Meta descriptions have a good length.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has a meta description that’s too long or too short.',
				'%s pages have a meta description that’s too long or too short.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		$most = Limits::all()['description'];
		return [
			sprintf(
				/* translators: %s: number of characters. */
				_n(
					'Search engines show about %s character of a meta description and cut off the rest.',
					'Search engines show about %s characters of a meta description and cut off the rest.',
					$most,
					'pharos-seo',
				),
				number_format_i18n($most),
			),
			__('Summarize the page, with the most important part first.', 'pharos-seo'),
		];
	}
}
