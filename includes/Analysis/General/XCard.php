<?php
/**
 * Checks the X card tags of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

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

	protected function look(Page $page, Site $site): ?Finding {
		$card = $page->document()->meta('twitter:card')[0] ?? '';
		if (in_array($card, self::CARDS, true)) {
			return null;
		}
		$fix = match (true) {
			SeoPlugins::active() !== null => Fix::plugins(),
			(bool) $site->settings->get('twitter_meta_tags') => null,
			default => Fix::setting(
				__('Turn on X tags', 'pharos-seo'),
				'/general/social/x',
				'twitter_meta_tags',
			),
		};
		return new Finding(
			$card === ''
				? __('It has no card (twitter:card).', 'pharos-seo')
				: sprintf(
					/* translators: %s: a word. */
					__('X knows no card of the kind “%s”.', 'pharos-seo'),
					$card,
				),
			$fix,
			not_fixable: $fix === null,
		);
	}

	protected function fine(): string {
		return __('Pages say how X shows them.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page does not say how X shows it.',
				'%s pages do not say how X shows them.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'With a card, X shows a shared page with its title and image; without one it shows an address.',
				'pharos-seo',
			),
			__(
				'Where it is missing although X tags are turned on, another plugin or the theme takes it away.',
				'pharos-seo',
			),
		];
	}
}
