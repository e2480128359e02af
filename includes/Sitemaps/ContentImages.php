<?php
/**
 * The images in the stored content of a post.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\BrowserUrl;

/**
 * Blocks have <img> elements and backgrounds in the content; galleries of the classic editor have attachment ids.
 *
 * @phpstan-type Image string|int|list<int> A URL, an attachment id, or all images attached to the post except these.
 */
final class ContentImages {
	/** Content without any of these, in lowercase, has no images. */
	private const SIGNS = ['<img', '[gallery', self::BACKGROUND];

	private const BACKGROUND = 'background-image';

	private const ELEMENTS = 'img|[a-z][^\s/>]*+(?=[^<>]*?' . self::BACKGROUND . ')';

	/** Attributes in which lazy-loading scripts store URLs. */
	private const LATE = ['data-src', 'data-lazy-src', 'data-original'];

	public function __construct(private readonly BrowserUrl $urls) {}

	/**
	 * Finds the images in the order of the content, without duplicates.
	 *
	 * @param int $post Id of the post.
	 * @return list<Image>
	 */
	public function find(int $post, string $content): array {
		if (!self::may_have_some($content)) {
			return [];
		}
		$content = Markup::of_visitors($content);
		$images = [];
		foreach (Markup::tokens($content, self::ELEMENTS, 'gallery') as $token) {
			$attributes = Markup::attributes($token);
			$found = match (Markup::name($token)) {
				'img' => [$this->image($attributes)],
				'[gallery' => self::gallery($post, $attributes),
				default => [$this->background($attributes['style'] ?? '')],
			};
			foreach ($found as $image) {
				$images += [is_array($image) ? '[' . implode(',', $image) : $image => $image];
			}
		}
		unset($images['']);
		return array_values($images);
	}

	private static function may_have_some(string $content): bool {
		$content = strtolower($content);
		foreach (self::SIGNS as $sign) {
			if (str_contains($content, $sign)) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, string> $attributes */
	private function image(array $attributes): string {
		foreach (['width', 'height'] as $side) {
			// Tracking pixels.
			if (preg_match('/^\s*+[01](?:px)?\s*+\z/i', $attributes[$side] ?? '') === 1) {
				return '';
			}
		}
		foreach (['src', ...self::LATE] as $name) {
			$url = $this->urls->absolute($attributes[$name] ?? '');
			if ($url !== '') {
				return $url;
			}
		}
		return '';
	}

	private function background(string $style): string {
		$url = '(?|"([^"]*+)"|\'([^\']*+)\'|([^)\s]*+))';
		$found =
			strlen($style) <= 2 * BrowserUrl::LONGEST &&
			preg_match('~' . self::BACKGROUND . "\s*+:[^;]*?url\(\s*+$url~i", $style, $parts) === 1;
		return $found ? $this->urls->absolute($parts[1]) : '';
	}

	/**
	 * @param array<string, string> $attributes
	 * @return list<Image>
	 */
	private static function gallery(int $post, array $attributes): array {
		$chosen = self::ids($attributes['ids'] ?? ($attributes['include'] ?? ''));
		if ($chosen !== []) {
			return $chosen;
		}
		// Images attached to another post are skipped: that post may not be public.
		$owner = (int) ($attributes['id'] ?? $post);
		return $owner === $post ? [self::ids($attributes['exclude'] ?? '')] : [];
	}

	/** @return list<int> */
	private static function ids(string $text): array {
		return array_values(
			array_filter(
				array_map(intval(...), explode(',', $text)),
				static fn(int $id): bool => $id > 0,
			),
		);
	}
}
