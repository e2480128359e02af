<?php
/**
 * A settings file that can't be parsed.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

/** The message is shown to users and includes the position. */
final class InvalidFile extends \Exception {
	/**
	 * @param string $code_name The error code: see words().
	 * @param int    $in_line   The line, from 1; 0 if the whole file is meant.
	 * @param int    $column    The column, from 1, in characters.
	 * @param string $name      The duplicate name.
	 */
	public function __construct(
		public readonly string $code_name,
		public readonly int $in_line = 0,
		public readonly int $column = 0,
		public readonly string $name = '',
	) {
		parent::__construct(
			strtr($this->words(), [
				'%1$s' => (string) $in_line,
				'%2$s' => (string) $column,
				'%3$s' => $name,
			]),
		);
	}

	private function words(): string {
		return match ($this->code_name) {
			'too_large' => __('The file is larger than 5 MB.', 'pharos-seo'),
			'utf16' => __(
				'The file is encoded as UTF-16. Save it as UTF-8 and try again.',
				'pharos-seo',
			),
			'encoding' => __(
				'The file isn’t valid UTF-8 text. Export the settings again.',
				'pharos-seo',
			),
			'empty' => __('The file is empty.', 'pharos-seo'),
			'no_object' => __(
				'This isn’t a settings file. Choose a file exported under Tools > Import/Export.',
				'pharos-seo',
			),
			/* translators: 1: number of a line, 2: number of a column. */
			'cut_off' => __(
				'The file is incomplete: it ends on line %1$s, column %2$s. Download it again.',
				'pharos-seo',
			),
			/* translators: 1: number of a line, 2: number of a column. */
			'deep' => __('The file is nested too deeply on line %1$s, column %2$s.', 'pharos-seo'),
			/* translators: 1: number of a line, 2: number of a column, 3: name of a setting. */
			'duplicate' => __(
				'“%3$s” appears twice, the second time on line %1$s, column %2$s. Remove one of them.',
				'pharos-seo',
			),
			/* translators: 1: number of a line, 2: number of a column. */
			default => __('The file isn’t valid JSON: see line %1$s, column %2$s.', 'pharos-seo'),
		};
	}
}
