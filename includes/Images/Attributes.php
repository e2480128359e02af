<?php
/**
 * Fills in missing alt text and titles of images.
 */

declare(strict_types=1);

namespace Pharos\Images;

use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * On output only: stored content isn't changed. Only for images in the media library, and only from data that WordPress
 * has already loaded, so that it runs no query.
 */
final class Attributes {
	public function __construct(private readonly Settings $settings) {}

	/** Filters an <img> in content; $id is the attachment's id or 0. */
	public function of_tag(string $html, int $id): string {
		// WordPress has loaded the metadata by then, for the sizes.
		$is_image =
			$id > 0 &&
			wp_cache_get($id, 'post_meta') !== false &&
			get_post_meta($id, '_wp_attached_file', true) !== '';
		if (!$is_image || !$this->is_on()) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor($html);
		if (!$tag->next_tag('img')) {
			return $html;
		}
		$given = [];
		foreach (['alt', 'title', 'role', 'aria-hidden', 'class'] as $name) {
			$value = $tag->get_attribute($name);
			// An attribute without a value exists and is empty.
			$given[$name] = $value === true ? '' : $value;
		}
		foreach ($this->missing($given, $id) as $name => $value) {
			$tag->set_attribute($name, $value);
		}
		return $tag->get_updated_html();
	}

	/**
	 * Filters the attributes of an image that a theme or block outputs: featured images, galleries.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public function of_attachment(array $attributes, WP_Post $attachment): array {
		return $this->is_on()
			? $this->missing($attributes, $attachment->ID) + $attributes
			: $attributes;
	}

	private function is_on(): bool {
		return $this->settings->get('autoSetImageAlt') || $this->settings->get('autoSetImageTitle');
	}

	/** @return array<string, string> The attributes to add, unescaped. */
	private function missing(array $given, int $id): array {
		if (self::is_decoration($given)) {
			return [];
		}
		$missing = [];
		if (
			$this->settings->get('autoSetImageAlt') &&
			trim((string) ($given['alt'] ?? '')) === ''
		) {
			$alt = get_post_meta($id, '_wp_attachment_image_alt', true);
			$missing['alt'] = Text::plain(is_string($alt) ? $alt : '') ?: self::name($id);
		}
		if ($this->settings->get('autoSetImageTitle') && !isset($given['title'])) {
			$missing['title'] = self::name($id);
		}
		return array_filter($missing, 'strlen');
	}

	/** Whether the image is marked as decorative. */
	private static function is_decoration(array $given): bool {
		return in_array(
			strtolower(trim((string) ($given['role'] ?? ''))),
			['presentation', 'none'],
			true,
		) ||
			strtolower((string) ($given['aria-hidden'] ?? '')) === 'true' ||
			// WordPress sets the logo's alt text: the site name, or empty if the name is next to it.
			in_array('custom-logo', explode(' ', (string) ($given['class'] ?? '')), true);
	}

	private static function name(int $id): string {
		return ImageName::readable(Text::plain(self::title($id)));
	}

	/**
	 * Returns the title in the media library. WordPress doesn't load it for a post's only image; then it's the title
	 * that WordPress gives a new image: the one in the file's metadata, otherwise the file name.
	 */
	private static function title(int $id): string {
		if (wp_cache_get($id, 'posts') !== false) {
			return (string) get_post($id)?->post_title;
		}
		$data = get_post_meta($id, '_wp_attachment_metadata', true);
		$title = $data['image_meta']['title'] ?? '';
		return is_string($title) && trim($title) !== ''
			? $title
			: wp_basename((string) get_post_meta($id, '_wp_attached_file', true));
	}
}
