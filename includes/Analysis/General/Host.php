<?php
/**
 * The text of a request to the site's hosting provider.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

final class Host {
	/**
	 * Returns parts of a description.
	 *
	 * @param string $letter The text to send.
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
