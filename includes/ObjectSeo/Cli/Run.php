<?php
/**
 * Runs changes of SEO fields in a terminal.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Core\CliRows;
use Pharos\Core\Memory;
use Pharos\ObjectSeo\Files\Columns;
use Pharos\ObjectSeo\Files\FieldFile;
use Pharos\ObjectSeo\Files\Importer;
use Pharos\ObjectSeo\History\Entries;
use Pharos\ObjectSeo\History\Recording;
use Pharos\ObjectSeo\History\RedirectChanges;
use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;
use WP_CLI;
use WP_CLI\Utils;

/** The options --force, --dry-run and --format of commands that change many objects. */
final class Run {
	/** Objects after which memory is freed. */
	private const BATCH = 100;

	/** @param array<string, string> $options Of the command. */
	public function __construct(private readonly array $options) {}

	/**
	 * Changes the objects in a file.
	 *
	 * @param string $kind post, term, user; '' if the file says it.
	 * @throws InvalidValue If the file can’t be read.
	 */
	public function file(string $path, string $kind): void {
		$file = new FieldFile($kind);
		$rows = $file->read($path);
		if ($file->ignored !== []) {
			WP_CLI::warning(
				sprintf(
					/* translators: %s: names of columns. */
					__('Columns that aren’t read: %s.', 'pharos-seo'),
					implode(', ', $file->ignored),
				),
			);
		}
		$this->rows($rows, true, $path === '-' ? '' : basename($path));
	}

	/**
	 * @param array<int, array|InvalidValue> $rows     See FieldFile::read().
	 * @param bool                           $has_file Whether their keys are numbers of rows.
	 * @param string                         $name     Of the file.
	 */
	public function rows(array $rows, bool $has_file = false, string $name = ''): void {
		$is_dry_run = (bool) Utils\get_flag_value($this->options, 'dry-run', false);
		$importer = new Importer(
			$is_dry_run ? null : new Recording('cli', $name),
			(bool) Utils\get_flag_value($this->options, 'force', false),
		);
		$bar = $is_dry_run
			? null
			: Utils\make_progress_bar(__('SEO fields', 'pharos-seo'), count($rows));
		$list = [];
		$failures = [];
		$changed = 0;
		foreach (array_chunk($rows, self::BATCH, true) as $part) {
			try {
				$outcomes = $importer->run($part);
			} catch (\RuntimeException) {
				WP_CLI::error(Entries::not_saved());
			}
			foreach ($outcomes as $number => $outcome) {
				$row = $rows[$number];
				$bar?->tick();
				if ($outcome['status'] === Importer::CHANGED) {
					$changed++;
					$is_dry_run &&
						array_push(
							$list,
							...self::listed($row, $outcome['changes'], $this->format()),
						);
				} elseif ($outcome['status'] !== Importer::UNCHANGED) {
					$message = self::message($outcome);
					$what = is_array($row) ? "{$row['kind']} {$row['id']}: $message" : $message;
					$failures[] = $has_file ? FieldFile::in_row($number, $what) : $what;
				}
			}
			Memory::free();
		}
		$bar?->finish();
		array_map(WP_CLI::warning(...), $failures);
		$is_dry_run &&
			CliRows::print($this->format(), $list, ['kind', 'id', 'field', 'old', 'new']);
		self::report($is_dry_run, $changed, count($failures));
	}

	/**
	 * @param array{kind: string, id: int}                 $row     An object.
	 * @param array<string, array{old: mixed, new: mixed}> $changes By field.
	 * @return list<array<string, mixed>> The changes as rows of a list.
	 */
	public static function listed(array $row, array $changes, string $format): array {
		$fields = $row['kind'] === RedirectChanges::KIND ? [] : Columns::fields($row['kind']);
		$list = [];
		foreach ($changes as $name => $change) {
			$list[] =
				['kind' => $row['kind'], 'id' => $row['id'], 'field' => $name] +
				array_map(
					static fn(mixed $value): mixed => CliValue::formatted(
						$value,
						$fields[$name] ?? [],
						$format,
					),
					$change,
				);
		}
		return $list;
	}

	private function format(): string {
		return $this->options['format'] ?? 'table';
	}

	private static function message(array $outcome): string {
		return $outcome['status'] === Importer::CONFLICT
			? sprintf(
				/* translators: %s: names of settings. */
				__('Changed since: %s. Use --force to overwrite.', 'pharos-seo'),
				implode(', ', array_keys($outcome['changes'])),
			)
			: $outcome['message'];
	}

	private static function report(bool $is_dry_run, int $changed, int $failed): void {
		$text = sprintf(
			/* translators: %s: number of posts, terms or authors. */
			_n('%s item changed.', '%s items changed.', $changed, 'pharos-seo'),
			number_format_i18n($changed),
		);
		if ($failed > 0) {
			$text = $is_dry_run ? '' : "$text ";
			WP_CLI::error(
				$text .
					sprintf(
						/* translators: %s: number of posts, terms or authors. */
						_n(
							'%s item can’t be changed.',
							'%s items can’t be changed.',
							$failed,
							'pharos-seo',
						),
						number_format_i18n($failed),
					),
			);
		}
		$is_dry_run || WP_CLI::success($text);
	}
}
