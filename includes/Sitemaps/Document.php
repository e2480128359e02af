<?php
/**
 * What is served, and what is known about it.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

final class Document {
	public readonly string $etag;

	/**
	 * @param string $lastmod UTC, of the entry that changed last; '' when nobody knows.
	 */
	public function __construct(
		public readonly string $xml,
		public readonly int $entries,
		public readonly string $lastmod,
	) {
		$this->etag = md5($xml);
	}
}
