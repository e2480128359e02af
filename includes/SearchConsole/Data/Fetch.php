<?php
/**
 * The questions that Google is asked.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;

final class Fetch {
	/** Rows of an answer: Google gives no more. */
	public const ROWS = 25_000;

	/** Google keeps no more rows of a day, those with most clicks. */
	private const CAP = 50_000;

	/** Queries of a page that are kept. */
	private const QUERIES = 20;

	/** @var list<array<string, mixed>> */
	private readonly array $filter;

	private readonly Pages $pages;

	public function __construct(private readonly Api $api, private readonly string $property) {
		$this->pages = new Pages();
		$this->filter = PageFilter::of($property, home_url('/'));
	}

	/** How Google counts the days: several results of one search are one impression of the property, but one of each page. */
	public function mode(): string {
		return $this->filter === [] ? 'byProperty' : 'byPage';
	}

	/**
	 * @return array{array<string, Figures>, array<string, mixed>} By day, incomplete ones included; and the metadata.
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
	 * @return array<string, array<int, Figures>>|null By day and page. Null where several days have more rows than an answer: they have to
	 *     be asked for one by one.
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
	 * @return array<int, array<int|string, Figures>> By page and query; PHP makes numbers of queries such as "2024".
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
				// Those with most clicks come first.
				if (isset($known[$query]) || count($known) < self::QUERIES) {
					$sum = $known[$query] ?? new Figures();
					$pages[$ids[$hash]][$query] = $sum->plus(Figures::of_google($row));
				}
			}
		}
		return $pages;
	}

	/**
	 * Answer by answer, until one isn’t full.
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
	 * Rows with the hashes of their pages, and the URLs of these; without what is no row.
	 *
	 * @param int $at Where among the keys the page is.
	 * @return array{list<array{string, array}>, array<string, string>}
	 */
	private static function keyed(array $rows, int $at): array {
		$keyed = [];
		$urls = [];
		foreach ($rows as $row) {
			$keys = self::keys($row, 2);
			$hash = PageKey::of($keys[$at] ?? '');
			if ($hash !== '') {
				$urls[$hash] ??= $keys[$at];
				$keyed[] = [$hash, $row];
			}
		}
		return [$keyed, $urls];
	}

	/**
	 * @param string[] $dimensions
	 * @throws Failure
	 */
	private function ask(Window $window, array $dimensions, int $start): array {
		$body = [
			'startDate' => $window->start,
			'endDate' => $window->end,
			'dimensions' => $dimensions,
			'type' => 'web',
			// No day is asked for before it is complete.
			'dataState' => 'all',
			'rowLimit' => self::ROWS,
			'startRow' => $start,
		];
		return $this->api->query(
			$this->property,
			$body + ($this->filter === [] ? [] : ['dimensionFilterGroups' => $this->filter]),
		);
	}

	/** @return list<string> Empty where Google sends something else. */
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
