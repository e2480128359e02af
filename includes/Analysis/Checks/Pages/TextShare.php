<?php
/**
 * Checks whether pages have text, and not only markup.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

/**
 * Search engines don't evaluate the ratio itself, so a low one counts only for pages with little text; almost no text
 * always counts. Scripts, styles and SVGs are excluded: otherwise nearly all pages of block themes would be below the
 * limit.
 */
final class TextShare extends PageCheck {
	private const LOW = 0.1;

	private const VERY_LOW = 0.02;

	/** In bytes, including menus: about a hundred words. */
	private const LITTLE = 600;

	public function id(): string {
		return 'text_share';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$text = $page->document()->text_length;
		$share = $text / max(1, strlen(self::markup($page->answer->body)));
		if ($share >= self::LOW || ($share >= self::VERY_LOW && $text >= self::LITTLE)) {
			return null;
		}
		return new Finding(
			sprintf(
				/* translators: 1: a percentage such as "1.5". 2: a size such as "300 B". */
				__('%1$s%% of the HTML is text: %2$s, including menus.', 'pharos-seo'),
				number_format_i18n(100 * $share, 1),
				size_format($text) ?: '0 B',
			),
		);
	}

	private static function markup(string $html): string {
		return preg_replace('~<(style|script|svg)\b.*?</\1\s*>~is', '', $html) ?? $html;
	}

	protected function passed_message(): string {
		return __('Pages have enough text.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has very little text.',
				'%s pages have very little text.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Search engines need text to understand a page. Text in images, or text that scripts load, is indexed late or not at all.',
				'pharos-seo',
			),
			__(
				'Write a few sentences about the topic of the page. If it already has a lot of text, check what adds so much code, for example a page builder.',
				'pharos-seo',
			),
		];
	}
}
