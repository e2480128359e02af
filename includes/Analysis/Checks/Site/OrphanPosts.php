<?php
/**
 * Checks for orphaned content.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Content\PostTitle;
use WP_Post;

/** Links count in texts of other posts, in menus and on the home page. Archives and sitemaps list all posts, so they don't count. */
final class OrphanPosts implements Check {
	/** Maximum number of posts to list. */
	private const MOST = 20;

	public function id(): string {
		return 'orphan_posts';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	public function run(Site $site): ?Result {
		$orphans = new Orphans($site);
		$ids = $orphans->find();
		$limits = self::limits($orphans);
		if ($ids === []) {
			return $orphans->posts() === 0
				? null
				: Result::passed(__('No orphaned content found.', 'pharos-seo'), ...$limits);
		}
		$count = count($ids);
		$listed = array_slice($ids, 0, self::MOST);
		return Result::found(
			sprintf(
				/* translators: %s: a number. */
				_n(
					'No internal links point to %s post or page (orphaned content).',
					'No internal links point to %s posts or pages (orphaned content).',
					$count,
					'pharos-seo',
				),
				number_format_i18n($count),
			),
			[
				__(
					'Internal links tell visitors and search engines what is important. Orphaned content is discovered late and considered unimportant.',
					'pharos-seo',
				),
				__(
					'Link to these posts and pages from related content, or add them to a menu. Delete outdated ones.',
					'pharos-seo',
				),
				['links' => self::links($listed)],
				...$count > self::MOST
					? [
						sprintf(
							/* translators: %s: a number. */
							_n('And %s more.', 'And %s more.', $count - self::MOST, 'pharos-seo'),
							number_format_i18n($count - self::MOST),
						),
					]
					: [],
				...$limits,
			],
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<array{url: string, details: string, fix: Fix}>
	 */
	private static function links(array $ids): array {
		_prime_post_caches($ids, true, false);
		// Posts may be deleted while the analysis runs.
		$posts = array_values(array_filter(array_map('get_post', $ids)));
		return array_map(
			static fn(WP_Post $post): array => [
				'url' => (string) get_permalink($post),
				'details' => PostTitle::for_post($post),
				'fix' => Fix::post(__('Edit', 'pharos-seo'), $post->ID),
			],
			$posts,
		);
	}

	/** @return list<string> Notes about the part of a large site that was checked. */
	private static function limits(Orphans $orphans): array {
		$limits = [];
		if ($orphans->is_large()) {
			$limits[] = sprintf(
				/* translators: %s: a number. */
				__('The site is very large: %s of its posts and pages were checked.', 'pharos-seo'),
				number_format_i18n($orphans->posts()),
			);
		}
		if (!$orphans->has_read_all()) {
			$limits[] = sprintf(
				/* translators: %s: a number. */
				__(
					'Only the newest %s posts and pages could be read in time. Older ones may link to these posts.',
					'pharos-seo',
				),
				number_format_i18n($orphans->texts()),
			);
		}
		return $limits;
	}
}
