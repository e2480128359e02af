<?php
/**
 * Stores the contents of pages.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** In a persistent object cache if available, otherwise in the page's row. A page of 1,000 URLs is 150 kB of text, and 12 kB compressed. */
final class Store {
	private const GROUP = 'pharos_sitemaps';

	/** First character of an uncompressed content, if PHP lacks zlib. */
	private const PLAIN = '<';

	/** @return string|null Null if it is missing or expired. */
	public static function read(Page $page): ?string {
		$content = wp_using_ext_object_cache()
			? wp_cache_get(self::key($page->series, $page->number, $page->etag), self::GROUP)
			: $page->content;
		if (!is_string($content) || $content === '') {
			return null;
		}
		$xml = str_starts_with($content, self::PLAIN)
			? $content
			: (string) gzinflate((string) base64_decode($content, true));
		// Cached values may be corrupted.
		return md5($xml) === $page->etag ? $xml : null;
	}

	/** @return string The value to store in the page's row. */
	public static function write(string $series, int $number, Document $document): string {
		$content = function_exists('gzdeflate')
			? base64_encode((string) gzdeflate($document->xml, 6))
			: $document->xml;
		if (!wp_using_ext_object_cache()) {
			return $content;
		}
		wp_cache_set(
			self::key($series, $number, $document->etag),
			$content,
			self::GROUP,
			WEEK_IN_SECONDS,
		);
		return '';
	}

	private static function key(string $series, int $number, string $etag): string {
		return "$series-$number-$etag";
	}
}
