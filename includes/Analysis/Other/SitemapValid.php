<?php
/**
 * Checks whether the XML sitemap is valid.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Check;
use Pharos\Analysis\Http\Answer;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Migration\Parity\Visit;
use Pharos\Sitemaps\CrawledFile;
use Pharos\Sitemaps\CrawledPage;

/** Checks the index, some of its sitemaps and one page of each; `wp pharos sitemap check` checks all. */
final class SitemapValid implements Check {
	/** Number of sitemaps to check. */
	private const SAMPLE = 5;

	/** Maximum number of problems to list. */
	private const MOST = 20;

	public function id(): string {
		return 'sitemap_valid';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$file = SitemapFile::of($site);
		if ($file === null || $file->answer->status !== 200) {
			return null;
		}
		$problems = self::problems($file, $site);
		if ($problems === []) {
			return Result::passed(
				__('Your sitemap is valid, and names pages of this site.', 'pharos-seo'),
			);
		}
		return Result::found(
			__('Your sitemap has mistakes.', 'pharos-seo'),
			[
				__(
					'Search engines leave out a sitemap that they can’t read, and addresses that are not on its site or may not be listed.',
					'pharos-seo',
				),
				['links' => array_slice($problems, 0, self::MOST)],
				$file->is_ours
					? __(
						'Choose “Regenerate” to make it anew. If that does not help, look for a plugin or a cache that changes it on the way.',
						'pharos-seo',
					)
					: __(
						'This sitemap is not made by Pharos SEO. You can switch ours on in its place.',
						'pharos-seo',
					),
			],
			SitemapFile::fix(),
		);
	}

	/** @return list<array{url: string, details: string}> */
	private static function problems(SitemapFile $file, Site $site): array {
		$root = $file->is_ours ? 'sitemapindex' : $file->root();
		$index = self::read($file->answer, $root);
		$problems = self::listed($file->url, $index->problems);
		if ($root === 'urlset') {
			return [...$problems, ...self::of_addresses($file->url, $index, $site)];
		}
		if ($index->urls === [] && $problems === []) {
			return self::listed($file->url, [__('It names no sitemaps.', 'pharos-seo')]);
		}
		foreach (self::some($index->urls) as $url) {
			if (!Visit::is_own($url)) {
				array_push($problems, ...self::listed($url, [self::elsewhere()]));
				continue;
			}
			$answer = $site->http->own($url);
			if ($answer->error === 'not_checked') {
				break;
			}
			$sitemap = $answer->status === 200 ? self::read($answer, 'urlset') : null;
			array_push(
				$problems,
				...self::listed($url, $sitemap->problems ?? [self::status($answer)]),
				...$sitemap ? self::of_addresses($url, $sitemap, $site) : [],
			);
		}
		return $problems;
	}

	/** @return list<array{url: string, details: string}> */
	private static function of_addresses(string $url, CrawledFile $sitemap, Site $site): array {
		if ($sitemap->urls === [] && $sitemap->problems === []) {
			return self::listed($url, [__('It has no addresses.', 'pharos-seo')]);
		}
		$problems = [];
		foreach ($sitemap->urls as $address) {
			if (!Visit::is_own($address)) {
				array_push($problems, ...self::listed($address, [self::elsewhere()]));
			}
		}
		$address = $sitemap->urls[intdiv(count($sitemap->urls), 2)] ?? '';
		if ($problems !== [] || $address === '') {
			return array_slice($problems, 0, self::SAMPLE);
		}
		// Doesn't follow redirects: a sitemap should list final URLs.
		$answer = $site->http->own($address, 'GET', 0);
		return match (true) {
			$answer->error === 'not_checked' => [],
			$answer->status !== 200 => self::listed($address, [self::status($answer)]),
			default => self::listed(
				$address,
				CrawledPage::of(
					$address,
					$answer->header('content-type'),
					$answer->header('x-robots-tag'),
					$answer->body,
				),
			),
		};
	}

	/** Parses the response; closes elements if it was truncated. */
	private static function read(Answer $answer, string $root): CrawledFile {
		$xml = $answer->body;
		$close = $root === 'urlset' ? '</url>' : '</sitemap>';
		$end = strrpos($xml, $close);
		if ($answer->is_cut && $end !== false) {
			$xml = substr($xml, 0, $end + strlen($close)) . "</$root>";
		}
		return CrawledFile::of($answer->header('content-type'), $xml, $root);
	}

	/**
	 * Returns the first, the last and some in between.
	 *
	 * @param list<string> $urls
	 * @return list<string>
	 */
	private static function some(array $urls): array {
		$count = count($urls);
		if ($count <= self::SAMPLE) {
			return $urls;
		}
		return array_map(
			static fn(int $i): string => $urls[intdiv($i * ($count - 1), self::SAMPLE - 1)],
			range(0, self::SAMPLE - 1),
		);
	}

	private static function elsewhere(): string {
		return __('It is not on this site.', 'pharos-seo');
	}

	private static function status(Answer $answer): string {
		return $answer->status === 0
			? sprintf(
				/* translators: %s: an error message. */
				__('It does not answer: %s', 'pharos-seo'),
				$answer->details,
			)
			: sprintf(
				/* translators: %d: a status of HTTP, such as 404. */
				__('It answers %d instead of 200.', 'pharos-seo'),
				$answer->status,
			);
	}

	/**
	 * @param list<string> $problems
	 * @return list<array{url: string, details: string}>
	 */
	private static function listed(string $url, array $problems): array {
		return array_map(
			static fn(string $problem): array => ['url' => $url, 'details' => $problem],
			$problems,
		);
	}
}
