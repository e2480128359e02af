<?php
/**
 * Converts robots directives of a source to Pharos's format.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Page\Robots;

/**
 * Sources provide them as in the robots meta tag: a list such as [ 'noindex', 'max-snippet:50' ]. Missing directives
 * are allowed; default limits of search engines, and WordPress's large images, need no entry.
 */
final class Instructions {
	private const USUAL = [
		'max-snippet' => '-1',
		'max-image-preview' => 'large',
		'max-video-preview' => '-1',
	];

	/**
	 * Migrates the directives of content types.
	 *
	 * @param array<string, list<string>> $kinds By post type, taxonomy or archive.
	 * @param list<string>                $home  The directives of the home page with the latest posts.
	 */
	public static function add_to(MappedData $mapped, array $kinds, array $home): void {
		foreach (Robots::LISTS as $directive => $setting) {
			$names = array_filter(
				$kinds,
				static fn(array $list): bool => in_array($directive, $list, true),
			);
			$mapped->values[$setting] = array_map('strval', array_keys($names));
		}
		$mapped->values['home_page_robots'] = [
			'general' => array_values(array_intersect(array_keys(Robots::LISTS), $home)),
		];
		$mapped->values['preview_limits'] = array_filter(
			array_map(self::parts(...), ['home' => $home] + $kinds),
		);
		foreach (['home' => $home] + $kinds as $name => $list) {
			$known = [...array_keys(Robots::LISTS), ...self::USUAL];
			foreach (array_diff($list, $known) as $one) {
				if (!isset(self::USUAL[strtok($one, ':')])) {
					$mapped->lose('robots', $one, (string) $name);
				}
			}
		}
	}

	/**
	 * Migrates the directives of an object that replace all those of its content type: writes only the differences.
	 *
	 * @param list<string> $list
	 * @param list<string> $of_kind
	 */
	public static function instead(MappedData $mapped, array $list, array $of_kind): void {
		$mapped->direct('noindex', in_array('noindex', $list, true));
		foreach (['nofollow', 'noarchive', 'nosnippet', 'noimageindex'] as $directive) {
			$says = in_array($directive, $list, true);
			if ($says || in_array($directive, $of_kind, true)) {
				$mapped->direct($directive, $says);
			}
		}
		self::limits($mapped, $list, $of_kind);
	}

	/**
	 * Migrates the limits of an object, which replace those of its content type.
	 *
	 * @param list<string> $list
	 * @param list<string> $of_kind
	 */
	public static function limits(MappedData $mapped, array $list, array $of_kind): void {
		[$own, $kind] = [self::parts($list), self::parts($of_kind)];
		foreach (Robots::LIMITS as $field => $part) {
			$usual = self::USUAL[strtr($field, '_', '-')];
			if (($own[$part] ?? $usual) !== ($kind[$part] ?? $usual)) {
				$mapped->set($field, $own[$part] ?? $usual);
			}
		}
	}

	/**
	 * Returns the limits that aren't the default of search engines.
	 *
	 * @param list<string> $list
	 * @return array<string, string> By part of the setting preview_limits.
	 */
	private static function parts(array $list): array {
		$parts = [];
		foreach ($list as $one) {
			[$name, $value] = explode(':', $one, 2) + [1 => ''];
			$field = strtr($name, '-', '_');
			$is_known = isset(Robots::LIMITS[$field], self::USUAL[$name]);
			if ($is_known && $value !== '' && $value !== self::USUAL[$name]) {
				$parts[Robots::LIMITS[$field]] = $value;
			}
		}
		return $parts;
	}

	/** @param array<mixed> $limits As "max-snippet" => 50. @return list<string> As in the robots meta tag. */
	public static function listed(array $limits): array {
		$list = [];
		foreach (array_intersect_key($limits, self::USUAL) as $name => $value) {
			$text = trim(StoredValue::text($value));
			if ($text !== '') {
				$list[] = "$name:$text";
			}
		}
		return $list;
	}
}
