<?php
/**
 * Checks whether SEO titles are unique.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

final class DuplicateTitles extends Duplicates {
	public function id(): string {
		return 'duplicate_titles';
	}

	protected function part(): string {
		return 'title';
	}

	protected function passed_message(): string {
		return __('All SEO titles are unique.', 'pharos-seo');
	}

	protected function failed_message(int $groups): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s SEO title is used by several posts.',
				'%s SEO titles are used by several posts.',
				$groups,
				'pharos-seo',
			),
			number_format_i18n($groups),
		);
	}

	protected function advice(): string {
		return __(
			'Posts with the same title look alike in search results, and search engines may show only one of them. Give each post a unique title.',
			'pharos-seo',
		);
	}
}
