<?php
/**
 * Runs the site analysis and lists its issues.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Analysis\Checks;
use Pharos\Analysis\Reports;
use Pharos\Analysis\Responses;
use Pharos\Analysis\RestController;
use Pharos\Core\Permission;
use WP_Error;

final class AnalysisAbilities {
	/** @return list<Ability> */
	public function all(): array {
		$kind = [
			'kind' => [
				'type' => 'string',
				'enum' => ['all', ...Checks::KINDS],
				'default' => 'all',
				'description' => __(
					'general (the pages and how they are served), other (files, database, installation), settings, or all.',
					'pharos-seo',
				),
			],
		];
		$output = [
			'issues' => [['id' => 'string', 'kind' => 'string'] + Responses::ITEM],
			'passed' => 'integer',
			'checked_at' => 'time|null',
			'running' => 'boolean: Whether a run is in progress; these are the results before it.',
		];
		$may = static fn(array $input): bool => Permission::Analysis->granted();
		return [
			new Ability(
				'list-issues',
				__('List SEO issues', 'pharos-seo'),
				__(
					'Returns the issues that the site analysis has found. Checks run first if what they look at has changed since, which can take a minute.',
					'pharos-seo',
				),
				$kind,
				$output,
				$may,
				static fn(array $input): array|WP_Error => self::issues(
					self::reports($input['kind'], false),
				),
			),
			new Ability(
				'run-analysis',
				__('Run the site analysis', 'pharos-seo'),
				__(
					'Runs all checks again, stores their results and returns the issues that they find, and what has changed since the last run, by check. It can take some minutes. A dry run returns the checks that would run and the issues of the last run.',
					'pharos-seo',
				),
				$kind + Ability::dry_run(),
				Ability::CHANGES + [
						'checks' => 'string[]: The IDs of the checks that run.',
					] +
					$output,
				$may,
				self::run(...),
				writes: true,
				replaces: false,
				repeats: true,
			),
		];
	}

	/** The results that the checks had are compared with those that they have now. */
	private static function run(array $input): array|WP_Error {
		$before = self::last($input['kind']);
		$checks = array_map(
			static fn(string $kind): array => array_keys(Checks::for_kind($kind)),
			self::kinds($input['kind']),
		);
		$after = $input['dry_run'] ? $before : self::reports($input['kind'], true);
		if (is_wp_error($after)) {
			return $after;
		}
		[$old, $new] = [self::statuses($before), self::statuses($after)];
		$changed = [];
		foreach (array_keys($old + $new) as $id) {
			if (($old[$id] ?? null) !== ($new[$id] ?? null)) {
				$changed[$id] = ['old' => $old[$id] ?? null, 'new' => $new[$id] ?? null];
			}
		}
		$issues = self::issues($after);
		return [
			// While another run is in progress, this one doesn't start.
			'saved' => !$input['dry_run'] && !$issues['running'],
			'changed' => (object) $changed,
			'checks' => array_merge(...$checks),
		] + $issues;
	}

	/** @return list<string> */
	private static function kinds(string $kind): array {
		return $kind === 'all' ? Checks::KINDS : [$kind];
	}

	/** @return array<string, array> By kind: the last reports about the home page and the site, as of the route; nothing runs. */
	private static function last(string $kind): array {
		$reports = [];
		foreach (self::kinds($kind) as $one) {
			['report' => $report, 'running' => $running] = Reports::last($one);
			$answer = RestController::answer($one, $report, $running);
			$reports[$one] = ['data' => (array) $answer['data']] + $answer;
		}
		return $reports;
	}

	/** @return array<string, array>|WP_Error By kind: the reports of the route, after a run if they are outdated or with `force`. */
	private static function reports(string $kind, bool $force): array|WP_Error {
		$reports = [];
		foreach (self::kinds($kind) as $one) {
			$report = Route::call('GET', "/checks/$one", ['force' => $force]);
			if (is_wp_error($report)) {
				return $report;
			}
			$reports[$one] = $report;
		}
		return $reports;
	}

	/** @return array<string, string> By check. */
	private static function statuses(array $reports): array {
		return array_map(
			static fn(array $item): string => $item['status'],
			array_merge(...array_values(array_column($reports, 'data'))),
		);
	}

	private static function issues(array|WP_Error $reports): array|WP_Error {
		if (is_wp_error($reports)) {
			return $reports;
		}
		$answer = ['issues' => [], 'passed' => 0, 'checked_at' => null, 'running' => false];
		foreach ($reports as $kind => $report) {
			foreach ($report['data'] as $id => $item) {
				if ($item['status'] === 'success') {
					++$answer['passed'];
				} else {
					$answer['issues'][] = ['id' => $id, 'kind' => $kind] + $item;
				}
			}
			$answer['running'] = $answer['running'] || $report['running'];
			// The oldest of them.
			$answer['checked_at'] = min(
				array_filter([$answer['checked_at'], $report['checked_at']]) ?: [null],
			);
		}
		return $answer;
	}
}
