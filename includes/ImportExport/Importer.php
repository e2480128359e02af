<?php
/**
 * Imports settings files.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Migration\Backup;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;
use Pharos\Settings\Sanitizer;
use WP_Error;

/** Saves all differences as one ordinary save: all or nothing, with the same validation and locks, after a backup. */
final class Importer {
	private readonly Categories $categories;

	public function __construct(private readonly SiteData $data) {
		$this->categories = new Categories($data->definitions());
	}

	/**
	 * Returns the changes that an import would make; writes nothing.
	 *
	 * @param array<string, mixed> $file           The decoded file: objects as arrays, or as stdClass.
	 * @param bool                 $keep_addresses Whether URLs of the site that exported the file stay unchanged.
	 * @param list<string>|null    $only           The settings to import; null for all settings of the file.
	 * @return array{changes: array<string, mixed>, base: array<string, mixed>, unknown: list<string>, refused: array<string, string>, redirects_refused: list<array{text: string, why: string}>, site: string, moves: bool, site_only: list<string>}|WP_Error
	 *         `changes`, `base`: new and current values of the differences, keyed like SiteData::apart(); `moves`: whether the file's
	 *         URLs differ from this site's; `site_only`: changes that contain ids of the other site.
	 */
	public function plan(
		array $file,
		bool $keep_addresses = false,
		?array $only = null,
	): array|WP_Error {
		$read = SettingsFile::read($file, $this->categories);
		if (is_wp_error($read)) {
			return $read;
		}
		$this->data->settings->refresh();
		$addresses = new Addresses($read->site, home_url());
		$values = $keep_addresses ? $read->values : $addresses->moved($read->values);
		[$redirects, $redirects_refused] = isset($values[RedirectList::NAME])
			? RedirectList::plan($values[RedirectList::NAME])
			: [[], []];
		unset($values[RedirectList::NAME]);
		[$new, $refused] = $this->checked($values);
		$absent = array_diff($only ?? [], array_keys($read->values + $new + $refused));
		if ($absent !== []) {
			return self::not_in_file($absent);
		}
		$now = $this->now(array_keys($new));
		$changes = array_filter(
			$new,
			static fn(mixed $value, string $key): bool => !Merge::same($value, $now[$key]),
			ARRAY_FILTER_USE_BOTH,
		);
		if ($redirects !== []) {
			// Nothing goes: what is there stays.
			$now[RedirectList::NAME] = [];
			$changes[RedirectList::NAME] = $redirects;
		}
		if ($only !== null) {
			$names = array_flip($this->with_parts($only));
			[$changes, $refused] = [
				array_intersect_key($changes, $names),
				array_intersect_key($refused, $names),
			];
		}
		return [
			'changes' => $changes,
			'base' => array_intersect_key($now, $changes),
			'unknown' => $read->unknown,
			'refused' => $refused,
			'redirects_refused' => $redirects_refused,
			'site' => $read->site,
			'moves' => $addresses->differ(),
			'site_only' => $addresses->differ() ? $this->site_only($changes, $read) : [],
		];
	}

	/**
	 * Imports the changes of plan().
	 *
	 * @param array<string, mixed> $seen The current values that the user was shown, by setting: one that has changed since
	 *                                   isn't overwritten.
	 * @return int|WP_Error The number of changed settings; 400 pharos_invalid_settings if one is invalid, 409 and 500 as
	 *                      Settings::save(). After an error nothing is written, except if only robots.txt or redirects,
	 *                      which are written last, couldn't be saved.
	 */
	public function import(
		array $file,
		bool $keep_addresses = false,
		?array $only = null,
		array $seen = [],
	): int|WP_Error {
		$plan = $this->plan($file, $keep_addresses, $only);
		if (is_wp_error($plan)) {
			return $plan;
		}
		if ($plan['refused'] !== []) {
			return self::refusal($plan['refused']);
		}
		if ($plan['changes'] === []) {
			return 0;
		}
		$settings = array_diff_key($plan['changes'], [RedirectList::NAME => 0]);
		if ($settings !== []) {
			$backup = (new Backup($this->data->settings))->make(Backup::IMPORT);
			if (is_wp_error($backup)) {
				return $backup;
			}
			$base = array_replace(
				$plan['base'],
				$this->valid(array_intersect_key($seen, $settings)),
			);
			$saved = $this->data->save($settings, $base, 'import');
			if (is_wp_error($saved)) {
				return $saved;
			}
		}
		$added = RedirectList::add($plan['changes'][RedirectList::NAME] ?? []);
		return is_wp_error($added) ? $added : count($plan['changes']);
	}

	/**
	 * @param array<string, mixed> $values The values in the file.
	 * @return array{array<string, mixed>, array<string, string>} Sanitized values keyed like apart(), and error messages of invalid ones.
	 */
	private function checked(array $values): array {
		$clean = [];
		$refused = [];
		foreach ($values as $key => $value) {
			try {
				$clean[$key] = Sanitizer::clean($value, $this->data->definitions()[$key]);
			} catch (InvalidValue $reason) {
				$refused[$key] = self::words($reason);
			}
		}
		$clean = $this->data->apart($clean);
		$settings = $this->data->settings;
		$problems = $settings->problems(
			array_intersect_key($clean, $settings->definitions()),
			$settings->all(),
			true,
		);
		return [
			array_diff_key($clean, $problems),
			$refused + array_map(self::words(...), $problems),
		];
	}

	/** @param array<string, mixed> $values @return array<string, mixed> The sanitized values, without invalid ones. */
	private function valid(array $values): array {
		$clean = [];
		foreach ($values as $key => $value) {
			try {
				$clean[$key] = Sanitizer::clean($value, $this->data->definitions()[$key]);
			} catch (InvalidValue) {
				continue;
			}
		}
		return $clean;
	}

	/** @param list<string> $keys @return array<string, mixed> The current values, keyed like apart(). */
	private function now(array $keys): array {
		$all = $this->data->all();
		return array_intersect_key($this->data->apart($all), array_flip($keys));
	}

	/**
	 * Returns the settings, with the parts of each view that has no other parts, such as home_page_facebook.
	 *
	 * @param list<string> $only
	 * @return list<string>
	 */
	private function with_parts(array $only): array {
		foreach ($only as $key) {
			$definition = $this->data->definitions()[$key] ?? [];
			if (!isset($definition['additionalProperties'])) {
				array_push($only, ...array_values($definition['of'] ?? []));
			}
		}
		return $only;
	}

	/**
	 * Returns the changes that contain ids of the other site: as the file says, or by definition for files that don't.
	 *
	 * @param array<string, mixed> $changes
	 * @return list<string>
	 */
	private function site_only(array $changes, SettingsFile $file): array {
		$named =
			$file->site_only ??
			array_filter(
				array_keys($changes),
				fn(string $key): bool => !empty($changes[$key]) &&
					Exporter::holds_ids($changes[$key], $this->data->definitions()[$key]),
			);
		return array_values(array_intersect(array_keys($changes), $named));
	}

	/** @param list<string> $names */
	private static function not_in_file(array $names): WP_Error {
		return new WP_Error(
			'pharos_not_in_file',
			sprintf(
				/* translators: %s: names of settings. */
				__('The file doesn’t contain these settings: %s', 'pharos-seo'),
				implode(', ', $names),
			),
			['status' => 400],
		);
	}

	/** Returns the path in the value, and the reason. */
	private static function words(InvalidValue $reason): string {
		return $reason->path === []
			? $reason->getMessage()
			: sprintf('%s: %s', implode(' › ', $reason->path), $reason->getMessage());
	}

	/** @param array<string, string> $refused */
	private static function refusal(array $refused): WP_Error {
		$lines = array_map(
			static fn(string $key, string $reason): string => sprintf(
				/* translators: 1: name of a setting, 2: an error message. */
				__('“%1$s” is invalid. %2$s', 'pharos-seo'),
				$key,
				$reason,
			),
			array_keys($refused),
			$refused,
		);
		return new WP_Error('pharos_invalid_settings', implode(' ', $lines), [
			'status' => 400,
			'errors' => $refused,
		]);
	}
}
