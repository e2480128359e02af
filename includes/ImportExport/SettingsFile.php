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
		...self::PRODUCT,
	];

	/** Keys with the name of the product that wrote a file. */
	private const PRODUCT = ['plugin', 'product', 'generator'];

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
	 * @return self|WP_Error 400 pharos_other_product, pharos_newer_version or pharos_no_settings.
	 */
	public static function read(array $file, Categories $categories): self|WP_Error {
		$settings = self::map($file['settings'] ?? null);
		$is_surerank = ($file['plugin'] ?? '') === SureRankFile::PLUGIN;
		$is_ours = ($file['format'] ?? '') === self::FORMAT;
		$other = $is_surerank ? '' : self::other_product($file);
		if ($other !== '') {
			return self::refusal($other);
		}
		if (!$is_surerank && self::major($file['version'] ?? '') > self::major(PHAROS_VERSION)) {
			return self::newer((string) $file['version']);
		}
		$settings ??=
			$is_ours || $is_surerank ? [] : array_diff_key($file, array_flip(self::HEADER));
		[$values, $unknown] = $is_surerank
			? SureRankFile::read($settings)
			: self::flat($settings, $categories, $is_ours);
		foreach (array_keys($values) as $name) {
			if ($categories->for_key((string) $name) === '') {
				$unknown[] = (string) $name;
				unset($values[$name]);
			}
		}
		if ($values === [] && ($is_ours || $is_surerank)) {
			return new WP_Error(
				'pharos_no_settings',
				__('This file has no settings of Pharos SEO.', 'pharos-seo'),
				['status' => 400],
			);
		}
		// Settings of other products may have the same names: then most of the file is unknown.
		if (
			!$is_ours &&
			!$is_surerank &&
			($values === [] || count($values) < count(array_unique($unknown)))
		) {
			return self::refusal();
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

	/** Returns the product that a file names as its source; '' for Pharos SEO, and for none. */
	private static function other_product(array $file): string {
		$format = $file['format'] ?? self::FORMAT;
		if ($format !== self::FORMAT) {
			return is_string($format) ? $format : (string) wp_json_encode($format);
		}
		foreach (self::PRODUCT as $key) {
			$name = $file[$key] ?? '';
			if (is_string($name) && $name !== '' && stripos($name, 'pharos') === false) {
				return $name;
			}
		}
		return '';
	}

	private static function refusal(string $product = ''): WP_Error {
		$what =
			$product === ''
				? __('This isn’t a settings file of Pharos SEO or SureRank.', 'pharos-seo')
				: sprintf(
					/* translators: %s: name of another plugin or of a file format. */
					__(
						'This is a file of “%s”, not a settings file of Pharos SEO or SureRank.',
						'pharos-seo',
					),
					mb_substr($product, 0, 100, 'UTF-8'),
				);
		return new WP_Error(
			'pharos_other_product',
			"$what " .
				__(
					'Settings of other SEO plugins are migrated from the database: go to Tools > Migrate.',
					'pharos-seo',
				),
			['status' => 400],
		);
	}

	private static function newer(string $version): WP_Error {
		return new WP_Error(
			'pharos_newer_version',
			sprintf(
				/* translators: 1: version of the file, 2: version of the plugin. */
				__(
					'This file was exported by Pharos SEO %1$s, and this site has version %2$s. Update Pharos SEO, then import the file again.',
					'pharos-seo',
				),
				mb_substr($version, 0, 20, 'UTF-8'),
				PHAROS_VERSION,
			),
			['status' => 400],
		);
	}

	/** Returns the major version; 0 for anything that isn't a version. */
	private static function major(mixed $version): int {
		return is_scalar($version) &&
			preg_match('/^\s*v?(\d{1,6})/i', (string) $version, $found) === 1
			? (int) $found[1]
			: 0;
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
			if (!$has_categories && $categories->for_key($name) !== '') {
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
