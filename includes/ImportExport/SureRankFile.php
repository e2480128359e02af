<?php
/**
 * Settings files of SureRank.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

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
		$theirs = $images;
		foreach ($categories as $settings) {
			$theirs += is_array($settings) || is_object($settings) ? (array) $settings : [];
		}
		$theirs = json_decode((string) wp_json_encode($theirs), true);
		if (!is_array($theirs) || $theirs === []) {
			return [[], []];
		}
		$options = new Options($theirs);
		$carried = (new Settings($options, new Graph($options)))->carried();
		$values = $carried->values;
		if (array_diff(self::WHOLE, array_keys($theirs)) !== []) {
			$values = array_intersect_key($values, array_flip(self::names($theirs)));
		}
		$unknown = array_diff(array_column($carried->losses, 'field'), array_keys($values), ['']);
		return [
			$values,
			array_values(
				array_filter($unknown, static fn(string $name): bool => isset($theirs[$name])),
			),
		];
	}

	/** @return list<string> Labels of the parts of a setting. */
	private static function names(array $theirs): array {
		$names = array_map('strval', array_keys($theirs));
		foreach (array_intersect_key(Settings::SWITCHES, $theirs) as $ours) {
			$names[] = $ours;
		}
		if (isset($theirs['page_title'])) {
			$names[] = 'templates';
		}
		return $names;
	}
}
