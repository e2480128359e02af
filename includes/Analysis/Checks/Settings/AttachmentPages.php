<?php
/**
 * Checks whether attachment pages can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Site;

final class AttachmentPages extends SwitchCheck {
	public function id(): string {
		return 'attachment_pages';
	}

	protected function key(): string {
		return 'redirectAttachmentPagesToPostParent';
	}

	protected function route(): string {
		return '/advanced/images';
	}

	protected function concerns(Site $site): bool {
		return get_option('wp_attachment_pages_enabled') &&
			!in_array('attachment', $site->settings->get('no_index'), true);
	}

	protected function passed_message(): string {
		return __('Attachment pages are redirected.', 'pharos-seo');
	}

	protected function failed_message(): string {
		return __('Attachment pages can be indexed.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'An attachment page shows one file and nothing else. There are as many nearly empty pages as you have files, and search results can send visitors to these instead of your posts.',
				'pharos-seo',
			),
			__('Redirect attachment pages to the post that the file belongs to.', 'pharos-seo'),
		];
	}

	protected function link(): string {
		return __('Open the setting', 'pharos-seo');
	}
}
