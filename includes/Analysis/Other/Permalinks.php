<?php
/**
 * Checks whether permalinks are readable.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class Permalinks implements Check {
	public function id(): string {
		return 'permalinks';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$structure = (string) get_option('permalink_structure');
		if (str_contains($structure, '%postname%') || str_contains($structure, '%pagename%')) {
			return Result::passed(
				__('The addresses of your posts say what they are about.', 'pharos-seo'),
			);
		}
		$advice = __(
			'Choose “Post name”. WordPress leads visitors from most of the old addresses to the new ones; links on other sites keep working that way.',
			'pharos-seo',
		);
		return $structure === ''
			? Result::found(
				__('Your permalinks are plain numbers.', 'pharos-seo'),
				[
					__(
						'An address such as “?p=123” tells neither people nor search engines what is behind it. WordPress can’t serve a robots.txt then, either.',
						'pharos-seo',
					),
					$advice,
				],
				self::fix(),
			)
			: Result::found(
				__('The addresses of your posts have no words of their titles.', 'pharos-seo'),
				[
					__(
						'People choose a result by its address too, and search engines show it.',
						'pharos-seo',
					),
					$advice,
				],
				self::fix(),
				self::SUGGESTION,
			);
	}

	public static function fix(): Fix {
		return Fix::admin(
			__('Change the permalinks', 'pharos-seo'),
			'options-permalink.php#permalink-input-post-name',
		);
	}
}
