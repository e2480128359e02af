<?php
/**
 * Checks whether robots.txt is valid.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Http\Response;
use Pharos\RobotsTxt\Mistakes;

final class RobotsTxt implements Check {
	/** Maximum number of errors to list. */
	private const MOST = 20;

	public function id(): string {
		return 'robots_txt';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$answer = RobotsFile::answer($site);
		return match (true) {
			$answer->error === 'not_checked' => null,
			$answer->error !== '', $answer->status >= 500, $answer->status === 429 => self::broken(
				$answer,
			),
			$answer->status !== 200, RobotsFile::is_page($answer) => self::missing($answer),
			default => self::judge(Mistakes::find($answer->body)),
		};
	}

	private static function broken(Response $answer): Result {
		return Result::found(
			__('robots.txt returns an error.', 'pharos-seo'),
			[
				__(
					'Search engines request robots.txt first. While it returns an error, Google stops crawling the site.',
					'pharos-seo',
				),
				self::place($answer),
				...RobotsFile::about_file(),
				__(
					'Deactivate plugins that change robots.txt one at a time, or ask your host why the web server returns an error.',
					'pharos-seo',
				),
			],
			RobotsFile::fix(),
			not_fixable: RobotsFile::fix() === null,
		);
	}

	private static function missing(Response $answer): Result {
		return Result::found(
			__('Your site has no robots.txt.', 'pharos-seo'),
			[
				__(
					'Search engines then crawl everything, which is fine. With robots.txt, you can list your sitemap and keep crawlers away from URLs that they don’t need.',
					'pharos-seo',
				),
				self::place($answer),
				...RobotsFile::about_file() ?: [
					__(
						'WordPress generates robots.txt when permalinks aren’t plain.',
						'pharos-seo',
					),
				],
			],
			get_option('permalink_structure') || RobotsFile::is_of_another()
				? RobotsFile::fix()
				: Permalinks::fix(),
			self::SUGGESTION,
			RobotsFile::is_of_another(),
		);
	}

	/** @param list<array{line: int, code: string, name: string}> $mistakes */
	private static function judge(array $mistakes): Result {
		if ($mistakes === []) {
			return Result::passed(__('robots.txt is valid.', 'pharos-seo'));
		}
		$count = count($mistakes);
		return Result::found(
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s line in robots.txt is invalid.',
					'%s lines in robots.txt are invalid.',
					$count,
					'pharos-seo',
				),
				number_format_i18n($count),
			),
			[
				__('Crawlers ignore invalid lines, so these rules have no effect.', 'pharos-seo'),
				[
					'list' => array_map(
						Mistakes::describe(...),
						array_slice($mistakes, 0, self::MOST),
					),
				],
				...RobotsFile::about_file(),
			],
			RobotsFile::fix(),
			self::WARNING,
			RobotsFile::fix() === null,
		);
	}

	/** @return array{links: list<array>} */
	private static function place(Response $answer): array {
		return [
			'links' => [
				array_filter([
					'url' => RobotsFile::url(),
					'status' => $answer->error ?: $answer->status,
					'details' => $answer->details,
				]),
			],
		];
	}
}
