<?php
/**
 * Checks whether robots.txt allows search engines to crawl the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\RobotsTxt\Access;
use Pharos\RobotsTxt\Rules;

final class RobotsTxtBlocking implements Check {
	/** The user agents to check: all, and the crawlers of the two most used search engines. */
	private const AGENTS = ['*', 'Googlebot', 'Bingbot'];

	public function id(): string {
		return 'robots_txt_blocking';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$text = RobotsFile::text($site);
		if ($text === null) {
			return null;
		}
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH) ?: '/';
		$forbidden = array_values(
			array_filter(
				self::AGENTS,
				static fn(string $agent): bool => Access::is_forbidden($text, $agent, $path),
			),
		);
		$is_all = in_array('*', $forbidden, true) || Rules::block_everything($text);
		if ($forbidden === [] && !$is_all) {
			return Result::passed(
				__('robots.txt lets search engines read your site.', 'pharos-seo'),
			);
		}
		return Result::found(
			$is_all
				? __('robots.txt forbids search engines to read your site.', 'pharos-seo')
				: sprintf(
					/* translators: %s: names of crawlers, such as Googlebot. */
					__('robots.txt forbids %s to read your site.', 'pharos-seo'),
					wp_sprintf('%l', $forbidden),
				),
			[
				__(
					'They can’t see what is on your pages, so these fall out of the results or are listed without a text.',
					'pharos-seo',
				),
				__(
					'Take the line “Disallow: /” out of the group that it stands in. To hide a site on purpose, use a password.',
					'pharos-seo',
				),
				...RobotsFile::about_file(),
				['links' => [['url' => RobotsFile::url()]]],
			],
			RobotsFile::fix(),
			not_fixable: RobotsFile::fix() === null,
		);
	}
}
