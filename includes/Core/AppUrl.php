<?php
/**
 * URLs of the settings application.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class AppUrl {
	/** The `page` query parameter of the settings application. */
	public const PAGE = 'pharos_settings';

	/** The `page` query parameter of the setup wizard. */
	public const WIZARD = 'pharos_onboarding';

	/** The URL of the application without a route. */
	public static function home(): string {
		return admin_url('admin.php?page=' . self::PAGE);
	}

	/**
	 * The URL of a route.
	 *
	 * @param string $path A route such as "/general".
	 */
	public static function route(string $path): string {
		return self::home() . '#' . $path;
	}

	/** The URL of the setup wizard. */
	public static function wizard(): string {
		return admin_url('admin.php?page=' . self::WIZARD);
	}
}
