<?php
/**
 * Checks whether permalinks are readable.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

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
			return Result::passed(__('Permalinks are readable.', 'pharos-seo'));
		}
		$advice = __(
			'Choose “Post name”. WordPress redirects most old URLs to the new ones, so links on other sites keep working.',
			'pharos-seo',
		);
		return $structure === ''
			? Result::found(
				__('Permalinks use the “Plain” structure.', 'pharos-seo'),
				[
					__(
						'A URL such as “?p=123” doesn’t describe the page. WordPress can’t serve a robots.txt with plain permalinks, either.',
						'pharos-seo',
					),
					$advice,
				],
				self::fix(),
			)
			: Result::found(
				__('Permalinks don’t include the post name.', 'pharos-seo'),
				[
					__(
						'Search engines show the URL in search results, and it helps people decide what to click.',
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
