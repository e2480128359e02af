<?php
/**
 * Reads redirects from files of Apache.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Pattern;
use Pharos\Redirects\Rule;

/** What depends on a condition is refused: without it, the redirect would apply to more URLs or visitors than there. */
final class ApacheReader {
	private const WORDS = ['permanent' => 301, 'temp' => 302, 'seeother' => 302, 'gone' => 410];

	/** Flags of RewriteRule with two names. */
	private const FLAGS = [
		'REDIRECT' => 'R',
		'LAST' => 'L',
		'NOCASE' => 'NC',
		'GONE' => 'G',
		'QSAPPEND' => 'QSA',
		'QSDISCARD' => 'QSD',
		'SKIP' => 'S',
		'CHAIN' => 'C',
	];

	/** Directives that lead nowhere by themselves. */
	private const NEUTRAL = '/^(?:RewriteEngine|RewriteOptions|Options)\s/i';

	/** @var list<bool> The blocks around a line: whether each is a condition. */
	private array $blocks = [];

	/** Whether a RewriteCond is before the next rule. */
	private bool $has_condition = false;

	/** How many of the next rules are skipped for some URLs; INF if those that end the file's rules for some URLs were before. */
	private float $skipped = 0;

	private string $base = '';

	/** @return \Generator<int, array> See Format::read(). */
	public function read(string $data): \Generator {
		foreach (self::lines($data) as $line => $text) {
			if (preg_match('/^<(\/?)(\w+)\s*(.*?)>?$/', $text, $block)) {
				$this->block($block[1] === '/', strtolower($block[2]), $block[3]);
			} elseif (preg_match('/^RewriteBase\s+(\S+)/i', $text, $parts)) {
				$this->base = trim($parts[1], '"');
			} elseif (!preg_match(self::NEUTRAL, $text)) {
				yield $line => $this->line($text);
			}
		}
	}

	/** @return \Generator<int, string> Lines with their numbers, without comments; one that ends with a backslash goes on in the next. */
	private static function lines(string $data): \Generator {
		$text = '';
		$begin = 1;
		foreach (preg_split('/\R/', $data) as $i => $part) {
			$begin = $text === '' ? $i + 1 : $begin;
			$text = trim("$text $part");
			if (str_ends_with($text, '\\')) {
				$text = trim(substr($text, 0, -1)) . ' ';
				continue;
			}
			if ($text !== '' && $text[0] !== '#') {
				yield $begin => $text;
			}
			$text = '';
		}
	}

	/** Modules that redirects need are there: a file whose condition is that they are is read as a whole. */
	private function block(bool $ends, string $name, string $argument): void {
		if ($ends) {
			array_pop($this->blocks);
		} else {
			$this->blocks[] = $name !== 'ifmodule' || str_starts_with($argument, '!');
		}
	}

	/** @return array{text: string, fields: array<string, mixed>|null, why: string} */
	private function line(string $text): array {
		$words = self::words($text);
		$directive = strtolower(array_shift($words));
		if ($directive === 'rewritecond') {
			$this->has_condition = true;
			return self::refused($text, __('Conditions aren’t supported.', 'pharos-seo'));
		}
		$is_rule = $directive === 'rewriterule';
		$depends =
			in_array(true, $this->blocks, true) ||
			($is_rule && ($this->has_condition || $this->skipped > 0));
		$fields = match ($directive) {
			'redirect', 'redirectpermanent', 'redirecttemp' => self::redirect($directive, $words),
			'redirectmatch' => self::pattern(self::status($words), $words),
			'rewriterule' => $this->rule($words),
			default => null,
		};
		return match (true) {
			$depends => self::refused($text, __('This rule depends on a condition.', 'pharos-seo')),
			$is_rule && str_starts_with($words[0] ?? '', '!') => self::refused(
				$text,
				__(
					'This rule applies to all URLs that don’t match its pattern, which isn’t supported.',
					'pharos-seo',
				),
			),
			$fields === null => self::refused(
				$text,
				__('This isn’t a simple redirect.', 'pharos-seo'),
			),
			default => ['text' => $text, 'fields' => ServerPaths::read($fields), 'why' => ''],
		};
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
				...self::query($words[1] ?? ''),
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
				...self::query($words[1] ?? ''),
			]
			: null;
	}

	/** A target with a query string of its own replaces that of the visitor. */
	private static function query(string $target): array {
		return str_contains($target, '?') ? ['query' => 'ignore'] : [];
	}

	/** Parses a RewriteRule, and notes what it means for the next ones. */
	private function rule(array $words): ?array {
		[$pattern, $target, $flags] = $words + [1 => '', 2 => ''];
		$flags = self::flags($flags);
		$status = isset($flags['G']) ? 410 : 0;
		if (isset($flags['R'])) {
			$status =
				$flags['R'] === ''
					? 302
					: self::WORDS[strtolower($flags['R'])] ?? (int) $flags['R'];
		}
		// Some URLs get no further, except those of WordPress itself.
		$is_exception =
			$status === 0 &&
			$target === '-' &&
			(isset($flags['L']) || isset($flags['END'])) &&
			$pattern !== '^index\.php$';
		$this->skipped = max(
			$this->skipped - 1,
			$is_exception ? INF : 0,
			(int) ($flags['S'] ?? 0),
			isset($flags['C']) ? 1 : 0,
		);
		$this->has_condition = false;
		if ($status === 0 || $pattern === '' || str_contains($target, '%{')) {
			return null;
		}
		return [
			'source' => (isset($flags['NC']) ? '(?i)' : '') . self::below_root($pattern),
			'match' => 'pattern',
			'target' =>
				$target === '-' || in_array($status, Rule::GONE, true)
					? ''
					: $this->slashed(strtr($target, ['\%' => '%', '\$' => '$'])),
			'status' => $status,
			'query' =>
				isset($flags['QSD']) || (str_contains($target, '?') && !isset($flags['QSA']))
					? 'ignore'
					: 'keep',
		];
	}

	/** @return array<string, string> Values by the short names of the flags. */
	private static function flags(string $text): array {
		$flags = [];
		foreach (explode(',', trim($text, '[]')) as $flag) {
			[$name, $value] = explode('=', trim($flag), 2) + [1 => ''];
			$name = strtoupper($name);
			$flags[self::FLAGS[$name] ?? $name] = $value;
		}
		return $flags;
	}

	/** In .htaccess files, paths have no leading slash. */
	private static function below_root(string $pattern): string {
		preg_match('/^(\(\?[a-z]+\))?(.*)$/s', $pattern, $modifier);
		$parts = array_map(
			static fn(string $part): string => match (true) {
				preg_match('~^\^\\\\?/~', $part) === 1 => $part,
				str_starts_with($part, '^') => '^/' . substr($part, 1),
				// What begins with a letter doesn't match the slash.
				preg_match('/^[\w-]/', $part) === 1 => $part,
				default => "^/.*?$part",
			},
			Pattern::alternatives($modifier[2]),
		);
		return $modifier[1] . implode('|', $parts);
	}

	private function slashed(string $target): string {
		$target = rtrim($target, '?');
		return preg_match('~^(?:/|https?://)~i', $target)
			? $target
			: rtrim($this->base, '/') . "/$target";
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
