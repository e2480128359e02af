<?php
/**
 * Checks the canonical URLs of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Core\Url;

final class Canonical extends PageCheck {
	public function id(): string {
		return 'canonical';
	}

	/** Pages set to noindex don't have a canonical URL. */
	protected function inspect(Page $page, Site $site): ?Finding {
		if ($page->noindex() !== '') {
			return null;
		}
		$links = $page->document()->link('canonical');
		$in_head = array_filter($links, static fn(array $link): bool => $link['in_head']);
		$said = array_values(
			array_unique([...array_column($in_head, 'href'), ...self::of_header($page)]),
		);
		$problem = match (count($said)) {
			0 => $links === []
				? __('No canonical URL.', 'pharos-seo')
				: __(
					'The canonical URL is outside the head, where search engines ignore it.',
					'pharos-seo',
				),
			1 => self::problem($said[0], $page),
			default => sprintf(
				/* translators: %s: URLs. */
				__('Several canonical URLs: %s', 'pharos-seo'),
				implode(', ', $said),
			),
		};
		if ($problem === '') {
			return null;
		}
		// It may be intentional.
		$own = $page->context()?->meta()->address('canonical') ?? '';
		return new Finding(
			$problem,
			$page->edit('canonical'),
			$own !== '' && $said === [$own] ? self::SUGGESTION : '',
		);
	}

	/** @return list<string> */
	private static function of_header(Page $page): array {
		$header = $page->answer->header('link');
		preg_match_all('/<([^>]*)>[^,<]*;\s*rel="?canonical"?(?![\w-])/i', $header, $found);
		return $found[1];
	}

	private static function problem(string $canonical, Page $page): string {
		if (!Url::is_web($canonical)) {
			return sprintf(
				/* translators: %s: a URL. */
				__(
					'The canonical URL isn’t absolute: “%s”. It must start with https:// or http://.',
					'pharos-seo',
				),
				$canonical,
			);
		}
		if (Url::host($canonical) !== Url::host($page->answer->url)) {
			return sprintf(
				/* translators: %s: a URL. */
				__('The canonical URL points to another site: %s', 'pharos-seo'),
				$canonical,
			);
		}
		return Url::plain($canonical) === Url::plain($page->answer->url)
			? ''
			: sprintf(
				/* translators: %s: a URL. */
				__('The canonical URL points elsewhere: %s', 'pharos-seo'),
				$canonical,
			);
	}

	protected function passed_message(): string {
		return __('Canonical URLs point to the pages themselves.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has no canonical URL, or one that points elsewhere.',
				'%s pages have no canonical URL, or one that points elsewhere.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Search engines index a page under its canonical URL. A page whose canonical URL points elsewhere usually doesn’t appear in search results.',
				'pharos-seo',
			),
			__(
				'To use the page’s own URL, leave the Canonical URL field empty. If it’s already empty, a theme or plugin outputs another one.',
				'pharos-seo',
			),
		];
	}
}
