<?php
/**
 * Redirects of a dry run.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/**
 * Holds the redirects that a dry run adds and changes in memory, where later ones meet them as if they were stored (RedirectRepository::rehearse()).
 * Each look-up completes one of RedirectRepository: it gets what that has found in the database.
 */
final class DryRun {
	/** Ids of new redirects begin after all those of the database: patterns are tested in the order of their ids. */
	private const FIRST = 1 << 52;

	/** @var array<int, Rule> New and changed redirects, by id. */
	private array $rules = [];

	/** @var array<string, array<int, true>> Their ids, by the names in names(). */
	private array $ids = [];

	/** @return int The id, a new one for a new redirect. */
	public function put(Rule $rule): int {
		$id = $rule->id ?: self::FIRST + count($this->rules);
		foreach (isset($this->rules[$id]) ? self::names($this->rules[$id]) : [] as $name) {
			unset($this->ids[$name][$id]);
		}
		$this->rules[$id] = $rule->with(id: $id);
		foreach (self::names($rule) as $name) {
			$this->ids[$name][$id] = true;
		}
		return $id;
	}

	public function find(int $id): ?Rule {
		return $this->rules[$id] ?? null;
	}

	/** @param list<Rule> $stored @param list<string> $keys @return list<Rule> */
	public function candidates(array $stored, array $keys, bool $patterns): array {
		return $this->complete(
			$stored,
			[...$keys, ...$patterns ? ['match:pattern'] : []],
			static fn(Rule $rule): bool => $rule->enabled,
		);
	}

	/** @param list<Rule> $stored @return list<Rule> */
	public function same(array $stored, string $key): array {
		return $this->complete($stored, [$key], static fn(): bool => true);
	}

	/** @param list<Rule> $stored @return list<Rule> */
	public function leading_to(array $stored, string $target_key): array {
		return $this->complete(
			$stored,
			["to:$target_key"],
			static fn(Rule $rule): bool => $rule->enabled,
		);
	}

	/** @param list<Rule> $stored @param string $path As in sources. @return list<Rule> */
	public function below(array $stored, string $path): array {
		return $this->complete(
			$stored,
			['match:exact', 'match:prefix'],
			static fn(Rule $rule): bool => $rule->enabled && stripos($rule->source, "$path/") === 0,
		);
	}

	/** @param list<Rule> $stored @param string $path As in sources. @return list<Rule> */
	public function leading_below(array $stored, string $path): array {
		return $this->complete(
			$stored,
			['match:exact', 'match:prefix'],
			static fn(Rule $rule): bool => $rule->enabled &&
				stripos($rule->target, $path) === 0 &&
				in_array(substr($rule->target, strlen($path), 1), ['', '/', '?', '#'], true),
		);
	}

	/** @param list<Rule> $stored @param string $path As in sources. @return list<Rule> */
	public function with_queries(array $stored, string $path): array {
		return $this->complete(
			$stored,
			['query:' . strtolower($path)],
			static fn(Rule $rule): bool => $rule->enabled,
		);
	}

	/** How many patterns there are more than stored ones. */
	public function count_patterns(): int {
		$ids = array_keys($this->ids['match:pattern'] ?? []);
		return count(array_filter($ids, static fn(int $id): bool => $id >= self::FIRST));
	}

	/**
	 * @param list<Rule>           $stored Found in the database.
	 * @param list<string>         $names  Names of those to add.
	 * @param \Closure(Rule): bool $meets  A further condition for these.
	 * @return list<Rule> Without stored redirects that the dry run has changed.
	 */
	private function complete(array $stored, array $names, \Closure $meets): array {
		$found = array_filter($stored, fn(Rule $rule): bool => !isset($this->rules[$rule->id]));
		foreach ($names as $name) {
			foreach (array_keys($this->ids[$name] ?? []) as $id) {
				if ($meets($this->rules[$id])) {
					$found[] = $this->rules[$id];
				}
			}
		}
		return array_values($found);
	}

	/** @return list<string> What a redirect is looked up by. */
	private static function names(Rule $rule): array {
		[$path, $query] = explode('?', $rule->source, 2) + [1 => null];
		return [
			$rule->key(),
			'to:' . RedirectRepository::target_key($rule->target),
			"match:$rule->match",
			...$rule->needs_query() && $query !== null
				? ['query:' . strtolower(rtrim($path, '/'))]
				: [],
		];
	}
}
