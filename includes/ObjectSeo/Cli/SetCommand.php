<?php
/**
 * A WP-CLI command that changes SEO fields. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Core\Memory;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;
use WP_CLI;
use WP_CLI\Utils;

final class SetCommand {
	private const OPTIONS = ['from-file', 'force', 'dry-run', 'format'];

	/** Objects after which memory is freed. */
	private const BATCH = 100;

	/**
	 * Changes SEO fields of posts, terms or authors.
	 *
	 * The fields of an object are changed all or, if one of them is invalid, not at all; other objects are changed nevertheless. An empty
	 * value removes a field.
	 *
	 * ## OPTIONS
	 *
	 * <kind>
	 * : The kind of objects.
	 * ---
	 * options:
	 *   - post
	 *   - term
	 *   - user
	 * ---
	 *
	 * [<id>...]
	 * : The IDs of the objects.
	 *
	 * [--<field>=<value>]
	 * : The new value of a field, such as title; schemas as JSON. `wp pharos seo get` shows all fields.
	 *
	 * [--from-file=<file>]
	 * : Read IDs and values from a CSV or JSON file, such as a list of wp pharos seo list; - for standard input. Where it has values with the
	 * prefix base_, or in JSON an object base, fields that have been changed since are not overwritten.
	 *
	 * [--force]
	 * : Overwrite fields that have been changed since.
	 *
	 * [--dry-run]
	 * : Only list what would change.
	 *
	 * [--format=<format>]
	 * : The output format of a dry run.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos seo set post 12 --title='%title% | Tea' --noindex=no
	 *     $ wp pharos seo set post --from-file=seo.csv --dry-run
	 *
	 * @param string[]              $names   The kind and ids.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$kind = array_shift($names);
		try {
			$rows = self::rows($kind, $names, $options);
		} catch (InvalidValue $reason) {
			WP_CLI::error($reason->getMessage());
		}
		$is_dry_run = (bool) Utils\get_flag_value($options, 'dry-run', false);
		$format = $options['format'] ?? 'table';
		$fields = Columns::fields($kind);
		$bar = $is_dry_run
			? null
			: Utils\make_progress_bar(__('SEO fields', 'pharos-seo'), count($rows));
		$list = [];
		$changed = 0;
		$failures = [];
		foreach ($rows as $i => $row) {
			try {
				$changes = self::change($kind, $row, $is_dry_run);
				$changed += $changes === [] ? 0 : 1;
				foreach ($is_dry_run ? $changes : [] as $name => $change) {
					$list[] =
						['id' => $row['id'], 'field' => $name] +
						array_map(
							static fn(mixed $value): mixed => CliValue::formatted(
								$value,
								$fields[$name],
								$format,
							),
							$change,
						);
				}
			} catch (InvalidValue $reason) {
				$failures[] = "$kind {$row['id']}: {$reason->getMessage()}";
			}
			$bar?->tick();
			($i + 1) % self::BATCH === 0 && Memory::free();
		}
		$bar?->finish();
		array_map(WP_CLI::warning(...), $failures);
		$is_dry_run && Utils\format_items($format, $list, ['id', 'field', 'old', 'new']);
		self::report($is_dry_run, $changed, count($failures));
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

	/**
	 * @param string[] $ids
	 * @return list<array{id: int, changes: array<string, mixed>, base: array<string, mixed>}>
	 * @throws InvalidValue
	 */
	private static function rows(string $kind, array $ids, array $options): array {
		$definitions = Columns::fields($kind);
		$fields = array_diff_key($options, array_flip(self::OPTIONS));
		if (isset($options['from-file'])) {
			$rows =
				$ids === [] && $fields === []
					? (new FieldFile($definitions))->read($options['from-file'])
					: throw new InvalidValue(
						__('Use either --from-file, or IDs and fields.', 'pharos-seo'),
					);
			return Utils\get_flag_value($options, 'force', false)
				? array_map(static fn(array $row): array => ['base' => []] + $row, $rows)
				: $rows;
		}
		if ($ids === [] || $fields === []) {
			throw new InvalidValue(
				__(
					'Enter IDs and at least one field, such as --title="Tea", or a file with --from-file.',
					'pharos-seo',
				),
			);
		}
		$changes = [];
		foreach ($fields as $name => $text) {
			$changes[$name] = match (true) {
				!isset($definitions[$name]) => throw new InvalidValue(
					sprintf(
						/* translators: %s: name of a field. */
						__('There is no field “%s”.', 'pharos-seo'),
						$name,
					),
				),
				!is_string($text) => throw new InvalidValue(
					sprintf(
						/* translators: %s: name of a field. */
						__('Enter a value: --%s="…".', 'pharos-seo'),
						$name,
					),
				),
				default => FieldFile::value($name, $text, $definitions[$name]),
			};
		}
		return array_map(
			static fn(string $id): array => [
				'id' => (int) $id,
				'changes' => $changes,
				'base' => [],
			],
			array_values($ids),
		);
	}

	/**
	 * @param array{id: int, changes: array<string, mixed>, base: array<string, mixed>} $row
	 * @return array<string, array{old: mixed, new: mixed}> The changes by field.
	 * @throws InvalidValue If they can't be saved.
	 */
	private static function change(string $kind, array $row, bool $is_dry_run): array {
		$object = Target::find($kind, $row['id']);
		$repository = new ObjectMetaRepository($object);
		$old = $repository->read();
		// Files have cells for fields of other types, too.
		$changes = array_filter(
			$row['changes'],
			static fn(mixed $value, string $name): bool => isset($old[$name]) ||
				!in_array($value, ['', null], true),
			ARRAY_FILTER_USE_BOTH,
		);
		$new =
			$repository->locked($changes, $row['base']) ??
			$repository->check($changes, $row['base']);
		$saved =
			is_wp_error($new) || $is_dry_run ? $new : $repository->write($changes, $row['base']);
		if (is_wp_error($saved)) {
			throw new InvalidValue(
				$saved->get_error_code() === ObjectMetaRepository::CONFLICT
					? sprintf(
						/* translators: %s: names of settings. */
						__('Changed since: %s. Use --force to overwrite.', 'pharos-seo'),
						implode(', ', array_keys($saved->get_error_data()['conflicts'])),
					)
					: $saved->get_error_message(),
			);
		}
		$changed = [];
		foreach ($new as $name => $value) {
			if (!Merge::same($value, $old[$name])) {
				$changed[$name] = ['old' => $old[$name], 'new' => $value];
			}
		}
		return $changed;
	}
}
