<?php
/**
 * Checks whether custom titles and descriptions are turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

final class PageLevelSeoOff extends SwitchCheck {
	public function id(): string {
		return 'page_level_seo_off';
	}

	protected function key(): string {
		return 'enable_page_level_seo';
	}

	protected function route(): string {
		return '/tools/manage-features';
	}

	protected function fine(): string {
		return __('Each page can have a title and a description of its own.', 'pharos-seo');
	}

	protected function wrong(): string {
		return __('Titles and descriptions of single pages are switched off.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'Every page gets its title and description from the templates, whatever was written for it in its editor. The most important pages deserve texts of their own.',
				'pharos-seo',
			),
			__(
				'Switch on Page Level Checks: what was written before is there again at once.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the switch', 'pharos-seo');
	}
}
