<?php
/**
 * Checks whether feeds can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

final class FeedsIndexed extends SwitchCheck {
	public function id(): string {
		return 'feeds_indexed';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function key(): string {
		return 'allow_indexing_of_feed_entries';
	}

	protected function route(): string {
		return '/advanced/feeds';
	}

	protected function sound(): bool {
		return false;
	}

	protected function fine(): string {
		return __('Feeds stay out of search results.', 'pharos-seo');
	}

	protected function wrong(): string {
		return __('Search engines may list your feeds.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'A feed repeats your posts in a form that is made for programs. In search results it takes the place of the post itself, and who clicks on it gets a page that is no page.',
				'pharos-seo',
			),
			__(
				'Switch this off: search engines still follow the links in feeds to your posts.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the switch', 'pharos-seo');
	}
}
