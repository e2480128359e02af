<?php
/**
 * A migration in WP-CLI, or a dry run.
 */

declare(strict_types=1);

namespace Pharos\Migration\Cli;

use Pharos\Core\Memory;
use Pharos\Migration\NotMigrated;
use Pharos\Migration\ObjectPages;
use Pharos\Migration\Objects;
use Pharos\Migration\Redirects\RedirectMigration;
use Pharos\Migration\Report;
use Pharos\Migration\SiteSettings;
use Pharos\Migration\Source;
use Pharos\Migration\WrittenValues;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_CLI\Utils;

/** In batches, after which caches are cleared: a million posts need no more memory than a thousand. */
final class Run {
	/** Number of attempts for a batch that the database rejects, for example because of locks. */
	private const TRIES = 3;

	/** Maximum number of problems to list. */
	private const MOST = 1000;

	/** @var array<string, array{type: string, found: int, migrated: int, nothing: int, skipped: int}> By kind and type. */
	private array $counts = [];

	/** @var list<array{kind: string, id: int, problem: string}> */
	public array $problems = [];

	/** @var array<string, array{text: string, count: int}> By code, for a dry run. */
	private array $losses = [];

	private readonly Objects $objects;

	public function __construct(
		private readonly Settings $settings,
		private readonly Source $source,
		private readonly bool $overwrite,
		private readonly int $batch,
		private readonly bool $writes,
	) {
		$this->objects = new Objects($source, $overwrite);
	}

	public function go(): void {
		$this->settings();
		$this->redirects();
		$found = new ObjectPages($this->source);
		$counts = $found->counts();
		foreach (['user' => 'authors', 'term' => 'terms', 'post' => 'posts'] as $kind => $name) {
			$bar = Utils\make_progress_bar(self::labels()[$kind], $counts[$name]);
			for ($page = 1; $page <= $found->pages($kind); $page++) {
				foreach ($found->page($kind, $page) as $type => $ids) {
					foreach (array_chunk($ids, $this->batch) as $some) {
						$this->count($type, $this->batch($kind, $some));
						$bar->tick(count($some));
						Memory::free();
					}
				}
			}
			$bar->finish();
		}
	}

	/** @return list<array{type: string, found: int, migrated: int, nothing: int, skipped: int}> */
	public function rows(): array {
		return array_values($this->counts);
	}

	/** @return list<array{what: string, text: string, count: int}> */
	public function losses(): array {
		if ($this->writes) {
			return Report::losses_of($this->source->slug());
		}
		$rows = [];
		foreach ($this->losses as $what => $loss) {
			$rows[] = ['what' => $what] + $loss;
		}
		return $rows;
	}

	private function settings(): void {
		$settings = new SiteSettings($this->settings, $this->source, $this->overwrite);
		$mapped = $this->writes ? $settings->migrate() : $settings->planned()[1];
		if (is_wp_error($mapped)) {
			$this->problem('settings', 0, $mapped->get_error_message());
			return;
		}
		$this->writes || $this->lose($mapped->losses);
	}

	private function redirects(): void {
		$moving = RedirectMigration::start($this->source, $this->overwrite);
		$found = RedirectMigration::count($this->source);
		if ($moving === null || $found === 0) {
			return;
		}
		$sums = RedirectMigration::nothing($found);
		$bar = Utils\make_progress_bar(__('Redirects', 'pharos-seo'), $found);
		if ($this->writes) {
			do {
				$done = $moving->run($sums['done'], 1.0);
				$bar->tick($done['done'] - $sums['done']);
				foreach (['migrated', 'nothing', 'skipped'] as $name) {
					$sums[$name] += $done[$name];
				}
				$sums['done'] = $done['done'];
				Memory::free();
			} while ($done['done'] < $done['found']);
		} else {
			$moving->plan(function (string $outcome, array $losses) use (&$sums, $bar): bool {
				$sums[$outcome]++;
				$this->lose($losses);
				$bar->tick();
				return true;
			});
		}
		$bar->finish();
		$this->counts['redirects'] =
			['type' => 'redirects', 'found' => $found] +
			array_intersect_key($sums, ['migrated' => 0, 'nothing' => 0, 'skipped' => 0]);
	}

	/** @param list<int> $ids @return array<int, string> Results by id; see Objects::migrate(). */
	private function batch(string $kind, array $ids): array {
		if (!$this->writes) {
			['results' => $results, 'losses' => $losses] = $this->objects->plan($kind, $ids);
			array_map($this->lose(...), $losses);
			return $results;
		}
		for ($try = 1; $try <= self::TRIES; $try++) {
			try {
				$results = $this->objects->migrate($kind, $ids);
				$this->skipped($kind, array_keys($results, 'skipped', true));
				return $results;
			} catch (\Throwable $error) {
				usleep(random_int(10_000, 50_000 * $try));
			}
		}
		if (count($ids) === 1) {
			$this->problem($kind, $ids[0], $error->getMessage());
			$this->objects->skipped($kind, $ids);
			return [$ids[0] => 'skipped'];
		}
		// A single object may cause the error.
		$results = [];
		foreach ($ids as $id) {
			$results += $this->batch($kind, [$id]);
		}
		return $results;
	}

	/** @param list<int> $ids */
	private function skipped(string $kind, array $ids): void {
		foreach (WrittenValues::losses($kind, $ids) as $id => $losses) {
			$this->problem($kind, $id, NotMigrated::text($losses[0]['what']));
		}
	}

	private function problem(string $kind, int $id, string $problem): void {
		if (count($this->problems) < self::MOST) {
			// Database error messages can be whole pages.
			$problem = Text::cut(Text::plain($problem), 200);
			$this->problems[] = compact('kind', 'id', 'problem');
		}
	}

	/** @param list<array{what: string, value: string, field: string, text: string}> $losses */
	private function lose(array $losses): void {
		foreach ($losses as ['what' => $what, 'text' => $text]) {
			$this->losses[$what] ??= ['text' => $text ?: NotMigrated::text($what), 'count' => 0];
			$this->losses[$what]['count']++;
		}
	}

	/** @param array<int, string> $results */
	private function count(string $type, array $results): void {
		$this->counts[$type] ??= [
			'type' => $type,
			'found' => 0,
			'migrated' => 0,
			'nothing' => 0,
			'skipped' => 0,
		];
		$this->counts[$type]['found'] += count($results);
		foreach (array_count_values($results) as $result => $count) {
			$this->counts[$type][$result] += $count;
		}
	}

	/** @return array<string, string> By kind. */
	private static function labels(): array {
		return [
			'user' => __('Authors', 'pharos-seo'),
			'term' => __('Terms', 'pharos-seo'),
			'post' => __('Posts', 'pharos-seo'),
		];
	}
}
