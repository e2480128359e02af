<?php
/**
 * Checks whether date archives are turned on without need.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Site;

final class DateArchives extends SwitchCheck {
	public function id(): string {
		return 'date_archives';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function key(): string {
		return 'date_archive';
	}

	protected function route(): string {
		return '/general/archive_pages';
	}

	protected function sound(): bool {
		return false;
	}

	protected function concerns(Site $site): bool {
		return !in_array('date', $site->settings->get('no_index'), true);
	}

	protected function fine(): string {
		return __('There are no lists of posts by date in search results.', 'pharos-seo');
	}

	protected function wrong(): string {
		return __('Lists of posts by date may be in search results.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'For each year, month and day with posts there is a page that lists them once more. Hardly anybody searches for these, and they compete with your posts, categories and tags.',
				'pharos-seo',
			),
			__(
				'Switch date archives off, so that they lead to the home page; or keep them and give them No Index.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the switch', 'pharos-seo');
	}
}
