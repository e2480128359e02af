<?php
/**
 * Which nodes there are on a page, and how they refer to each other.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/**
 * A node refers to another by its `@id`, and only to one of the same page: a node that turns out empty goes, and so does what
 * refers to it. A SearchAction stands in what refers to it, where search engines look for it.
 */
final class Links {
	private const WITHIN = 'SearchAction';

	/** @var array<string, string> The ids of the nodes, by the ids of their schemas. */
	private array $ids = [];

	/** @var array<string, string> The id of the first schema of each type, in lower case; and of each id. */
	private array $first = [];

	/** @var array<string, true> The ids of the nodes that stand in others. */
	private array $within = [];

	/**
	 * @param string       $key   Of the schema.
	 * @param list<string> $types See Names::of_schema().
	 * @param string       $id    Of its node.
	 */
	public function add(string $key, array $types, string $id): void {
		$this->ids[$key] = $id;
		foreach ($types as $type) {
			$this->first[strtolower($type)] ??= $key;
		}
		if ($types[0] === self::WITHIN) {
			$this->within[$id] = true;
		}
	}

	public function id(string $key): string {
		return $this->ids[$key];
	}

	/** @return array<string, bool> Nothing but `@id`s that are taken. */
	public function taken(): array {
		return array_fill_keys($this->ids, true);
	}

	/**
	 * A link to a node.
	 *
	 * @param string $name Of a type, or the id of a schema.
	 * @param string $from The schema that refers to it.
	 * @return array{'@id': string}|null Null where there is none but itself.
	 */
	public function to(string $name, string $from): ?array {
		$key = isset($this->ids[$name]) ? $name : $this->first[strtolower($name)] ?? $from;
		return $key === $from ? null : ['@id' => $this->ids[$key]];
	}

	/**
	 * @param array<string, array> $nodes By the ids of their schemas.
	 * @return array{graph: list<array>, nodes: array<string, array>} Those that say something, with nothing but true links.
	 */
	public function settle(array $nodes): array {
		do {
			$empty = array_filter(
				$nodes,
				static fn(array $node): bool => array_diff_key($node, [
					'@type' => 0,
					'@id' => 0,
				]) === [],
			);
			$nodes = array_diff_key($nodes, $empty);
			$gone = array_fill_keys(array_intersect_key($this->ids, $empty), null);
			$nodes = $gone === [] ? $nodes : self::replaced($nodes, $gone);
		} while ($empty !== []);
		return $this->nested($nodes);
	}

	/** Puts those that stand in others there. */
	private function nested(array $nodes): array {
		$within = array_filter(
			$nodes,
			fn(array $node): bool => isset($this->within[$node['@id'] ?? '']),
		);
		$graph = array_diff_key($nodes, $within);
		if ($within === []) {
			return ['graph' => array_values($graph), 'nodes' => $nodes];
		}
		$by_id = array_column($within, null, '@id');
		// What stands in another refers to none of its kind: there is nothing left to refer to.
		$alone = self::replaced($by_id, array_fill_keys(array_keys($by_id), null));
		$alone = array_map(
			static fn(array $node): array => array_diff_key($node, ['@id' => 0]),
			$alone,
		);
		$graph = self::replaced($graph, $alone);
		$nodes = array_replace($nodes, $graph);
		return ['graph' => array_values($graph), 'nodes' => $nodes];
	}

	/**
	 * @param array<string, array|null> $by_id What to put in the place of links; null: nothing.
	 */
	private static function replaced(array $value, array $by_id): array {
		$is_list = array_is_list($value);
		$result = [];
		foreach ($value as $name => $part) {
			if (is_array($part)) {
				$id = $part['@id'] ?? null;
				if (count($part) === 1 && is_string($id) && array_key_exists($id, $by_id)) {
					$part = $by_id[$id];
				} elseif ($part !== []) {
					$part = self::replaced($part, $by_id);
					$part = self::says_something($part) ? $part : null;
				}
			}
			if ($part !== null) {
				$result[$name] = $part;
			}
		}
		return $is_list ? array_values($result) : $result;
	}

	private static function says_something(array $part): bool {
		return array_diff_key($part, ['@type' => 0]) !== [];
	}
}
