<?php
/**
 * nginx format: directives of a server block.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

final class Nginx implements Format {
	public function type(): string {
		return 'text/plain';
	}

	public function read(string $data): \Generator {
		yield from OwnBlock::read($data);
		$data = OwnBlock::without($data);
		// A location with a return can span several lines.
		$lines = preg_split('/\R/', $data);
		for ($i = 0; $i < count($lines); $i++) {
			$text = trim($lines[$i]);
			$line = $i + 1;
			if ($text === '' || $text[0] === '#') {
				continue;
			}
			while (
				str_starts_with($text, 'location') &&
				!str_contains($text, '}') &&
				isset($lines[$i + 1])
			) {
				$text .= ' ' . trim($lines[++$i]);
			}
			$fields = ServerPaths::read(self::rewrite($text) ?? self::location($text));
			yield $line => [
				'text' => $text,
				'fields' => $fields,
				'why' => $fields === null ? __('This isn’t a simple redirect.', 'pharos-seo') : '',
			];
		}
	}

	public function write(iterable $rules): \Generator {
		return OwnBlock::write($rules, NginxSteps::begin(), NginxSteps::write(...));
	}

	private static function rewrite(string $text): ?array {
		if (!preg_match('/^rewrite\s+(\S+)\s+(\S+)\s+(permanent|redirect)\s*;$/i', $text, $parts)) {
			return null;
		}
		return [
			'source' => trim($parts[1], '"\''),
			'match' => 'pattern',
			'target' => rtrim(trim($parts[2], '"\''), '?'),
			'status' => strtolower($parts[3]) === 'permanent' ? 301 : 302,
			'query' => str_ends_with(trim($parts[2], '"\''), '?') ? 'ignore' : 'keep',
		];
	}

	private static function location(string $text): ?array {
		if (
			!preg_match(
				'/^location\s+(?:(=|~\*|~|\^~)\s+)?(\S+)\s*\{\s*return\s+(\d{3})(?:\s+([^;\s]+))?\s*;\s*\}$/i',
				$text,
				$parts,
			)
		) {
			return null;
		}
		[, $modifier, $source, $status] = $parts;
		$target = trim($parts[4] ?? '', '"\'');
		$keeps = (bool) preg_match('/\$(?:is_args\$args|request_uri)$/', $target);
		$target = (string) preg_replace('/\$is_args\$args$/', '', $target);
		// The whole request or other variables: redirects don't support that.
		if (preg_match('/\$[a-z_]/i', $target)) {
			return null;
		}
		return [
			'source' => ($modifier === '~*' ? '(?i)' : '') . trim($source, '"\''),
			'match' => match ($modifier) {
				'=' => 'exact',
				'~', '~*' => 'pattern',
				default => 'prefix',
			},
			'target' => $target,
			'status' => (int) $status,
			'query' => $keeps ? 'keep' : 'ignore',
		];
	}
}
