<?php
/**
 * Crawls the sitemap over HTTP.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Sees the responses that crawlers receive, including caches and proxies. Independent of the code that generates sitemaps. */
final class Crawler {
	/** @var list<array{url: string, problem: string}> */
	private array $problems = [];

	/** @var array<int, string> The sitemap of a URL, by the URL's hash: a million URLs would fill the memory. */
	private array $seen = [];

	/** @var list<string> */
	private array $chosen = [];

	/** @param int $sample Maximum number of URLs to choose. */
	public function __construct(private readonly int $sample = 0) {}

	/** @return list<string> The sitemaps in the index. */
	public function index(string $url): array {
		$index = $this->file($url, 'sitemapindex');
		if (count($index->urls) > Document::MOST) {
			$this->report(
				$url,
				sprintf(
					/* translators: 1: number of sitemaps, 2: the highest number allowed. */
					_n(
						'It lists %1$s sitemap; the limit is %2$s.',
						'It lists %1$s sitemaps; the limit is %2$s.',
						count($index->urls),
						'pharos-seo',
					),
					number_format_i18n(count($index->urls)),
					number_format_i18n(Document::MOST),
				),
			);
		}
		return $index->urls;
	}

	/** Checks a sitemap. */
	public function sitemap(string $url): void {
		$file = $this->file($url, 'urlset');
		$count = count($file->urls);
		if ($count > Series::page_size()) {
			$this->report(
				$url,
				sprintf(
					/* translators: 1: number of URLs, 2: the highest number allowed. */
					_n(
						'It has %1$s URL; the limit is %2$s.',
						'It has %1$s URLs; the limit is %2$s.',
						$count,
						'pharos-seo',
					),
					number_format_i18n($count),
					number_format_i18n(Series::page_size()),
				),
			);
		}
		if ($count === 0 && $file->problems === []) {
			$this->report($url, __('The sitemap has no URLs.', 'pharos-seo'));
		}
		foreach ($file->urls as $address) {
			$this->see($address, $url);
		}
	}

	/** @return list<string> The URLs chosen for checking. */
	public function chosen(): array {
		return $this->chosen;
	}

	/** Checks the page at a URL. */
	public function address(string $url): void {
		foreach (CrawledPage::problems($url) as $problem) {
			$this->report($url, $problem);
		}
	}

	/** Number of different URLs. */
	public function addresses(): int {
		return count($this->seen);
	}

	/** @return list<array{url: string, problem: string}> */
	public function problems(): array {
		return $this->problems;
	}

	private function file(string $url, string $root): CrawledFile {
		$file = CrawledFile::read($url, $root);
		foreach ($file->problems as $problem) {
			$this->report($url, $problem);
		}
		return $file;
	}

	private function see(string $address, string $sitemap): void {
		$hash = unpack('q', hash('xxh3', $address, true))[1];
		if (isset($this->seen[$hash])) {
			$this->report(
				$address,
				$this->seen[$hash] === $sitemap
					? sprintf(
						/* translators: %s: URL of a sitemap. */
						__('The URL is in %s twice.', 'pharos-seo'),
						$sitemap,
					)
					: sprintf(
						/* translators: 1 and 2: URLs of sitemaps. */
						__('The URL is in %1$s and in %2$s.', 'pharos-seo'),
						$this->seen[$hash],
						$sitemap,
					),
			);
			return;
		}
		$this->seen[$hash] = $sitemap;
		// Reservoir sampling with equal probability (Vitter's algorithm R).
		if (count($this->chosen) < $this->sample) {
			$this->chosen[] = $address;
		} elseif ($this->sample > 0) {
			$at = random_int(0, count($this->seen) - 1);
			if ($at < $this->sample) {
				$this->chosen[$at] = $address;
			}
		}
	}

	private function report(string $url, string $problem): void {
		$this->problems[] = ['url' => $url, 'problem' => $problem];
	}
}
