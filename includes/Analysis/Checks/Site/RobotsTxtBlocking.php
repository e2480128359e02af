<?php
/**
 * Checks whether robots.txt allows search engines to crawl the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

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
				__('robots.txt allows search engines to crawl the site.', 'pharos-seo'),
			);
		}
		return Result::found(
			$is_all
				? __('robots.txt blocks search engines from crawling the site.', 'pharos-seo')
				: sprintf(
					/* translators: %s: names of crawlers, such as Googlebot. */
					__('robots.txt blocks %s from crawling the site.', 'pharos-seo'),
					wp_sprintf('%l', $forbidden),
				),
			[
				__(
					'Search engines can’t read your pages, so they drop out of search results or appear without a description.',
					'pharos-seo',
				),
				__(
					'Remove the line “Disallow: /” from its group. To keep a site private, use a password instead.',
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
