<?php
/**
 * WP-CLI commands. Their docblocks are their help texts.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\CliJob;
use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Generates, lists and checks the XML sitemap.
 *
 * The exit code is 1 while the site has no sitemap of Pharos SEO: it is turned off, search engines are discouraged from indexing the site
 * (Settings > Reading), or another SEO plugin is active.
 *
 * ## EXAMPLES
 *
 *     # Regenerate every page of the sitemap.
 *     $ wp pharos sitemap build --force
 *     Success: All sitemaps generated: 50,214 URLs.
 *
 *     # Crawl the sitemap, and check a hundred of its URLs.
 *     $ wp pharos sitemap check --urls --sample=100
 *     Success: 54 sitemaps and 50,214 URLs checked: no issues found.
 */
final class Cli {
	private readonly Series $series;

	public function __construct(private readonly Settings $settings) {
		$this->series = new Series($settings);
	}

	/**
	 * Generates all sitemaps.
	 *
	 * Unchanged pages are kept. Crawlers can access the sitemap during the process; if it is interrupted, WP-Cron or the next build continues.
	 * Only one process generates at a time; while another one does, the command shows its progress. Memory use doesn't depend on the number
	 * of URLs. Don't use --skip-plugins or --skip-themes: the output has to be that of the web server.
	 *
	 * ## OPTIONS
	 *
	 * [--force]
	 * : Regenerate all pages.
	 *
	 * [--wait=<seconds>]
	 * : How long to wait for another process that generates sitemaps but makes no progress.
	 * ---
	 * default: 120
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos sitemap build
	 *     Success: All sitemaps generated: 50,214 URLs.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function build(array $names, array $options): void {
		$this->need_sitemaps();
		$begin = time();
		Job::start((bool) Utils\get_flag_value($options, 'force', false));
		$this->work(CliNumber::seconds($options['wait'], '--wait'));
		['failed' => $failed, 'finished' => $end, 'done' => $done] = Job::state();
		if ($failed !== '') {
			WP_CLI::error($failed);
		}
		if ($end < $begin) {
			WP_CLI::error(__('Sitemap generation was canceled.', 'pharos-seo'));
		}
		WP_CLI::success(
			sprintf(
				/* translators: %s: a number. */
				_n(
					'All sitemaps generated: %s URL.',
					'All sitemaps generated: %s URLs.',
					$done,
					'pharos-seo',
				),
				number_format_i18n($done),
			),
		);
	}

	/**
	 * Lists the sitemaps in the sitemap index.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Comma-separated list of fields.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * series: the series of URLs, such as posts-page or terms-category
	 * * number: the number in its URL
	 * * entries: the number of URLs; empty if unknown
	 * * lastmod: the last modification of its entries
	 * * state: "made" (stored, served immediately), "counted" (generated on request) or "stale" (counted and generated on request)
	 * * url: its URL
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos sitemap list --fields=series,number,entries,state
	 *     +----------------+--------+---------+-------+
	 *     | series         | number | entries | state |
	 *     +----------------+--------+---------+-------+
	 *     | archives       | 1      | 1       | made  |
	 *     | posts-post     | 1      | 213     | made  |
	 *     | terms-category | 1      | 12      | made  |
	 *     +----------------+--------+---------+-------+
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function list(array $names, array $options): void {
		$this->need_sitemaps();
		Tables::need();
		CliRows::print(
			$options['format'],
			array_map($this->row(...), (new Index($this->settings, $this->series))->pages()),
			$options['fields'] ?? ['series', 'number', 'entries', 'lastmod', 'state', 'url'],
		);
	}

	/**
	 * Crawls the sitemap and reports issues.
	 *
	 * The index and every sitemap must return status 200 with the right Content-Type, be well-formed, not exceed the limits of URLs and
	 * bytes, and contain no URL twice. They are requested over HTTP, through any proxy or cache in front of WordPress. The exit code is 1 if
	 * there is any issue. To find duplicates, the command keeps 40 bytes for each URL in memory.
	 *
	 * ## OPTIONS
	 *
	 * [--urls]
	 * : Also request the URLs: each must return status 200, without noindex, and be its own canonical URL.
	 *
	 * [--sample=<number>]
	 * : Only request this number of URLs, chosen at random.
	 *
	 * [--format=<format>]
	 * : Output format of the issues.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos sitemap check --urls --sample=100
	 *     Success: 54 sitemaps and 50,214 URLs checked: no issues found.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function check(array $names, array $options): void {
		$this->need_sitemaps();
		$sample = isset($options['sample'])
			? CliNumber::positive($options['sample'], '--sample')
			: PHP_INT_MAX;
		$crawler = new Crawler(Utils\get_flag_value($options, 'urls', false) ? $sample : 0);
		$sitemaps = $crawler->index(Urls::index());
		self::each(__('Sitemaps', 'pharos-seo'), $sitemaps, $crawler->sitemap(...));
		self::each(__('URLs', 'pharos-seo'), $crawler->chosen(), $crawler->address(...));
		$problems = $crawler->problems();
		if ($problems !== []) {
			CliRows::print($options['format'], $problems, ['url', 'problem']);
			WP_CLI::halt(1);
		}
		$files = count($sitemaps);
		$urls = $crawler->addresses();
		WP_CLI::success(
			sprintf(
				/* translators: 1: "2 sitemaps", 2: "310 URLs". */
				__('%1$s and %2$s checked: no issues found.', 'pharos-seo'),
				sprintf(
					/* translators: %s: number of sitemaps. */
					_n('%s sitemap', '%s sitemaps', $files, 'pharos-seo'),
					number_format_i18n($files),
				),
				/* translators: %s: number of URLs. */
				sprintf(_n('%s URL', '%s URLs', $urls, 'pharos-seo'), number_format_i18n($urls)),
			),
		);
	}

	private function need_sitemaps(): void {
		$why = Series::why_off($this->settings);
		if ($why !== '') {
			WP_CLI::error($why);
		}
	}

	private function work(float $patience): void {
		$job = new Job($this->settings, $this->series);
		CliJob::run(
			__('URLs', 'pharos-seo'),
			$job->step(...),
			$job->progress(...),
			Job::state(...),
			$patience,
		);
	}

	/** @return array<string, string|int> */
	private function row(Page $page): array {
		$sign = $this->series->sign(Series::of_videos($page->series) ?: $page->series);
		$is_counted = $page->is_counted($sign);
		return [
			'series' => $page->series,
			'number' => $page->number,
			'entries' => $is_counted ? $page->entries : '',
			'lastmod' => $is_counted && $page->lastmod !== '' ? Xml::time($page->lastmod) : '',
			'state' => match (true) {
				$page->is_made($sign) => 'made',
				$is_counted => 'counted',
				default => 'stale',
			},
			'url' => Urls::page($page->series, $page->number),
		];
	}

	/** @param string[] $urls */
	private static function each(string $label, array $urls, \Closure $look): void {
		$bar = Utils\make_progress_bar($label, count($urls));
		foreach ($urls as $url) {
			$look($url);
			$bar->tick();
		}
		$bar->finish();
	}
}
