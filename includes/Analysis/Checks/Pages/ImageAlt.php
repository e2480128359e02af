<?php
/**
 * Checks whether images have alt text.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class ImageAlt extends PageCheck {
	/** Maximum number of images to list for a page. */
	private const MOST = 20;

	public function id(): string {
		return 'image_alt';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$faults = array_values(array_filter($page->document()->images, self::is_fault(...)));
		if ($faults === []) {
			return null;
		}
		$faults = array_slice($faults, 0, self::MOST);
		$fixes = $page->places()->images($faults);
		$places = [];
		$images = [];
		foreach ($faults as $at => $image) {
			$name = wp_basename(
				(string) (wp_parse_url($image['url'], PHP_URL_PATH) ?: $image['url']),
			);
			$fix = $fixes[$at] ?? (self::in_media_library($image) ?? $page->places()->other($name));
			$details = sprintf(
				$image['is_link']
					? /* translators: %s: name of an image file. */
					__('%s is the only content of a link and has no alt text.', 'pharos-seo')
					: /* translators: %s: name of an image file. */
					__('%s has no alt text.', 'pharos-seo'),
				$name,
			);
			$places[] = ['details' => $details, 'fix' => $fix];
			$images[] = array_filter(['url' => $image['url'], 'fix' => $fix]);
		}
		return new Finding(
			'',
			images: array_values(
				array_filter($images, static fn(array $one) => isset($one['url'])),
			),
			places: $places,
			not_fixable: array_filter(array_column($places, 'fix')) === [],
		);
	}

	/** Empty alt text marks an image as decorative, which the only content of a link can't be. */
	private static function is_fault(array $image): bool {
		return !$image['is_decorative'] &&
			($image['alt'] === null || ($image['alt'] === '' && $image['is_link']));
	}

	/** Links to the media library, which provides the alt text of images that a theme shows, such as featured images. */
	private static function in_media_library(array $image): ?Fix {
		if ($image['alt'] === null) {
			return null;
		}
		$id =
			preg_match('/(?:^|\s)wp-image-(\d+)(?:\s|$)/', $image['class'], $found) === 1
				? (int) $found[1]
				: attachment_url_to_postid(
					(string) preg_replace('/-\d+x\d+(?=\.\w+$)/', '', $image['url']),
				);
		return $id > 0
			? Fix::admin(
				__('Edit the image', 'pharos-seo'),
				"post.php?post=$id&action=edit#attachment_alt",
			)
			: null;
	}

	protected function passed_message(): string {
		return __('Images have alt text.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has images without alt text.',
				'%s pages have images without alt text.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Alt text describes an image to people who can’t see it and to search engines, which use it for image search.',
				'pharos-seo',
			),
			__('Decorative images can have empty alt text, unless they are links.', 'pharos-seo'),
		];
	}
}
