<?php
/**
 * Checks pages served over HTTPS for mixed content.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Page;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class MixedContent implements Check {
	/** Browsers upgrade requests of these elements to HTTPS; they block all others. */
	private const SHOWN = ['IMG', 'SOURCE', 'VIDEO', 'AUDIO', 'TRACK'];

	public function id(): string {
		return 'mixed_content';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$pages = array_filter(
			$site->pages(),
			static fn(Page $page): bool => self::scheme($page->answer->url) === 'https',
		);
		if ($pages === []) {
			return null;
		}
		$links = [];
		$is_blocked = false;
		foreach ($pages as $page) {
			$found = self::new_ones($page, $links);
			$fixes = $found === [] ? [] : $page->places()->resources($found);
			foreach ($found as $at => $resource) {
				$is_blocked = $is_blocked || !in_array($resource['tag'], self::SHOWN, true);
				$links[$resource['url']] = array_filter([
					'url' => $resource['url'],
					'details' => sprintf(
						/* translators: 1: an HTML element such as "img". 2: URL of a page. */
						__('%1$s on %2$s', 'pharos-seo'),
						strtolower($resource['tag']),
						$page->url,
					),
					'fix' => $fixes[$at] ?? $page->edit(),
				]);
			}
		}
		if ($links === []) {
			return Result::passed(__('Pages have no mixed content.', 'pharos-seo'));
		}
		return Result::found(
			sprintf(
				/* translators: %s: number of files. */
				_n(
					'Pages load %s file over HTTP (mixed content).',
					'Pages load %s files over HTTP (mixed content).',
					count($links),
					'pharos-seo',
				),
				number_format_i18n(count($links)),
			),
			[
				$is_blocked
					? __(
						'Browsers block scripts, styles and frames that an HTTPS page loads over HTTP, so parts of these pages are missing.',
						'pharos-seo',
					)
					: __(
						'Browsers may block these images or mark the page as not fully secure.',
						'pharos-seo',
					),
				__(
					'Change these URLs to https://. If the other server doesn’t support HTTPS, upload the file to your media library.',
					'pharos-seo',
				),
				['links' => array_values($links)],
			],
			status: $is_blocked ? self::ERROR : '',
		);
	}

	/**
	 * @param array<string, array> $known By URL.
	 * @return list<array{tag: string, url: string}>
	 */
	private static function new_ones(Page $page, array $known): array {
		$found = [];
		foreach ($page->document()->resources as $resource) {
			if (self::scheme($resource['url']) === 'http' && !isset($known[$resource['url']])) {
				$found[$resource['url']] ??= $resource;
			}
		}
		return array_values($found);
	}

	private static function scheme(string $url): string {
		return strtolower((string) wp_parse_url($url, PHP_URL_SCHEME));
	}
}
