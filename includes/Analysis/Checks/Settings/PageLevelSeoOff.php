<?php
/**
 * Checks whether custom titles and descriptions are turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

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

	protected function passed_message(): string {
		return __('Custom titles and descriptions are turned on.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('Custom titles and descriptions are turned off.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'Every page gets its title and description from templates, even if a custom one was written in the editor. Your most important pages deserve custom ones.',
				'pharos-seo',
			),
			__(
				'Turn on Page Level Checks. Custom titles and descriptions that were saved before are used again.',
				'pharos-seo',
			),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
