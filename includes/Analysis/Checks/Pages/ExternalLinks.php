<?php
/**
 * Checks whether pages have outbound links.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Page;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** Considers the sample as a whole: not every page needs an outbound link. */
final class ExternalLinks implements Check {
	/** Minimum number of pages at which a link on all of them counts as part of the theme, such as a credit link. */
	private const SEVERAL = 3;

	/** Relations of links that aren't recommendations: in comments, advertisements. */
	private const NOT_MEANT = ['nofollow', 'ugc', 'sponsored'];

	public function id(): string {
		return 'external_links';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	public function run(Site $site): ?Result {
		$pages = $site->pages();
		if ($pages === []) {
			return null;
		}
		$found = array_filter(
			SampleLinks::for_site($site)->all,
			static fn(SampleLink $link): bool => !$link->is_own &&
				array_intersect(self::NOT_MEANT, $link->anchor['rel']) === [] &&
				(count($pages) < self::SEVERAL || $link->pages < count($pages)),
		);
		if ($found !== []) {
			return Result::passed(
				sprintf(
					/* translators: %s: number of links. */
					_n(
						'Pages have %s outbound link.',
						'Pages have %s outbound links.',
						count($found),
						'pharos-seo',
					),
					number_format_i18n(count($found)),
				),
			);
		}
		return Result::found(__('No outbound links found.', 'pharos-seo'), [
			__(
				'Links to good sources help visitors learn more and show what a page is based on. A few useful links are enough.',
				'pharos-seo',
			),
			__(
				'Links that are on every page, for example in the footer, aren’t counted. Checked pages:',
				'pharos-seo',
			),
			[
				'links' => array_map(
					static fn(Page $page): array => array_filter([
						'url' => $page->url,
						'fix' => $page->object === null ? null : $page->edit(),
					]),
					$pages,
				),
			],
		]);
	}
}
