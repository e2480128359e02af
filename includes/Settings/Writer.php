<?php
/**
 * Saves settings without losing concurrent changes.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\AtomicOptions;
use Pharos\Core\OptionChange;

/**
 * Merges the changes with the values in the database, and writes them only if the rows haven't changed since they were read; otherwise it
 * retries with the new rows. So if two administrators save different settings at the same time, both changes are saved, on any number of
 * web servers.
 */
final class Writer {
	private readonly AtomicOptions $rows;

	private readonly OptionContents $contents;

	public function __construct(private readonly Settings $settings) {
		$this->contents = new OptionContents($settings);
		// Every page reads the main option.
		$this->rows = new AtomicOptions(
			[Settings::OPTION => 'on'] + array_fill_keys($settings->options(), null),
		);
	}

	/** See Settings::save(). */
	public function save(array $changes, array $base, bool $any_host, string $via): bool|\WP_Error {
		[$changes, $errors] = $this->input()->clean($changes);
		if ($errors !== []) {
			return SettingsInput::error($errors);
		}
		[$base] = $this->input()->clean($base);
		$journal = Registry::journal($this->settings);
		$result = $this->rows->change(
			fn(array $rows) => $this->change($rows, $changes, $base, $any_host, $via, $journal),
		);
		return $result ?:
			new \WP_Error(
				'pharos_settings_not_saved',
				__(
					'The settings couldn’t be saved because of a database error. Try again, or contact your host.',
					'pharos-seo',
				),
				['status' => 500],
			);
	}

	/** See Settings::check(). */
	public function check(array $changes, array $base): array|\WP_Error {
		[$changes, $errors] = $this->input()->clean($changes);
		if ($errors !== []) {
			return SettingsInput::error($errors);
		}
		[$base] = $this->input()->clean($base);
		$previous = $this->settings->with_defaults($this->contents->stored($this->rows->read()));
		$changed = $this->changed($changes, $base, $previous, false);
		if (is_wp_error($changed)) {
			return $changed;
		}
		foreach ($changed as $key => $new) {
			$changed[$key] = ['old' => $previous[$key], 'new' => $new];
		}
		return $changed;
	}

	/**
	 * @param array<string, mixed> $changes  Sanitized values.
	 * @param array<string, mixed> $base     See Settings::save().
	 * @param array<string, mixed> $previous All settings as they are stored.
	 * @return array<string, mixed>|\WP_Error The values that differ from the stored ones.
	 */
	private function changed(
		array $changes,
		array $base,
		array $previous,
		bool $any_host,
	): array|\WP_Error {
		$views = $this->settings->views();
		$shown = $views->complete_all($previous);
		$errors = $this->problems($changes, $shown, $any_host);
		if ($errors !== []) {
			return SettingsInput::error($errors);
		}
		$merge = new Merge($this->settings->definitions(), $shown);
		$conflicts = $merge->conflicts($changes, $base);
		if ($conflicts !== []) {
			return new \WP_Error(
				'pharos_settings_conflict',
				__(
					'These settings were changed in another window or by another user.',
					'pharos-seo',
				),
				['status' => 409, 'conflicts' => $conflicts, 'entries' => $merge->entries()],
			);
		}
		return array_filter(
			$views->take_apart($merge->merged($changes, $base)),
			static fn(mixed $value, string $key): bool => !Merge::same($value, $previous[$key]),
			ARRAY_FILTER_USE_BOTH,
		);
	}

	/** What has to be written to rows as they are now; true for nothing. */
	private function change(
		array $rows,
		array $changes,
		array $base,
		bool $any_host,
		string $via,
		?Journal $journal,
	): OptionChange|\WP_Error|bool {
		$stored = $this->contents->stored($rows);
		$previous = $this->settings->with_defaults($stored);
		$changed = $this->changed($changes, $base, $previous, $any_host);
		if (is_wp_error($changed)) {
			return $changed;
		}
		$chosen = $this->contents->newly_chosen($changes, $stored);
		if ($changed === [] && $chosen === []) {
			$this->forget();
			return true;
		}
		$contents = $this->contents->with($rows, $changed + $stored + $chosen);
		$journal?->prepare();
		return new OptionChange(
			$contents,
			static fn(): bool => $journal?->settings_saved($changed, $previous, $via) ?? true,
			function () use ($contents, $changed, $previous, $via): void {
				$this->forget();
				// Discard cached results about values changed by other code.
				array_map(ValidOptions::forget(...), array_keys($contents));
				/**
				 * Fires after settings were saved.
				 *
				 * @param array<string, mixed> $changed  The new values of the settings that changed.
				 * @param array<string, mixed> $previous All settings as they were before.
				 * @param string               $via      Source of the changes: save, import, migration, restore or ability.
				 *
				 * @since 1.0.0
				 * @example add_action('pharos_settings_saved', static function (array $changed): void {
				 * 	if (isset($changed['separator'])) {
				 * 		Acme\Cache::forget();
				 * 	}
				 * });
				 */
				do_action('pharos_settings_saved', $changed, $previous, $via);
			},
		);
	}

	/** See Settings::problems(). */
	public function problems(array $changes, array $shown, bool $any_host): array {
		return Registry::errors($changes, $shown, $this->settings->definitions(), $any_host);
	}

	/** See Settings::refresh(). */
	public function refresh(): void {
		$rows = $this->rows->read();
		$cached = wp_load_alloptions();
		foreach ($this->settings->options() as $option) {
			$known = $cached[$option] ?? wp_cache_get($option, 'options');
			$row = $rows[$option] ?? null;
			// Options that weren't read yet aren't cached.
			if ($known !== false && $row !== null && $known !== $row->option_value) {
				$this->forget();
			}
		}
		$has_main = isset($rows[Settings::OPTION]);
		if ($has_main !== isset($cached[Settings::OPTION])) {
			// Some cleanup tools turn autoloading off; the front end would then ignore the settings.
			$has_main && wp_set_option_autoload(Settings::OPTION, true);
			$this->forget();
		}
	}

	private function input(): SettingsInput {
		return new SettingsInput($this->settings->definitions());
	}

	/** Clears the caches, so that settings are read from the database again. */
	private function forget(): void {
		$this->rows->forget();
		$this->settings->forget();
	}
}
