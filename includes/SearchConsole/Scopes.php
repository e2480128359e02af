<?php
/**
 * What Google is asked to allow.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class Scopes {
	public const READ = 'https://www.googleapis.com/auth/webmasters.readonly';

	/** Also submits sitemaps. */
	public const WRITE = 'https://www.googleapis.com/auth/webmasters';

	/** For an OAuth client: besides Search Console, which account it is. */
	public static function asked(bool $for_sitemaps): string {
		return ($for_sitemaps ? self::WRITE : self::READ) . ' openid email';
	}

	/**
	 * What was granted of Search Console. People may take away a checkbox on Google's page.
	 *
	 * @return list<string>
	 */
	public static function granted(string $scopes): array {
		return array_values(array_intersect([self::READ, self::WRITE], explode(' ', $scopes)));
	}
}
