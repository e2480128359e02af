<?php
/**
 * Checks the X card tags of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;

final class XCard extends PageCheck {
	private const CARDS = ['summary', 'summary_large_image', 'app', 'player'];

	public function id(): string {
		return 'x_card';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$card = $page->document()->meta('twitter:card')[0] ?? '';
		if (in_array($card, self::CARDS, true)) {
			return null;
		}
		$fix = match (true) {
			SeoPlugins::active() !== null => Fix::plugins(),
			(bool) $site->settings->get('twitter_meta_tags') => null,
			default => Fix::setting(
				__('Turn on X card tags', 'pharos-seo'),
				'/general/social/x',
				'twitter_meta_tags',
			),
		};
		return new Finding(
			$card === ''
				? __('No X card (twitter:card).', 'pharos-seo')
				: sprintf(
					/* translators: %s: a word. */
					__('Unknown X card type “%s”.', 'pharos-seo'),
					$card,
				),
			$fix,
			not_fixable: $fix === null,
		);
	}

	protected function passed_message(): string {
		return __('Pages have X card tags.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has missing or invalid X card tags.',
				'%s pages have missing or invalid X card tags.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'With an X card, X shows the title and image of a shared page; without one, only its URL.',
				'pharos-seo',
			),
			__(
				'If the card is missing although X card tags are turned on, another plugin or the theme removes it.',
				'pharos-seo',
			),
		];
	}
}
