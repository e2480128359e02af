<?php
/**
 * WP-CLI commands that add, change and delete redirects. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\CliNumber;
use Pharos\Redirects\Formats\ServerPaths;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

final class EditCli {
	/** Options, by field. */
	private const OPTIONS = ['source', 'target', 'match', 'query', 'status', 'enabled'];

	/**
	 * Adds a redirect.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : The path to redirect, such as /old/, or a pattern.
	 *
	 * [<target>]
	 * : A path, a URL, post-12 or term-5; none for 410 and 451.
	 *
	 * [--match=<match>]
	 * : How the source matches.
	 * ---
	 * options:
	 *   - exact
	 *   - prefix
	 *   - pattern
	 * ---
	 *
	 * [--query=<query>]
	 * : Handling of query strings.
	 * ---
	 * options:
	 *   - keep
	 *   - ignore
	 *   - exact
	 *   - campaign
	 * ---
	 *
	 * [--ignore-case]
	 * : Capital and small letters of the URL are the same.
	 *
	 * [--status=<status>]
	 * : The status code.
	 * ---
	 * options:
	 *   - "301"
	 *   - "302"
	 *   - "307"
	 *   - "308"
	 *   - "410"
	 *   - "451"
	 * ---
	 *
	 * [--yes]
	 * : Also redirect URLs that WordPress or search engines need.
	 *
	 * [--dry-run]
	 * : Only check it, and show what would be added.
	 *
	 * ## EXAMPLES
	 *
	 *     # Redirect a folder and everything below it.
	 *     $ wp pharos redirect add /old/ /new/ --match=prefix
	 *     $ wp pharos redirect add /gone/ --status=410
	 *
	 * @param string[]              $args  Source and target.
	 * @param array<string, string> $flags
	 */
	public function add(array $args, array $flags): void {
		self::save(
			[
				'source' => $args[0],
				'target' => $args[1] ?? '',
				'ignore_case' => (bool) Utils\get_flag_value($flags, 'ignore-case', false),
			] + self::fields($flags),
			null,
			$flags,
		);
	}

	/**
	 * Changes a redirect.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The ID of the redirect.
	 *
	 * [--source=<source>]
	 * : The path to redirect, or a pattern.
	 *
	 * [--target=<target>]
	 * : A path, a URL, post-12 or term-5; empty for 410 and 451.
	 *
	 * [--match=<match>]
	 * : How the source matches.
	 * ---
	 * options:
	 *   - exact
	 *   - prefix
	 *   - pattern
	 * ---
	 *
	 * [--query=<query>]
	 * : Handling of query strings.
	 * ---
	 * options:
	 *   - keep
	 *   - ignore
	 *   - exact
	 *   - campaign
	 * ---
	 *
	 * [--ignore-case]
	 * : Capital and small letters of the URL are the same; --no-ignore-case: they aren't.
	 *
	 * [--status=<status>]
	 * : The status code.
	 * ---
	 * options:
	 *   - "301"
	 *   - "302"
	 *   - "307"
	 *   - "308"
	 *   - "410"
	 *   - "451"
	 * ---
	 *
	 * [--enabled=<enabled>]
	 * : Whether it redirects visitors.
	 * ---
	 * options:
	 *   - "yes"
	 *   - "no"
	 * ---
	 *
	 * [--yes]
	 * : Also redirect URLs that WordPress or search engines need.
	 *
	 * [--dry-run]
	 * : Only check it, and show what would change.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos redirect update 12 --status=302 --dry-run
	 *     $ wp pharos redirect update 12 --enabled=no
	 *
	 * @param string[]              $args  The ID.
	 * @param array<string, string> $flags
	 */
	public function update(array $args, array $flags): void {
		$stored = RedirectRepository::find(CliNumber::id($args[0]));
		if ($stored === null) {
			WP_CLI::error(RedirectWriter::not_found()->get_error_message());
		}
		$fields = self::fields($flags);
		if (isset($flags['ignore-case'])) {
			$fields['ignore_case'] = (bool) $flags['ignore-case'];
		}
		if ($fields === []) {
			WP_CLI::error(__('Enter what to change, such as --target=/new/.', 'pharos-seo'));
		}
		self::save($fields, $stored, $flags);
	}

	/**
	 * Deletes redirects.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the redirects.
	 *
	 * [--dry-run]
	 * : Only show what would be deleted.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos redirect delete 12 15
	 *     $ wp pharos redirect delete $(wp pharos redirect list --state=dead --format=ids)
	 *
	 * @param string[]              $args  The IDs.
	 * @param array<string, string> $flags
	 */
	public function delete(array $args, array $flags): void {
		$rules = [];
		foreach (array_unique($args) as $id) {
			$rules[] =
				RedirectRepository::find(CliNumber::id($id)) ??
				WP_CLI::error(
					sprintf(
						/* translators: %s: a number. */
						__(
							'There is no redirect with the ID %s. Nothing was deleted.',
							'pharos-seo',
						),
						$id,
					),
				);
		}
		if (Utils\get_flag_value($flags, 'dry-run', false)) {
			foreach ($rules as $rule) {
				WP_CLI::line("- $rule->id: $rule->source → $rule->target ($rule->status)");
			}
			return;
		}
		$deleted = Edits::delete(array_column($rules, 'id'));
		is_wp_error($deleted) && WP_CLI::error($deleted->get_error_message());
		WP_CLI::success(
			sprintf(
				/* translators: %s: number of redirects. */
				_n('%s redirect deleted.', '%s redirects deleted.', count($rules), 'pharos-seo'),
				number_format_i18n(count($rules)),
			),
		);
	}

	/** @return array<string, mixed> The fields that options change. */
	private static function fields(array $flags): array {
		$fields = array_intersect_key($flags, array_flip(self::OPTIONS));
		if (isset($fields['enabled'])) {
			$fields['enabled'] = $fields['enabled'] === 'yes';
		}
		return $fields;
	}

	/** Saves a redirect, or shows what would change; exits with an error if it's invalid. */
	private static function save(array $fields, ?Rule $stored, array $flags): void {
		$is_dry_run = (bool) Utils\get_flag_value($flags, 'dry-run', false);
		$fields = ServerPaths::below_home($fields, $stored?->match ?? 'exact');
		$confirm = (bool) Utils\get_flag_value($flags, 'yes', false);
		$rule = $is_dry_run
			? RedirectRepository::rehearse(
				static fn(): Rule|WP_Error => RedirectWriter::rehearse($fields, $stored, $confirm),
			)
			: Edits::save($fields, $stored, $confirm);
		if (is_wp_error($rule)) {
			WP_CLI::error($rule->get_error_message());
		}
		if ($is_dry_run) {
			foreach ($rule->fields() as $name => $value) {
				$old = $stored?->fields()[$name] ?? null;
				$old === $value ||
					WP_CLI::line("$name: " . wp_json_encode($old) . ' → ' . wp_json_encode($value));
			}
			return;
		}
		$conflict = RedirectWriter::conflict($rule);
		if ($conflict) {
			WP_CLI::warning(
				sprintf(
					/* translators: %s: a URL. */
					__('A page exists at %s. Visitors get the page.', 'pharos-seo'),
					$conflict['url'],
				),
			);
		}
		WP_CLI::success(
			sprintf(
				$stored
					? /* translators: %s: a number. */
					__('The redirect %s was changed.', 'pharos-seo')
					: /* translators: %s: a number. */
					__('The redirect %s was added.', 'pharos-seo'),
				$rule->id,
			),
		);
	}
}
