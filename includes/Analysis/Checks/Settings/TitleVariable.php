<?php
/**
 * Checks whether title templates produce unique titles.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class TitleVariable extends OutputCheck {
	public function id(): string {
		return 'title_variable';
	}

	public function severity(): string {
		return self::ERROR;
	}

	protected function inspect(Site $site): ?Result {
		$templates = Templates::find($site, 'title');
		if ($templates === []) {
			return null;
		}
		$places = [];
		foreach (
			$templates
			as ['setting' => $setting, 'template' => $template, 'kinds' => $kinds]
		) {
			$same = self::with_equal_titles($site, $setting, $template, $kinds);
			if ($same !== []) {
				$places[] = [
					'url' => $same[0]['url'],
					'details' => sprintf(
						/* translators: 1: kinds of pages, such as "Posts, Pages". 2: a template. */
						_x('%1$s: %2$s', 'kinds of pages and a template', 'pharos-seo'),
						wp_sprintf('%l', Templates::names($same)),
						$template,
					),
					'fix' => Fix::setting(
						__('Edit the title template', 'pharos-seo'),
						'/general',
						$setting,
					),
				];
			}
		}
		if ($places === []) {
			return Result::passed(__('Title templates produce unique titles.', 'pharos-seo'));
		}
		return self::in_places(
			__('Title templates produce identical titles.', 'pharos-seo'),
			[
				__(
					'Search engines and people tell pages apart by their titles. Pages with identical titles compete with each other.',
					'pharos-seo',
				),
				__(
					'Add the Title variable to the template, preferably at the beginning.',
					'pharos-seo',
				),
			],
			$places,
		);
	}

	/** @return list<array> The content types with equal titles. */
	private static function with_equal_titles(
		Site $site,
		string $setting,
		string $template,
		array $kinds,
	): array {
		return array_values(
			array_filter(
				$kinds,
				static fn(array $kind): bool => !Templates::tells_apart($site, $template, $kind) &&
					// The archive of a post type is one page: a custom template for it is unique.
					!str_starts_with($setting, 'templates.archives.archive-'),
			),
		);
	}
}
