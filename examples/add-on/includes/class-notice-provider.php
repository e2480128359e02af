<?php
/**
 * One URL, of a page that WordPress doesn't know.
 */

declare(strict_types=1);

namespace Pharos_Example;

use Pharos\Sitemaps\Entry;
use Pharos\Sitemaps\Provider;

final class Notice_Provider implements Provider {
	/** The key of its only entry: entries are sorted by their keys. */
	private const KEY = 'notice';

	public function series(): array {
		return setting('example_sitemap') ? ['' => __('Example add-on', 'pharos-example')] : [];
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$is_in_range = self::KEY >= $from && ($to === '' || self::KEY < $to);
		return $is_in_range && $limit > 0
			? [new Entry(self::KEY, home_url('/example-notice/'), '2026-01-01 00:00:00')]
			: [];
	}

	public function size(string $series): int {
		return 1;
	}

	public function rules(string $series): string {
		return '';
	}
}
