<?php
/**
 * The comparison of pages before and after a migration in WP-CLI.
 */

declare(strict_types=1);

namespace Pharos\Migration\Cli;

use Pharos\Migration\Parity\Report;
use Pharos\Migration\Parity\Sample;
use Pharos\Migration\Parity\Steps;
use Pharos\Migration\Plugins;
use Pharos\Migration\Source;
use Pharos\Schema\Check\SitePages;
use Pharos\Settings\Settings;
use WP_CLI\Utils;

final class Verify {
	/** Interval of progress updates, in seconds. */
	private const STEP = 1.0;

	private string $step = 'after';

	/** @param int $sample Approximate number of pages; 0 for all. */
	public function __construct(
		private readonly Settings $settings,
		private readonly Source $source,
		private readonly int $sample,
	) {}

	/** @return string The reason why no page could be read. */
	public function before(): string {
		// Once the source plugin is inactive, pages read earlier are used.
		return $this->is_active() ? $this->read('before', __('Before', 'pharos-seo')) : '';
	}

	/** @return string The reason why no page could be read. */
	public function after(bool $is_dry_run): string {
		$this->step = $is_dry_run || $this->is_active() ? 'preview' : 'after';
		return $this->read($this->step, __('After', 'pharos-seo'));
	}

	/** @return array{pages: int, same: int, compared: int} */
	public function sums(): array {
		['total' => $pages, 'same' => $same, 'compared' => $compared] = $this->report()->sums();
		return compact('pages', 'same', 'compared');
	}

	/**
	 * @return \Generator<array{url: string, tag: string, before: string, after: string, why: string}> Differences and unreadable pages.
	 */
	public function differences(): \Generator {
		$report = $this->report();
		for ($page = 1; ($pages = $report->pages($page)) !== []; $page++) {
			foreach ($pages as ['url' => $url, 'problem' => $problem, 'tags' => $tags]) {
				if ($problem !== '') {
					yield [
						'url' => $url,
						'tag' => '',
						'before' => '',
						'after' => '',
						'why' => $problem,
					];
				}
				foreach ($tags as $tag) {
					if (!$tag['same']) {
						yield [
							'url' => $url,
							'tag' => $tag['tag'],
							'before' => (string) $tag['before'],
							'after' => (string) $tag['after'],
							'why' => $tag['why'],
						];
					}
				}
			}
		}
	}

	private function is_active(): bool {
		return (new Plugins($this->source))->are_active();
	}

	private function report(): Report {
		return new Report($this->settings, $this->source, $this->step);
	}

	private function read(string $step, string $label): string {
		$steps = new Steps($this->settings, $this->source);
		$pages =
			$this->sample > 0
				? (new Sample($this->source, $this->sample))->pages()
				: (new SitePages($this->settings))->all();
		[$bar, $shown] = [null, 0];
		$is_restart = true;
		do {
			['done' => $done, 'total' => $total, 'problem' => $problem] = $steps->run(
				$step,
				self::STEP,
				$is_restart,
				$pages,
			);
			$is_restart = false;
			$bar ??= Utils\make_progress_bar($label, $total);
			$bar->tick($done - $shown);
			$shown = $done;
		} while ($done < $total && $problem === '');
		$bar->finish();
		return $problem;
	}
}
