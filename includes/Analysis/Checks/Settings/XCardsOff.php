<?php
/**
 * Checks whether X card tags are turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

final class XCardsOff extends SwitchCheck {
	public function id(): string {
		return 'x_cards_off';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function key(): string {
		return 'twitter_meta_tags';
	}

	protected function route(): string {
		return '/general/social/x';
	}

	protected function passed_message(): string {
		return __('X card tags are turned on.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('X card tags are turned off.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'With these tags, X shows links to your pages as cards with title and image, which get more attention than plain links.',
				'pharos-seo',
			),
			__('Turn them on unless another plugin or your theme outputs them.', 'pharos-seo'),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
