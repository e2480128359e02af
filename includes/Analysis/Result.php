<?php
/**
 * What a check says.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/**
 * Plain texts and structured data, never HTML. A part of the description is one of:
 *
 * - a text: a paragraph;
 * - `[ 'list' => list<string> ]`: points;
 * - `[ 'links' => list<Link> ]`: addresses;
 * - `[ 'images' => list<Link> ]`: addresses of images, to be shown small;
 *
 * where a Link is `[ 'url' => …, 'status' => int|string, 'details' => string, 'fix' => Fix ]`, all but the first may be missing.
 * The status is one of HTTP, or the code of WordPress's error such as `http_request_failed`.
 */
final class Result {
	/**
	 * @param string $status      One of Check's; '' for the severity of the check.
	 * @param list<string|array>  $description
	 */
	private function __construct(
		private readonly string $status,
		private readonly string $message,
		private readonly array $description,
		private readonly ?Fix $fix,
		private readonly bool $not_fixable,
	) {}

	/** All is well. */
	public static function passed(string $message, string|array ...$description): self {
		return new self(Check::SUCCESS, $message, array_values($description), null, false);
	}

	/**
	 * Something is wrong.
	 *
	 * @param string             $message     What, in one plain sentence.
	 * @param list<string|array> $description Why it matters, where it is, what to do.
	 * @param Fix|null           $fix         What mends it; where there are several places, these are in the links.
	 * @param string             $status      Where it is not the check's severity.
	 * @param bool               $not_fixable Nothing in the site can mend it: the host's, or somebody else's.
	 */
	public static function found(
		string $message,
		array $description,
		?Fix $fix = null,
		string $status = '',
		bool $not_fixable = false,
	): self {
		return new self($status, $message, $description, $fix, $not_fixable);
	}

	/** @return array{status: string, message: string, description: list<string|array>, fix: array|null, not_fixable: bool} */
	public function item(string $severity): array {
		return [
			'status' => $this->status ?: $severity,
			'message' => $this->message,
			'description' => array_map(self::part(...), $this->description),
			'fix' => $this->fix?->to_array(),
			'not_fixable' => $this->not_fixable,
		];
	}

	private static function part(string|array $part): string|array {
		if (is_string($part)) {
			return $part;
		}
		foreach (['links', 'images'] as $kind) {
			foreach ((array) ($part[$kind] ?? []) as $at => $link) {
				if (($link['fix'] ?? null) instanceof Fix) {
					$part[$kind][$at]['fix'] = $link['fix']->to_array();
				}
			}
		}
		return $part;
	}
}
