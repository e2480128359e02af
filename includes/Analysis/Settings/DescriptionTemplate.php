<?php
/**
 * Checks whether description templates produce unique descriptions.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Template\Text;

final class DescriptionTemplate extends OwnCheck {
	public function id(): string {
		return 'description_template';
	}

	protected function look(Site $site): ?Result {
		$templates = Templates::of($site, 'description');
		if ($templates === []) {
			return null;
		}
		$places = [];
		foreach (
			$templates
			as ['setting' => $setting, 'template' => $template, 'kinds' => $kinds]
		) {
			$is_empty = Text::collapse($template) === '';
			$same = array_values(
				array_filter(
					$kinds,
					static fn(array $kind): bool => $is_empty ||
						(!Templates::tells_apart($site, $template, $kind) &&
							!str_starts_with($setting, 'templates.archives.archive-')),
				),
			);
			if ($same === []) {
				continue;
			}
			$names = wp_sprintf('%l', Templates::names($same));
			$places[] = [
				'url' => $same[0]['url'],
				'details' => $is_empty
					? sprintf(
						/* translators: %s: kinds of pages, such as "Posts and Pages". */
						__('%s: no description', 'pharos-seo'),
						$names,
					)
					: sprintf(
						/* translators: 1: kinds of pages, such as "Posts, Pages". 2: a template. */
						__('%1$s: %2$s', 'pharos-seo'),
						$names,
						$template,
					),
				'fix' => Fix::setting(
					__('Edit the description template', 'pharos-seo'),
					'/general',
					$setting,
				),
			];
		}
		if ($places === []) {
			return Result::passed(
				__('Templates give each page a description of its own.', 'pharos-seo'),
			);
		}
		return self::in_places(
			__('Many pages have no description, or all the same one.', 'pharos-seo'),
			[
				__(
					'The description is the text below the title in search results: what makes people choose your page. Without one, or when all pages say the same, search engines pick sentences from the page.',
					'pharos-seo',
				),
				__(
					'Put the variable Excerpt into the template. Pages that have a description of their own keep that.',
					'pharos-seo',
				),
			],
			$places,
		);
	}
}
