<?php
/**
 * The text of a request to the site's hosting provider.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

final class Host {
	/**
	 * Returns parts of a description.
	 *
	 * @param string $letter The text to send.
	 * @return list<string>
	 */
	public static function letter(string $letter): array {
		return [__('Your host can fix this. You can send them this text:', 'pharos-seo'), $letter];
	}
}
