<?php
/**
 * Checks whether X card tags are turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

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

	protected function fine(): string {
		return __('X shows shared pages as cards.', 'pharos-seo');
	}

	protected function wrong(): string {
		return __('X tags are switched off.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'With these tags a link to one of your pages is shown on X as a card with title and image, which more people notice than a bare link.',
				'pharos-seo',
			),
			__('Switch them on unless another plugin or your theme prints them.', 'pharos-seo'),
		];
	}

	protected function link(): string {
		return __('Open the switch', 'pharos-seo');
	}
}
