<?php
/**
 * One redirect.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Rule {
	public const MATCHES = ['exact', 'prefix', 'pattern'];

	public const QUERIES = ['keep', 'ignore', 'exact'];

	public const STATUSES = [301, 302, 307, 308, 410, 451];

	/** Status codes without a target. */
	public const GONE = [410, 451];

	public const ORIGINS = ['manual', 'change', 'import', 'migration'];

	/**
	 * @param int         $id       0 until it's stored.
	 * @param string      $source   A path below the home URL such as "/old/", with a query string if $query is `exact`; or a pattern.
	 * @param string      $match    One of MATCHES.
	 * @param string      $query    Handling of the requested query string: one of QUERIES.
	 * @param string      $target   A path, a URL, `post-12`, `term-5`, or '' if there is none.
	 * @param string|null $last_hit Time of the last hit in UTC, as in the database.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $source,
		public readonly string $match = 'exact',
		public readonly string $query = 'keep',
		public readonly string $target = '',
		public readonly int $status = 301,
		public readonly bool $enabled = true,
		public readonly int $hits = 0,
		public readonly ?string $last_hit = null,
		public readonly string $origin = 'manual',
	) {}

	/** @param array<string, string|null> $row A row of the table. */
	public static function of_row(array $row): self {
		return new self(
			(int) $row['id'],
			(string) $row['source'],
			(string) $row['match_type'],
			(string) $row['query_mode'],
			(string) $row['target'],
			(int) $row['status'],
			(bool) $row['enabled'],
			(int) $row['hits'],
			$row['last_hit'],
			(string) $row['origin'],
		);
	}

	/** A copy of the redirect with other values for some fields. */
	public function with(mixed ...$fields): self {
		return new self(...[...get_object_vars($this), ...$fields]);
	}

	public function address(): Address {
		return Address::of($this->source);
	}

	/** The lookup key, which is unique. */
	public function key(): string {
		if ($this->match === 'pattern') {
			return md5("pattern:$this->source" . ($this->query === 'exact' ? '?' : ''));
		}
		$address = $this->address();
		return Address::key($this->match, $address->path, $this->query, $address->query);
	}

	public function is_gone(): bool {
		return in_array($this->status, self::GONE, true);
	}

	/**
	 * What another user has changed.
	 *
	 * @param array<string, mixed> $fields The new values.
	 * @param array<string, mixed> $base   The values that they replace.
	 * @return array<string, mixed> The fields that have neither the one nor the other value.
	 */
	public function conflicts(array $fields, array $base): array {
		return array_filter(
			array_intersect_key($this->to_array(), $fields, $base),
			static fn(mixed $value, string $name): bool => $value !== $base[$name] &&
				$value !== $fields[$name],
			ARRAY_FILTER_USE_BOTH,
		);
	}

	/** @return array<string, mixed> The fields as in REST responses and files. */
	public function to_array(): array {
		return [
			...get_object_vars($this),
			'last_hit' =>
				$this->last_hit === null ? null : str_replace(' ', 'T', $this->last_hit) . 'Z',
		];
	}
}
