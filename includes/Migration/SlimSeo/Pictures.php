<?php
/**
 * The social images of Slim SEO: URLs, or variables for one.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\StoredValue;
use WP_Post;

final class Pictures {
	public function __construct(private readonly Options $options) {}

	/** Returns the image of a content type; '' for none, and for the featured image. @param 'facebook'|'twitter' $network */
	public function of_kind(string $kind, string $network): string {
		return $this->resolved($this->options->for_kind($kind, "{$network}_image") ?? '');
	}

	/**
	 * Returns the current URL for a text.
	 *
	 * @param WP_Post|null $post The post for custom fields.
	 */
	public function resolved(string $text, ?WP_Post $post = null): string {
		$text = preg_replace_callback(
			'/\{\{\s*([^}\s]+?)\s*\}\}/u',
			fn(array $found): string => match (true) {
				$found[1] === 'site.facebook_image' => $this->options->text(
					'default_facebook_image',
				),
				$found[1] === 'site.twitter_image' => $this->options->text('default_twitter_image'),
				str_starts_with($found[1], 'post.custom_field.') && $post !== null
					=> StoredValue::text(
					get_post_meta($post->ID, substr($found[1], strlen('post.custom_field.')), true),
				),
				default => '',
			},
			$text,
		);
		return trim($text ?? '');
	}

	/** Whether the text is the variable of the featured image, which Pharos uses next anyway. */
	public static function is_featured(string $text): bool {
		return preg_replace('/\s+/', '', $text) === '{{post.thumbnail}}';
	}
}
