<?php
/**
 * Checks whether the WordPress version is maintained.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** Only the newest version is officially supported; the previous one usually gets security updates too. */
final class WordPressVersion implements Check {
	public function id(): string {
		return 'wordpress_version';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$now = self::number((string) wp_get_wp_version());
		$newest = self::newest($now);
		if (version_compare($now, $newest, '>=')) {
			return Result::passed(
				sprintf(
					/* translators: %s: a version, such as 7.1. */
					__('WordPress %s is up to date.', 'pharos-seo'),
					$now,
				),
			);
		}
		return Result::found(
			sprintf(
				/* translators: 1 and 2: versions, such as 7.1. */
				__('WordPress %1$s is available. Your site runs WordPress %2$s.', 'pharos-seo'),
				$newest,
				$now,
			),
			[
				__(
					'Only the latest version of WordPress is supported. Older versions may have unfixed vulnerabilities, and search engines warn of hacked sites.',
					'pharos-seo',
				),
				__('Make a backup, then update WordPress.', 'pharos-seo'),
			],
			Fix::admin(
				__('Update WordPress', 'pharos-seo'),
				is_multisite() ? 'network/update-core.php' : 'update-core.php',
			),
			self::is_next($now, $newest) ? self::SUGGESTION : '',
		);
	}

	/** Returns the version from WordPress's update check; without one, the version that this plugin was tested with. */
	private static function newest(string $now): string {
		$updates = get_site_transient('update_core')->updates ?? [];
		$versions = [];
		foreach (is_array($updates) ? $updates : [] as $update) {
			$response = $update->response ?? '';
			if (in_array($response, ['upgrade', 'autoupdate', 'latest'], true)) {
				$versions[] = (string) ($update->current ?? '');
			}
		}
		if ($versions === []) {
			$readme = get_file_data(dirname(PHAROS_FILE) . '/readme.txt', [
				'tested' => 'Tested up to',
			]);
			$versions[] = $readme['tested'] ?: $now;
		}
		usort($versions, 'version_compare');
		return end($versions) ?: $now;
	}

	/** Whether the newest version is the first release of the next major version: later ones contain security updates. */
	private static function is_next(string $now, string $newest): bool {
		$branch = static fn(string $version): int => (int) round(10 * (float) $version);
		return $branch($newest) === $branch($now) + 1 && substr_count($newest, '.') === 1;
	}

	/** Returns the number of a test version such as "7.2-beta1": it counts as the final version. */
	private static function number(string $version): string {
		return (string) preg_replace('/-.*$/', '', $version);
	}
}
