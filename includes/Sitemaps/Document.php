<?php
/**
 * What is served, and what is known about it.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** @see https://www.sitemaps.org/protocol.html#index for its limits. */
final class Document {
	/** Addresses in it. */
	public const MOST = 50_000;

	/** Bytes, before they are packed for the way. */
	public const MOST_BYTES = 50 * MB_IN_BYTES;

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
