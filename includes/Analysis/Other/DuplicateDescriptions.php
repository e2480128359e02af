<?php
/**
 * Checks whether meta descriptions are unique.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

final class DuplicateDescriptions extends Duplicates {
	public function id(): string {
		return 'duplicate_descriptions';
	}

	protected function part(): string {
		return 'description';
	}

	protected function fine(): string {
		return __('No two posts have the same description.', 'pharos-seo');
	}

	protected function wrong(int $groups): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s description belongs to more than one post.',
				'%s descriptions belong to more than one post.',
				$groups,
				'pharos-seo',
			),
			number_format_i18n($groups),
		);
	}

	protected function advice(): string {
		return __(
			'The description is the text below the title in search results. Where it is the same for several posts, search engines put a text of their own in its place. Write one for each.',
			'pharos-seo',
		);
	}
}
