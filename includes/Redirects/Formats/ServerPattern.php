<?php
/**
 * Patterns of redirects for web servers.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Core\Utf8;

final class ServerPattern {
	/** Syntax that another pattern around it changes, and names: nginx makes variables of them. */
	private const OTHER = '/^(?:\(\*|\(\?(?:[R&(C]|P[=>]|[a-z-]*x)|\\\\[kgGKQE]|\$\{)/';

	/** Characters that never need to be encoded. */
	private const UNRESERVED = '/^[A-Za-z0-9._~-]$/';

	/** Others that a path can contain as they are. */
	private const SENT = '/^[\/!$&\'()*+,;=:@\[\]]$/';

	/** Only characters of ASCII follow. */
	public const NARROW = '(?=[^%]*(?:%[0-7][^%]*)*$)';

	/** A character beyond ASCII, as it is sent. */
	private const WIDE = '%[C-Fc-f][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f])++';

	private const TOKEN = '/\G(?:
		(?<quantifier> (?: [*+?] | \{\d+(?:,\d*)?\} ) [?+]? )
		| (?<syntax> [\^$|)] | \( (?: \?[:=!] | (?![?*]) ) )
		| \\\\x (?: \{ (?<code>[0-9A-Fa-f]{1,6}) \} | (?<byte>[0-9A-Fa-f]{2}) )
		| (?<set> \. | \\\\[dDwWsS] | \[\^?\]?(?:\\\\.|\[:\^?\w+:\]|[^\]\\\\])*\] )
		| \\\\ (?<escaped>[^A-Za-z0-9])
		| (?<literal>[^\\\\(])
	)/xsu';

	/**
	 * The pattern without quotes and names of groups.
	 *
	 * @return string|null Null if web servers could read it differently.
	 */
	public static function plain(string $pattern): ?string {
		preg_match_all(
			'/\\\\Q(?<quoted>.*?)(?:\\\\E|$)|\\\\.|\[\^?\]?(?:\\\\.|\[:\^?\w+:\]|[^\]\\\\])*\]|\(\?P?<(?<name>\w+)>|\(\?\'(?<named>\w+)\'|\(\*|\(\?[a-zA-Z&(=>-]*|\$\{|./su',
			$pattern,
			$tokens,
			PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL,
		);
		$plain = '';
		foreach ($tokens as $token) {
			$text = match (true) {
				$token['quoted'] !== null => preg_quote($token['quoted']),
				$token['name'] !== null || $token['named'] !== null => '(',
				default => $token[0],
			};
			if (preg_match(self::OTHER, $text)) {
				return null;
			}
			$plain .= preg_replace_callback(
				'/\\\\.|"/su',
				static fn(array $one): string => str_ends_with($one[0], '"') ? '\x22' : $one[0],
				$text,
			);
		}
		return @preg_match("\x01^(?=/).*?(?:$plain)\x01u", '') === false ? null : $plain;
	}

	/**
	 * The pattern for a path as it is sent, so that its groups are encoded.
	 *
	 * @param string $pattern   See plain().
	 * @param bool   $is_strict Whether its groups become a part of a query string.
	 * @return string|null It matches what the pattern matches, with the same groups, or less. Null for syntax that it doesn't know.
	 */
	public static function raw(string $pattern, bool $is_strict): ?string {
		$ignores_case = str_starts_with($pattern, '(?i)');
		$pattern = $ignores_case ? substr($pattern, 4) : $pattern;
		// Letters beyond ASCII have two cases, and belong to \w.
		$is_narrow = $ignores_case;
		$is_anchored = str_starts_with($pattern, '^');
		$raw = '';
		for ($at = 0; $at < strlen($pattern); $at += strlen($token[0])) {
			if (
				preg_match(self::TOKEN, $pattern, $token, PREG_UNMATCHED_AS_NULL, $at) !== 1 ||
				$token[0] === ''
			) {
				return null;
			}
			$is_anchored = $is_anchored && $token['syntax'] !== '|';
			if ($token['set'] !== null) {
				[$set, $is_wide, $depends] = self::set($token['set'], $ignores_case);
				$is_narrow = $is_narrow || $depends;
				$raw .= self::one_of($set, $is_wide);
			} else {
				$raw .=
					$token['quantifier'] ??
					($token['syntax'] ??
						self::literal(
							$token['escaped'] ??
								($token['literal'] ??
									Utf8::character(hexdec($token['code'] ?? $token['byte']))),
						));
			}
		}
		$raw =
			($ignores_case ? '(?i)' : '') .
			// The path is empty for URLs that are left to WordPress.
			'^(?=/)' .
			($is_narrow ? self::NARROW : '') .
			($is_strict ? '(?=[A-Za-z0-9._~/%-]*$)' : '') .
			($is_anchored ? substr($raw, 1) : "(?:[^%]|%[0-9A-Fa-f]{2})*?(?:$raw)");
		return @preg_match("\x01$raw\x01", '') === false ? null : $raw;
	}

	/**
	 * The characters of a class, such as "[^/]" or "\d".
	 *
	 * @return array{list<string>, bool, bool} Those of ASCII, whether all others belong to it, and whether some of the others might.
	 */
	private static function set(string $class, bool $ignores_case): array {
		$modifiers = $ignores_case ? 'ui' : 'u';
		$set = array_filter(
			array_map(chr(...), range(0x20, 0x7e)),
			static fn(string $one): bool => preg_match("\x01^$class$\x01$modifiers", $one) === 1,
		);
		if ($class === '.') {
			return [$set, true, false];
		}
		$depends = preg_match('/^\\\\|\\\\[A-Za-z]|\[:|[^\x00-\x7F]/', $class) === 1;
		return [array_values($set), !$depends && str_starts_with($class, '[^'), $depends];
	}

	/** @param list<string> $set @param bool $is_wide Whether characters beyond ASCII match. */
	private static function one_of(array $set, bool $is_wide): string {
		if (count($set) > 60 && $is_wide) {
			$others = array_diff(array_map(chr(...), range(0x20, 0x7e)), $set, ['?']);
			return '(?:' .
				($others === [] ? '' : '(?!' . self::one_of(array_values($others), false) . ')') .
				'(?:[^%]|%[2-7][0-9A-Fa-f]|' .
				self::WIDE .
				'))';
		}
		$sent = preg_grep(
			'/' . trim(self::UNRESERVED, '/') . '|' . trim(self::SENT, '/') . '/',
			$set,
		);
		$ways = $sent === [] ? [] : ['[' . implode('', array_map(preg_quote(...), $sent)) . ']'];
		foreach (preg_grep(self::UNRESERVED, $set, PREG_GREP_INVERT) as $one) {
			$ways[] = self::encoded($one);
		}
		$ways = [...$ways, ...$is_wide ? [self::WIDE] : []];
		return $ways === [] ? '(?!)' : '(?:' . implode('|', $ways) . ')';
	}

	private static function literal(string $character): string {
		if (preg_match(self::UNRESERVED, $character) || $character === '/') {
			return preg_quote($character);
		}
		return strlen($character) === 1
			? self::one_of([$character], false)
			: '(?:' . self::encoded($character) . ')';
	}

	/** A regular expression of a text with all its bytes encoded. */
	public static function encoded(string $text): string {
		return (string) preg_replace_callback(
			'/[A-F]/',
			static fn(array $one): string => "[$one[0]" . strtolower($one[0]) . ']',
			'%' . implode('%', str_split(strtoupper(bin2hex($text)), 2)),
		);
	}
}
