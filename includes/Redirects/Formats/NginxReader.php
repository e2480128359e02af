<?php
/**
 * Reads redirects from files of nginx.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;

/**
 * `rewrite`, and `location` with `return`. What depends on a condition is refused: without it, the redirect would apply to more URLs or
 * visitors than there. Patterns are in the order in which nginx asks them.
 */
final class NginxReader {
	/** Blocks around what belongs to the whole site. */
	private const WHOLE = ['http', 'server'];

	/** Which of the redirects goes first. */
	private const ALWAYS = 0;
	private const PREFERRED = 1;
	private const PATTERN = 2;
	private const FOLDER = 3;

	/** @var list<array{words: list<string>, returns: list<list<string>>, rewrites: int}> The blocks around a directive. */
	private array $blocks = [];

	/** @var list<array{order: array{int, int}, line: int, entry: array}> */
	private array $found = [];

	/** @return \Generator<int, array> See Format::read(). */
	public function read(string $data): \Generator {
		foreach (NginxDirectives::parse($data) as $directive) {
			match ($directive['end']) {
				'{' => ($this->blocks[] = [
					'words' => $directive['words'],
					'returns' => [],
					'rewrites' => 0,
				]),
				'}' => $this->block($directive, array_pop($this->blocks)),
				default => $this->directive($directive),
			};
		}
		usort($this->found, static fn(array $a, array $b): int => $a['order'] <=> $b['order']);
		foreach ($this->found as ['line' => $line, 'entry' => $entry]) {
			yield $line => $entry;
		}
	}

	private function directive(array $directive): void {
		$words = $directive['words'];
		$name = strtolower(array_shift($words) ?? '');
		$around = array_filter(
			array_column($this->blocks, 'words'),
			static fn(array $block): bool => !in_array($block[0] ?? '', self::WHOLE, true),
		);
		$last = array_key_last($this->blocks);
		$in_location = ($this->blocks[$last]['words'][0] ?? '') === 'location';
		if ($name === 'return' && $in_location && count($around) === 1) {
			$this->blocks[$last]['returns'][] = $words;
		} elseif ($name === 'rewrite') {
			$this->count_rewrite();
			// `location /` contains all URLs.
			$is_free = $around === [] || array_values($around) === [['location', '/']];
			$this->note(
				$directive,
				self::rewrite($words),
				$is_free ? '' : self::condition(),
				self::ALWAYS,
			);
		} elseif ($name === 'return') {
			$this->count_rewrite();
			$this->note($directive, null, $around === [] ? self::other() : self::condition());
		} elseif ($last === null) {
			$this->note($directive, null, self::other());
		}
	}

	/** In all blocks around it. */
	private function count_rewrite(): void {
		foreach (array_keys($this->blocks) as $i) {
			$this->blocks[$i]['rewrites']++;
		}
	}

	/** @param array{words: list<string>, returns: list<list<string>>, rewrites: int}|null $block */
	private function block(array $directive, ?array $block): void {
		if (($block['words'][0] ?? '') !== 'location') {
			return;
		}
		if (count($block['returns']) === 1 && $block['rewrites'] === 0) {
			[$modifier, $path] =
				count($block['words']) === 2
					? ['', $block['words'][1]]
					: [$block['words'][1], $block['words'][2] ?? ''];
			$this->note(
				$directive,
				self::location($modifier, $path, $block['returns'][0]),
				$this->blocks === [] || $this->is_whole() ? '' : self::condition(),
				match ($modifier) {
					'=' => self::ALWAYS,
					'^~' => self::PREFERRED,
					'~', '~*' => self::PATTERN,
					default => self::FOLDER,
				},
				$modifier === '^~' || $modifier === '' ? strlen($path) : 0,
			);
		} elseif ($block['rewrites'] === 0 || $block['returns'] !== []) {
			$this->note(
				$directive,
				null,
				$block['rewrites'] === 0 ? self::other() : self::condition(),
			);
		}
	}

	/** Whether the blocks around are those of the whole site. */
	private function is_whole(): bool {
		return array_diff(
			array_map(static fn(array $block): string => $block['words'][0] ?? '', $this->blocks),
			self::WHOLE,
		) === [];
	}

	/** @param string $why Why it's refused, or ''. */
	private function note(
		array $directive,
		?array $fields,
		string $why,
		int $order = self::ALWAYS,
		int $length = 0,
	): void {
		$why = $why === '' && $fields === null ? self::other() : $why;
		$this->found[] = [
			'order' => [$order, -$length],
			'line' => $directive['line'],
			'entry' => [
				'text' => $directive['text'],
				'fields' => $why === '' ? ServerPaths::read($fields) : null,
				'why' => $why,
			],
		];
	}

	private static function rewrite(array $words): ?array {
		[$pattern, $target, $flag] = $words + [1 => '', 2 => ''];
		$flag = strtolower($flag);
		if (
			!in_array($flag, ['permanent', 'redirect'], true) ||
			preg_match('/\$[a-z_{]/i', $target)
		) {
			return null;
		}
		return [
			'source' => $pattern,
			'match' => 'pattern',
			'target' => rtrim($target, '?'),
			'status' => $flag === 'permanent' ? 301 : 302,
			'query' => str_ends_with($target, '?') ? 'ignore' : 'keep',
		];
	}

	/** @param list<string> $words Of its `return`. */
	private static function location(string $modifier, string $path, array $words): ?array {
		[$status, $target] = ctype_digit($words[0] ?? '')
			? [(int) $words[0], $words[1] ?? '']
			: [302, $words[0] ?? ''];
		$keeps = preg_match('/(?:\$is_args|\?)\$(?:args|query_string)$/', $target, $query) === 1;
		$target = $keeps ? substr($target, 0, -strlen($query[0])) : $target;
		$is_pattern = $modifier === '~' || $modifier === '~*';
		$fields = [
			'target' => $target,
			'status' => $status,
			'query' => $keeps ? 'keep' : 'ignore',
		];
		if (
			!$is_pattern &&
			$modifier !== '=' &&
			str_ends_with($path, '/') &&
			str_ends_with($target, '$request_uri')
		) {
			$target = substr($target, 0, -strlen('$request_uri')) . $path;
			$fields = ['match' => 'prefix', 'target' => $target, 'query' => 'keep'] + $fields;
		}
		// Other variables: redirects don't support them.
		if (
			preg_match($is_pattern ? '/\$[a-z_{]/i' : '/\$[a-z_{\d]/i', $target) ||
			(!$is_pattern && !str_starts_with($path, '/'))
		) {
			return null;
		}
		return $fields +
			match (true) {
				$modifier === '=' => ['match' => 'exact', 'source' => $path],
				$is_pattern => [
					'match' => 'pattern',
					'source' => ($modifier === '~*' ? '(?i)' : '') . $path,
				],
				// Everything below it leads to the same target, or to none.
				isset($fields['match']),
				in_array($status, Rule::GONE, true) && str_ends_with($path, '/')
					=> ['match' => 'prefix', 'source' => $path],
				default => ['match' => 'pattern', 'source' => '^' . preg_quote($path)],
			};
	}

	private static function condition(): string {
		return __('This rule depends on a condition.', 'pharos-seo');
	}

	private static function other(): string {
		return __('This isn’t a simple redirect.', 'pharos-seo');
	}
}
