<?php
/**
 * Checks whether SEO titles are unique.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

final class DuplicateTitles extends Duplicates {
	public function id(): string {
		return 'duplicate_titles';
	}

	protected function part(): string {
		return 'title';
	}

	protected function fine(): string {
		return __('Each post has a title of its own.', 'pharos-seo');
	}

	protected function wrong(int $groups): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s title belongs to more than one post.',
				'%s titles belong to more than one post.',
				$groups,
				'pharos-seo',
			),
			number_format_i18n($groups),
		);
	}

	protected function advice(): string {
		return __(
			'In search results nobody can tell such posts apart, and search engines may show only one of them. Give each a title that says what only it has.',
			'pharos-seo',
		);
	}
}
