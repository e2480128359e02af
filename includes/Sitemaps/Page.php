<?php
/**
 * A page of a sitemap: one file.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * A range of keys, see Provider. Its number doesn't change when other pages are split or joined.
 *
 * `version` increases with every change in the range; `counted` and `made` are the versions of `entries` and `lastmod`, and of the content.
 * So a change while a page is being generated is never lost.
 */
final class Page {
	/** Signature of a page that was never counted, but is known not to be too long. */
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
		/** UTC time of the last modified entry. */
		public readonly string $lastmod,
		/** UTC time of the last change of the content. */
		public readonly string $changed,
		public readonly string $etag,
		/** Null if it wasn't read. */
		public readonly ?string $content = null,
	) {}

	/** @param string $sign Signature of the current rules, see Rules. */
	public function is_counted(string $sign): bool {
		return $this->counted === $this->version && $this->sign === $sign;
	}

	/** Whether it may have to be split into any number of pages. */
	public function has_unknown_size(): bool {
		return $this->to === '' && $this->counted === 0 && $this->sign !== self::SURVEYED;
	}

	/** A copy with the result of counting. */
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
