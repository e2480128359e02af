<?php
/**
 * The redirects of Yoast SEO Premium.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Redirects\Locations;
use Pharos\Migration\Redirects\Patterns;
use Pharos\Migration\Redirects\Row;
use Pharos\Migration\Redirects\Rows;
use Pharos\Migration\StoredValue;

/**
 * Visitors get the exported copies; where they are missing, the list that they are made of counts. Plain ones are compared with the path and
 * the query string, regular expressions with both and the slash before them.
 */
final class Redirects implements Rows {
	private const BASE = 'wpseo-premium-redirects-base';
	private const COPIES = [
		'plain' => 'wpseo-premium-redirects-export-plain',
		'regex' => 'wpseo-premium-redirects-export-regex',
	];

	/** What versions before 3.1 have. */
	private const OLD = [
		'plain' => 'wpseo-premium-redirects',
		'regex' => 'wpseo-premium-redirects-regex',
	];

	/** @var list<array{origin: string, url: string, type: int, format: string}>|null */
	private ?array $all = null;

	public function count(): int {
		return count($this->all());
	}

	public function read(int $from, int $limit): array {
		return array_map(self::row(...), array_slice($this->all(), $from, $limit));
	}

	/** @param array{origin: string, url: string, type: int, format: string} $redirect */
	public static function row(array $redirect): Row {
		['origin' => $origin, 'url' => $url, 'type' => $type, 'format' => $format] = $redirect;
		$row = new Row(md5("$format:$origin"), "$origin → $url");
		$target = Locations::below_home($url);
		// URLs stay as they were entered.
		$is_path = str_starts_with($target, '/');
		$target = $is_path ? Locations::slashed($target) : $target;
		if ($format === 'regex') {
			if ($is_path && !Patterns::catches($origin)) {
				$target = Locations::slashed_group($target);
			}
			$rule = Patterns::matching($origin, $target);
			return is_string($rule) ? $row->lose($rule) : $row->add($rule + ['status' => $type]);
		}
		return $row->add([
			'source' => '/' . ltrim($origin, '/'),
			'match' => 'exact',
			'query' => 'exact',
			'target' => $target,
			'status' => $type,
		]);
	}

	/** @return list<array{origin: string, url: string, type: int, format: string}> Plain ones first. */
	private function all(): array {
		if ($this->all !== null) {
			return $this->all;
		}
		$all = [];
		foreach (array_keys(self::COPIES) as $format) {
			$copy = StoredValue::option(self::COPIES[$format]) ?: self::base($format);
			foreach ($copy ?: StoredValue::option(self::OLD[$format]) as $origin => $one) {
				// Before version 2 the target alone.
				$one = is_array($one) ? $one : ['url' => $one];
				$all[] = [
					'origin' => (string) $origin,
					'url' => StoredValue::text($one['url'] ?? ''),
					'type' => (int) StoredValue::text($one['type'] ?? 301),
					'format' => $format,
				];
			}
		}
		return $this->all = $all;
	}

	/** @return array<string, array> By their origins. */
	private static function base(string $format): array {
		$redirects = [];
		foreach (StoredValue::option(self::BASE) as $origin => $one) {
			// One without a format, or with another one, is plain.
			if (is_array($one) && (($one['format'] ?? '') === 'regex') === ($format === 'regex')) {
				$redirects[StoredValue::text($one['origin'] ?? $origin)] = $one;
			}
		}
		return $redirects;
	}
}
