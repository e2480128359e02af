<?php
/**
 * The directives of an nginx configuration.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

/** Several of them can be in one line, and one in several lines. */
final class NginxDirectives {
	private const TOKEN = '/\G(?:\s+|#[^\n]*|"(?:\\\\.|[^"\\\\])*"|\'(?:\\\\.|[^\'\\\\])*\'|[;{}]|(?:\\\\.|\$\{|[^\s;{])+)/s';

	/**
	 * @return \Generator<array{line: int, text: string, words: list<string>, end: ';'|'{'|'}'}> In their order; `{` begins a block with the
	 *         words before it, `}` ends one and has its whole text.
	 */
	public static function parse(string $data): \Generator {
		$words = [];
		$begin = null;
		/** @var list<array{int, int}> $open Where the blocks around a directive begin, and in which line. */
		$open = [];
		$line = 1;
		// One token after the other: a file can have a million.
		for ($at = 0; preg_match(self::TOKEN, $data, $found, 0, $at) === 1; $at += strlen($token)) {
			[$token] = $found;
			if (trim($token) !== '' && $token[0] !== '#') {
				$begin ??= [$at, $line];
				if (in_array($token, [';', '{', '}'], true)) {
					if ($token === '{') {
						$open[] = $begin;
					}
					$from = $token === '}' ? array_pop($open) ?? $begin : $begin;
					yield self::directive($data, $from, $at + 1, $words, $token);
					$words = [];
					$begin = null;
				} else {
					$words[] = self::word($token);
				}
			}
			$line += substr_count($token, "\n");
		}
		if ($begin !== null) {
			yield self::directive($data, $begin, strlen($data), $words, ';');
		}
	}

	/** @param array{int, int} $from */
	private static function directive(
		string $data,
		array $from,
		int $to,
		array $words,
		string $end,
	): array {
		return [
			'line' => $from[1],
			'text' => preg_replace('/\s+/', ' ', trim(substr($data, $from[0], $to - $from[0]))),
			'words' => $words,
			'end' => $end,
		];
	}

	private static function word(string $token): string {
		$is_quoted = strlen($token) > 1 && in_array($token[0], ['"', "'"], true);
		return (string) preg_replace(
			'/\\\\(["\'\\\\])/',
			'$1',
			$is_quoted ? substr($token, 1, -1) : $token,
		);
	}
}
