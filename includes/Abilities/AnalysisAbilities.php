<?php
/**
 * Runs the site analysis and lists its issues.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Analysis\Responses;
use Pharos\Core\Permission;
use Pharos\Rest\Schema;
use WP_Error;

final class AnalysisAbilities {
	private const KINDS = ['general', 'other', 'settings'];

	/** @return list<Ability> */
	public function all(): array {
		$kind = [
			'kind' => [
				'type' => 'string',
				'enum' => ['all', ...self::KINDS],
				'default' => 'all',
				'description' => __(
					'general (the pages and how they are served), other (files, database, installation), settings, or all.',
					'pharos-seo',
				),
			],
		];
		$output = [
			'issues' => Schema::parse([['id' => 'string', 'kind' => 'string'] + Responses::ITEM]),
			'passed' => ['type' => 'integer'],
			'checked_at' => ['type' => ['string', 'null']],
			'running' => ['type' => 'boolean'],
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
				static fn(array $input): array|WP_Error => self::report($input['kind'], false),
			),
			new Ability(
				'run-analysis',
				__('Run the site analysis', 'pharos-seo'),
				__(
					'Runs all checks again and returns the issues that they find. It can take some minutes.',
					'pharos-seo',
				),
				$kind,
				$output,
				$may,
				static fn(array $input): array|WP_Error => self::report($input['kind'], true),
				writes: true,
				replaces: false,
			),
		];
	}

	private static function report(string $kind, bool $force): array|WP_Error {
		$report = ['issues' => [], 'passed' => 0, 'checked_at' => null, 'running' => false];
		foreach ($kind === 'all' ? self::KINDS : [$kind] as $one) {
			$found = Route::call('GET', "/checks/$one", ['force' => $force]);
			if (is_wp_error($found)) {
				return $found;
			}
			foreach ($found['data'] as $id => $item) {
				if ($item['status'] === 'success') {
					++$report['passed'];
				} else {
					$report['issues'][] = ['id' => $id, 'kind' => $one] + $item;
				}
			}
			$report['running'] = $report['running'] || $found['running'];
			// The oldest of them.
			$report['checked_at'] = min(
				array_filter([$report['checked_at'], $found['checked_at']]) ?: [null],
			);
		}
		return $report;
	}
}
