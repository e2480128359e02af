<?php
/**
 * What a run has found.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Report {
	/**
	 * @param int                  $checked_at When the run was over.
	 * @param array<string, array> $items      By check, see Result::item().
	 * @param list<string>         $left       Checks that could not be carried out; what they found before is among the items.
	 * @param string               $sign       What it depends on and can be asked for, see Sign.
	 * @param string               $seen       The signs that go with changes of the rest, see Kept::STATE and Lists::mark().
	 */
	public function __construct(
		public readonly int $checked_at,
		public readonly array $items,
		public readonly array $left,
		public readonly string $sign,
		public readonly string $seen,
	) {}

	/** Null for what is none. */
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

	/** What is kept of it. As JSON in ASCII: what pages say may be more than the database can hold. */
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

	/** The same with what one check says now; null for nothing. */
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
	 * Whether nothing that it depends on has changed, in a day.
	 *
	 * @param string $seen '' where something has.
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
