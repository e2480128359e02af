<?php
/**
 * Redirects by the time when they were added.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class NewRedirects {
	/**
	 * Newest first. Redirects from earlier versions of the table have no time.
	 *
	 * @param int $from First second, as Unix time.
	 * @param int $to   The second after the last one.
	 * @return list<array{source: string, created: int}>
	 */
	public static function between(int $from, int $to, int $most): array {
		if (!Table::exists()) {
			return [];
		}
		global $wpdb;
		Table::complete();
		return array_map(
			static fn(object $row): array => [
				'source' => $row->source,
				'created' => (int) $row->created,
			],
			$wpdb->get_results(
				$wpdb->prepare(
					'SELECT source, created FROM %i WHERE created >= %d AND created < %d ORDER BY created DESC LIMIT %d',
					Table::name(),
					$from,
					$to,
					$most,
				),
			),
		);
	}
}
