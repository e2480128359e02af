<?php
/**
 * Settings files of SureRank.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Migration\SourceMap;
use Pharos\Migration\SureRank\Graph;
use Pharos\Migration\SureRank\Options;
use Pharos\Migration\SureRank\Settings;

/**
 * They contain SureRank's settings by category, with the keys of its option, so the migration maps them. The keys are
 * similar to those of Pharos SEO, but their meanings differ.
 */
final class SureRankFile {
	/** The value of `plugin` in a file. */
	public const PLUGIN = 'surerank';

	/** Settings that are in every file that includes all categories. */
	private const WHOLE = ['separator', 'page_title', 'no_index', 'social_profiles'];

	/** The images category takes precedence: the others have empty strings for the same keys. */
	private const IMAGES = 'images';

	/** @return array{array<string, mixed>, list<string>} Values by setting, and keys without an equivalent setting. */
	public static function read(array $categories): array {
		$images = (array) ($categories[self::IMAGES] ?? []);
		unset($categories[self::IMAGES]);
		$source = $images;
		foreach ($categories as $settings) {
			$source += is_array($settings) || is_object($settings) ? (array) $settings : [];
		}
		$source = json_decode((string) wp_json_encode($source), true);
		if (!is_array($source) || $source === []) {
			return [[], []];
		}
		$options = new Options($source);
		$mapped = (new Settings($options, new Graph($options)))->mapped();
		$values = $mapped->values;
		if (array_diff(self::WHOLE, array_keys($source)) !== []) {
			$values = array_intersect_key($values, array_flip(self::names($source)));
		}
		$unknown = array_diff(array_column($mapped->losses, 'field'), array_keys($values), ['']);
		return [
			$values,
			array_values(
				array_filter($unknown, static fn(string $name): bool => isset($source[$name])),
			),
		];
	}

	/** @return list<string> Labels of the parts of a setting. */
	private static function names(array $source): array {
		$names = array_map('strval', array_keys($source));
		foreach (SourceMap::part('SureRank', 'settings') as $setting => [$transform, $option]) {
			if ($transform === 'on' && isset($source[$option])) {
				$names[] = $setting;
			}
		}
		if (isset($source['page_title'])) {
			$names[] = 'templates';
		}
		return $names;
	}
}
