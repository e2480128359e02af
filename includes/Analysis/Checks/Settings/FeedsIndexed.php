<?php
/**
 * Checks whether feeds can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

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

	protected function passed_message(): string {
		return __('Feeds aren’t indexed.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('Feeds can be indexed.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'A feed repeats your posts for feed readers. In search results, it can replace the post, and visitors who click it get a file instead of a web page.',
				'pharos-seo',
			),
			__(
				'Turn off “Feeds in search results”. Search engines still follow the links in feeds to your posts.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
