<?php
/**
 * WP-CLI commands for the schemas of the site. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\CliRows;
use Pharos\Settings\Json;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/** Those of one post, term or author are its SEO field `schemas`: `wp pharos seo`. */
final class SiteCli {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Lists the schemas of the site, which are on all pages that fit their display conditions.
	 *
	 * The schemas of one post, term or author are its field schemas: wp pharos seo get post 12 --field=schemas.
	 *
	 * ## OPTIONS
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
	 *   - ids
	 * ---
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * id: its name for the other commands
	 * * type: the type of schema.org
	 * * title: its name in Pharos SEO
	 * * show_on: where it is, such as basic-global
	 * * not_show_on: where it isn't
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos schema list
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function list_(array $names, array $options): void {
		$places = static fn(array $schema, string $name): string => implode(
			', ',
			array_merge($schema[$name]['rules'] ?? [], $schema[$name]['specific'] ?? []),
		);
		$rows = [];
		foreach ($this->all() as $id => $schema) {
			$rows[] = [
				'id' => $id,
				'type' => Names::of_schema($schema)[0] ?? '',
				'title' => $schema['title'] ?? '',
				'show_on' => $places($schema, 'show_on'),
				'not_show_on' => $places($schema, 'not_show_on'),
			];
		}
		$format = $options['format'] ?? 'table';
		CliRows::print($format, $format === 'ids' ? array_column($rows, 'id') : $rows, [
			'id',
			'type',
			'title',
			'show_on',
			'not_show_on',
		]);
	}

	/**
	 * Shows a schema of the site.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The ID of the schema.
	 *
	 * [--format=<format>]
	 * : The output format.
	 * ---
	 * default: json
	 * options:
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos schema get article > article.json
	 *
	 * @param string[]              $names   The ID.
	 * @param array<string, string> $options
	 */
	public function get(array $names, array $options): void {
		$schema = $this->need($names[0]);
		($options['format'] ?? 'json') === 'json'
			? WP_CLI::line($this->json($schema, JSON_PRETTY_PRINT))
			: CliRows::value($schema, 'yaml');
	}

	/**
	 * Adds a schema to the site, or replaces one.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The ID of the schema; another one than those of the list adds a schema.
	 *
	 * [<json>]
	 * : The schema, as wp pharos schema get shows it. Without it, it is read from standard input.
	 *
	 * [--dry-run]
	 * : Only check it, and show the old and the new schema.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos schema set article < article.json
	 *     $ wp pharos schema set recipe '{"title":"Recipe","type":"Recipe","fields":{"name":"%title%"},"show_on":{"rules":["recipe|all"]}}' --dry-run
	 *
	 * @param string[]              $names   The ID and the schema.
	 * @param array<string, string> $options
	 */
	public function set(array $names, array $options): void {
		$schema = json_decode(WP_CLI::get_value_from_arg_or_stdin($names, 1), true);
		if (!is_array($schema) || ($schema !== [] && array_is_list($schema))) {
			WP_CLI::error(__('The schema must be a JSON object.', 'pharos-seo'));
		}
		$this->save([$names[0] => $schema] + $this->all(), $names, $options);
	}

	/**
	 * Deletes schemas of the site.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the schemas.
	 *
	 * [--dry-run]
	 * : Only show what would be deleted.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos schema delete recipe
	 *
	 * @param string[]              $names   The IDs.
	 * @param array<string, string> $options
	 */
	public function delete(array $names, array $options): void {
		array_map($this->need(...), $names);
		$this->save(array_diff_key($this->all(), array_flip($names)), $names, $options);
	}

	/**
	 * Saves all schemas, or shows what would change; exits with an error if one is invalid.
	 *
	 * @param array<string, array> $schemas
	 * @param string[]             $names   The ID of each that changes.
	 */
	private function save(array $schemas, array $names, array $options): void {
		$before = $this->all();
		$changes = ['schemas' => $schemas];
		$is_dry_run = (bool) Utils\get_flag_value($options, 'dry-run', false);
		$changed = $this->settings->check($changes);
		$saved = is_wp_error($changed) || $is_dry_run ? $changed : $this->settings->save($changes);
		if (is_wp_error($saved)) {
			WP_CLI::error($saved->get_error_message());
		}
		if ($is_dry_run) {
			$after = $changed['schemas']['new'] ?? $before;
			foreach (array_intersect($names, array_keys($before + $after)) as $id) {
				isset($before[$id]) && WP_CLI::line("- $id: " . $this->json($before[$id]));
				isset($after[$id]) && WP_CLI::line("+ $id: " . $this->json($after[$id]));
			}
			return;
		}
		WP_CLI::success(
			$changed === []
				? __('There is nothing to change.', 'pharos-seo')
				: __('The schemas were saved.', 'pharos-seo'),
		);
	}

	/** @return array<string, array> */
	private function all(): array {
		$this->settings->refresh();
		return $this->settings->get('schemas');
	}

	/** Exits with an error if the site has no such schema. */
	private function need(string $id): array {
		$schema = $this->all()[$id] ?? null;
		if ($schema === null) {
			WP_CLI::error(
				sprintf(
					/* translators: %s: id of a schema. */
					__('There is no schema “%s”. “wp pharos schema list” shows all.', 'pharos-seo'),
					$id,
				),
			);
		}
		return $schema;
	}

	private function json(array $schema, int $flags = 0): string {
		return (string) wp_json_encode(
			Json::shaped($schema, ['type' => 'object', 'additionalProperties' => true]),
			$flags | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
		);
	}
}
