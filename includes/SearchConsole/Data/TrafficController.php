<?php
/**
 * POST /pharos/v1/clicks-and-impressions, GET /pharos/v1/site-traffic, POST /pharos/v1/search-console/fetch.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Reasons;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/** Data of the property as a whole. Reads the tables only: no requests to Google. */
final class TrafficController {
	public function register_routes(): void {
		$route = static fn(string $method, \Closure $answer, array $args): array => [
			'methods' => $method,
			'permission_callback' => [Permission::SearchConsole, 'granted'],
			'callback' => $answer,
			'args' => $args,
		];
		register_rest_route(Routes::V1, '/clicks-and-impressions', [
			$route(WP_REST_Server::CREATABLE, $this->totals(...), DateArguments::all('90')),
			'schema' => self::schema(...),
		]);
		register_rest_route(
			Routes::V1,
			'/site-traffic',
			$route(WP_REST_Server::READABLE, $this->traffic(...), DateArguments::all('90')),
		);
		register_rest_route(
			Routes::V1,
			'/search-console/fetch',
			$route(WP_REST_Server::CREATABLE, $this->fetch(...), [
				'all' => [
					'description' => __(
						'Whether to fetch all days again, not only new ones.',
						'pharos-seo',
					),
					'type' => 'boolean',
					'default' => false,
				],
			]),
		);
	}

	private function totals(WP_REST_Request $request): array|WP_Error {
		$window = DateArguments::window($request);
		if ($window instanceof WP_Error) {
			return $window;
		}
		Job::ensure();
		$now = $window && Days::know_any($window) ? Days::sum($window) : null;
		$before = $window && Days::cover($window->before()) ? Days::sum($window->before()) : null;
		$changes = $now && $before ? $now->changes($before) : [];
		$pair = static fn(string $name): array => [
			'current' => $now?->data()[$name],
			'previous' => $before?->data()[$name],
		];
		return [
			'success' => true,
			'data' => [
				'clicks' => $pair('clicks') + ['percentage' => $changes['clicks'] ?? null],
				'impressions' => $pair('impressions') + [
					'percentage' => $changes['impressions'] ?? null,
				],
				'position' => $pair('position') + ['change' => $changes['position'] ?? null],
			],
			'window' => $window?->data(),
			'mode' => State::read()['mode'],
		];
	}

	private function traffic(WP_REST_Request $request): array|WP_Error {
		$window = DateArguments::window($request);
		if ($window instanceof WP_Error) {
			return $window;
		}
		Job::ensure();
		$before = $window?->before();
		return [
			'success' => true,
			'data' => $window && Days::know_any($window) ? Days::series($window) : [],
			'previous' => $before && Days::cover($before) ? Days::series($before) : [],
			'window' => $window?->data(),
		];
	}

	/** Starts a fetch in the background and returns immediately. */
	private function fetch(WP_REST_Request $request): array|WP_Error {
		$connection = new Connection();
		if (!$connection->is_ready()) {
			$code =
				$connection->error()['code'] ??
				($connection->method() === '' ? 'not_connected' : 'no_property');
			return new WP_Error(
				"pharos_$code",
				$code === 'no_property'
					? __('No property is selected. Select a site first.', 'pharos-seo')
					: Reasons::message($code),
				['status' => 409],
			);
		}
		$request['all'] ? Job::start_over() : Job::start();
		spawn_cron();
		return ['success' => true, 'data' => Progress::fetch()];
	}

	private static function schema(): array {
		$number = ['type' => ['number', 'null']];
		$percentage = [
			'description' => __(
				'Change in percent, with one decimal; null if the previous value is 0.',
				'pharos-seo',
			),
			'type' => ['number', 'null'],
		];
		$compared = static fn(array $change): array => [
			'type' => 'object',
			'properties' => ['current' => $number, 'previous' => $number] + $change,
		];
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title' => 'clicks-and-impressions',
			'type' => 'object',
			'properties' => [
				'success' => ['type' => 'boolean'],
				'data' => [
					'type' => 'object',
					'properties' => [
						'clicks' => $compared(['percentage' => $percentage]),
						'impressions' => $compared(['percentage' => $percentage]),
						'position' => $compared(['change' => PagesSchema::position_change()]),
					],
				],
			],
		];
	}
}
