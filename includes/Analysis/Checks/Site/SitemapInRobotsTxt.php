<?php
/**
 * Checks whether robots.txt lists the XML sitemap.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class SitemapInRobotsTxt implements Check {
	/** URLs that redirect to Pharos's sitemap. */
	private const LEAD_THERE = ['sitemap.xml', 'wp-sitemap.xml'];

	public function id(): string {
		return 'sitemap_in_robots_txt';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$file = SitemapFile::for_site($site);
		if ($file === null || RobotsFile::text($site) === null) {
			return null;
		}
		$right = [$file->url];
		foreach ($file->is_ours ? self::LEAD_THERE : [] as $name) {
			$right[] = home_url("/$name");
		}
		$named = RobotsFile::sitemaps($site);
		$plain = static fn(string $url): string => rawurldecode(
			(string) preg_replace('~^https?:~i', '', trim($url)),
		);
		if (array_intersect(array_map($plain, $named), array_map($plain, $right)) !== []) {
			return Result::passed(__('robots.txt lists the XML sitemap.', 'pharos-seo'));
		}
		return Result::found(
			$named === []
				? __('robots.txt doesn’t list the XML sitemap.', 'pharos-seo')
				: __('robots.txt lists a different sitemap.', 'pharos-seo'),
			[
				__(
					'Search engines look for the sitemap in robots.txt, unless you have submitted it to them.',
					'pharos-seo',
				),
				...$named === []
					? []
					: [
						[
							'links' => array_map(
								static fn(string $url): array => ['url' => $url],
								$named,
							),
						],
					],
				__('Add this line:', 'pharos-seo'),
				['list' => ["Sitemap: $file->url"]],
				...RobotsFile::about_file(),
			],
			RobotsFile::fix(),
			not_fixable: RobotsFile::fix() === null,
		);
	}
}
