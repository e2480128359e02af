<?php
/**
 * POST /pharos/v1/clicks-and-impressions, GET /pharos/v1/site-traffic, POST /pharos/v1/search-console/fetch.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\RestController;
use WP_Error;
use WP_REST_Request;

/** Data of the property as a whole. Reads the tables, without requests to Google; search types other than web aren't in them. */
final class TrafficController {
	/** @param \Closure(): SiteChanges $changes Creates it on demand. */
	public function __construct(private readonly \Closure $changes) {}

	public function register_routes(): void {
		$figures = ['type' => DateArguments::type()] + DateArguments::all('90');
		Routes::add(
			'POST /clicks-and-impressions',
			Permission::SearchConsole,
			RestController::told($this->totals(...)),
			$figures,
		);
		Routes::add(
			'GET /site-traffic',
			Permission::SearchConsole,
			RestController::told($this->traffic(...)),
			$figures,
		);
		Routes::add(
			'POST /search-console/fetch',
			Permission::SearchConsole,
			RestController::told($this->fetch(...)),
			[
				'all' => Routes::flag(
					__('Whether to fetch all days again, not only new ones.', 'pharos-seo'),
				),
			],
		);
	}

	private function totals(WP_REST_Request $request): array|WP_Error {
		$window = DateArguments::window($request);
		if ($window instanceof WP_Error) {
			return $window;
		}
		Job::ensure();
		$before = $window ? DateArguments::before($request, $window) : null;
		return [
			'success' => true,
			'data' => self::compared(...self::sums($request['type'], $window, $before)),
			'window' => $window?->data(),
			'compared' => $before?->data(),
			'mode' => State::read()['mode'],
		];
	}

	/**
	 * The sums of a window and of an earlier one; null if they aren't known.
	 *
	 * @return array{?Figures, ?Figures}
	 * @throws Failure
	 */
	private static function sums(string $type, ?Window $window, ?Window $before): array {
		if ($window === null || $before === null) {
			return [null, null];
		}
		return $type === 'web'
			? [
				Days::know_any($window) ? Days::sum($window) : null,
				Days::cover($before) ? Days::sum($before) : null,
			]
			: [
				OnDemand::sum($type, $window),
				OnDemand::covers($before) ? OnDemand::sum($type, $before) : null,
			];
	}

	private static function compared(?Figures $now, ?Figures $before): array {
		$changes = $now && $before ? $now->changes($before) : [];
		$pair = static fn(string $name): array => [
			'current' => $now?->data()[$name],
			'previous' => $before?->data()[$name],
		];
		return [
			'clicks' => $pair('clicks') + ['percentage' => $changes['clicks'] ?? null],
			'impressions' => $pair('impressions') + [
				'percentage' => $changes['impressions'] ?? null,
			],
			'ctr' => [
				'current' => $now?->ctr(),
				'previous' => $before?->ctr(),
				'change' => $now && $before ? $now->ctr_change($before) : null,
			],
			'position' => $pair('position') + ['change' => $changes['position'] ?? null],
		];
	}

	private function traffic(WP_REST_Request $request): array|WP_Error {
		$window = DateArguments::window($request);
		if ($window instanceof WP_Error) {
			return $window;
		}
		Job::ensure();
		$before = $window ? DateArguments::before($request, $window) : null;
		[$days, $earlier] = self::days($request['type'], $window, $before);
		return [
			'success' => true,
			'data' => $days ?? [],
			'previous' => $earlier ?? [],
			'window' => $window?->data(),
			'compared' => $before?->data(),
			'events' => $window ? ($this->changes)()->of_site($window) : [],
		];
	}

	/**
	 * The days of a window, and those of an earlier one; null if they aren't known.
	 *
	 * @return array{?list<array>, ?list<array>}
	 * @throws Failure
	 */
	private static function days(string $type, ?Window $window, ?Window $before): array {
		if ($window === null || $before === null) {
			return [null, null];
		}
		return $type === 'web'
			? [
				Days::know_any($window) ? Days::series($window) : null,
				Days::cover($before) ? Days::series($before) : null,
			]
			: [
				OnDemand::series($type, $window),
				OnDemand::covers($before) ? OnDemand::series($type, $before) : null,
			];
	}

	/** Starts a fetch in the background and returns immediately. @throws Failure Without a connection. */
	private function fetch(WP_REST_Request $request): array {
		$connection = new Connection();
		if (!$connection->is_ready()) {
			throw new Failure(
				$connection->error()['code'] ??
					($connection->method() === '' ? 'not_connected' : 'no_property'),
			);
		}
		$request['all'] ? Job::start_over() : Job::start();
		spawn_cron();
		return ['success' => true, 'data' => Progress::fetch()];
	}
}
