<?php
/**
 * A generated document and its metadata.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** @see https://www.sitemaps.org/protocol.html#index for its limits. */
final class Document {
	/** Maximum number of URLs. */
	public const MOST = 50_000;

	/** Maximum size in bytes, uncompressed. */
	public const MOST_BYTES = 50 * MB_IN_BYTES;

	public readonly string $etag;

	/** @param string $lastmod UTC time of the last modified entry; '' if unknown. */
	public function __construct(
		public readonly string $xml,
		public readonly int $entries,
		public readonly string $lastmod,
	) {
		$this->etag = md5($xml);
	}
}
