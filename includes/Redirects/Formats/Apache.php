<?php
/**
 * Apache format: redirects as directives of mod_alias, and simple rules of mod_rewrite.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;

final class Apache implements Format {
	private const WORDS = ['permanent' => 301, 'temp' => 302, 'seeother' => 302, 'gone' => 410];

	public function type(): string {
		return 'text/plain';
	}

	public function read(string $data): \Generator {
		yield from OwnBlock::read($data);
		$data = OwnBlock::without($data);
		$condition = false;
		foreach (preg_split('/\R/', $data) as $i => $text) {
			$text = trim($text);
			$line = $i + 1;
			if (
				$text === '' ||
				$text[0] === '#' ||
				preg_match('/^(?:<\/?IfModule|RewriteEngine|RewriteBase|Options\s)/i', $text)
			) {
				continue;
			}
			if (preg_match('/^RewriteCond\s/i', $text)) {
				$condition = true;
				yield $line => self::refused(
					$text,
					__('Conditions aren’t supported.', 'pharos-seo'),
				);
				continue;
			}
			$words = self::words($text);
			$directive = strtolower(array_shift($words));
			$fields = match ($directive) {
				'redirect', 'redirectpermanent', 'redirecttemp' => self::redirect(
					$directive,
					$words,
				),
				'redirectmatch' => self::pattern(self::status($words), $words),
				'rewriterule' => $condition ? null : self::rewrite($words),
				default => null,
			};
			$why =
				$condition && $directive === 'rewriterule'
					? __('This rule depends on a condition.', 'pharos-seo')
					: __('This isn’t a simple redirect.', 'pharos-seo');
			$condition = false;
			yield $line => $fields === null
				? self::refused($text, $why)
				: ['text' => $text, 'fields' => ServerPaths::read($fields), 'why' => ''];
		}
	}

	public function write(iterable $rules): \Generator {
		yield "<IfModule mod_rewrite.c>\n";
		yield from OwnBlock::write($rules, ApacheSteps::begin(), ApacheSteps::write(...));
		yield "</IfModule>\n";
	}

	/** Parses a `Redirect` directive, which applies to a path and everything below it. */
	private static function redirect(string $directive, array $words): ?array {
		$status = match ($directive) {
			'redirectpermanent' => 301,
			'redirecttemp' => 302,
			default => self::status($words),
		};
		return isset($words[0]) && ($words[0][0] ?? '') === '/' && count($words) <= 2
			? [
				'source' => $words[0],
				'match' => 'prefix',
				'target' => $words[1] ?? '',
				'status' => $status,
			]
			: null;
	}

	private static function pattern(int $status, array $words): ?array {
		return count($words) === 2 || (count($words) === 1 && in_array($status, Rule::GONE, true))
			? [
				'source' => $words[0],
				'match' => 'pattern',
				'target' => $words[1] ?? '',
				'status' => $status,
			]
			: null;
	}

	private static function rewrite(array $words): ?array {
		[$pattern, $target, $flags] = $words + [1 => '', 2 => ''];
		$flags = explode(',', strtoupper(trim($flags, '[]')));
		$status = in_array('G', $flags, true) ? 410 : 0;
		foreach ($flags as $flag) {
			if (preg_match('/^R(?:=(\w+))?$/', $flag, $parts)) {
				$status = isset($parts[1])
					? self::WORDS[strtolower($parts[1])] ?? (int) $parts[1]
					: 302;
			}
		}
		if ($status === 0 || $pattern === '' || str_contains($target, '%{')) {
			return null;
		}
		// In .htaccess files, paths have no leading slash.
		$pattern = preg_match('~^\^(?!/)~', $pattern) ? '^/' . substr($pattern, 1) : $pattern;
		if (in_array('NC', $flags, true)) {
			$pattern = "(?i)$pattern";
		}
		return [
			'source' => $pattern,
			'match' => 'pattern',
			'target' =>
				$target === '-' || in_array($status, Rule::GONE, true)
					? ''
					: self::slashed(strtr($target, ['\%' => '%', '\$' => '$'])),
			'status' => $status,
			'query' =>
				in_array('QSD', $flags, true) || str_ends_with($target, '?') ? 'ignore' : 'keep',
		];
	}

	/** @param list<string> $words The arguments; the status is removed. */
	private static function status(array &$words): int {
		$first = strtolower($words[0] ?? '');
		$status = self::WORDS[$first] ?? (ctype_digit($first) ? (int) $first : 0);
		if ($status !== 0) {
			array_shift($words);
		}
		return $status ?: 302;
	}

	private static function slashed(string $target): string {
		return preg_match('~^(?:/|https?://)~i', $target)
			? rtrim($target, '?')
			: '/' . rtrim($target, '?');
	}

	/** @return list<string> */
	private static function words(string $text): array {
		preg_match_all('/"((?:\\\\"|[^"])*)"|(\S+)/', $text, $found, PREG_SET_ORDER);
		return array_map(
			static fn(array $one): string => isset($one[2])
				? $one[2]
				: str_replace('\"', '"', $one[1]),
			$found,
		);
	}

	private static function refused(string $text, string $why): array {
		return ['text' => $text, 'fields' => null, 'why' => $why];
	}
}
