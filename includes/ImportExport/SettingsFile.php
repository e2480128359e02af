<?php
/**
 * The content of a settings file, independent of its source.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use WP_Error;

/**
 * Reads files of Pharos SEO of any version, settings exports of SureRank, and parts of both: settings by category, or
 * just by name. The values aren't validated here.
 */
final class SettingsFile {
	/** The value of `format` in a file. */
	public const FORMAT = 'pharos-seo-settings';

	/** Maximum size, in bytes. */
	public const MAX_BYTES = 5 * 1024 * 1024;

	/** Keys that aren't settings, in files that have no separate `settings` object. */
	private const HEADER = [
		'success',
		'format',
		'version',
		'site',
		'exported',
		'site_only',
		'message',
	];

	/**
	 * @param array<string, mixed> $values    By setting.
	 * @param list<string>         $unknown   Names that aren't settings here.
	 * @param string               $site      The URL of the site that exported the file; '' if the file has none.
	 * @param list<string>|null    $site_only Settings whose values contain ids of that site; null if the file doesn't say.
	 */
	private function __construct(
		public readonly array $values,
		public readonly array $unknown,
		public readonly string $site,
		public readonly ?array $site_only,
	) {}

	/**
	 * @param array<string, mixed> $file       The decoded file.
	 * @param Categories           $categories The categories of settings that can be imported.
	 */
	public static function read(array $file, Categories $categories): self|WP_Error {
		$settings = self::map($file['settings'] ?? null);
		$is_surerank = ($file['plugin'] ?? '') === SureRankFile::PLUGIN;
		$is_ours = ($file['format'] ?? '') === self::FORMAT;
		$settings ??=
			$is_ours || $is_surerank ? [] : array_diff_key($file, array_flip(self::HEADER));
		[$values, $unknown] = $is_surerank
			? SureRankFile::read($settings)
			: self::flat($settings, $categories, $is_ours);
		foreach (array_keys($values) as $name) {
			if ($categories->of((string) $name) === '') {
				$unknown[] = (string) $name;
				unset($values[$name]);
			}
		}
		if ($values === []) {
			return new WP_Error(
				'pharos_no_settings',
				__('This file has no settings of Pharos SEO.', 'pharos-seo'),
				['status' => 400],
			);
		}
		$site = $file['site'] ?? ($file['site_url'] ?? '');
		return new self(
			$values,
			array_values(array_unique($unknown)),
			is_string($site) ? $site : '',
			isset($file['site_only'])
				? array_values(array_filter((array) $file['site_only'], 'is_string'))
				: null,
		);
	}

	/**
	 * @param bool $has_categories Whether each entry is a category. Otherwise an entry named like a setting is that setting.
	 * @return array{array<string, mixed>, list<string>} Values by name, and unknown names.
	 */
	private static function flat(
		array $settings,
		Categories $categories,
		bool $has_categories,
	): array {
		$values = [];
		$unknown = [];
		foreach ($settings as $name => $value) {
			$name = (string) $name;
			$inner = self::map($value);
			if (!$has_categories && $categories->of($name) !== '') {
				$values[$name] = $value;
			} elseif ($inner !== null) {
				$values = array_replace($values, $inner);
			} else {
				$unknown[] = $name;
			}
		}
		return [$values, $unknown];
	}

	/** Returns an object of the file, which may be empty; null for anything else. */
	private static function map(mixed $value): ?array {
		$is_map = is_array($value) && ($value === [] || !array_is_list($value));
		return $is_map || $value instanceof \stdClass ? (array) $value : null;
	}
}
