<?php
/**
 * Parses the days of a request.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use WP_Error;
use WP_REST_Request;

/** Either the name of a period, which ends on the last complete day, or the first and last day. */
final class DateArguments {
	/** Ten years: more than any stored data. */
	private const MOST_DAYS = 3660;

	public static function all(string $default): array {
		$day = static fn(string $description): array => [
			'description' => $description,
			'type' => 'string',
			'pattern' => '^\d{4}-\d{2}-\d{2}$',
		];
		return [
			'startDate' => $day(
				__('The first day (YYYY-MM-DD, Pacific time). Requires endDate.', 'pharos-seo'),
			),
			'endDate' => $day(
				__('The last day (YYYY-MM-DD, Pacific time). Requires startDate.', 'pharos-seo'),
			),
			'period' => [
				'description' => __(
					'The period up to the last complete day: a number of days, or 16 months. Ignored if dates are given.',
					'pharos-seo',
				),
				'type' => 'string',
				'enum' => array_map('strval', array_keys(Window::PERIODS)),
				'default' => $default,
			],
			'compare' => [
				'description' => __(
					'The period to compare with: the one before of equal length, or the same days of the week a year (52 weeks) earlier.',
					'pharos-seo',
				),
				'type' => 'string',
				'enum' => ['previous', 'year'],
				'default' => 'previous',
			],
		];
	}

	/** The search type of figures that may be requested from Google. */
	public static function type(): array {
		return [
			'description' => __(
				'The search type. All but web are requested from Google, at most once a day.',
				'pharos-seo',
			),
			'type' => 'string',
			'enum' => OnDemand::TYPES,
			'default' => 'web',
		];
	}

	/** The period that a window is compared with. */
	public static function before(WP_REST_Request $request, Window $window): Window {
		return $request['compare'] === 'year' ? $window->year_before() : $window->before();
	}

	/** @return Window|WP_Error|null Null if there is no data yet. */
	public static function window(WP_REST_Request $request): Window|WP_Error|null {
		[$start, $end] = [$request['startDate'], $request['endDate']];
		if ($start === null && $end === null) {
			$last_day = State::read()['last_day'];
			return $last_day === '' ? null : Window::of_period($request['period'], $last_day);
		}
		if (
			!is_string($start) ||
			!is_string($end) ||
			!Window::is_day($start) ||
			!Window::is_day($end) ||
			$start > $end ||
			(new Window($start, $end))->days() > self::MOST_DAYS
		) {
			return new WP_Error(
				'rest_invalid_param',
				__(
					'startDate and endDate must be dates (YYYY-MM-DD), and startDate can’t be after endDate.',
					'pharos-seo',
				),
				['status' => 400],
			);
		}
		$last_day = State::read()['last_day'];
		if ($last_day === '') {
			return null;
		}
		// Later days have no figures yet: with them, the period would be compared with a longer one.
		return new Window($start, $start <= $last_day ? min($end, $last_day) : $end);
	}
}
