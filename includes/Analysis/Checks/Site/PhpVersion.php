<?php
/**
 * Checks whether the server's PHP version receives security updates.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class PhpVersion implements Check {
	/**
	 * The last day of security updates by version, for sites that can't connect to wordpress.org.
	 *
	 * @see https://www.php.net/supported-versions.php
	 */
	private const ENDS = [
		'8.1' => '2025-12-31',
		'8.2' => '2026-12-31',
		'8.3' => '2027-12-31',
		'8.4' => '2028-12-31',
		'8.5' => '2029-12-31',
	];

	public function id(): string {
		return 'php_version';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		if (self::is_secure()) {
			return Result::passed(
				sprintf(
					/* translators: %s: a version, such as 8.4. */
					__('PHP %s receives security updates.', 'pharos-seo'),
					self::branch(),
				),
			);
		}
		return Result::found(
			sprintf(
				/* translators: %s: a version, such as 8.1. */
				__('PHP %s no longer receives security updates.', 'pharos-seo'),
				self::branch(),
			),
			[
				__(
					'Outdated PHP versions have security vulnerabilities that aren’t fixed, and they are slower. Search engines warn of hacked sites.',
					'pharos-seo',
				),
				__(
					'Ask your host for a newer version. Most hosts let you choose it in their control panel.',
					'pharos-seo',
				),
				['links' => [['url' => wp_get_update_php_url()]]],
			],
			not_fixable: true,
		);
	}

	/** Uses WordPress's cached response of wordpress.org. Sends no request: WordPress does that on its dashboard, once a week. */
	private static function is_secure(): bool {
		if (get_site_transient('php_check_' . md5(PHP_VERSION)) !== false) {
			require_once ABSPATH . 'wp-admin/includes/misc.php';
			$known = wp_check_php_version();
			if (is_array($known)) {
				return !empty($known['is_secure']);
			}
		}
		$oldest = (string) array_key_first(self::ENDS);
		$end = self::ENDS[self::branch()] ?? '';
		return $end === '' ? version_compare(PHP_VERSION, $oldest, '>=') : gmdate('Y-m-d') <= $end;
	}

	private static function branch(): string {
		return PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION;
	}
}
