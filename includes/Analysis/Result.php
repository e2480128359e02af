<?php
/**
 * The result of a check.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/**
 * Plain texts and structured data, never HTML. A part of the description is one of:
 *
 * - a text: a paragraph;
 * - `[ 'list' => list<string> ]`: a list;
 * - `[ 'links' => list<Link> ]`: URLs;
 * - `[ 'images' => list<Link> ]`: URLs of images, shown as thumbnails;
 *
 * where a Link is `[ 'url' => …, 'status' => int|string, 'details' => string, 'fix' => Fix ]`; all but the first are
 * optional. The status is an HTTP status, or the code of WordPress's error such as `http_request_failed`.
 */
final class Result {
	/**
	 * @param string $status      A status of Check; '' for the severity of the check.
	 * @param list<string|array>  $description
	 */
	private function __construct(
		private readonly string $status,
		private readonly string $message,
		private readonly array $description,
		private readonly ?Fix $fix,
		private readonly bool $not_fixable,
	) {}

	/** Creates the result of a passed check. */
	public static function passed(string $message, string|array ...$description): self {
		return new self(Check::SUCCESS, $message, array_values($description), null, false);
	}

	/**
	 * Creates the result of an issue.
	 *
	 * @param string             $message     The issue, in one plain sentence.
	 * @param list<string|array> $description Why it matters, where it is, what to do.
	 * @param Fix|null           $fix         The link to fix it; if there are several locations, the links have theirs.
	 * @param string             $status      The status, if it isn't the check's severity.
	 * @param bool               $not_fixable Whether it can't be fixed on the site: only by the host or a third party.
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
