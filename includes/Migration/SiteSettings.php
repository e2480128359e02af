<?php
/**
 * Migrates the settings.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * The first migration replaces all settings, after a backup. After that, values changed by users stay: values that
 * differ from the migrated ones, unless they are to be overwritten. Maps are compared entry by entry.
 */
final class SiteSettings {
	/** The depth of maps that are compared entry by entry. */
	private const MAPS = [
		'templates' => 3,
		'preview_limits' => 2,
		'social_profiles' => 1,
		'schemas' => 1,
	];

	public function __construct(
		private readonly Settings $settings,
		private readonly Source $source,
		private readonly bool $overwrite = false,
	) {}

	/** @return MappedData|WP_Error The written data and the losses; an error if the database query failed. */
	public function migrate(): MappedData|WP_Error {
		$this->settings->refresh();
		$mapped = $this->mapped();
		$state = State::get();
		[$changes, $written] = $this->decide($mapped, $state);
		Tables::need();
		$backup = (new Backup($this->settings))->make($this->source->slug());
		$saved = is_wp_error($backup) ? $backup : $this->save($changes, $mapped, $written);
		if (is_wp_error($saved)) {
			return $saved;
		}
		$this->robots_txt($mapped, $written);
		$mapped->losses = Choices::open($mapped->losses, $this->settings->get(...));
		WrittenValues::forget_losses('settings', [0]);
		WrittenValues::lose('settings', $this->source->slug(), [0 => $mapped->losses]);
		State::settings_migrated($this->source->slug(), $written);
		return $mapped;
	}

	/** @return array{Settings, MappedData} The future settings, and the losses; writes nothing. */
	public function planned(): array {
		$mapped = $this->mapped();
		[$changes] = $this->decide($mapped, State::get());
		$planned = $this->settings->with($changes);
		$mapped->losses = Choices::open($mapped->losses, $planned->get(...));
		return [$planned, $mapped];
	}

	/** Writes robots.txt if there is no custom text, or only that of a migration. */
	private function robots_txt(MappedData $mapped, array &$written): void {
		$new = RobotsTxt::normalise($mapped->robots_txt);
		$now = RobotsTxt::custom_text();
		if ($new === '' || $new === $now) {
			return;
		}
		$is_ours = $now === '' || WrittenValues::is_of($written['robots_txt'] ?? '', $now);
		if (
			($is_ours || $this->overwrite) &&
			strlen($new) <= RobotsTxt::MAX_BYTES &&
			RobotsTxt::save($new, via: 'migration') === 'saved'
		) {
			$written['robots_txt'] = WrittenValues::mark($new, $this->source->slug());
		} else {
			$mapped->lose($is_ours ? 'invalid' : 'kept', $new, 'robots_txt');
		}
	}

	/** Returns the data to write and the losses; writes nothing. */
	public function mapped(): MappedData {
		// Translated texts of a source are in the site language, not in that of the current user.
		$is_other = switch_to_locale(get_locale());
		try {
			$mapped = $this->source->settings();
		} catch (\Throwable $error) {
			$mapped = new MappedData();
			$mapped->lose('unreadable', $error->getMessage());
		}
		$is_other && restore_previous_locale();
		foreach ($mapped->values as $key => $value) {
			$this->check($mapped, (string) $key, $value);
		}
		return $mapped;
	}

	/** Sets the sanitized value, and removes as little as possible of invalid values. */
	private function check(MappedData $mapped, string $key, mixed $value): void {
		$definition = $this->settings->definitions()[$key] ?? null;
		unset($mapped->values[$key]);
		if ($definition === null) {
			$mapped->lose('no_field', StoredValue::text($value), $key);
			return;
		}
		while (true) {
			try {
				$mapped->values[$key] = Sanitizer::clean($value, $definition);
				return;
			} catch (InvalidValue $reason) {
				[$rest, $refused] = self::without($value, $reason->path);
				$mapped->lose(
					'invalid',
					StoredValue::text($refused),
					implode('.', [$key, ...$reason->path]),
					$reason->getMessage(),
				);
				if ($rest === $value) {
					return;
				}
				$value = $rest;
			}
		}
	}

	/**
	 * @param list<string> $path
	 * @return array{mixed, mixed} The value without the part at the path, and that part. If a part is missing, its parent is removed.
	 */
	private static function without(mixed $value, array $path): array {
		$name = array_shift($path);
		if ($name === null || !is_array($value)) {
			return [$value, $value];
		}
		$inner = $value[$name] ?? null;
		[$rest, $refused] = self::without($inner, $path);
		if ($rest !== $inner) {
			$value[$name] = $rest;
			return [$value, $refused];
		}
		$is_list = array_is_list($value);
		unset($value[$name]);
		return [$is_list ? array_values($value) : $value, $refused];
	}

	/**
	 * @return array{array<string, mixed>, array<string, string>} The settings to save, and the marks of the written values.
	 */
	private function decide(MappedData $mapped, array $state): array {
		$written = $state['written'];
		$is_first = $written === [];
		$now = [];
		foreach (array_keys($mapped->values) as $key) {
			$now += self::leaves($key, $this->settings->get($key));
		}
		$new = [];
		foreach ($mapped->values as $key => $value) {
			$new += self::leaves($key, $value);
		}
		// Removes map entries that the source no longer has, and Pharos's defaults that it never had.
		$mine = WrittenValues::by($this->source->slug(), $written);
		$defaults = $this->defaults(array_keys($mapped->values));
		// Also removes schemas of an earlier source, which would otherwise be additional ones.
		$others = array_intersect_key(
			$written,
			array_flip(preg_grep("/^schemas\n/", array_keys($written)) ?: []),
		);
		$gone = array_intersect_key($now, $mine + $defaults + $others);
		$new += array_fill_keys(array_keys($gone), null);
		foreach ($new as $path => $value) {
			$is_ours = isset($written[$path])
				? WrittenValues::is_of($written[$path], $now[$path] ?? null)
				: $is_first || !isset($now[$path]) || ($defaults[$path] ?? null) === $now[$path];
			$is_there = ($now[$path] ?? null) === $value;
			if (!$is_there && !$is_ours && !$this->overwrite) {
				$mapped->lose('kept', self::words($value), $path);
				continue;
			}
			$written[$path] = WrittenValues::mark($value, $this->source->slug());
			$now[$path] = $value;
		}
		return [self::grown($now), $written];
	}

	/** @param list<string> $keys @return array<string, mixed> By path. */
	private function defaults(array $keys): array {
		$defaults = [];
		foreach (
			array_intersect_key($this->settings->defaults(), array_flip($keys))
			as $key => $value
		) {
			$defaults += self::leaves($key, $value);
		}
		return $defaults;
	}

	/** Saves all valid values: only saving checks whether an account can be found. */
	private function save(array $changes, MappedData $mapped, array &$written): bool|WP_Error {
		while (true) {
			$saved = $this->settings->save($changes, any_host: true, via: 'migration');
			$errors = is_wp_error($saved) ? $saved->get_error_data()['errors'] ?? [] : [];
			if ($errors === []) {
				return $saved;
			}
			$paths = (array) ($saved->get_error_data()['paths'] ?? []);
			foreach ($errors as $key => $why) {
				$path = $paths[$key] ?? [];
				$name = implode("\n", [$key, ...$path]);
				[$rest, $refused] = self::without($changes, [$key, ...$path]);
				$changes = $rest;
				unset($written[$name]);
				$mapped->lose(
					'invalid',
					self::words($refused),
					implode('.', [$key, ...$path]),
					$why,
				);
			}
		}
	}

	/** @return array<string, mixed> A setting's entries by path; most settings have one. */
	private static function leaves(string $key, mixed $value, ?int $depth = null): array {
		$depth ??= self::MAPS[$key] ?? 0;
		if ($depth === 0 || !is_array($value)) {
			return [$key => $value];
		}
		$leaves = [];
		foreach ($value as $name => $entry) {
			$leaves += self::leaves("$key\n$name", $entry, $depth - 1);
		}
		return $leaves;
	}

	/** @return array<string, mixed> The settings from their entries; without those that are null. */
	private static function grown(array $leaves): array {
		$settings = [];
		foreach ($leaves as $path => $value) {
			$names = explode("\n", $path);
			$place = &$settings;
			foreach ($names as $name) {
				if (!is_array($place)) {
					$place = [];
				}
				$place = &$place[$name];
			}
			$place = $value;
			unset($place);
		}
		return self::without_null($settings);
	}

	private static function without_null(array $map): array {
		return array_map(
			static fn(mixed $value): mixed => is_array($value)
				? self::without_null($value)
				: $value,
			array_filter($map, static fn(mixed $value): bool => $value !== null),
		);
	}

	private static function words(mixed $value): string {
		return is_array($value)
			? (string) wp_json_encode($value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)
			: StoredValue::text($value);
	}
}
