<?php
/**
 * An issue of a schema, with its message.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

use Pharos\Schema\Definition\Labels;

/** `SchemaProblem` of common/schema/types.ts, without the id of the schema. */
final class Problem {
	public const ERROR = 'error';
	public const WARNING = 'warning';
	public const NOTE = 'note';

	/** Severity by level. */
	public const LEVELS = [self::NOTE => 0, self::WARNING => 1, self::ERROR => 2];

	/**
	 * @param list<string> $path
	 * @param string       $label  Label of the property.
	 * @param bool         $google Whether Google requires it.
	 */
	public static function missing(array $path, string $name, string $label, bool $google): array {
		$message = $google
			? /* translators: %s: label of a property, such as Start date. */
			__('Google requires “%s”.', 'pharos-seo')
			: /* translators: %s: label of a property, such as Start date. */
			__('“%s” is required.', 'pharos-seo');
		return self::create(self::ERROR, 'required', [...$path, $name], sprintf($message, $label));
	}

	/** @param list<string> $path */
	public static function recommended(array $path, string $name, string $label): array {
		return self::create(
			self::NOTE,
			'recommended',
			[...$path, $name],
			/* translators: %s: label of a property, such as Start date. */
			sprintf(__('Google recommends “%s”.', 'pharos-seo'), $label),
		);
	}

	/**
	 * @param list<string>              $path
	 * @param list<string|list<string>> $alternatives
	 * @param array<string, string>     $labels       Labels of properties.
	 * @param bool                      $google       See missing().
	 */
	public static function one_of(
		array $path,
		array $alternatives,
		array $labels,
		bool $google,
	): array {
		$names = array_map(
			static fn(string|array $one): string => '“' .
				implode(
					'” + “',
					array_map(
						static fn(string $name): string => $labels[$name] ??
							Labels::for_property($name),
						(array) $one,
					),
				) .
				'”',
			$alternatives,
		);
		return self::create(
			self::ERROR,
			'required',
			$path,
			sprintf(
				$google
					? /* translators: %s: labels of properties, such as “Price”, “Review”. */
					__('Google requires one of these: %s.', 'pharos-seo')
					: /* translators: %s: labels of properties, such as “Price”, “Review”. */
					__('One of these is required: %s.', 'pharos-seo'),
				implode(', ', $names),
			),
		);
	}

	/** @param array<string, string> $labels Labels of properties. */
	public static function with(string $name, string $present, array $labels): array {
		return self::create(
			self::WARNING,
			'required',
			[$name],
			sprintf(
				/* translators: 1 and 2: labels of properties, such as Image. */
				__('Google requires “%1$s” if there is “%2$s”.', 'pharos-seo'),
				$labels[$name] ?? Labels::for_property($name),
				$labels[$present] ?? Labels::for_property($present),
			),
		);
	}

	/**
	 * A value that can't be output.
	 *
	 * @param list<string> $path
	 * @param string       $kind See PropertyKinds::kind().
	 */
	public static function form(array $path, string $kind): array {
		[$code, $message] = match ($kind) {
			'date' => ['date', __('Enter a date, such as 2026-11-22.', 'pharos-seo')],
			'time' => ['time', __('Enter a time, such as 09:30.', 'pharos-seo')],
			'duration' => [
				'duration',
				__('Enter a duration in minutes, such as 90. (PT1H30M works, too.)', 'pharos-seo'),
			],
			'number' => ['number', __('Enter a number, such as 4.5.', 'pharos-seo')],
			'integer' => ['number', __('Enter a whole number, such as 12.', 'pharos-seo')],
			'url' => ['url', __('Enter a URL, such as https://example.com/page.', 'pharos-seo')],
			'image' => ['image', __('Enter the URL of an image, or %image%.', 'pharos-seo')],
			'boolean' => ['choice', __('Choose yes or no.', 'pharos-seo')],
			'enum' => ['choice', __('Choose one of the options.', 'pharos-seo')],
			default => [
				'form',
				__('This value isn’t valid here and can’t be output.', 'pharos-seo'),
			],
		};
		return self::create(self::ERROR, $code, $path, $message);
	}

	/** @param list<string> $path */
	public static function choice(array $path, string $value): array {
		return self::create(
			self::WARNING,
			'choice',
			$path,
			/* translators: %s: a value that the user has entered. */
			sprintf(__('“%s” isn’t one of the options.', 'pharos-seo'), $value),
		);
	}

	/** @param list<string> $path */
	public static function unknown(array $path, string $type): array {
		return self::create(
			self::WARNING,
			'unknown',
			$path,
			sprintf(
				/* translators: 1: a name that the user has entered, 2: a type of schema.org, such as Article. */
				__('`%1$s` isn’t a known property of %2$s.', 'pharos-seo'),
				end($path),
				$type,
			),
		);
	}

	public static function unknown_type(string $type): array {
		return self::create(
			self::WARNING,
			'unknown',
			[],
			sprintf(
				/* translators: %s: a name, such as Spaceship. */
				__('“%s” is an unknown type, so it isn’t validated.', 'pharos-seo'),
				$type,
			),
		);
	}

	/** @param list<string> $path */
	private static function create(
		string $level,
		string $code,
		array $path,
		string $message,
	): array {
		return ['path' => $path, 'level' => $level, 'code' => $code, 'message' => $message];
	}
}
