<?php
/**
 * Alternative text and title of images, filled where authors left them empty.
 */

declare(strict_types=1);

namespace Pharos\Images;

use Pharos\Settings\Settings;
use Pharos\Template\Text;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * On output only: stored content is never changed. Only images of the media library, and only with what WordPress has
 * loaded by then, so that nothing is asked of the database.
 */
final class Attributes {
	public function __construct(private readonly Settings $settings) {}

	/** An <img> in content, as WordPress filters each of them, with the attachment's id or 0. */
	public function of_tag(string $html, int $id): string {
		// WordPress has loaded the meta by then, for the sizes.
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
			// An attribute without a value is there, and empty.
			$given[$name] = $value === true ? '' : $value;
		}
		foreach ($this->missing($given, $id) as $name => $value) {
			$tag->set_attribute($name, $value);
		}
		return $tag->get_updated_html();
	}

	/**
	 * The attributes of an image that a theme or block prints: featured images, galleries.
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

	/** @return array<string, string> What is to be filled in, plain. */
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

	/** Whether the page says that nobody needs to hear of the image. */
	private static function is_decoration(array $given): bool {
		return in_array(
			strtolower(trim((string) ($given['role'] ?? ''))),
			['presentation', 'none'],
			true,
		) ||
			strtolower((string) ($given['aria-hidden'] ?? '')) === 'true' ||
			// WordPress decides for the site's logo: its name, or nothing where the name stands beside it.
			in_array('custom-logo', explode(' ', (string) ($given['class'] ?? '')), true);
	}

	private static function name(int $id): string {
		return ImageName::readable(Text::plain(self::title($id)));
	}

	/**
	 * The title in the library. WordPress does not load it for a post's only image; there it is what WordPress takes for the
	 * title of a new image: the one inside of the file, else the file's name.
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
