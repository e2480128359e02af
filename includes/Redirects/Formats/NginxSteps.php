<?php
/**
 * Redirects in the notation of nginx.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

/** Directives of its rewrite module in a server block: they run in their order, before a location is chosen. */
final class NginxSteps {
	/** nginx reads no longer parameter. */
	private const LENGTH = 4000;

	/** Sets the variables that are compared. */
	public static function begin(): string {
		$folder = ServerUrls::folder();
		$before = '^' . ServerUrls::raw_folder();
		$raw = ServerUrls::RAW;
		$path = '(?<pharos_path>/.*[^/])';
		$root = array_fill_keys(
			[ServerStep::PATH, ...ServerStep::FORMS, ...ServerStep::RAW_FORMS],
			'/',
		);
		$patterns = array_fill_keys([...ServerStep::FORMS, ...ServerStep::RAW_FORMS], '');
		return implode("\n", [
			self::set(...array_fill_keys(ServerStep::ALL, '')),
			'set $pharos_and "";',
			'if ($is_args) { set $pharos_and "&"; }',
			self::when('$uri ~', "^$folder/*$", self::set(...$root)),
			// Groups with names: "set" encodes those with numbers.
			self::when(
				'$uri ~',
				"^$folder(?<pharos_first>$path)$",
				self::set(second: '$pharos_first/'),
			),
			self::when(
				'$uri ~',
				"^$folder(?<pharos_second>$path)/+$",
				self::set(first: '$pharos_second/'),
			),
			self::when(
				'$request_uri ~',
				"$before(?<pharos_raw>$raw)(?:[?]|$)",
				self::set(raw_second: '$pharos_raw/'),
			),
			self::when(
				'$request_uri ~',
				"$before(?<pharos_raw_second>$raw)/+(?:[?]|$)",
				self::set(raw: '$pharos_raw_second/'),
			),
			self::when('$uri !~', ServerUrls::UNICODE, self::set(...$patterns)),
			self::set(url: '$pharos_path $request_uri'),
			self::when('$request_uri !~', '^' . ServerUrls::ACCEPTED . '$', self::leave()),
			'',
		]);
	}

	/** See ServerBlock::write(). */
	public static function write(ServerStep $step, int $status): ?string {
		$subject = "\$pharos_$step->subject";
		$before = '';
		if ($step->query !== '') {
			$before =
				"set \$pharos_query $subject;\n" .
				self::when('$args !~', $step->query, 'set $pharos_query "";') .
				"\n";
			$subject = '$pharos_query';
		}
		[$operator, $test] = str_starts_with($step->test, '=')
			? ['=', substr($step->test, 1)]
			: ['~', $step->test];
		$location =
			$step->location === null
				? ''
				: strtr($step->location, ['$?' => '$is_args$args', '$&' => '$pharos_and$args']);
		if (max(strlen(self::quoted($test)), strlen($location)) > self::LENGTH) {
			return null;
		}
		$then = match ($step->location) {
			null => self::leave(),
			'' => "return $status;",
			default => "return $status \"$location\";",
		};
		return $before . self::when("$subject $operator", $test, $then) . "\n";
	}

	/** Leaves the URL to WordPress: no later step matches. */
	private static function leave(): string {
		return self::set(...array_fill_keys(ServerStep::ALL, ''));
	}

	private static function when(string $subject, string $test, string $then): string {
		return "if ($subject " . self::quoted($test) . ") { $then }";
	}

	private static function set(string ...$values): string {
		return implode(
			' ',
			array_map(
				static fn(string $name, string $value): string => "set \$pharos_$name \"$value\";",
				array_keys($values),
				$values,
			),
		);
	}

	private static function quoted(string $text): string {
		return '"' . addcslashes($text, '"\\') . '"';
	}
}
