<?php
/**
 * Checks whether meta descriptions are unique.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

final class DuplicateDescriptions extends Duplicates {
	public function id(): string {
		return 'duplicate_descriptions';
	}

	protected function part(): string {
		return 'description';
	}

	protected function passed_message(): string {
		return __('All meta descriptions are unique.', 'pharos-seo');
	}

	protected function failed_message(int $groups): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s meta description is used by several posts.',
				'%s meta descriptions are used by several posts.',
				$groups,
				'pharos-seo',
			),
			number_format_i18n($groups),
		);
	}

	protected function advice(): string {
		return __(
			'The meta description is the text below the title in search results. If several posts share one, search engines may replace it. Write a unique one for each post.',
			'pharos-seo',
		);
	}
}
