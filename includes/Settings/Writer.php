<?php
/**
 * Saves settings so that nobody's change is lost.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Compare and swap: what is in the database is read past all caches, merged with the changes, and written only if
 * the row still is what was read; otherwise the whole is tried again on the newer row. So two administrators who
 * save different settings at the same moment both keep their change, on any number of web servers.
 *
 * The revision makes every written row different from all earlier ones: MySQL compares texts without regard to case
 * and accents, and reports a row as changed only when its bytes change.
 */
final class Writer {
	/** Each failed attempt means that somebody else has succeeded, so this many is out of reach. */
	private const ATTEMPTS = 100;

	public function __construct(private readonly Settings $settings) {}

	/** See Settings::save(). */
	public function save(array $changes, array $base): bool|\WP_Error {
		[$changes, $errors] = $this->clean($changes);
		if ($errors !== []) {
			return $this->invalid($errors);
		}
		[$base] = $this->clean($base);
		$views = $this->settings->views();
		$wanted = $views->take_apart($changes);
		$failures = 0;
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			$row = $this->row();
			$stored = Settings::unpack($row === null ? null : maybe_unserialize($row));
			$previous = $this->settings->with_defaults($stored['values']);

			$conflicts = $this->conflicts($views->complete($previous), $changes, $base);
			if ($conflicts !== []) {
				return new \WP_Error(
					'pharos_settings_conflict',
					__('Somebody else has changed the same settings meanwhile.', 'pharos-seo'),
					['status' => 409, 'conflicts' => $conflicts],
				);
			}
			$changed = array_filter(
				$wanted,
				static fn(mixed $value, string $key): bool => !self::same($value, $previous[$key]),
				ARRAY_FILTER_USE_BOTH,
			);
			if ($changed === []) {
				$this->forget();
				return true;
			}
			if ($this->write($row, $stored, $changed)) {
				$this->forget();
				/**
				 * Fires after settings were saved.
				 *
				 * @param array<string, mixed> $changed  The new values of the settings that changed.
				 * @param array<string, mixed> $previous All settings as they were before.
				 */
				do_action('pharos_settings_saved', $changed, $previous);
				return true;
			}
			// A clustered database refuses a write that collides with another: worth a second try.
			if ($this->failed() && ++$failures === 3) {
				break;
			}
			// Out of step with the others, so that they don't meet again at once.
			usleep(random_int(500, 3000 * min($attempt, 10)));
		}
		return new \WP_Error(
			'pharos_settings_not_saved',
			__('The settings could not be saved: the database did not accept them.', 'pharos-seo'),
			['status' => 500],
		);
	}

	/** See Settings::refresh(). */
	public function refresh(): void {
		$row = $this->row();
		if ($row === (wp_load_alloptions()[Settings::OPTION] ?? null)) {
			return;
		}
		$this->forget();
		if ($row !== null && !isset(wp_load_alloptions()[Settings::OPTION])) {
			// Some clean-up tools switch autoloading off; visitors' pages would not see the settings then.
			wp_set_option_autoload(Settings::OPTION, true);
			$this->forget();
		}
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array{0: array<string, mixed>, 1: array<string, InvalidValue>} Clean values, and why others are refused.
	 */
	private function clean(array $values): array {
		$definitions = $this->settings->definitions();
		$clean = [];
		$errors = [];
		foreach ($values as $key => $value) {
			$key = (string) $key;
			if (!isset($definitions[$key])) {
				$errors[$key] = new InvalidValue(__('There is no such setting.', 'pharos-seo'));
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
				/* translators: 1: name of a setting, 2: a sentence that says what is wrong with its value. */
				__('“%1$s” was not accepted. %2$s', 'pharos-seo'),
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

	/** @return array<string, mixed> The stored values of what somebody else has changed to something else. */
	private function conflicts(array $stored, array $changes, array $base): array {
		return array_filter(
			array_intersect_key($stored, $changes, $base),
			static fn(mixed $value, string $key): bool => !self::same($value, $base[$key]) &&
				!self::same($value, $changes[$key]),
			ARRAY_FILTER_USE_BOTH,
		);
	}

	/** Equal, whatever the order of the names in an object. */
	private static function same(mixed $a, mixed $b): bool {
		if (!is_array($a) || !is_array($b) || array_is_list($a) !== array_is_list($b)) {
			return $a === $b;
		}
		if (count($a) !== count($b)) {
			return false;
		}
		foreach ($a as $name => $value) {
			if (!array_key_exists($name, $b) || !self::same($value, $b[$name])) {
				return false;
			}
		}
		return true;
	}

	/** The option's row as it is in the database now; null when there is none. */
	private function row(): ?string {
		global $wpdb;
		// Not get_var(), which takes an empty value for a missing row.
		$row = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT option_value FROM $wpdb->options WHERE option_name = %s LIMIT 1",
				Settings::OPTION,
			),
		);
		return $row?->option_value;
	}

	/** Whether the row was written, that is: nobody else was quicker. */
	private function write(?string $row, array $stored, array $changed): bool {
		global $wpdb;
		$defaults = $this->settings->defaults();
		// Stored values of add-ons that are not active now stay.
		$values = array_filter(
			$changed + $stored['values'],
			static fn(mixed $value, string $key): bool => !array_key_exists($key, $defaults) ||
				!self::same($value, $defaults[$key]),
			ARRAY_FILTER_USE_BOTH,
		);
		$new = serialize(['revision' => $stored['revision'] + 1] + $values);
		$query =
			$row === null
				? $wpdb->prepare(
					"INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'on')",
					Settings::OPTION,
					$new,
				)
				: $wpdb->prepare(
					"UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s",
					$new,
					Settings::OPTION,
					$row,
				);
		return $wpdb->query($query) === 1;
	}

	/** Whether the last query failed, as opposed to finding another row than expected. */
	private function failed(): bool {
		global $wpdb;
		return $wpdb->last_error !== '';
	}

	/**
	 * Everyone reads the database again. Deleting is safer than storing our row: a shared cache may hold newer
	 * options of others by now.
	 */
	private function forget(): void {
		wp_cache_delete('alloptions', 'options');
		wp_cache_delete('notoptions', 'options');
		wp_cache_delete(Settings::OPTION, 'options');
		$this->settings->forget();
	}
}
