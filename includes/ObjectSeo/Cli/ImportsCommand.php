<?php
/**
 * A WP-CLI command for the history of imports. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Core\Memory;
use Pharos\ObjectSeo\Imports\Changes;
use Pharos\ObjectSeo\Imports\Imports;
use Pharos\ObjectSeo\Imports\NotAllowed;
use Pharos\ObjectSeo\Imports\Undo;
use WP_CLI;
use WP_CLI\Utils;

final class ImportsCommand {
	/** Objects after which memory is freed. */
	private const BATCH = 100;

	/** Maximum number of objects that are named. */
	private const NAMED = 1000;

	/**
	 * Lists imports of SEO fields, newest first, and undoes them.
	 *
	 * ## OPTIONS
	 *
	 * [<id>]
	 * : The ID of the import to undo.
	 *
	 * [--undo]
	 * : Restore the values from before the import, of all fields that have not been changed since.
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
	 *     $ wp pharos seo imports
	 *     $ wp pharos seo imports 3 --undo --dry-run
	 *     $ wp pharos seo imports 3 --undo
	 *
	 * @param string[]              $names   The id.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$undoes = (bool) Utils\get_flag_value($options, 'undo', false);
		if ($undoes !== ($names !== [])) {
			WP_CLI::error(__('Enter both the ID of an import and --undo, or none.', 'pharos-seo'));
		}
		if ($undoes) {
			$id = (int) $names[0];
			$import = Imports::find($id);
			if ($import === null) {
				WP_CLI::error(__('This import is no longer in the history.', 'pharos-seo'));
			}
			if (Utils\get_flag_value($options, 'dry-run', false)) {
				self::preview($id, $options['format'] ?? 'table');
			} else {
				self::undo($id, $import['changed']);
			}
			return;
		}
		Utils\format_items(
			$options['format'] ?? 'table',
			array_map(
				static fn(array $import): array => [
					'time' => gmdate(DATE_W3C, $import['time']),
					'user' => get_userdata($import['user'])->user_login ?? '',
				] + $import,
				Imports::all(),
			),
			['id', 'time', 'user', 'via', 'name', 'changed', 'restored', 'kept'],
		);
	}

	private static function preview(int $id, string $format): void {
		$list = [];
		foreach (Undo::preview(new Changes($id), self::BATCH) as $object) {
			array_push($list, ...Run::listed($object, $object['changes'], $format));
		}
		Utils\format_items($format, $list, ['kind', 'id', 'field', 'old', 'new']);
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
		}
		$bar->finish();
		foreach (
			$changes->not_restored(self::NAMED)
			as ['kind' => $kind, 'id' => $object, 'note' => $note]
		) {
			WP_CLI::warning("$kind $object: $note");
		}
		$restored = Imports::find($id)['restored'] ?? 0;
		WP_CLI::success(
			sprintf(
				/* translators: %s: number of posts, terms or authors. */
				_n('%s item restored.', '%s items restored.', $restored, 'pharos-seo'),
				number_format_i18n($restored),
			),
		);
	}
}
