<?php
/**
 * Checks whether Open Graph tags are turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

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

	protected function fine(): string {
		return __('Shared pages tell networks how to show them.', 'pharos-seo');
	}

	protected function wrong(): string {
		return __('Open Graph tags are switched off.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'When somebody shares one of your pages, Facebook, LinkedIn, WhatsApp and most other networks and messengers read these tags to show its title, its text and an image. Without them each makes up a preview, often without an image.',
				'pharos-seo',
			),
			__('Switch them on unless another plugin or your theme prints them.', 'pharos-seo'),
		];
	}

	protected function link(): string {
		return __('Open the switch', 'pharos-seo');
	}
}
