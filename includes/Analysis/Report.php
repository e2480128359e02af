<?php
/**
 * The results of a run.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Report {
	/**
	 * @param int                  $checked_at The time when the run ended.
	 * @param array<string, array> $items      By check, see Result::item().
	 * @param list<string>         $left       Checks that couldn't be run; their previous results are in the items.
	 * @param string               $sign       A fingerprint of the data that it depends on and that can be queried, see Fingerprint.
	 * @param string               $seen       The tokens for changes of other data, see ReportStore::STATE and Lists::mark().
	 */
	public function __construct(
		public readonly int $checked_at,
		public readonly array $items,
		public readonly array $left,
		public readonly string $sign,
		public readonly string $seen,
	) {}

	/** Creates a report from stored content; null if it's invalid. */
	public static function from(mixed $content): ?self {
		if (!is_array($content) || !is_int($content['checked_at'] ?? null)) {
			return null;
		}
		$text = static fn(string $name): string => is_string($content[$name] ?? null)
			? $content[$name]
			: '';
		$found = json_decode($text('found'), true);
		return is_array($found)
			? new self(
				$content['checked_at'],
				array_filter((array) ($found['items'] ?? []), Item::is_whole(...)),
				array_values(array_filter((array) ($found['left'] ?? []), 'is_string')),
				$text('sign'),
				$text('seen'),
			)
			: null;
	}

	/** Returns the content to store. As ASCII JSON: texts of pages can contain characters that the database doesn't support. */
	public function content(): array {
		return [
			'checked_at' => $this->checked_at,
			'sign' => $this->sign,
			'seen' => $this->seen,
			'found' => (string) wp_json_encode(
				['items' => $this->items, 'left' => $this->left],
				JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR,
			),
		];
	}

	/** Returns a copy with a new result of one check; null for none. */
	public function with(string $check, ?array $item): self {
		$items = $item === null ? [] : [$check => $item];
		return new self(
			$this->checked_at,
			$items + array_diff_key($this->items, [$check => true]),
			array_values(array_diff($this->left, [$check])),
			$this->sign,
			$this->seen,
		);
	}

	/**
	 * Whether the data that the report depends on is unchanged and the report is less than a day old.
	 *
	 * @param string $seen '' if data has changed.
	 */
	public function is_fresh(string $sign, string $seen): bool {
		$age = time() - $this->checked_at;
		return $age >= 0 &&
			$age < DAY_IN_SECONDS &&
			$seen !== '' &&
			$seen === $this->seen &&
			$sign === $this->sign;
	}
}
