<?php
/**
 * Whether images of pages have an alternative text.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class ImageAlt extends PageCheck {
	/** Of one page that are listed. */
	private const MOST = 20;

	public function id(): string {
		return 'image_alt';
	}

	protected function look(Page $page, Site $site): ?Finding {
		$faults = array_values(array_filter($page->document()->images, self::is_fault(...)));
		if ($faults === []) {
			return null;
		}
		$shown = array_slice($faults, 0, self::MOST);
		$fixes = $page->places()->images($shown);
		$images = [];
		foreach ($shown as $at => $image) {
			$fixes[$at] ??= self::in_media_library($image);
			$images[] = array_filter([
				'url' => $image['url'],
				'details' => $image['is_link']
					? __('It is all that a link consists of.', 'pharos-seo')
					: '',
				'fix' => $fixes[$at] ?? $page->edit(),
			]);
		}
		return new Finding(
			sprintf(
				/* translators: %s: number of images. */
				_n(
					'%s image has no alternative text.',
					'%s images have no alternative text.',
					count($faults),
					'pharos-seo',
				),
				number_format_i18n(count($faults)),
			),
			current(array_filter($fixes)) ?: null,
			images: $images,
		);
	}

	/** An empty text says that an image is decoration, which the content of a link can't be. */
	private static function is_fault(array $image): bool {
		return !$image['is_decorative'] &&
			($image['alt'] === null || ($image['alt'] === '' && $image['is_link']));
	}

	/** Where the text of an image that a theme shows, such as a featured image, comes from. */
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

	protected function fine(): string {
		return __('Images have an alternative text.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has images without alternative text.',
				'%s pages have images without alternative text.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'The alternative text says what is to be seen, to people who can’t see the image and to search engines, which find images by it.',
				'pharos-seo',
			),
			__(
				'Images that only decorate may have an empty one, unless they are links.',
				'pharos-seo',
			),
		];
	}
}
