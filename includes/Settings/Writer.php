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

	public function __construct(private readonly Settings $settings) {
		// Every page reads the main option.
		$this->rows = new AtomicOptions(
			[Settings::OPTION => 'on'] + array_fill_keys($settings->options(), null),
		);
	}

	/** See Settings::save(). */
	public function save(array $changes, array $base, bool $any_host, string $via): bool|\WP_Error {
		[$changes, $errors] = $this->clean($changes);
		if ($errors !== []) {
			return $this->invalid($errors);
		}
		[$base] = $this->clean($base);
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
	public function check(array $changes, array $base, bool $any_host): array|\WP_Error {
		[$changes, $errors] = $this->clean($changes);
		if ($errors !== []) {
			return $this->invalid($errors);
		}
		[$base] = $this->clean($base);
		$previous = $this->settings->with_defaults($this->stored($this->rows->read()));
		$changed = $this->changed($changes, $base, $previous, $any_host);
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
			return $this->invalid($errors);
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
		$stored = $this->stored($rows);
		$previous = $this->settings->with_defaults($stored);
		$changed = $this->changed($changes, $base, $previous, $any_host);
		if (is_wp_error($changed)) {
			return $changed;
		}
		$chosen = $this->newly_chosen($changes, $stored);
		if ($changed === [] && $chosen === []) {
			$this->forget();
			return true;
		}
		$contents = $this->contents($rows, $changed + $stored + $chosen);
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

	/**
	 * Values of `explicit` settings that are set for the first time.
	 *
	 * @param array<string, mixed> $changes Sanitized values.
	 * @param array<string, mixed> $stored
	 * @return array<string, mixed>
	 */
	private function newly_chosen(array $changes, array $stored): array {
		return array_filter(
			array_diff_key($changes, $stored),
			$this->is_explicit(...),
			ARRAY_FILTER_USE_KEY,
		);
	}

	private function is_explicit(string $key): bool {
		return ($this->settings->definitions()[$key]['explicit'] ?? false) === true;
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

	/**
	 * All stored values, as read by Settings: the main option lists the valid other options. A value in the main option that now has a
	 * separate option is used until that exists.
	 *
	 * @param array<string, object> $rows See AtomicOptions.
	 * @return array<string, mixed>
	 */
	private function stored(array $rows): array {
		$main = self::unpack($rows, Settings::OPTION);
		$all = [];
		foreach ($this->settings->definitions() as $key => $definition) {
			$option = $definition['option'] ?? null;
			$values = in_array($option, $main['apart'], true)
				? $this->settings->sound($option, self::unpack($rows, $option))
				: [];
			if (array_key_exists($key, $values)) {
				$all[$key] = $values[$key];
			}
		}
		return $all + $this->settings->sound(Settings::OPTION, $main);
	}

	/**
	 * The new contents of the options.
	 *
	 * @param array<string, object> $rows   Current rows; see AtomicOptions.
	 * @param array<string, mixed>  $values All values, including defaults.
	 * @return array<string, array|null> Contents by option, without unchanged ones; null to delete an option.
	 */
	private function contents(array $rows, array $values): array {
		$options = $this->settings->options();
		$wanted = array_fill_keys($options, []);
		$defaults = $this->settings->defaults();
		foreach ($values as $key => $value) {
			if (
				// Stored values of inactive add-ons are kept.
				!array_key_exists($key, $defaults) ||
				!Merge::same($value, $defaults[$key]) ||
				$this->is_explicit((string) $key)
			) {
				$wanted[$this->settings->option_of((string) $key)][$key] = $value;
			}
		}
		$contents = [];
		$main = self::unpack($rows, Settings::OPTION);
		// Options of inactive add-ons are kept as well.
		$apart = array_diff($main['apart'], $options);
		foreach ($options as $option) {
			$is_main = $option === Settings::OPTION;
			$now = self::unpack($rows, $option);
			$held = $wanted[$option];
			if (!$is_main && $held !== []) {
				$apart[] = $option;
			}
			$others = $is_main && $apart !== [] ? ['apart' => array_values($apart)] : [];
			if (
				!Merge::same($held, $now['values']) ||
				($is_main && ($others['apart'] ?? []) !== $now['apart'])
			) {
				$contents[$option] =
					$held === [] && !$is_main
						? null
						: [
							'revision' => $now['revision'] + 1,
							'sign' => Settings::sign($held),
							...$others,
							...$held,
						];
			}
		}
		return $contents;
	}

	/** @param array<string, object> $rows */
	private static function unpack(array $rows, string $option): array {
		return Settings::unpack(maybe_unserialize($rows[$option]->option_value ?? null));
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array{0: array<string, mixed>, 1: array<string, InvalidValue>} Sanitized values, and errors of invalid ones.
	 */
	private function clean(array $values): array {
		$definitions = $this->settings->definitions();
		$clean = [];
		$errors = [];
		foreach ($values as $key => $value) {
			$key = (string) $key;
			if (!isset($definitions[$key])) {
				$errors[$key] = new InvalidValue(__('This setting doesn’t exist.', 'pharos-seo'));
				continue;
			}
			try {
				$clean[$key] = Sanitizer::clean($value, $definitions[$key]);
			} catch (InvalidValue $reason) {
				$errors[$key] = $reason;
			}
		}
		return [$clean, $errors];
	}

	/** @param array<string, InvalidValue> $errors */
	private function invalid(array $errors): \WP_Error {
		$lines = array_map(
			static fn(string $key, InvalidValue $reason): string => sprintf(
				/* translators: 1: name of a setting, 2: a sentence with the error. */
				__('“%1$s” is invalid. %2$s', 'pharos-seo'),
				implode('.', [$key, ...$reason->path]),
				$reason->getMessage(),
			),
			array_keys($errors),
			$errors,
		);
		return new \WP_Error('pharos_invalid_settings', implode(' ', $lines), [
			'status' => 400,
			'errors' => array_map(
				static fn(InvalidValue $reason): string => $reason->getMessage(),
				$errors,
			),
			'paths' => (object) array_filter(
				array_map(static fn(InvalidValue $reason): array => $reason->path, $errors),
			),
		]);
	}

	/** Clears the caches, so that settings are read from the database again. */
	private function forget(): void {
		$this->rows->forget();
		$this->settings->forget();
	}
}
