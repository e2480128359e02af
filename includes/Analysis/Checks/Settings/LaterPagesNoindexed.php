<?php
/**
 * Checks whether paginated archives are set to noindex.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Site;

final class LaterPagesNoindexed extends SwitchCheck {
	public function id(): string {
		return 'later_pages_noindexed';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function key(): string {
		return 'noindex_paginated_pages';
	}

	protected function route(): string {
		return '/advanced/pagination';
	}

	protected function sound(): bool {
		return false;
	}

	protected function concerns(Site $site): bool {
		return wp_count_posts()->publish > (int) get_option('posts_per_page');
	}

	protected function passed_message(): string {
		return __('Paginated archives can be indexed.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('Paginated archives are set to noindex.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'Over time, search engines crawl pages set to noindex less often, and with them the links on these pages. Older posts, which only these pages link to, are then hard to discover.',
				'pharos-seo',
			),
			__(
				'Turn off “No Index for paginated archives” unless your archives show the same posts in many ways.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
