<?php
/**
 * Checks whether Open Graph tags are turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

final class OpenGraphOff extends SwitchCheck {
	public function id(): string {
		return 'open_graph_off';
	}

	protected function key(): string {
		return 'open_graph_tags';
	}

	protected function route(): string {
		return '/general/social/facebook';
	}

	protected function passed_message(): string {
		return __('Shared pages have Open Graph tags.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('Open Graph tags are turned off.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'Facebook, LinkedIn, WhatsApp and most other social networks and messengers use these tags for the title, text and image of a shared page. Without them, each generates a preview, often without an image.',
				'pharos-seo',
			),
			__('Turn them on unless another plugin or your theme outputs them.', 'pharos-seo'),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
