<?php
/**
 * Figures that aren't in the tables: requested from Google when a user opens them.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Property;

/**
 * By query, page, country or device, and of search types other than web. Responses are kept for a day: a window ends on a day that is
 * complete, so its figures don't change. Two responses answer a list, far below Google's limit of 1,200 requests a minute.
 */
final class OnDemand {
	public const TYPES = ['web', 'image', 'video', 'news', 'discover', 'googleNews'];

	public const DIMENSIONS = ['query', 'page', 'country', 'device'];

	/** Dimensions that Google doesn't have for a search type. */
	private const WITHOUT = ['discover' => ['query', 'device'], 'googleNews' => ['query']];

	/** Rows of a response. Search Console itself shows 1,000; the others find earlier figures of these. */
	private const ROWS = 2500;

	/** Number of responses that are kept. */
	private const KEPT = 24;

	/** Names of the transients with responses, the oldest first. */
	private const INDEX = 'pharos_search_on_demand';

	/** Whether Google has figures by a dimension. */
	public static function has(string $type, string $dimension): bool {
		return !in_array($dimension, self::WITHOUT[$type] ?? [], true);
	}

	/** Whether Google still has all days of a window. */
	public static function covers(Window $window): bool {
		return $window->start >= Window::first_day(State::read()['last_day']);
	}

	/**
	 * @return list<array{date: string, clicks: int, impressions: int, position: float|null}> All days of a window.
	 * @throws Failure
	 */
	public static function series(string $type, Window $window): array {
		$days = self::figures('date', $type, $window);
		return array_map(
			static fn(string $date): array => ['date' => $date] +
				($days[$date] ?? new Figures())->data(),
			$window->dates(),
		);
	}

	/** @throws Failure */
	public static function sum(string $type, Window $window): Figures {
		return array_reduce(
			self::figures('date', $type, $window),
			static fn(Figures $sum, Figures $day): Figures => $sum->plus($day),
			new Figures(),
		);
	}

	/**
	 * @return array<int|string, Figures> By the value of the dimension, most clicks first; PHP converts queries such as "2024" to integer
	 *         keys.
	 * @throws Failure
	 */
	public static function figures(string $dimension, string $type, Window $window): array {
		$property = Property::chosen();
		if ($property === '') {
			throw new Failure('no_property');
		}
		$name =
			self::INDEX .
			'_' .
			md5(implode(' ', [$property, $dimension, $type, $window->start, $window->end]));
		$stored = get_transient($name);
		if (!is_array($stored)) {
			$figures = (new Fetch(new Api(), $property))->by(
				$dimension,
				$type,
				$window,
				self::ROWS,
			);
			$stored = array_map(
				static fn(Figures $one): array => [$one->clicks, $one->impressions, $one->weight],
				$figures,
			);
			self::keep($name, $stored);
		}
		return array_map(static fn(array $one): Figures => new Figures(...$one), $stored);
	}

	/** Whether a response may lack values: it has as many as were requested. */
	public static function is_cut(array $figures): bool {
		return count($figures) >= self::ROWS;
	}

	/** Deletes the responses. */
	public static function clear(): void {
		array_map('delete_transient', self::names());
		delete_transient(self::INDEX);
	}

	private static function keep(string $name, array $figures): void {
		set_transient($name, $figures, DAY_IN_SECONDS);
		$names = [...array_diff(self::names(), [$name]), $name];
		array_map('delete_transient', array_slice($names, 0, -self::KEPT));
		set_transient(self::INDEX, array_slice($names, -self::KEPT), DAY_IN_SECONDS);
	}

	/** @return list<string> */
	private static function names(): array {
		$names = get_transient(self::INDEX);
		return is_array($names) ? array_values(array_filter($names, 'is_string')) : [];
	}
}
