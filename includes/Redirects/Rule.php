<?php
/**
 * One redirect.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Rule {
	public const MATCHES = ['exact', 'prefix', 'pattern'];

	/** `campaign` is `exact`, except that parameters of campaigns pass. */
	public const QUERIES = ['keep', 'ignore', 'exact', 'campaign'];

	public const STATUSES = [301, 302, 307, 308, 410, 451];

	/** Status codes without a target. */
	public const GONE = [410, 451];

	public const ORIGINS = ['manual', 'change', 'import', 'migration'];

	/** The fields that make it this redirect: what users save, and files hold. */
	public const FIELDS = [
		'source',
		'match',
		'ignore_case',
		'query',
		'target',
		'status',
		'enabled',
	];

	/**
	 * @param int         $id          0 until it's stored.
	 * @param string      $source      A path below the home URL such as "/old/", with a query string if needs_query(); or a pattern.
	 * @param string      $match       One of MATCHES.
	 * @param string      $query       Handling of the requested query string: one of QUERIES.
	 * @param string      $target      A path, a URL, `post-12`, `term-5`, or '' if there is none.
	 * @param string|null $last_hit    Time of the last hit in UTC, as in the database.
	 * @param bool        $ignore_case Whether capital and small letters of the URL are the same.
	 * @param int         $import      The import that it is from, or that has changed it (Import); 0 for none, and since a user has edited it.
	 * @param array|null  $replaced    Its fields before that import; null for one that the import has added.
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
		public readonly bool $ignore_case = false,
		public readonly int $import = 0,
		public readonly ?array $replaced = null,
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
			// A table from before these columns, until Table::need() adds them.
			(bool) ($row['ignore_case'] ?? false),
			(int) ($row['import'] ?? 0),
			json_decode($row['replaced'] ?? '', true),
		);
	}

	/** A copy of the redirect with other values for some fields. */
	public function with(mixed ...$fields): self {
		return new self(...[...get_object_vars($this), ...$fields]);
	}

	public function address(): Address {
		return Address::from_uri($this->source);
	}

	/** The lookup key, which is unique. */
	public function key(): string {
		if ($this->match === 'pattern') {
			return md5(
				"pattern:$this->source" .
					($this->needs_query() ? '?' : '') .
					($this->ignore_case ? ' any case' : ''),
			);
		}
		$address = $this->address();
		return Address::key(
			$this->match,
			$address->path,
			$this->needs_query() ? $address->query : null,
			$this->ignore_case,
		);
	}

	/** Whether the query string has to be that of the source. */
	public function needs_query(): bool {
		return in_array($this->query, ['exact', 'campaign'], true);
	}

	/** Whether it redirects the home page when that is requested with a certain query string, such as `/?id=5` or `/index.php?id=5`. */
	public function is_of_home(): bool {
		return $this->match === 'exact' &&
			$this->needs_query() &&
			preg_match('~^/(?:index\.php)?\?~i', $this->source) === 1;
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

	/** @return array<string, mixed> See FIELDS. */
	public function fields(): array {
		$fields = get_object_vars($this);
		return array_combine(
			self::FIELDS,
			array_map(static fn(string $name): mixed => $fields[$name], self::FIELDS),
		);
	}

	/** @return array<string, mixed> The fields as in REST responses and files. */
	public function to_array(): array {
		return [
			...array_diff_key(get_object_vars($this), ['replaced' => 0]),
			'last_hit' =>
				$this->last_hit === null ? null : str_replace(' ', 'T', $this->last_hit) . 'Z',
		];
	}
}
