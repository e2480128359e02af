<?php
/**
 * Serves llms.txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Compat\SeoPlugins;
use Pharos\Core\File;
use Pharos\RobotsTxt\PhysicalFile;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Busy;
use Pharos\Sitemaps\Server as Files;
use Pharos\Sitemaps\Urls;

/** Serves the file below the home URL of each site, before WordPress queries posts. */
final class Server implements File {
	public const FILE = 'llms.txt';

	/** The query parameter with plain permalinks. */
	public const PARAMETER = 'pharos_llms_txt';

	public static function serve(\Closure $settings, \Closure $variables): void {
		if (
			!in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true) ||
			!self::is_asked() ||
			!$settings()->get('enable_llms_txt') ||
			!get_option('blog_public')
		) {
			return;
		}
		try {
			$text = TextCache::text($settings(), $variables());
		} catch (Busy) {
			status_header(503);
			header('Retry-After: 10');
			exit();
		}
		Files::answer($text, md5($text), null, 'text/plain');
	}

	public static function url(): string {
		return Urls::of_file(self::FILE, self::PARAMETER . '=1');
	}

	/** @return 'other_plugin'|'off'|'hidden'|'file'|'plain'|'' The reason why the text isn’t served at /llms.txt; '' if it is. */
	public static function obstacle(Settings $settings): string {
		return match (true) {
			!$settings->get('enable_llms_txt') => 'off',
			SeoPlugins::active() !== null => 'other_plugin',
			!get_option('blog_public') => 'hidden',
			is_file(self::path()) => 'file',
			!get_option('permalink_structure') => 'plain',
			default => '',
		};
	}

	private static function is_asked(): bool {
		$path = Urls::path();
		return $path === self::FILE || ($path === '' && isset($_GET[self::PARAMETER]));
	}

	/** The path of a physical llms.txt. */
	private static function path(): string {
		$below = '';
		if (is_multisite() && !is_subdomain_install()) {
			// Sites of a network share a folder.
			$site = (string) get_site()?->path;
			$below = trim(substr($site, strlen((string) get_network()?->path)), '/');
		}
		return PhysicalFile::folder() . ($below === '' ? '' : "/$below") . '/' . self::FILE;
	}
}
