<?php
/**
 * Checks whether the site's content can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** Content types other than posts and pages are often set to noindex on purpose; on a site that has only these, they are its content. */
final class EverythingNoindexed extends OutputCheck {
	/** The main content types of nearly every site. */
	private const MAIN = ['post', 'page'];

	public function id(): string {
		return 'everything_noindexed';
	}

	public function severity(): string {
		return self::ERROR;
	}

	protected function inspect(Site $site): ?Result {
		$hidden = $site->settings->get('no_index');
		$filled = array_values(
			array_filter(
				ContentTypes::all($site),
				static fn(array $kind): bool => $kind['group'] === 'post_types' &&
					$kind['served'] &&
					$kind['count'] > 0,
			),
		);
		if ($filled === []) {
			return null;
		}
		$noindexed = array_values(
			array_filter(
				$filled,
				static fn(array $kind): bool => in_array($kind['name'], $hidden, true),
			),
		);
		$main = array_intersect(self::MAIN, array_column($noindexed, 'name'));
		$is_all = count($noindexed) === count($filled) || count($main) === count(self::MAIN);
		if (!$is_all && $main === []) {
			return Result::passed(__('Posts and pages can be indexed.', 'pharos-seo'));
		}
		return Result::found(
			$is_all
				? __('All content is set to noindex.', 'pharos-seo')
				: sprintf(
					/* translators: %s: kinds of pages, such as "Posts". */
					__('Content set to noindex: %s', 'pharos-seo'),
					wp_sprintf('%l', array_column($noindexed, 'label')),
				),
			[
				__(
					'No Index is on for these content types. Their pages disappear from search results, except those with an individual setting.',
					'pharos-seo',
				),
				['links' => array_map(self::place(...), $noindexed)],
				__(
					'Turn No Index off for content that should appear in search results.',
					'pharos-seo',
				),
			],
			Fix::setting(
				__('Edit No Index', 'pharos-seo'),
				'/advanced/robot_instructions/indexing',
				count($noindexed) === 1 ? "no_index.{$noindexed[0]['name']}" : 'no_index',
			),
			$is_all ? '' : self::WARNING,
		);
	}

	private static function place(array $kind): array {
		return [
			'url' => $kind['url'] ?: home_url('/'),
			'details' => sprintf(
				/* translators: 1: kind of pages, such as "Posts". 2: how many there are. */
				__('%1$s: %2$s published', 'pharos-seo'),
				$kind['label'],
				number_format_i18n($kind['count']),
			),
			'fix' => Fix::setting(
				__('Edit No Index', 'pharos-seo'),
				'/advanced/robot_instructions/indexing',
				"no_index.{$kind['name']}",
			),
		];
	}
}
