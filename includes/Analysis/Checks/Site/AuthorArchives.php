<?php
/**
 * Checks whether the archive of the only author duplicates the list of posts.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Content\Examples;

final class AuthorArchives implements Check {
	public function id(): string {
		return 'author_archives';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		// Another plugin then controls the archives.
		if (SeoPlugins::active() !== null) {
			return null;
		}
		$is_harmless =
			!$site->settings->get('author_archive') ||
			in_array('author', $site->settings->get('no_index'), true) ||
			is_multi_author();
		$archive = $is_harmless ? '' : Examples::of_author();
		if ($archive === '') {
			return Result::passed(__('No author archive duplicates the blog page.', 'pharos-seo'));
		}
		return Result::found(
			__('The only author’s archive duplicates the blog page.', 'pharos-seo'),
			[
				__(
					'All posts have the same author, so the author archive shows the same posts as your blog page. Search engines have to choose one of two duplicate pages.',
					'pharos-seo',
				),
				['links' => [['url' => $archive]]],
				__(
					'Turn off author archives. Visitors are then redirected to the home page.',
					'pharos-seo',
				),
			],
			Fix::setting(
				__('Turn off author archives', 'pharos-seo'),
				'/general/archive_pages',
				'author_archive',
			),
		);
	}
}
