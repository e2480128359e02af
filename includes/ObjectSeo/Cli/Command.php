<?php
/**
 * WP-CLI commands that read SEO fields. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Core\CliRows;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\Files\Columns;
use Pharos\ObjectSeo\Files\Csv;
use Pharos\ObjectSeo\Files\Target;
use Pharos\ObjectSeo\Objects;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Settings\CliValue;
use Pharos\Settings\InvalidValue;
use WP_CLI;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Lists, gets and changes the SEO fields of posts (of any type), terms and authors.
 *
 * Names of fields are those of the REST API, such as title, description, focus_keyword, canonical, noindex, facebook_title, redirect, schemas
 * and primary_category; wp pharos seo get shows all of an object.
 *
 * ## EXAMPLES
 *
 *     # Find pages without a custom description.
 *     $ wp pharos seo list post --type=page --empty=description
 *
 *     # Edit the fields of all posts, terms and authors in a spreadsheet.
 *     $ wp pharos seo export > seo.csv
 *     $ wp pharos seo import seo.csv --dry-run
 *     $ wp pharos seo import seo.csv
 */
final class Command {
	private const LISTED = 'id,type,name,title,description,focus_keyword,noindex,canonical';

	/** Fields that only objects have: SeoPayload repeats their values. */
	private const WITHOUT_DEFAULT = ['redirect' => '', 'redirect_status' => 0, 'profiles' => ''];

	/** @param \Closure(): SeoPayload $payload Creates it on demand. */
	public function __construct(private readonly \Closure $payload) {}

	/**
	 * Lists posts, terms or authors with their SEO fields.
	 *
	 * Without IDs, it lists posts that are shown in the lists of WordPress, all terms, or the authors of published posts. With --user, it lists
	 * only those that the user may edit.
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
	 * : Only the objects with these IDs.
	 *
	 * [--type=<types>]
	 * : Only these post types or taxonomies, separated by commas.
	 *
	 * [--empty=<field>]
	 * : Only objects without a value in this field.
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: kind, id, type, name, url, names of SEO fields, and checksum; all for all of them. A checksum of the row,
	 * or the value of a field again, with the prefix base_, is for conflicts when the list is used as a file.
	 * ---
	 * default: id,type,name,title,description,focus_keyword,noindex,canonical
	 * ---
	 *
	 * [--format=<format>]
	 * : The output format.
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
	 *     $ wp pharos seo list post --type=page --empty=description
	 *     $ wp pharos seo list term --fields=all --format=csv > terms.csv
	 *
	 * @subcommand list
	 *
	 * @param string[]              $names   The kind and ids.
	 * @param array<string, string> $options
	 */
	public function list_(array $names, array $options): void {
		$kind = array_shift($names);
		$format = $options['format'] ?? 'table';
		$columns = self::columns($kind, $options['fields'] ?? self::LISTED);
		$empty = isset($options['empty']) ? self::columns($kind, $options['empty']) : [];
		$objects =
			$names === []
				? Objects::all($kind, Types::select([$kind], $options))
				: array_map(static fn(string $id): object => self::object($kind, $id), $names);
		$rows = (static function () use ($objects, $columns, $empty, $format): \Generator {
			foreach ($objects as $object) {
				$filled = array_filter(
					Columns::row($object, $empty, 'json'),
					static fn(mixed $value): bool => !in_array($value, ['', 0, null], true) &&
						(array) $value !== [],
				);
				if ($filled === [] && Target::is_allowed($object)) {
					yield Columns::row($object, $columns, $format);
				}
			}
		})();
		if ($format === 'csv') {
			self::print($columns, $rows);
			return;
		}
		CliRows::print($format, $rows, $columns);
	}

	/** Prints CSV for spreadsheets, which WP-CLI's isn't: it has backslashes before quotation marks. */
	private static function print(array $columns, iterable $rows): void {
		echo Csv::line($columns);
		foreach ($rows as $row) {
			echo Columns::csv($row);
		}
	}

	/**
	 * Shows the SEO fields of one post, term or author, and what its page has without them.
	 *
	 * ## OPTIONS
	 *
	 * <kind>
	 * : The kind of object.
	 * ---
	 * options:
	 *   - post
	 *   - term
	 *   - user
	 * ---
	 *
	 * <id>
	 * : Its ID.
	 *
	 * [--field=<field>]
	 * : Show only the value of this field.
	 *
	 * [--fields=<fields>]
	 * : Only these fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : The output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos seo get post 12
	 *     $ wp pharos seo get term 5 --field=description
	 *
	 * @param string[]              $names   The kind and the id.
	 * @param array<string, string> $options
	 */
	public function get(array $names, array $options): void {
		[$kind, $id] = $names;
		$object = self::object($kind, $id);
		$definitions = Fields::for_object($object);
		$wanted = $options['field'] ?? ($options['fields'] ?? 'all');
		$fields = array_intersect(self::columns($kind, $wanted), array_keys($definitions));
		$values = Columns::row($object, $fields, 'json');
		if (isset($options['field'])) {
			$name = (string) current($fields);
			WP_CLI::line(CliValue::text($values[$name] ?? '', $definitions[$name] ?? []));
			return;
		}
		$format = $options['format'] ?? 'table';
		$inherited =
			self::WITHOUT_DEFAULT + (array) ($this->payload)()->for_object($object)['inherited'];
		$rows = [];
		foreach ($fields as $name) {
			$shown = static fn(mixed $value): mixed => CliValue::formatted(
				$value,
				$definitions[$name],
				$format,
			);
			$rows[] = [
				'field' => $name,
				'value' => $shown($values[$name]),
				'inherited' => $shown($inherited[$name] ?? $definitions[$name]['default']),
			];
		}
		CliRows::print($format, $rows, ['field', 'value', 'inherited']);
	}

	/** See Columns::named(); exits with an error for unknown ones. */
	private static function columns(string $kind, string $names): array {
		try {
			return Columns::named($kind, $names);
		} catch (InvalidValue $reason) {
			WP_CLI::error($reason->getMessage());
		}
	}

	/** See Target::find(); exits with an error if there is none. */
	private static function object(string $kind, string $id): WP_Post|WP_Term|WP_User {
		try {
			return Target::find($kind, Target::id($id));
		} catch (InvalidValue $reason) {
			WP_CLI::error("$kind $id: {$reason->getMessage()}");
		}
	}
}
