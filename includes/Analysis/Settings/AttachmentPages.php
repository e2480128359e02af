<?php
/**
 * Checks whether attachment pages can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

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

	protected function fine(): string {
		return __('Files have no pages of their own in search results.', 'pharos-seo');
	}

	protected function wrong(): string {
		return __('Every file of the media library has a page of its own.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'Such a page shows one image or file and nothing else. Search engines find as many nearly empty pages as you have files, which lets the whole site look poorer.',
				'pharos-seo',
			),
			__('Let these addresses lead to the post that the file belongs to.', 'pharos-seo'),
		];
	}

	protected function link(): string {
		return __('Open the switch', 'pharos-seo');
	}
}
