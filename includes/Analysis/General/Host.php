<?php
/**
 * What is asked of the company that the site lies with.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

final class Host {
	/**
	 * Parts of a description.
	 *
	 * @param string $letter Ready to be sent.
	 * @return list<string>
	 */
	public static function asked(string $letter): array {
		return [
			__(
				'This is mended where the site is hosted. You can send your host this text:',
				'pharos-seo',
			),
			$letter,
		];
	}
}
