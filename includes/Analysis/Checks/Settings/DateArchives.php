<?php
/**
 * Checks whether date archives are turned on without need.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

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

	protected function passed_message(): string {
		return __('Date archives are turned off.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('Date archives can be indexed.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'Each year, month and day with posts has an archive that lists them again. Hardly anyone searches for these archives, and they compete with your posts, categories and tags.',
				'pharos-seo',
			),
			__(
				'Turn off date archives to redirect them to the home page, or set them to noindex.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
