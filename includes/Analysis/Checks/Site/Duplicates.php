<?php
/**
 * Base class of checks for duplicate texts.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Content\PostTitle;
use WP_Post;

abstract class Duplicates implements Check {
	/** Maximum number of posts of a group to list. */
	private const MOST = 5;

	/** @return 'title'|'description' The text to compare. */
	abstract protected function part(): string;

	/** Returns the message of the passed check. */
	abstract protected function passed_message(): string;

	/** Returns the message of the issue. @param int $groups The number of texts used by several posts. */
	abstract protected function failed_message(int $groups): string;

	/** Returns why it matters, and what to do. */
	abstract protected function advice(): string;

	public function severity(): string {
		return self::WARNING;
	}

	final public function run(Site $site): ?Result {
		$same = new SameTexts($site);
		$groups = $same->groups($this->part());
		if ($groups === []) {
			return Result::passed($this->passed_message(), ...self::limits());
		}
		$description = [$this->advice()];
		foreach ($groups as $posts) {
			$description[] = sprintf(
				/* translators: %s: a title or a description. */
				__('“%s”', 'pharos-seo'),
				$same->text($this->part(), $posts[0]),
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

	/** @return array{url: string, details: string, fix: Fix} */
	private function link(WP_Post $post): array {
		return [
			'url' => (string) get_permalink($post),
			'details' => PostTitle::of($post),
			'fix' => Fix::post(__('Edit', 'pharos-seo'), $post->ID, '', $this->part()),
		];
	}

	/** @return list<string> */
	private static function limits(): array {
		return SameTexts::first_id() > 0
			? [__('Your site is very large, so only the newest content was checked.', 'pharos-seo')]
			: [];
	}
}
