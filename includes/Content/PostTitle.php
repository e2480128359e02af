<?php
/**
 * The title of a post as plain text.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Core\Limits;
use Pharos\Text\Text;
use WP_Post;

final class PostTitle {
	/** Returns the title; without one, the beginning of the content or the id. */
	public static function for_post(WP_Post $post): string {
		$title = Text::plain($post->post_title);
		if ($title === '' && !Restriction::hides_content($post)) {
			$content = str_replace('<!--nextpage-->', ' ', Restriction::stored($post));
			$title = Text::cut(
				Text::prose(Restriction::visible_content($content)),
				Limits::all()['title'],
			);
		}
		if ($title !== '') {
			return $title;
		}
		/* translators: %s: number of a post that has no title. */
		return sprintf(__('Untitled %s', 'pharos-seo'), $post->ID);
	}
}
