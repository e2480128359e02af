<?php
/**
 * OAuth scopes.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class Scopes {
	public const READ = 'https://www.googleapis.com/auth/webmasters.readonly';

	/** Also allows submitting sitemaps. */
	public const WRITE = 'https://www.googleapis.com/auth/webmasters';

	/** Requested scopes of an OAuth client: Search Console, and the identity of the account. */
	public static function for_client(bool $for_sitemaps): string {
		return ($for_sitemaps ? self::WRITE : self::READ) . ' openid email';
	}

	/**
	 * The granted Search Console scopes. Users can deselect scopes on Google's consent page.
	 *
	 * @return list<string>
	 */
	public static function granted(string $scopes): array {
		return array_values(array_intersect([self::READ, self::WRITE], explode(' ', $scopes)));
	}
}
