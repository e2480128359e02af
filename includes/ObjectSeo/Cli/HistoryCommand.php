<?php
/**
 * A WP-CLI command for the history of SEO fields. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use Pharos\Core\Memory;
use Pharos\ObjectSeo\History\Changes;
use Pharos\ObjectSeo\History\Entries;
use Pharos\ObjectSeo\History\NotAllowed;
use Pharos\ObjectSeo\History\RedirectChanges;
use Pharos\ObjectSeo\History\Undo;
use WP_CLI;
use WP_CLI\Utils;

final class HistoryCommand {
	/** Objects after which memory is freed. */
	private const BATCH = 100;

	/** Maximum number of objects that are named. */
	private const NAMED = 1000;

	/**
	 * Lists changes of SEO fields, and of redirects by programs, newest first, and undoes them.
	 *
	 * It has the changes by WP-CLI, abilities, files, the bulk editor, lists, programs with an application password, and forms of terms and
	 * authors. Posts that are edited have revisions.
	 *
	 * ## OPTIONS
	 *
	 * [<id>]
	 * : The ID of an entry, to list its changes.
	 *
	 * [--undo]
	 * : Restore the values from before it, of all fields that have not been changed since.
	 *
	 * [--dry-run]
	 * : With --undo: only list what would be restored.
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
	 *     $ wp pharos seo history
	 *     $ wp pharos seo history 3
	 *     $ wp pharos seo history 3 --undo --dry-run
	 *     $ wp pharos seo history 3 --undo
	 *
	 * @param string[]              $names   The id.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$format = $options['format'] ?? 'table';
		$undoes = (bool) Utils\get_flag_value($options, 'undo', false);
		if ($names !== []) {
			$id = CliNumber::id($names[0]);
			$entry = Entries::find($id);
			if ($entry === null) {
				WP_CLI::error(__('This entry is no longer in the history.', 'pharos-seo'));
			}
			match (true) {
				!$undoes => self::show($id, $format),
				(bool) Utils\get_flag_value($options, 'dry-run', false) => self::preview(
					$id,
					$format,
				),
				default => self::undo($id, $entry['changed']),
			};
			return;
		}
		if ($undoes) {
			WP_CLI::error(__('Enter the ID of the entry to undo.', 'pharos-seo'));
		}
		CliRows::print(
			$format,
			array_map(
				static fn(array $entry): array => [
					'time' => gmdate(DATE_W3C, $entry['time']),
					'user' => get_userdata($entry['user'])->user_login ?? '',
				] + $entry,
				Entries::all(),
			),
			['id', 'time', 'user', 'via', 'name', 'application', 'changed', 'restored', 'kept'],
		);
	}

	private static function show(int $id, string $format): void {
		$changes = new Changes($id);
		$list = [];
		for ($page = 1; ($rows = $changes->page($page, self::BATCH)) !== []; $page++) {
			foreach ($rows as $row) {
				if ($row['kind'] === RedirectChanges::KIND && !RedirectChanges::are_allowed()) {
					continue;
				}
				array_push(
					$list,
					...Run::listed(['id' => $row['object']] + $row, $row['changes'], $format),
				);
			}
		}
		CliRows::print($format, $list, ['kind', 'id', 'field', 'old', 'new']);
	}

	private static function preview(int $id, string $format): void {
		$list = [];
		foreach (Undo::preview(new Changes($id), self::BATCH) as $object) {
			array_push($list, ...Run::listed($object, $object['changes'], $format));
		}
		CliRows::print($format, $list, ['kind', 'id', 'field', 'old', 'new']);
	}

	private static function undo(int $id, int $count): void {
		$changes = new Changes($id);
		$bar = Utils\make_progress_bar(__('SEO fields', 'pharos-seo'), $count);
		try {
			while (($count = Undo::step($changes, self::BATCH)) > 0) {
				$bar->tick($count);
				Memory::free();
			}
		} catch (NotAllowed $reason) {
			WP_CLI::error($reason->getMessage());
		} catch (\RuntimeException) {
			WP_CLI::error(Entries::not_saved());
		}
		$bar->finish();
		foreach (
			$changes->not_restored(self::NAMED)
			as ['kind' => $kind, 'id' => $object, 'note' => $note]
		) {
			WP_CLI::warning("$kind $object: $note");
		}
		$restored = Entries::find($id)['restored'] ?? 0;
		WP_CLI::success(
			sprintf(
				/* translators: %s: number of posts, terms or authors. */
				_n('%s item restored.', '%s items restored.', $restored, 'pharos-seo'),
				number_format_i18n($restored),
			),
		);
	}
}
