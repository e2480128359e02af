<?php
/**
 * A WP-CLI command that changes SEO fields. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\ObjectSeo\Files\Cell;
use Pharos\ObjectSeo\Files\Columns;
use Pharos\ObjectSeo\Files\Target;
use Pharos\Settings\InvalidValue;
use WP_CLI;

final class SetCommand {
	private const OPTIONS = ['from-file', 'force', 'dry-run', 'format'];

	/**
	 * Changes SEO fields of posts, terms or authors.
	 *
	 * The fields of an object are changed all or, if one of them is invalid, not at all; other objects are changed nevertheless. An empty
	 * value removes a field. wp pharos seo history undoes it.
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
	 * : Read IDs and values from a CSV or JSON file, such as a list of wp pharos seo list; - for standard input. Where it has checksums, values
	 * with the prefix base_, or in JSON an object base, fields that have been changed since are not overwritten.
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
		$run = new Run($options);
		try {
			$fields = array_diff_key($options, array_flip(self::OPTIONS));
			if (!isset($options['from-file'])) {
				$run->rows(self::rows($kind, $names, $fields));
			} elseif ($names === [] && $fields === []) {
				$run->file($options['from-file'], $kind);
			} else {
				throw new InvalidValue(
					__('Use either --from-file, or IDs and fields.', 'pharos-seo'),
				);
			}
		} catch (InvalidValue $reason) {
			WP_CLI::error($reason->getMessage());
		}
	}

	/**
	 * @param string[]             $ids
	 * @param array<string, mixed> $fields
	 * @return list<array> See RowReader::row().
	 * @throws InvalidValue
	 */
	private static function rows(string $kind, array $ids, array $fields): array {
		if ($ids === [] || $fields === []) {
			throw new InvalidValue(
				__(
					'Enter IDs and at least one field, such as --title="Tea", or a file with --from-file.',
					'pharos-seo',
				),
			);
		}
		$definitions = Columns::fields($kind);
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
				default => Cell::value($name, $text, $definitions[$name]),
			};
		}
		foreach ($ids as $id) {
			if (!ctype_digit($id)) {
				throw new InvalidValue(
					/* translators: %s: what a user has entered. */
					sprintf(__('“%s” isn’t an ID.', 'pharos-seo'), $id),
				);
			}
		}
		return array_map(
			static fn(string $id): array => [
				'kind' => $kind,
				'id' => Target::id($id),
				'changes' => $changes,
				'base' => [],
				'hashes' => null,
			],
			array_values($ids),
		);
	}
}
