<?php
/**
 * Records changes of the settings.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Caller;
use Pharos\ImportExport\SiteData;
use Pharos\Settings\Journal;
use Pharos\Settings\Merge;
use Pharos\Settings\Settings;

/**
 * Saves call it within their transaction; for options that other code writes (`wp option update`, a plugin) it compares values
 * before and after.
 */
final class Recorder implements Journal {
	/** Sources of changes; see Settings\Settings::save(). */
	private const SOURCES = ['save', 'import', 'migration', 'restore', 'ability'];

	private readonly SiteData $data;

	/** @var array<string, array<string, mixed>> Values before an option is written, by option name. */
	private array $before = [];

	/** @var array{site: int, id: int, via: string, changes: array<string, mixed>} The last entry of this request. */
	private static array $last = ['site' => 0, 'id' => 0, 'via' => '', 'changes' => []];

	public function __construct(private readonly Settings $settings) {
		$this->data = new SiteData($settings);
	}

	public function prepare(): void {
		Table::need();
	}

	public function settings_saved(array $changed, array $previous, string $via): bool {
		return $this->add($this->changes($previous, $changed), $via);
	}

	/**
	 * Records a save of robots.txt, in one entry with the settings changed by the same import or migration.
	 *
	 * @return bool False after a database error.
	 */
	public function robots_txt_saved(string $text, string $previous, string $via): bool {
		$name = SiteData::ROBOTS_TXT;
		$changes = $this->changes([$name => $previous], [$name => $text]);
		$last = self::$last;
		if (
			$changes === [] ||
			$via === 'save' ||
			$last['via'] !== $via ||
			$last['site'] !== get_current_blog_id() ||
			($last['changes'][$name] ?? $changes[$name]) !== $changes[$name] ||
			// Rolled back, with an earlier attempt of this save.
			Entries::get($last['id']) === null
		) {
			return $this->add($changes, $via);
		}
		self::$last['changes'] += $changes;
		return Entries::extend($last['id'], $changes);
	}

	public function changes_between(int $from, int $to): array {
		$changes = [];
		foreach (Entries::all() as ['time' => $time, 'changes' => $settings]) {
			if ($time >= $from && $time < $to) {
				$changes[] = ['time' => $time, 'settings' => array_keys($settings)];
			}
		}
		return $changes;
	}

	/** Runs before WordPress writes an option. */
	public function option_changes(string $option): void {
		if ($this->is_watched($option)) {
			$this->settings->forget();
			$this->before[$option] = $this->data->apart($this->data->all());
		}
	}

	/** Runs after WordPress has written an option. */
	public function option_changed(string $option): void {
		$before = $this->before[$option] ?? null;
		if ($before !== null) {
			unset($this->before[$option]);
			$this->settings->forget();
			$this->add($this->changes($before, $this->data->apart($this->data->all())), 'save');
		}
	}

	private function is_watched(string $option): bool {
		return str_starts_with($option, 'pharos_') &&
			in_array($option, $this->data->options(), true);
	}

	/**
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 * @return array<string, array{old: mixed, new: mixed}> By setting.
	 */
	private function changes(array $before, array $after): array {
		$definitions = $this->data->definitions();
		$changes = [];
		foreach ($after as $key => $new) {
			$old = $before[$key] ?? ($definitions[$key]['default'] ?? null);
			if (!Merge::same($old, $new)) {
				$changes[$key] = Change::create($old, $new, $definitions[$key] ?? []);
			}
		}
		return $changes;
	}

	/** @param array<string, array{old: mixed, new: mixed}> $changes */
	private function add(array $changes, string $via): bool {
		if ($changes === []) {
			return true;
		}
		// Other code may name any source.
		$via = in_array($via, self::SOURCES, true) ? $via : 'save';
		$caller = Caller::current()->via;
		$via = match (true) {
			// A program with an application password saves as a person does.
			$via === 'save' && !in_array($caller, ['', 'rest'], true) => $caller,
			$via === 'ability' && $caller === 'mcp' => $caller,
			default => $via,
		};
		self::$last = [
			'site' => get_current_blog_id(),
			'id' => Entries::add($via, $changes),
			'via' => $via,
			'changes' => $changes,
		];
		return self::$last['id'] > 0;
	}
}
