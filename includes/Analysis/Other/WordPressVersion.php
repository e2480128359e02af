<?php
/**
 * Whether WordPress is a version that is looked after.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** Only the newest one is officially supported; the one before it mostly gets security updates too. */
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
				__('WordPress %1$s is out, your site has %2$s.', 'pharos-seo'),
				$newest,
				$now,
			),
			[
				__(
					'Only the newest version of WordPress is supported. In older ones known holes may stay open, and search engines warn of sites that were broken into.',
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

	/** As WordPress was told; where it was told nothing, what this plugin was tested with is out in any case. */
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

	/** Whether the newest is the version right behind ours, and the first of its kind: others bring security updates. */
	private static function is_next(string $now, string $newest): bool {
		$branch = static fn(string $version): int => (int) round(10 * (float) $version);
		return $branch($newest) === $branch($now) + 1 && substr_count($newest, '.') === 1;
	}

	/** Of a version that is being tested, such as "7.2-beta1": as good as the one it becomes. */
	private static function number(string $version): string {
		return (string) preg_replace('/-.*$/', '', $version);
	}
}
