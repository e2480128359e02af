<?php
/**
 * What a logged-out visitor gets of a post.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Compat\Languages;
use Pharos\Compat\Memberships;
use Pharos\Core\Utf8;
use Pharos\Text\Shortcodes;
use Pharos\Text\Text;
use WP_Post;
use WP_Query;

/**
 * Runs WordPress's filters of content and excerpts as on the page of the post, and compares the words: a text is shown if all of its words
 * are, in their order. What other code adds between them doesn't matter. Not on pages of visitors, and never while a user is logged in.
 */
final class VisitorText {
	/** Bytes of HTML that are converted at once: Text reads no more. */
	private const PIECE = 30_000;

	/** What a page has output that a plugin ended. */
	private static string $output = '';

	/**
	 * @param bool $is_read_only Whether nothing is changed in the database.
	 * @return string '1' or '0' for the content, the excerpt and the page, see ShownRows.
	 */
	public static function parts(WP_Post $post, bool $is_read_only = true): string {
		global $wp_query, $wp_the_query, $wp_filter, $wp_actions;
		$before = [
			$wp_query,
			$wp_the_query,
			array_map(static fn(object $hook): object => clone $hook, $wp_filter),
			$wp_actions,
			$_SERVER,
			$_GET,
			$_POST,
			$_REQUEST,
			$GLOBALS['_wp_current_template_content'] ?? null,
			$GLOBALS['post'] ?? null,
		];
		$status = http_response_code();
		$level = ob_get_level();
		self::$output = '';
		ob_start(static function (string $html): string {
			self::$output .= $html;
			return '';
		});
		// What other code has to report is in the log when visitors request the page.
		set_error_handler(
			static fn($level, $message, $file): bool => !str_starts_with(
				$file,
				dirname(__DIR__) . '/',
			),
		);
		try {
			VisitorPage::request((string) get_permalink($post), $is_read_only);
			return self::render($post);
		} catch (PageStopped) {
			return '000';
		} catch (\Throwable) {
			return '001';
		} finally {
			restore_error_handler();
			while (ob_get_level() > $level) {
				ob_end_clean();
			}
			// Plugins may set it for pages that visitors don't find.
			is_int($status) && http_response_code($status);
			// Some plugins add filters for the post of the page.
			[
				$wp_query,
				$wp_the_query,
				$wp_filter,
				$wp_actions,
				$_SERVER,
				$_GET,
				$_POST,
				$_REQUEST,
				$GLOBALS['_wp_current_template_content'],
				$GLOBALS['post'],
			] = $before;
			end($before) instanceof WP_Post && setup_postdata(end($before));
		}
	}

	private static function render(WP_Post $post): string {
		global $wp_query, $wp_the_query;
		$query = new WP_Query();
		$wp_query = $wp_the_query = $query;
		$query->query(
			match ($post->post_type) {
				'page' => ['page_id' => $post->ID],
				'attachment' => ['attachment_id' => $post->ID],
				default => ['p' => $post->ID, 'post_type' => $post->post_type],
			},
		);
		if (!$query->have_posts()) {
			return '000';
		}
		$GLOBALS['post'] = $query->post;
		VisitorPage::begin();
		$query->the_post();
		$shown = $query->post;
		$content = str_replace('<!--nextpage-->', ' ', $shown->post_content);
		/** This filter is documented in wp-includes/post-template.php. */
		$content = self::words((string) apply_filters('the_content', $content));
		// Text of which a shortcode or a block hides a part is published without it.
		$published = Restriction::visible_content(Restriction::stored($post), $post);
		$text = self::words($published, true);
		$page = VisitorPage::html();
		$has_content =
			!Memberships::hides($post) &&
			self::contains($content, $text) &&
			// The template shows one page of the text.
			(str_contains($published, '<!--nextpage-->') ||
				self::contains(self::words($page ?? $published), $text));
		$has_title = self::contains(
			self::words($page ?? get_the_title($shown)),
			self::title($post),
		);
		$excerpt = self::words($post->post_excerpt, true);
		$has_excerpt =
			self::contains($content, $excerpt) ||
			self::contains(self::words((string) get_the_excerpt($shown)), $excerpt);
		return ($has_content ? '1' : '0') .
			($has_excerpt ? '1' : '0') .
			(($has_content || $has_title) &&
			VisitorPage::is_listed() &&
			!Memberships::redirects($post)
				? '1'
				: '0');
	}

	/**
	 * The same of a post whose page a plugin has made itself, and then ended the request: from what it has output.
	 *
	 * @return string See parts().
	 */
	public static function of_output(WP_Post $post): string {
		$all = self::words(self::$output . VisitorPage::title());
		$text = self::words(Restriction::visible_content(Restriction::stored($post), $post), true);
		$has_content = !Memberships::hides($post) && self::contains($all, $text);
		$has_excerpt = self::contains($all, self::words($post->post_excerpt, true));
		$is_of_post = $has_content || self::contains($all, self::title($post));
		return ($has_content ? '1' : '0') . ($has_excerpt ? '1' : '0') . ($is_of_post ? '1' : '0');
	}

	/** @return list<string> The words of the title; a page without these and without the text isn't that of the post. */
	private static function title(WP_Post $post): array {
		return self::words(Languages::current($post->post_title));
	}

	/**
	 * @param bool $is_stored Whether the text is as stored: without shortcodes, and URLs that WordPress replaces by embeds.
	 * @return list<string> Lower-case words.
	 */
	private static function words(string $html, bool $is_stored = false): array {
		if ($is_stored) {
			$html = Shortcodes::without(str_replace('<!--nextpage-->', ' ', $html));
		}
		$html = (string) preg_replace(
			'~<(script|style|noscript|iframe)\b.*?</\1\s*>~is',
			' ',
			$html,
		);
		$text = '';
		// Cut before a tag: more at once would be cut off.
		for ($rest = $html; $rest !== ''; ) {
			$end = strlen($rest) <= self::PIECE ? false : strpos($rest, '<', self::PIECE);
			$piece = $end === false ? $rest : substr($rest, 0, $end);
			$rest = substr($rest, strlen($piece));
			$text .= ' ' . ($is_stored ? Text::prose($piece) : Text::plain($piece));
		}
		$text = (string) preg_replace(
			['~https?://\S+~i', '/[\x{AD}\x{200B}-\x{200D}\x{2060}]/u'],
			[$is_stored ? ' ' : '$0', ''],
			$text,
		);
		preg_match_all('/[\p{L}\p{M}\p{N}]+/u', Utf8::lower($text), $found);
		return $found[0];
	}

	/**
	 * @param list<string> $all
	 * @param list<string> $words
	 */
	private static function contains(array $all, array $words): bool {
		$at = 0;
		$count = count($all);
		foreach ($words as $word) {
			while ($at < $count && $all[$at] !== $word) {
				$at++;
			}
			if ($at++ >= $count) {
				return false;
			}
		}
		return true;
	}
}
