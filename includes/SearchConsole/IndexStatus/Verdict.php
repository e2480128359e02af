<?php
/**
 * The status of a page in Google's index, and the reason why it isn't indexed.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

/** Google's texts are read in English, the language of the requests: there are no codes for most reasons. */
final class Verdict {
	/** Codes by a part of Google's text, the first one that matches counts. */
	private const TEXTS = [
		'unknown to google' => 'unknown',
		'discovered' => 'discovered',
		'crawled' => 'crawled',
		'duplicate' => 'duplicate',
		'alternate page' => 'alternate',
		'redirect error' => 'redirect_error',
		'redirect' => 'redirect',
		'noindex' => 'noindex',
		'robots.txt' => 'robots_txt',
		'soft 404' => 'soft_404',
		'not found' => 'not_found',
		'server error' => 'server_error',
		'unauthorized' => 'access',
		'forbidden' => 'access',
		'4xx' => 'access',
	];

	/** Codes by Google's states, for other texts. */
	private const STATES = [
		'DISALLOWED' => 'robots_txt',
		'BLOCKED_BY_META_TAG' => 'noindex',
		'BLOCKED_BY_HTTP_HEADER' => 'noindex',
		'BLOCKED_ROBOTS_TXT' => 'robots_txt',
		'SOFT_404' => 'soft_404',
		'NOT_FOUND' => 'not_found',
		'SERVER_ERROR' => 'server_error',
		'REDIRECT_ERROR' => 'redirect_error',
		'ACCESS_DENIED' => 'access',
		'ACCESS_FORBIDDEN' => 'access',
		'BLOCKED_4XX' => 'access',
	];

	private function __construct(
		public readonly int $status,
		public readonly string $reason,
		public readonly int $crawled,
	) {}

	/** @param array<string, mixed> $result `inspectionResult` of Google's response. */
	public static function read(array $result): self {
		$index = is_array($result['indexStatusResult'] ?? null) ? $result['indexStatusResult'] : [];
		$text = static fn(string $name): string => is_string($index[$name] ?? null)
			? $index[$name]
			: '';
		$is_indexed = $text('verdict') === 'PASS';
		return new self(
			$is_indexed ? Table::INDEXED : Table::NOT_INDEXED,
			$is_indexed ? '' : self::reason($text),
			max(0, (int) strtotime($text('lastCrawlTime') ?: '1970-01-01T00:00:00Z')),
		);
	}

	/** @param \Closure(string): string $text Returns a value of Google's response. */
	private static function reason(\Closure $text): string {
		$coverage = strtolower($text('coverageState'));
		foreach (self::TEXTS as $part => $code) {
			if (str_contains($coverage, $part)) {
				return $code;
			}
		}
		foreach (['robotsTxtState', 'indexingState', 'pageFetchState'] as $name) {
			if (isset(self::STATES[$text($name)])) {
				return self::STATES[$text($name)];
			}
		}
		return 'other';
	}
}
