<?php
/**
 * The title and content of a post as plain values.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Compat\ElementorContent;
use Pharos\Limits;
use Pharos\Text\Text;
use WP_Post;

final class PostText {
	/** Returns the title as plain text; without one, the beginning of the content or the id. */
	public static function title(WP_Post $post): string {
		$title = Text::plain($post->post_title);
		if ($title === '' && !Restriction::hides_content($post)) {
			$content = str_replace('<!--nextpage-->', ' ', self::content($post));
			$title = Text::cut(Text::prose(Restriction::shown($content)), Limits::all()['title']);
		}
		if ($title !== '') {
			return $title;
		}
		/* translators: %s: number of a post that has no title. */
		return sprintf(__('Untitled %s', 'pharos-seo'), $post->ID);
	}

	/** Returns the content as stored, also that of a page builder that doesn't store it as WordPress does. */
	public static function content(WP_Post $post): string {
		return defined('ELEMENTOR_VERSION') && trim($post->post_content) === ''
			? ElementorContent::of($post)
			: $post->post_content;
	}
}
