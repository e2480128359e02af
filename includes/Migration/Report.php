<?php
/**
 * The report about migrations: sources, times, numbers, and losses.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class Report {
	public const PER_PAGE = 100;

	/**
	 * @return array{sources: list<array>, losses: list<array>, total: int, pages: int} The sources with their counts; a page of the
	 *                                                                                  losses; and the number of losses.
	 */
	public static function data(string $slug, string $what, int $page): array {
		if (!Tables::exist()) {
			return ['sources' => [], 'losses' => [], 'total' => 0, 'pages' => 0];
		}
		$sources = self::sources();
		$total = 0;
		foreach ($sources as $source) {
			foreach ($source['losses'] as $kind) {
				$fits =
					in_array($slug, ['', $source['slug']], true) &&
					in_array($what, ['', $kind['what']], true);
				$total += $fits ? $kind['count'] : 0;
			}
		}
		return [
			'sources' => $sources,
			'losses' => self::losses($slug, $what, $page),
			'total' => $total,
			'pages' => (int) ceil($total / self::PER_PAGE),
		];
	}

	/** @return list<array{slug: string, name: string, started: string|null, settings: string|null, completed: string|null, counts: array, losses: list<array>}> */
	private static function sources(): array {
		global $wpdb;
		$state = State::get()['sources'];
		$counts = [];
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT source, kind, type, COUNT(*) AS number FROM %i WHERE type <> %s GROUP BY source, kind, type',
				Tables::ledger(),
				Redirects\Marks::SHORTENED,
			),
		);
		foreach ($rows as $row) {
			$counts[$row->source][ContentTypes::NAMES[$row->kind]][$row->type] = (int) $row->number;
		}
		$losses = self::counted('');
		$all = [];
		foreach (array_keys($state + $counts + $losses) as $slug) {
			$slug = (string) $slug;
			$times = array_map(
				static fn(int $time): ?string => $time > 0 ? gmdate(DATE_W3C, $time) : null,
				($state[$slug] ?? []) + ['started' => 0, 'settings' => 0, 'completed' => 0],
			);
			$all[] = [
				'slug' => $slug,
				'name' => Sources::get($slug)?->name() ?? $slug,
				...$times,
				'counts' => (object) array_map(
					static fn(array $types): object => (object) $types,
					$counts[$slug] ?? [],
				),
				'losses' => $losses[$slug] ?? [],
			];
		}
		return $all;
	}

	/** @return list<array{what: string, text: string, count: int}> The losses of a source, by code. */
	public static function losses_of(string $source): array {
		return Tables::exist() ? self::counted($source)[$source] ?? [] : [];
	}

	/** @return array<string, list<array{what: string, text: string, count: int}>> By source: of this one, or with '' of all. */
	private static function counted(string $source): array {
		global $wpdb;
		// A restore in another request drops the tables when it's done.
		$shows = $wpdb->suppress_errors();
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT source, what, MAX(text) AS text, COUNT(*) AS number FROM %i WHERE what <> %s' .
					($source === '' ? '' : ' AND source = %s') .
					' GROUP BY source, what ORDER BY source, what',
				array_filter([Tables::losses(), Choices::APPLIED, $source], 'strlen'),
			),
		);
		$wpdb->suppress_errors($shows);
		$losses = [];
		foreach ($rows as $row) {
			$losses[$row->source][] = [
				'what' => $row->what,
				'text' => NotMigrated::text($row->what) ?: (string) $row->text,
				'count' => (int) $row->number,
			];
		}
		return $losses;
	}

	/** @return list<array{kind: string, id: int, label: string, edit: string, source: string, what: string, text: string, field: string, name: string, value: string}> */
	private static function losses(string $slug, string $what, int $page): array {
		global $wpdb;
		$conditions = array_filter(['source' => $slug, 'what' => $what], 'strlen');
		$where =
			'WHERE what <> %s' .
			implode(
				'',
				array_map(
					static fn(string $column): string => " AND $column = %s",
					array_keys($conditions),
				),
			);
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT kind, id, source, what, field, value, text FROM %i $where ORDER BY kind DESC, id, number LIMIT %d OFFSET %d",
				[
					Tables::losses(),
					Choices::APPLIED,
					...array_values($conditions),
					self::PER_PAGE,
					self::PER_PAGE * ($page - 1),
				],
			),
		);
		return array_map(self::loss(...), $rows);
	}

	/** Returns a loss with labels for the user. @param object $row A row of the table of losses. */
	public static function loss(object $row): array {
		$id = (int) $row->id;
		return [
			'kind' => $row->kind,
			'id' => $id,
			...ObjectLink::for_object($row->kind, $id),
			'source' => $row->source,
			'what' => $row->what,
			'text' => (string) $row->text ?: NotMigrated::text($row->what),
			'field' => str_replace("\n", '.', (string) $row->field),
			'name' => LossNames::label($row->what, (string) $row->field, (string) $row->value),
			'value' => (string) $row->value,
		];
	}
}
