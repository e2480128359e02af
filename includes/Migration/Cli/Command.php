<?php
/**
 * The WP-CLI command `wp pharos migrate`. The docblock of __invoke() is its help.
 */

declare(strict_types=1);

namespace Pharos\Migration\Cli;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use Pharos\Migration\Backups;
use Pharos\Migration\Plugins;
use Pharos\Migration\Restore;
use Pharos\Migration\Source;
use Pharos\Migration\Sources;
use Pharos\Migration\State;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

final class Command {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Migrates settings, redirects, authors, terms and posts from another plugin.
	 *
	 * It can be interrupted at any time: run it again to continue. It doesn't change the data of the source plugin, and
	 * keeps values entered since the last migration. Exits with code 1 on errors.
	 *
	 * A batch is written completely or not at all. One that causes a database error is retried, then its items one by one: items that fail or
	 * are corrupted are listed under Problems, and don't stop the others. The summary has the number of items that were migrated, of items
	 * with nothing new, and of values that aren't migrated, by type. Memory use doesn't depend on the number of posts.
	 *
	 * --verify requires that the pages were read while the source plugin was active, by this command or by the application. Pages are read one
	 * after the other: on large sites, --sample saves hours. A plugin that is active on the whole network is never deactivated.
	 *
	 * ## OPTIONS
	 *
	 * [<source>]
	 * : The source plugin, such as "yoast". "list" lists all, and "restore" restores the previous data.
	 * ---
	 * default: list
	 * ---
	 *
	 * [--dry-run]
	 * : Write nothing; list the data that would be written and lost, or, with "restore", the amount that would be restored.
	 *
	 * [--batch=<number>]
	 * : Number of posts to migrate at once.
	 * ---
	 * default: 500
	 * ---
	 *
	 * [--overwrite]
	 * : Also overwrite values entered in Pharos SEO since the last migration.
	 *
	 * [--verify]
	 * : Fetch every page before and after the migration, and list each tag that differs. While the source plugin is active,
	 * the state after the migration is simulated.
	 *
	 * [--sample=<number>]
	 * : Fetch only about this many pages, some of each content type.
	 *
	 * [--deactivate]
	 * : Deactivate the source plugin at the end, unless some items couldn't be migrated.
	 *
	 * [--yes]
	 * : With --deactivate: even if some items couldn't be migrated.
	 *
	 * [--backup=<id>]
	 * : With "restore": the id of the backup; default: the one from before the migrations. The current settings are backed up first.
	 *
	 * [--format=<format>]
	 * : The output format. CSV contains the tags that differ with --verify, otherwise the data that isn't migrated.
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
	 *     # List the plugins whose data is on this site.
	 *     $ wp pharos migrate list
	 *     +-------+-----------+----------+-------+-------+---------+-----------+----------+
	 *     | slug  | name      | active   | posts | terms | authors | redirects | migrated |
	 *     +-------+-----------+----------+-------+-------+---------+-----------+----------+
	 *     | yoast | Yoast SEO | yes      | 24    | 6     | 2       | 12        | no       |
	 *     +-------+-----------+----------+-------+-------+---------+-----------+----------+
	 *
	 *     # Preview a migration.
	 *     $ wp pharos migrate yoast --dry-run --verify --sample=100
	 *
	 *     # Migrate, deactivate the source plugin, and compare all pages.
	 *     $ wp pharos migrate yoast --verify --deactivate --format=csv > differences.csv
	 *
	 * @param string[]              $names
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$name = $names[0] ?? 'list';
		match ($name) {
			'list' => $this->list($options['format']),
			'restore' => $this->restore(
				$options['backup'] ?? '',
				(bool) Utils\get_flag_value($options, 'dry-run', false),
			),
			default => $this->migrate(self::source($name), $options),
		};
	}

	private static function source(string $name): Source {
		return Sources::get($name) ??
			WP_CLI::error(
				sprintf(
					/* translators: 1: the entered name, 2: a list of names. */
					__('Unknown source “%1$s”. Available: %2$s.', 'pharos-seo'),
					$name,
					implode(
						', ',
						array_map(static fn(Source $one): string => $one->slug(), Sources::all()),
					),
				),
			);
	}

	private function list(string $format): void {
		$word = static fn(bool $is): string => $is ? 'yes' : 'no';
		$rows = array_map(
			static fn(array $one): array => [
				'active' => $word($one['active']),
				'migrated' => $word($one['migrated']),
				...array_diff_key($one, ['active' => 0, 'migrated' => 0]),
				...$one['counts'] + ['redirects' => 0],
			],
			Plugins::with_data(),
		);
		CliRows::print($format, $rows, [
			'slug',
			'name',
			'active',
			'posts',
			'terms',
			'authors',
			'redirects',
			'migrated',
		]);
	}

	private function migrate(Source $source, array $options): void {
		$is = static fn(string $flag): bool => (bool) Utils\get_flag_value($options, $flag, false);
		$batch = CliNumber::positive($options['batch'], '--batch');
		$sample = isset($options['sample'])
			? CliNumber::positive($options['sample'], '--sample')
			: 0;
		$output = new Output($options['format']);
		$verify = $is('verify') ? new Verify($this->settings, $source, $sample) : null;
		$trouble = $verify?->before() ?? '';
		$run = new Run($this->settings, $source, $is('overwrite'), $batch, !$is('dry-run'));
		$run->go();
		$still_active = '';
		if (!$is('dry-run')) {
			State::completed($source->slug());
			if ($is('deactivate')) {
				$still_active = self::deactivate($source, $run->problems !== [] && !$is('yes'));
			}
		}
		$trouble = $trouble ?: $verify?->after($is('dry-run')) ?? '';
		$output->print($run, $verify);
		$warnings = array_filter([$still_active, $trouble]);
		array_map(WP_CLI::warning(...), $warnings);
		if ($run->problems !== [] || $warnings !== []) {
			WP_CLI::halt(1);
		}
		$output->success(
			$is('dry-run')
				? __('Nothing was changed.', 'pharos-seo')
				: sprintf(
					/* translators: %s: name of a plugin. */
					__('The data of %s was migrated.', 'pharos-seo'),
					$source->name(),
				),
		);
	}

	/** @return string The reason why the plugin is still active. */
	private static function deactivate(Source $source, bool $is_incomplete): string {
		if ($is_incomplete) {
			return sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'%s wasn’t deactivated because some items aren’t migrated. Use --yes to deactivate it anyway.',
					'pharos-seo',
				),
				$source->name(),
			);
		}
		$done = (new Plugins($source))->deactivate();
		return is_wp_error($done) ? $done->get_error_message() : '';
	}

	private function restore(string $id, bool $is_dry_run): void {
		$restore = new Restore($this->settings);
		$plan = self::sound($restore->plan($id));
		$rows = array_intersect_key(
			$plan,
			array_flip(['posts', 'terms', 'authors', 'redirects', 'settings', 'robots_txt']),
		);
		if ($is_dry_run) {
			CliRows::print(
				'table',
				[['backup' => $plan['id'], 'robots_txt' => $plan['robots_txt'] ? 1 : 0] + $rows],
				['backup', 'posts', 'terms', 'authors', 'redirects', 'settings', 'robots_txt'],
			);
			WP_CLI::success(__('Nothing was changed.', 'pharos-seo'));
			return;
		}
		$total = $plan['posts'] + $plan['terms'] + $plan['authors'] + $plan['redirects'];
		$bar = Utils\make_progress_bar(__('Restored', 'pharos-seo'), $total);
		$shown = 0;
		do {
			$done = self::sound($restore->run($plan['id'], 1.0));
			$bar->tick(max(0, $total - $done['left'] - $shown));
			$shown = $total - $done['left'];
		} while ($done['left'] > 0);
		$bar->finish();
		WP_CLI::success(Backups::message($done['left_out']));
	}

	/** Exits with the message of an error. */
	private static function sound(array|WP_Error $answer): array {
		return is_wp_error($answer) ? WP_CLI::error($answer->get_error_message()) : $answer;
	}
}
