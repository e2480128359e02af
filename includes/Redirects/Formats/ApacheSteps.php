<?php
/**
 * Redirects in the notation of Apache.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

/** Directives of mod_rewrite, which reads no quote within quotes. */
final class ApacheSteps {
	/** Sets the variables that are compared, once: WordPress's own rules begin again with /index.php. */
	public static function begin(): string {
		$folder = ServerUrls::folder();
		$url = '%{THE_REQUEST}';
		$path = '%{REQUEST_URI}';
		$is_first = ['%{ENV:REDIRECT_STATUS}', '^$'];
		$accepted = [$url, '^[^ ]+ ' . ServerUrls::ACCEPTED . ' '];
		$found = [self::variable(ServerStep::PATH), '.'];
		$unicode = [$path, ServerUrls::UNICODE];
		$raw = '^[^ ]+ ' . ServerUrls::raw_folder() . ServerUrls::RAW;
		return "RewriteEngine On\n" .
			self::rule('-', self::set(path: '%1'), $is_first, $accepted, [
				$path,
				"^$folder(/.*[^/])/*$",
			]) .
			self::rule(
				'-',
				self::set(path: '/', first: '/', second: '/', raw: '/', raw_second: '/'),
				$is_first,
				$accepted,
				[$path, "^$folder/*$"],
			) .
			self::rule('-', self::set(url: self::variable(ServerStep::PATH) . ' %1'), $found, [
				$url,
				'^[^ ]+ ([^ ]+) ',
			]) .
			self::rule('-', self::set(first: '%1', second: '%1/'), $found, $unicode, [
				$path,
				"^$folder(/.*[^/])$",
			]) .
			self::rule('-', self::set(first: '%1/', second: '%1'), $found, $unicode, [
				$path,
				"^$folder(/.*[^/])/+$",
			]) .
			self::rule('-', self::set(raw: '%1', raw_second: '%1/'), $found, $unicode, [
				$url,
				"{$raw}[? ]",
			]) .
			self::rule('-', self::set(raw: '%1/', raw_second: '%1'), $found, $unicode, [
				$url,
				"$raw/+[? ]",
			]);
	}

	/** See ServerBlock::write(). */
	public static function write(ServerStep $step, int $status): string {
		$conditions = [
			...$step->query === '' ? [] : [['%{QUERY_STRING}', $step->query]],
			[self::variable($step->subject), $step->test],
		];
		if ($step->location === null) {
			$unset = array_map(
				static fn(string $name): string => 'E=!' . self::name($name),
				ServerStep::ALL,
			);
			return self::rule('-', implode(',', $unset), ...$conditions);
		}
		if ($step->location === '') {
			return self::rule('-', "R=$status,L", ...$conditions);
		}
		$location = (string) preg_replace(['/%/', '/\$(\d)/'], ['\%', '%$1'], $step->location);
		$flags = "R=$status,L,NE";
		$keeps = preg_match('/\$([?&])(#.*)?$/D', $location, $query) === 1;
		if (!$keeps) {
			return self::rule($location, "$flags,QSD", ...$conditions);
		}
		$url = substr($location, 0, -strlen($query[0]));
		// QSA appends it after a fragment.
		return isset($query[2])
			? self::rule(
					"$url$query[1]%{QUERY_STRING}$query[2]",
					$flags,
					['%{QUERY_STRING}', '.'],
					...$conditions,
				) . self::rule("$url$query[2]", "$flags,QSD", ...$conditions)
			: self::rule($url, "$flags,QSA", ...$conditions);
	}

	/** @param array{string, string} ...$conditions What is compared, and with what. */
	private static function rule(string $target, string $flags, array ...$conditions): string {
		$text = '';
		foreach ($conditions as [$subject, $test]) {
			$text .= "RewriteCond \"$subject\" \"$test\"\n";
		}
		return "{$text}RewriteRule \"^\" \"$target\" \"[$flags]\"\n";
	}

	private static function set(string ...$values): string {
		return implode(
			',',
			array_map(
				static fn(string $name, string $value): string => 'E=' .
					self::name($name) .
					":$value",
				array_keys($values),
				$values,
			),
		);
	}

	private static function variable(string $subject): string {
		return '%{ENV:' . self::name($subject) . '}';
	}

	private static function name(string $subject): string {
		return 'PHAROS_' . strtoupper($subject);
	}
}
