<?php
/**
 * Validates and saves the text of robots.txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use WP_Error;

final class Saving {
	/**
	 * @param string      $content  '' for the text that WordPress generates.
	 * @param string|null $previous The text that was edited; null to overwrite any text.
	 * @return WP_Error|null 400 pharos_robots_txt_too_long; 409 pharos_robots_txt_locked, pharos_robots_txt_changed; 500
	 *                       pharos_robots_txt_not_saved. After an error nothing is written.
	 */
	public static function save(string $content, ?string $previous): ?WP_Error {
		return self::refusal($content) ??
			self::failure(RobotsTxt::save(RobotsTxt::normalise($content), $previous));
	}

	/** Why this text can't be saved; null if it can. */
	public static function refusal(string $content): ?WP_Error {
		return self::error(
			match (true) {
				PhysicalFile::exists() => [
					'pharos_robots_txt_locked',
					__(
						'There is a robots.txt file in the root folder of your site, and visitors get that file. Delete it to edit robots.txt in Pharos SEO.',
						'pharos-seo',
					),
					409,
				],
				!get_option('blog_public') => [
					'pharos_robots_txt_locked',
					__(
						'Search engines are discouraged from indexing the site. Change this under Settings > Reading to edit robots.txt.',
						'pharos-seo',
					),
					409,
				],
				strlen($content) > RobotsTxt::MAX_BYTES => [
					'pharos_robots_txt_too_long',
					sprintf(
						/* translators: %s: a size, such as "500 KB". */
						__('The text is too long: crawlers read only the first %s.', 'pharos-seo'),
						size_format(RobotsTxt::MAX_BYTES),
					),
					400,
				],
				default => null,
			},
		);
	}

	/** The error of a result of RobotsTxt::save(). */
	private static function failure(string $result): ?WP_Error {
		return self::error(
			match ($result) {
				'changed' => [
					'pharos_robots_txt_changed',
					__(
						'robots.txt was changed in another window or by another user. Save again to overwrite it, or discard your changes to see the new version.',
						'pharos-seo',
					),
					409,
				],
				'failed' => [
					'pharos_robots_txt_not_saved',
					__('Failed to update robots.txt file.', 'pharos-seo'),
					500,
				],
				default => null,
			},
		);
	}

	/** @param array{string, string, int}|null $error Code, message and status. */
	private static function error(?array $error): ?WP_Error {
		if ($error === null) {
			return null;
		}
		[$code, $message, $status] = $error;
		return new WP_Error($code, $message, ['status' => $status]);
	}
}
