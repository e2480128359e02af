<?php
/**
 * Checks whether SEO titles, or meta descriptions, are unique.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Content\PostTitle;
use WP_Post;

final class Duplicates implements Check {
	/** Maximum number of posts of a group to list. */
	private const MOST = 5;

	/** @param 'title'|'description' $part The text to compare. */
	public function __construct(private readonly string $part) {}

	public function id(): string {
		return "duplicate_{$this->part}s";
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$same = new SameTexts($site);
		$groups = $same->groups($this->part);
		if ($groups === []) {
			return Result::passed($this->passed_message(), ...self::limits());
		}
		$description = [$this->advice()];
		foreach ($groups as $posts) {
			$description[] = sprintf(
				/* translators: %s: a title or a description. */
				__('“%s”', 'pharos-seo'),
				$same->text($this->part, $posts[0]),
			);
			$description[] = [
				'links' => array_map($this->link(...), array_slice($posts, 0, self::MOST)),
			];
		}
		if (count($groups) === SameTexts::MOST) {
			$description[] = __(
				'There may be more. Fix these first, then run the check again.',
				'pharos-seo',
			);
		}
		return Result::found($this->failed_message(count($groups)), [
			...$description,
			...self::limits(),
		]);
	}

	/** Returns the message of the passed check. */
	private function passed_message(): string {
		return $this->part === 'title'
			? __('All SEO titles are unique.', 'pharos-seo')
			: __('All meta descriptions are unique.', 'pharos-seo');
	}

	/** Returns the message of the issue. @param int $groups The number of texts used by several posts. */
	private function failed_message(int $groups): string {
		return $this->part === 'title'
			? sprintf(
				/* translators: %s: a number. */
				_n(
					'%s SEO title is used by several posts.',
					'%s SEO titles are used by several posts.',
					$groups,
					'pharos-seo',
				),
				number_format_i18n($groups),
			)
			: sprintf(
				/* translators: %s: a number. */
				_n(
					'%s meta description is used by several posts.',
					'%s meta descriptions are used by several posts.',
					$groups,
					'pharos-seo',
				),
				number_format_i18n($groups),
			);
	}

	/** Returns why it matters, and what to do. */
	private function advice(): string {
		return $this->part === 'title'
			? __(
				'Posts with the same title look alike in search results, and search engines may show only one of them. Give each post a unique title.',
				'pharos-seo',
			)
			: __(
				'The meta description is the text below the title in search results. If several posts share one, search engines may replace it. Write a unique one for each post.',
				'pharos-seo',
			);
	}

	/** @return array{url: string, details: string, fix: Fix} */
	private function link(WP_Post $post): array {
		return [
			'url' => (string) get_permalink($post),
			'details' => PostTitle::for_post($post),
			'fix' => Fix::post(__('Edit', 'pharos-seo'), $post->ID, '', $this->part),
		];
	}

	/** @return list<string> */
	private static function limits(): array {
		return SameTexts::first_id() > 0
			? [__('Your site is very large, so only the newest content was checked.', 'pharos-seo')]
			: [];
	}
}
