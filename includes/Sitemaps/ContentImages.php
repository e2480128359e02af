<?php
/**
 * The images in the content of a post, as its author wrote it.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Blocks have theirs as <img> elements and backgrounds in the content; galleries of the classic editor name attachments.
 *
 * @phpstan-type Image string|int|list<int> An address, an attachment, or all images attached to the post except these.
 */
final class ContentImages {
	/** Without any of these, in lower case, there are none. */
	private const SIGNS = ['<img', '[gallery', self::BACKGROUND];

	private const BACKGROUND = 'background-image';

	private const ELEMENTS = 'img|[a-z][^\s/>]*+(?=[^<>]*?' . self::BACKGROUND . ')';

	/** Where scripts that load images late keep their addresses. */
	private const LATE = ['data-src', 'data-lazy-src', 'data-original'];

	public function __construct(private readonly MediaUrl $urls) {}

	/**
	 * In the order of the content, each once.
	 *
	 * @param int $post Its id.
	 * @return list<Image>
	 */
	public function of(int $post, string $content): array {
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
			// What counts visitors, and shows nothing.
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
			strlen($style) <= 2 * MediaUrl::LONGEST &&
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
		// What is attached to another post is that post's, which may be nobody's to see.
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
