<?php
/**
 * Checks the canonical URLs of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Address;
use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class Canonical extends PageCheck {
	public function id(): string {
		return 'canonical';
	}

	/** Pages set to noindex don't have a canonical URL. */
	protected function look(Page $page, Site $site): ?Finding {
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
				? __('It has no canonical address.', 'pharos-seo')
				: __(
					'Its canonical address stands outside of its head, where search engines do not read it.',
					'pharos-seo',
				),
			1 => self::problem($said[0], $page),
			default => sprintf(
				/* translators: %s: addresses. */
				__('It has several canonical addresses: %s', 'pharos-seo'),
				implode(', ', $said),
			),
		};
		if ($problem === '') {
			return null;
		}
		// It may be intentional.
		$own = $page->context()?->own()->address('canonical') ?? '';
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
		if (!Address::is_web($canonical)) {
			return sprintf(
				/* translators: %s: an address. */
				__(
					'Its canonical address is not complete: “%s”. It has to begin with https:// or http://.',
					'pharos-seo',
				),
				$canonical,
			);
		}
		if (Address::host($canonical) !== Address::host($page->answer->url)) {
			return sprintf(
				/* translators: %s: an address. */
				__('Its canonical address leads to another site: %s', 'pharos-seo'),
				$canonical,
			);
		}
		return Address::plain($canonical) === Address::plain($page->answer->url)
			? ''
			: sprintf(
				/* translators: %s: an address. */
				__('Its canonical address is another one: %s', 'pharos-seo'),
				$canonical,
			);
	}

	protected function fine(): string {
		return __('Pages name their own address as the one to be found under.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'The canonical address of %s page is missing or leads elsewhere.',
				'The canonical addresses of %s pages are missing or lead elsewhere.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'The canonical address is the one that search engines list a page under, whichever way they came. A page that names another one is left out of search results.',
				'pharos-seo',
			),
			__(
				'Empty the field of the canonical address to use the page’s own. Where it is empty already, a theme or plugin prints another one.',
				'pharos-seo',
			),
		];
	}
}
