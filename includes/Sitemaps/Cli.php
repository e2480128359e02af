<?php
/**
 * Commands of WP-CLI. What is written above each of them is its help.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Makes, lists and checks the XML sitemap.
 *
 * ## EXAMPLES
 *
 *     # Make every page of the sitemap anew.
 *     $ wp pharos sitemap build --force
 *     Success: All sitemaps are made: 50,214 addresses.
 *
 *     # Walk it as a crawler would, and ask for a hundred of its addresses.
 *     $ wp pharos sitemap check --urls --sample=100
 *     Success: 54 sitemaps and 50,214 addresses: no problem was found.
 */
final class Cli {
	/** Seconds between two looks at the progress. */
	private const STEP = 1.0;

	/** Microseconds until the next look at what another process does. */
	private const PAUSE = 250_000;

	private readonly Series $series;

	public function __construct(private readonly Settings $settings) {
		$this->series = new Series($settings);
	}

	/**
	 * Makes all sitemaps now.
	 *
	 * What has not changed since it was made is kept. Crawlers get the sitemap meanwhile; if this is interrupted, the
	 * background goes on with it.
	 *
	 * ## OPTIONS
	 *
	 * [--force]
	 * : Make everything anew.
	 *
	 * [--wait=<seconds>]
	 * : How long to wait for another process that makes them and gets no further.
	 * ---
	 * default: 120
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos sitemap build
	 *     Success: All sitemaps are made: 50,214 addresses.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function build(array $names, array $options): void {
		$this->need_sitemaps();
		$begin = time();
		Job::start((bool) Utils\get_flag_value($options, 'force', false));
		$this->work((float) $options['wait']);
		['failed' => $failed, 'finished' => $end, 'done' => $done] = Job::state();
		if ($failed !== '') {
			WP_CLI::error($failed);
		}
		if ($end < $begin) {
			WP_CLI::error(__('Somebody has stopped it.', 'pharos-seo'));
		}
		WP_CLI::success(
			sprintf(
				/* translators: %s: a number. */
				__('All sitemaps are made: %s addresses.', 'pharos-seo'),
				number_format_i18n($done),
			),
		);
	}

	/**
	 * Lists the sitemaps that the index names.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Some of the fields, with commas between them.
	 *
	 * [--format=<format>]
	 * : How it is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * series: what it lists, such as posts-page or terms-category
	 * * number: the number in its address
	 * * entries: how many addresses it has; empty when that is not known
	 * * lastmod: when the newest of them changed
	 * * state: "made" (kept, served at once), "counted" (made when somebody asks for it) or "stale" (also counted then)
	 * * url: its address
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
		Utils\format_items(
			$options['format'],
			array_map($this->row(...), (new Index($this->settings, $this->series))->pages()),
			$options['fields'] ?? ['series', 'number', 'entries', 'lastmod', 'state', 'url'],
		);
	}

	/**
	 * Walks the sitemap as a crawler would, and reports what is wrong with it.
	 *
	 * The index and every sitemap have to answer 200 with the right Content-Type, be well-formed, hold no more addresses and
	 * bytes than they may, and no address twice. Ends with the exit code 1 when there is any problem.
	 *
	 * ## OPTIONS
	 *
	 * [--urls]
	 * : Ask for the addresses too: each has to answer 200, without noindex, and to name itself as its canonical address.
	 *
	 * [--sample=<number>]
	 * : Ask for so many of the addresses only, chosen at random.
	 *
	 * [--format=<format>]
	 * : How problems are printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos sitemap check --urls --sample=100
	 *     Success: 54 sitemaps and 50,214 addresses: no problem was found.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function check(array $names, array $options): void {
		$this->need_sitemaps();
		$sample = isset($options['sample']) ? max(1, (int) $options['sample']) : PHP_INT_MAX;
		$crawler = new Crawler(Utils\get_flag_value($options, 'urls', false) ? $sample : 0);
		$sitemaps = $crawler->index(Urls::index());
		self::each(__('Sitemaps', 'pharos-seo'), $sitemaps, $crawler->sitemap(...));
		self::each(__('Addresses', 'pharos-seo'), $crawler->chosen(), $crawler->address(...));
		$problems = $crawler->problems();
		if ($problems !== []) {
			Utils\format_items($options['format'], $problems, ['url', 'problem']);
			WP_CLI::halt(1);
		}
		WP_CLI::success(
			sprintf(
				/* translators: 1: number of sitemaps, 2: number of addresses. */
				__('%1$s sitemaps and %2$s addresses: no problem was found.', 'pharos-seo'),
				number_format_i18n(count($sitemaps)),
				number_format_i18n($crawler->addresses()),
			),
		);
	}

	private function need_sitemaps(): void {
		$why = Series::why_off($this->settings);
		if ($why !== '') {
			WP_CLI::error($why);
		}
	}

	/** Works until all is done, beside or behind others who do the same. */
	private function work(float $patience): void {
		$job = new Job($this->settings, $this->series);
		[$bar, $shown, $last, $since] = [null, 0, [], microtime(true)];
		// The first step only says how much there is.
		for ($step = 0.0; $job->step($step); $step = self::STEP) {
			['done' => $done, 'total' => $total, 'current' => $label] = $job->progress();
			$bar ??= $total > 0 ? self::bar(__('Addresses', 'pharos-seo'), $total) : null;
			$bar?->tick($done - $shown, $label);
			$shown = $done;
			$state = Job::state();
			if ($state !== $last) {
				[$last, $since] = [$state, microtime(true)];
				continue;
			}
			if (microtime(true) - $since > $patience) {
				WP_CLI::error(
					__(
						'Another process is making the sitemaps, and gets no further. Please try again later.',
						'pharos-seo',
					),
				);
			}
			usleep(self::PAUSE);
		}
		$bar?->finish();
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
		$bar = self::bar($label, count($urls));
		foreach ($urls as $url) {
			$look($url);
			$bar->tick();
		}
		$bar->finish();
	}

	/** @return \cli\progress\Bar|\WP_CLI\NoOp The second where nobody looks at it. */
	private static function bar(string $label, int $count): object {
		return Utils\make_progress_bar($label, $count);
	}
}
