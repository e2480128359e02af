<?php
/**
 * Checks whether posts have a meta description.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Content\PostTypes;
use Pharos\Template\Template;
use Pharos\Text\Text;

/** A warning where none is output, a suggestion where a template or the beginning of the text is used. */
final class PostsWithoutDescription extends OutputCheck {
	public function id(): string {
		return 'posts_without_description';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function inspect(Site $site): ?Result {
		$types = array_values(
			array_diff(array_keys(PostTypes::viewable()), $site->settings->get('no_index')),
		);
		if ($types === [] || !$site->settings->get('enable_page_level_seo')) {
			return null;
		}
		$counts = DescriptionCounts::without_own($types);
		if ($counts === []) {
			return Result::passed(
				__('All posts and pages have a custom meta description.', 'pharos-seo'),
			);
		}
		$none = self::without_any($site, $counts);
		$count = $none ?: array_sum($counts);
		return Result::found(
			sprintf(
				$none > 0
					? /* translators: %s: number of posts. */
					_n(
						'%s published post or page has no meta description.',
						'%s published posts and pages have no meta description.',
						$count,
						'pharos-seo',
					)
					: /* translators: %s: number of posts. */
					_n(
						'%s published post or page has no custom meta description.',
						'%s published posts and pages have no custom meta description.',
						$count,
						'pharos-seo',
					),
				number_format_i18n($count),
			),
			[
				__(
					'The meta description is the text below the title in search results. A good one makes people choose your page; without one, search engines pick sentences from the content.',
					'pharos-seo',
				),
				__(
					'Start with the most important pages. The bulk editor lists posts and pages without a meta description, and you can write it there.',
					'pharos-seo',
				),
				['list' => self::by_type($counts)],
			],
			self::fix($counts),
			$none > 0 ? self::WARNING : '',
		);
	}

	/**
	 * Returns the number of posts for which none is output.
	 *
	 * @param array<string, int> $counts
	 */
	private static function without_any(Site $site, array $counts): int {
		$settings = $site->settings;
		$none = 0;
		$by_excerpt = [];
		foreach ($counts as $type => $count) {
			$template = Text::first_filled(
				$settings->get('templates')['post_types'][$type]['description'] ?? '',
				$settings->get('page_description'),
			);
			$bare = trim(preg_replace('/%excerpt(?:_only)?%/', '', $template) ?? $template);
			if ($bare !== '') {
				// The template has other text on every page.
				continue;
			}
			if (Text::collapse($template) === '') {
				$none += $count;
			} elseif (
				!$settings->get('auto_generate_description') ||
				!Template::mentions($template, ['excerpt'])
			) {
				$by_excerpt[] = $type;
			}
		}
		return $none + ($by_excerpt === [] ? 0 : DescriptionCounts::without_excerpt($by_excerpt));
	}

	/**
	 * @param array<string, int> $counts
	 * @return list<string>
	 */
	private static function by_type(array $counts): array {
		$lines = [];
		foreach ($counts as $type => $count) {
			$lines[] = sprintf(
				/* translators: 1: kind of pages, such as "Posts". 2: how many. */
				_x('%1$s: %2$s', 'content type and number', 'pharos-seo'),
				Text::plain(get_post_type_object($type)->labels->name ?? $type),
				number_format_i18n($count),
			);
		}
		return $lines;
	}

	/** @param array<string, int> $counts */
	private static function fix(array $counts): Fix {
		$filter = ['filter' => 'missing_description'];
		if (count($counts) === 1) {
			$filter['type'] = (string) array_key_first($counts);
		}
		return Fix::setting(
			__('Open the bulk editor', 'pharos-seo'),
			'/tools/bulk-editor?' . http_build_query($filter),
		);
	}
}
