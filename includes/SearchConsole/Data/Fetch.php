<?php
/**
 * Queries of the Search Analytics API.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;

final class Fetch {
	/** Maximum number of rows in a response of Google. */
	public const ROWS = 25_000;

	/** Maximum number of rows of a day that Google stores, those with the most clicks. */
	private const CAP = 50_000;

	/** Number of queries stored per page. */
	private const QUERIES = 20;

	/** @var list<array<string, mixed>> */
	private readonly array $filter;

	private readonly Pages $pages;

	public function __construct(private readonly Api $api, private readonly string $property) {
		$this->pages = new Pages();
		$this->filter = PageFilter::build($property, home_url('/'));
	}

	/** How Google aggregates the days: several results of one search are one impression of the property, but one of each page. */
	public function mode(): string {
		return $this->filter === [] ? 'byProperty' : 'byPage';
	}

	/**
	 * @return array{array<string, Figures>, array<string, mixed>} Figures by day, including incomplete days; and the metadata.
	 * @throws Failure
	 */
	public function days(Window $window): array {
		$answer = $this->ask($window, ['date'], 0);
		$days = [];
		foreach ($answer['rows'] as $row) {
			$date = self::keys($row, 1)[0] ?? '';
			if (Window::is_day($date)) {
				$days[$date] = Figures::of_google($row);
			}
		}
		$metadata = $answer['metadata'] ?? [];
		return [$days, is_array($metadata) ? $metadata : []];
	}

	/**
	 * @return array<string, array<int, Figures>>|null Figures by day and page. Null if several days exceed the rows of a response: they
	 *         have to be requested one by one.
	 * @throws Failure
	 */
	public function pages(Window $window): ?array {
		$days = [];
		$is_one = $window->days() === 1;
		foreach ($this->answers($window, ['date', 'page']) as $rows) {
			if (!$is_one && count($rows) >= self::ROWS) {
				return null;
			}
			$keyed = self::keyed($rows, 1);
			$ids = $this->pages->ids($keyed[1]);
			foreach ($keyed[0] as [$hash, $row]) {
				$date = $row['keys'][0];
				if ($date >= $window->start && $date <= $window->end) {
					$sum = $days[$date][$ids[$hash]] ?? new Figures();
					$days[$date][$ids[$hash]] = $sum->plus(Figures::of_google($row));
				}
			}
		}
		return $days;
	}

	/**
	 * @return array<int, array<int|string, Figures>> Figures by page and query; PHP converts queries such as "2024" to integer keys.
	 * @throws Failure
	 */
	public function queries(Window $window): array {
		$pages = [];
		foreach ($this->answers($window, ['page', 'query']) as $rows) {
			$keyed = self::keyed($rows, 0);
			$ids = $this->pages->ids($keyed[1]);
			foreach ($keyed[0] as [$hash, $row]) {
				$query = $row['keys'][1];
				$known = $pages[$ids[$hash]] ?? [];
				// Google sends those with the most clicks first.
				if (isset($known[$query]) || count($known) < self::QUERIES) {
					$sum = $known[$query] ?? new Figures();
					$pages[$ids[$hash]][$query] = $sum->plus(Figures::of_google($row));
				}
			}
		}
		return $pages;
	}

	/**
	 * Figures of complete days by the values of a dimension, most clicks first.
	 *
	 * @return array<int|string, Figures> PHP converts queries such as "2024" to integer keys.
	 * @throws Failure
	 */
	public function by(string $dimension, string $type, Window $window, int $most): array {
		$asked = ['type' => $type, 'dataState' => 'final', 'rowLimit' => $most];
		$figures = [];
		foreach ($this->ask($window, [$dimension], 0, $asked)['rows'] as $row) {
			$keys = self::keys($row, 1);
			if ($keys !== []) {
				$figures[$keys[0]] = Figures::of_google($row);
			}
		}
		return $figures;
	}

	/**
	 * Requests responses until one isn’t full.
	 *
	 * @param string[] $dimensions
	 * @return \Generator<array>
	 * @throws Failure
	 */
	private function answers(Window $window, array $dimensions): \Generator {
		for ($start = 0; $start < self::CAP; $start += self::ROWS) {
			$rows = $this->ask($window, $dimensions, $start)['rows'];
			yield $rows;
			if (count($rows) < self::ROWS) {
				return;
			}
		}
	}

	/**
	 * Rows with the hashes of their pages, and the URLs by hash; without invalid rows.
	 *
	 * @param int $at Position of the page among the keys.
	 * @return array{list<array{string, array}>, array<string, string>}
	 */
	private static function keyed(array $rows, int $at): array {
		$keyed = [];
		$urls = [];
		foreach ($rows as $row) {
			$keys = self::keys($row, 2);
			$hash = PageKey::from_url($keys[$at] ?? '');
			if ($hash !== '') {
				$urls[$hash] ??= $keys[$at];
				$keyed[] = [$hash, $row];
			}
		}
		return [$keyed, $urls];
	}

	/**
	 * @param string[]             $dimensions
	 * @param array<string, mixed> $asked Parts of the request that differ from the usual ones.
	 * @throws Failure
	 */
	private function ask(Window $window, array $dimensions, int $start, array $asked = []): array {
		$body = $asked + [
			'startDate' => $window->start,
			'endDate' => $window->end,
			'dimensions' => $dimensions,
			'type' => 'web',
			// Includes fresh data; incomplete days aren't requested otherwise.
			'dataState' => 'all',
			'rowLimit' => self::ROWS,
			'startRow' => $start,
		];
		$answer = $this->api->query(
			$this->property,
			$body + ($this->filter === [] ? [] : ['dimensionFilterGroups' => $this->filter]),
		);
		if (State::now()['property'] === '') {
			// A user has deleted the data in the meantime: there are no tables to write to.
			throw new Failure('no_property');
		}
		return $answer;
	}

	/** @return list<string> Empty for an invalid row. */
	private static function keys(mixed $row, int $count): array {
		$keys = is_array($row) ? $row['keys'] ?? null : null;
		return is_array($keys) &&
			array_is_list($keys) &&
			count(array_filter($keys, is_string(...))) === $count &&
			count($keys) === $count
			? $keys
			: [];
	}
}
