<?php
/**
 * Walks the sitemap over HTTP, as those do whom it is for.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Sees what is served, whatever stands between WordPress and the world. Knows nothing of how sitemaps are made. */
final class Crawler {
	/** @var list<array{url: string, problem: string}> */
	private array $problems = [];

	/** @var array<int, string> The sitemap that an address is in, by the address's hash: a million addresses would not fit. */
	private array $seen = [];

	/** @var list<string> */
	private array $chosen = [];

	/** @param int $sample How many addresses are chosen at most. */
	public function __construct(private readonly int $sample = 0) {}

	/** @return list<string> The sitemaps that it names. */
	public function index(string $url): array {
		$index = $this->file($url, 'sitemapindex');
		if (count($index->urls) > Document::MOST) {
			$this->report(
				$url,
				sprintf(
					/* translators: 1: number of sitemaps, 2: the highest number allowed. */
					__('It names %1$s sitemaps; %2$s are allowed.', 'pharos-seo'),
					number_format_i18n(count($index->urls)),
					number_format_i18n(Document::MOST),
				),
			);
		}
		return $index->urls;
	}

	/** Looks at a sitemap. */
	public function sitemap(string $url): void {
		$file = $this->file($url, 'urlset');
		$count = count($file->urls);
		if ($count > Series::page_size()) {
			$this->report(
				$url,
				sprintf(
					/* translators: 1: number of addresses, 2: the highest number allowed. */
					__('It has %1$s addresses; %2$s are allowed.', 'pharos-seo'),
					number_format_i18n($count),
					number_format_i18n(Series::page_size()),
				),
			);
		}
		if ($count === 0 && $file->problems === []) {
			$this->report($url, __('It has no addresses.', 'pharos-seo'));
		}
		foreach ($file->urls as $address) {
			$this->see($address, $url);
		}
	}

	/** @return list<string> The addresses that are to be looked at. */
	public function chosen(): array {
		return $this->chosen;
	}

	/** Looks at what is behind an address. */
	public function address(string $url): void {
		foreach (CrawledPage::problems($url) as $problem) {
			$this->report($url, $problem);
		}
	}

	/** How many different ones there are. */
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
						/* translators: %s: address of a sitemap. */
						__('It is in %s twice.', 'pharos-seo'),
						$sitemap,
					)
					: sprintf(
						/* translators: 1 and 2: addresses of sitemaps. */
						__('It is in %1$s and in %2$s.', 'pharos-seo'),
						$this->seen[$hash],
						$sitemap,
					),
			);
			return;
		}
		$this->seen[$hash] = $sitemap;
		// Each has the same chance, however many there are (Vitter's algorithm R).
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
