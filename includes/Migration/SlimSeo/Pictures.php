<?php
/**
 * The images that Slim SEO shows on networks: addresses, or variables that stand for one.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\Stored;
use WP_Post;

final class Pictures {
	public function __construct(private readonly Options $options) {}

	/** Of a kind of pages; '' for none, and for the featured image. @param 'facebook'|'twitter' $network */
	public function of_kind(string $kind, string $network): string {
		return $this->resolved($this->options->of($kind, "{$network}_image") ?? '');
	}

	/**
	 * The address that a text stands for now.
	 *
	 * @param WP_Post|null $post Whose fields are asked for.
	 */
	public function resolved(string $text, ?WP_Post $post = null): string {
		$text = preg_replace_callback(
			'/\{\{\s*([^}\s]+?)\s*\}\}/u',
			fn(array $found): string => match (true) {
				$found[1] === 'site.facebook_image' => $this->options->text(
					'default_facebook_image',
				),
				$found[1] === 'site.twitter_image' => $this->options->text('default_twitter_image'),
				str_starts_with($found[1], 'post.custom_field.') && $post !== null => Stored::text(
					get_post_meta($post->ID, substr($found[1], strlen('post.custom_field.')), true),
				),
				default => '',
			},
			$text,
		);
		return trim($text ?? '');
	}

	/** Whether it stands for the featured image, which comes next here anyway. */
	public static function is_featured(string $text): bool {
		return preg_replace('/\s+/', '', $text) === '{{post.thumbnail}}';
	}
}
