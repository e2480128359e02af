<?php
/**
 * One page of a sitemap: a file that crawlers ask for.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * A range of keys, see Provider. Its number stays the same whatever happens to the pages around it.
 *
 * `version` grows with every change of what is in the range; `counted` and `made` are the versions that `entries` and `lastmod`,
 * and the content, are of. So a change that comes while a page is being made is never lost.
 */
final class Page {
	/** The sign of a page that was never counted, but is known not to be too long. */
	public const SURVEYED = 'surveyed';

	public function __construct(
		public readonly int $id,
		public readonly string $series,
		public readonly int $number,
		public readonly string $from,
		public readonly string $to,
		public readonly int $version,
		public readonly int $counted,
		public readonly int $made,
		public readonly string $sign,
		public readonly int $entries,
		/** UTC, of the entry that changed last. */
		public readonly string $lastmod,
		/** UTC, when the content became what it is. */
		public readonly string $changed,
		public readonly string $etag,
		/** Null when it was not read. */
		public readonly ?string $content = null,
	) {}

	/** @param string $sign The rules of now, see Rules. */
	public function is_counted(string $sign): bool {
		return $this->counted === $this->version && $this->sign === $sign;
	}

	/** Whether it may have to be divided into any number of pages. */
	public function has_unknown_size(): bool {
		return $this->to === '' && $this->counted === 0 && $this->sign !== self::SURVEYED;
	}

	/** The page after it was counted. */
	public function with_count(string $sign, int $entries, string $lastmod): self {
		return new self(
			$this->id,
			$this->series,
			$this->number,
			$this->from,
			$this->to,
			$this->version,
			$this->version,
			$this->sign === $sign ? $this->made : 0,
			$sign,
			$entries,
			$lastmod,
			$this->changed,
			$this->etag,
		);
	}

	public function is_made(string $sign): bool {
		return $this->made === $this->version && $this->sign === $sign;
	}
}
