<?php
/**
 * The output of a migration in WP-CLI.
 */

declare(strict_types=1);

namespace Pharos\Migration\Cli;

use Pharos\Core\CliRows;
use WP_CLI;

final class Output {
	private const DIFFERENCES = ['url', 'tag', 'before', 'after', 'why'];

	/** @param 'table'|'json'|'csv'|'yaml' $format */
	public function __construct(private readonly string $format) {}

	public function print(Run $run, ?Verify $verify): void {
		match ($this->format) {
			'table' => self::tables($run, $verify),
			'csv' => self::csv($run, $verify),
			default => CliRows::value(
				[
					'migrated' => $run->rows(),
					'losses' => $run->losses(),
					'problems' => $run->problems,
				] +
					($verify
						? $verify->sums() + [
								'differences' => iterator_to_array($verify->differences(), false),
							]
						: []),
				$this->format,
			),
		};
	}

	/** Only for tables: other formats are read by programs. */
	public function success(string $message): void {
		if ($this->format === 'table') {
			WP_CLI::success($message);
		}
	}

	private static function tables(Run $run, ?Verify $verify): void {
		self::table(__('Migrated', 'pharos-seo'), $run->rows(), [
			'type',
			'found',
			'migrated',
			'nothing',
			'skipped',
		]);
		self::table(__('Not fully migrated', 'pharos-seo'), $run->losses(), [
			'what',
			'count',
			'text',
		]);
		self::table(__('Problems', 'pharos-seo'), $run->problems, ['kind', 'id', 'problem']);
		if ($verify) {
			self::table(
				__('Output on the front end', 'pharos-seo'),
				iterator_to_array($verify->differences(), false),
				self::DIFFERENCES,
			);
			['pages' => $pages, 'same' => $same, 'compared' => $compared] = $verify->sums();
			WP_CLI::log(
				sprintf(
					/* translators: 1: a number of tags, 2: how many there are in all, 3: a number of pages. */
					_n(
						'Identical tags: %1$s of %2$s, on %3$s page.',
						'Identical tags: %1$s of %2$s, on %3$s pages.',
						$pages,
						'pharos-seo',
					),
					number_format_i18n($same),
					number_format_i18n($compared),
					number_format_i18n($pages),
				),
			);
		}
	}

	/** @param list<array<string, mixed>> $rows @param list<string> $columns */
	private static function table(string $heading, array $rows, array $columns): void {
		if ($rows !== []) {
			WP_CLI::log($heading);
			CliRows::print('table', $rows, $columns);
		}
	}

	private static function csv(Run $run, ?Verify $verify): void {
		// Row by row: there may be a million pages.
		CliRows::csv(
			$verify ? $verify->differences() : $run->losses(),
			$verify ? self::DIFFERENCES : ['what', 'count', 'text'],
		);
	}
}
