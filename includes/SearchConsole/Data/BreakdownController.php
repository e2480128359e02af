<?php
/**
 * GET /pharos/v1/search-console/breakdown.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\RestController;
use WP_Error;
use WP_REST_Request;

/** Queries, pages, countries or devices of the property, with their changes. */
final class BreakdownController {
	/** Rows of a list: as many as Search Console shows. */
	private const ROWS = 1000;

	public function register_routes(): void {
		Routes::add(
			'GET /search-console/breakdown',
			Permission::SearchConsole,
			RestController::told(self::list(...)),
			[
				'dimension' => [
					'description' => __('The dimension of the rows.', 'pharos-seo'),
					'type' => 'string',
					'enum' => OnDemand::DIMENSIONS,
					'required' => true,
				],
				'type' => DateArguments::type(),
			] + DateArguments::all('90'),
		);
	}

	/** @throws Failure */
	private static function list(WP_REST_Request $request): array|WP_Error {
		[$dimension, $type] = [$request['dimension'], $request['type']];
		if (!OnDemand::has($type, $dimension)) {
			return new WP_Error(
				'pharos_search_dimension',
				__('Google doesn’t have these figures for this search type.', 'pharos-seo'),
				['status' => 400],
			);
		}
		$window = DateArguments::window($request);
		if ($window instanceof WP_Error) {
			return $window;
		}
		if ($window === null) {
			return ['success' => true, 'data' => [], 'window' => null];
		}
		$before = DateArguments::before($request, $window);
		$now = OnDemand::figures($dimension, $type, $window);
		$then = OnDemand::covers($before) ? OnDemand::figures($dimension, $type, $before) : null;
		return [
			'success' => true,
			'data' => self::rows($now, $then),
			'window' => $window->data(),
			'compared' => $before->data(),
			'compares' => $then !== null,
		];
	}

	/**
	 * @param array<int|string, Figures>      $now
	 * @param array<int|string, Figures>|null $then Null if it isn't known.
	 * @return list<array{key: string, current: array, previous: array|null, changes: array}>
	 */
	private static function rows(array $now, ?array $then): array {
		// A value that a full response lacks may have figures nevertheless.
		$missing = $then === null || OnDemand::is_cut($then) ? null : new Figures();
		$lost = $then === null || OnDemand::is_cut($now) ? [] : array_diff_key($then, $now);
		$none = ['clicks' => null, 'impressions' => null, 'position' => null];
		$rows = [];
		foreach ($now + array_fill_keys(array_keys($lost), new Figures()) as $key => $current) {
			$previous = $then[$key] ?? $missing;
			$rows[] = [
				'key' => (string) $key,
				'current' => $current->data(),
				'previous' => $previous?->data(),
				'changes' => $previous ? $current->changes($previous) : $none,
			];
			if (count($rows) === self::ROWS) {
				break;
			}
		}
		return $rows;
	}
}
