<?php
/**
 * The oEmbed response with which other sites embed a post.
 */

declare(strict_types=1);

namespace Pharos\Embeds;

use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Social\Share;
use Pharos\Social\Shares;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use WP_Post;

final class Response {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * @param array<string, mixed> $data  WordPress's response.
	 * @param int                  $width The width of the embed, in pixels.
	 * @return array<string, mixed>
	 */
	public function filter(array $data, WP_Post $post, int $width): array {
		if ($this->settings->get('oembeded_remove_author_name')) {
			unset($data['author_name'], $data['author_url']);
		}
		$with_title = $this->settings->get('oembeded_og_title');
		$with_image = $this->settings->get('oembeded_social_images');
		if (!$with_title && !$with_image) {
			return $data;
		}
		$context = Context::of_post($post)->under($this->settings);
		$title = $with_title
			? (new PageTexts($this->settings, $this->variables))->title($context)
			: '';
		$share = (new Shares($this->settings, $this->variables))->facebook($context, $title, '');
		if ($with_title && $share->title !== '') {
			$data['title'] = $share->title;
		}
		return $with_image ? self::with_image($data, $share, $post, $width) : $data;
	}

	private static function with_image(
		array $data,
		Share $share,
		WP_Post $post,
		int $width,
	): array {
		$thumbnail = self::thumbnail($share, $width);
		if ($thumbnail) {
			return $thumbnail + $data;
		}
		// WordPress would show the featured image of a password-protected post.
		if ($post->post_password !== '') {
			unset($data['thumbnail_url'], $data['thumbnail_width'], $data['thumbnail_height']);
		}
		return $data;
	}

	/** @return array<string, mixed>|null Null without an image or its dimensions, which oEmbed requires. */
	private static function thumbnail(Share $share, int $width): ?array {
		$image = $share->image;
		$source =
			$image && $image->id > 0 ? wp_get_attachment_image_src($image->id, [$width, 0]) : null;
		return is_array($source)
			? [
				'thumbnail_url' => $source[0],
				'thumbnail_width' => $source[1],
				'thumbnail_height' => $source[2],
			]
			: null;
	}
}
