<?php
/**
 * Checks whether description templates produce unique descriptions.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Text\Text;

final class DescriptionTemplate extends OutputCheck {
	public function id(): string {
		return 'description_template';
	}

	protected function inspect(Site $site): ?Result {
		$templates = Templates::find($site, 'description');
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
						_x('%1$s: %2$s', 'kinds of pages and a template', 'pharos-seo'),
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
				__('Description templates produce unique descriptions.', 'pharos-seo'),
			);
		}
		return self::in_places(
			__('Description templates produce empty or identical descriptions.', 'pharos-seo'),
			[
				__(
					'The meta description is the text below the title in search results and makes people choose your page. If it’s missing or identical on many pages, search engines pick sentences from the content.',
					'pharos-seo',
				),
				__(
					'Add the Excerpt variable to the template. Custom meta descriptions aren’t affected.',
					'pharos-seo',
				),
			],
			$places,
		);
	}
}
