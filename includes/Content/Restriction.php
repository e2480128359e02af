<?php
/**
 * Whether visitors may read the text of a post.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Compat\ElementorContent;
use Pharos\Core\AddOns;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Automatic text of a post (descriptions, structured data, images, sitemaps, llms.txt) is only text that a logged-out visitor gets. Where
 * other code can hide text, the job VisitorCheck has compared both (VisibilityRows); until it has, there is no automatic text of the post. On
 * most pages, only this class is loaded: it finds out whether there is such code.
 */
final class Restriction {
	/** Hooks with which plugins hide text from visitors. */
	private const HOOKS = [
		'the_content',
		'get_the_excerpt',
		'the_excerpt',
		'the_posts',
		'posts_results',
		'the_post',
		'loop_start',
	];

	/** Hooks with which plugins redirect visitors from a page, or end the request. */
	private const PAGE_HOOKS = ['wp', 'template_redirect', 'template_include'];

	private const OF_ALL_BLOCKS = ['pre_render_block', 'render_block_data', 'render_block'];

	/** The content of a post as stored, also that of a page builder that doesn't store it as WordPress does. */
	public static function stored(WP_Post $post): string {
		return defined('ELEMENTOR_VERSION') && trim($post->post_content) === ''
			? ElementorContent::render($post)
			: $post->post_content;
	}

	/** Whether visitors can't read the text of a post. */
	public static function hides_content(WP_Post $post): bool {
		return self::hides('content', $post);
	}

	/** Whether visitors can't read the excerpt of a post. */
	public static function hides_excerpt(WP_Post $post): bool {
		return self::hides('excerpt', $post);
	}

	/** Whether the page of a post redirects visitors, doesn't exist for them, or has nothing of it. False while this isn't known. */
	public static function hides_page(WP_Post $post): bool {
		if (!self::is_page_filtered()) {
			return false;
		}
		$is_hidden = VisibilityRows::hide('page', $post);
		$is_hidden === null && VisitorCheck::plan();
		return $is_hidden === true;
	}

	/** Whether visitors get nothing of a post: its page redirects them, ends or isn't found. False while this isn't known. */
	public static function closes_page(WP_Post $post): bool {
		return self::hides_page($post) &&
			VisibilityRows::hide('content', $post) === true &&
			VisibilityRows::hide('excerpt', $post) === true;
	}

	/**
	 * Loads what is known about many posts, with at most one query.
	 *
	 * @param int[] $ids
	 */
	public static function load(array $ids): void {
		$ids !== [] && self::is_page_filtered() && VisibilityRows::load($ids);
	}

	/** @return list<int> Ids of the posts for which hides_page() may be true. */
	public static function hidden_pages(): array {
		return self::is_page_filtered() ? VisibilityRows::ids('__0') : [];
	}

	/** @return list<int> Ids of the posts for which closes_page() may be true. */
	public static function closed_pages(): array {
		return self::is_page_filtered() ? VisibilityRows::ids('000') : [];
	}

	/** The stored content without blocks that visitors don't see, see HiddenBlocks. */
	public static function visible_content(
		string $content,
		?WP_Post $post = null,
		int $enough = PHP_INT_MAX,
	): string {
		return self::may_hide_blocks($content)
			? HiddenBlocks::without($content, $post, $enough)
			: $content;
	}

	/** Whether other plugins or the theme have code that can hide the text of posts. */
	public static function is_text_filtered(): bool {
		static $is_filtered = false;
		return $is_filtered = $is_filtered || self::has_others(self::HOOKS);
	}

	/** Whether other plugins or the theme have code that can hide posts or redirect visitors from their pages. */
	public static function is_page_filtered(): bool {
		static $is_filtered = false;
		return $is_filtered =
			$is_filtered || self::is_text_filtered() || self::has_others(self::PAGE_HOOKS);
	}

	/**
	 * Whether a plugin or the theme filters the output of blocks.
	 *
	 * @param string|null $name A block type; null for all of them.
	 */
	public static function are_blocks_filtered(?string $name = null): bool {
		return self::has_others($name === null ? self::OF_ALL_BLOCKS : ["render_block_$name"]);
	}

	/** Whether a plugin renders a block type of WordPress. */
	public static function is_taken_over(?WP_Block_Type $type): bool {
		return $type?->render_callback !== null && !self::is_known($type->render_callback);
	}

	private static function hides(string $part, WP_Post $post): bool {
		// Examples in previews.
		if ($post->ID <= 0) {
			return false;
		}
		if ($post->post_password !== '') {
			return true;
		}
		// A plugin may show visitors a post with another status, such as a closed business: this isn't compared.
		$is_seen = self::is_public($post) || (is_singular() && !is_user_logged_in());
		$is_hidden = $is_seen && self::is_hidden($part, $post);
		if (!has_filter('pharos_is_restricted')) {
			return $is_hidden;
		}
		/**
		 * Filters whether visitors can't read a post, so that none of its text is published: in descriptions, structured data,
		 * social tags, sitemaps, llms.txt. Not applied to password-protected posts. By default it is what the comparison with
		 * WordPress’s filters has found. Custom titles and descriptions of the post stay.
		 *
		 * @param bool    $restricted Whether the text is hidden, or may be.
		 * @param WP_Post $post       The post.
		 *
		 * @since 1.0.0
		 * @see docs/front-end.md
		 * @example add_filter('pharos_is_restricted', static fn(bool $is, WP_Post $post): bool =>
		 * 	$is || get_post_meta($post->ID, 'acme_members_only', true) === '1', 10, 2);
		 */
		$filtered = apply_filters('pharos_is_restricted', $is_hidden, $post);
		return is_bool($filtered)
			? $filtered
			: AddOns::refuse('pharos_is_restricted', $filtered, $is_hidden);
	}

	/**
	 * Whether visitors see posts with the status of this one: only its editors see a draft. Other code may add such statuses, as that of an
	 * expired offer: WordPress shows posts of all that are public, also if they are protected, which it doesn't count as viewable.
	 */
	public static function is_public(WP_Post $post): bool {
		return $post->post_status === 'inherit' ||
			is_post_status_viewable($post->post_status) ||
			get_post_status_object($post->post_status)?->public === true;
	}

	/** Where only code for pages may hide the text, such as a template of its own, it is shown until this is known. */
	private static function is_hidden(string $part, WP_Post $post): bool {
		if (!self::is_page_filtered()) {
			return false;
		}
		$is_hidden = VisibilityRows::hide($part, $post);
		$is_hidden === null && VisitorCheck::plan();
		return $is_hidden ?? self::is_text_filtered();
	}

	private static function may_hide_blocks(string $content): bool {
		if (
			!str_contains($content, '<!-- wp:') ||
			!preg_match_all('~<!--\s++wp:([a-z][a-z0-9_/-]*+)~', $content, $found)
		) {
			return false;
		}
		if (
			str_contains($content, '"blockVisibility"') ||
			str_contains($content, '"bindings"') ||
			self::are_blocks_filtered()
		) {
			return true;
		}
		$types = WP_Block_Type_Registry::get_instance();
		foreach (array_unique($found[1]) as $name) {
			$is_core = !str_contains($name, '/');
			if (
				self::are_blocks_filtered($is_core ? "core/$name" : $name) ||
				($is_core
					? self::is_taken_over($types->get_registered("core/$name"))
					: $types->get_registered($name)?->is_dynamic())
			) {
				return true;
			}
		}
		return false;
	}

	/** Whether functions of other plugins or the theme are on one of these hooks. */
	private static function has_others(array $hooks): bool {
		foreach ($hooks as $hook) {
			foreach ($GLOBALS['wp_filter'][$hook]->callbacks ?? [] as $callbacks) {
				foreach ($callbacks as $callback) {
					if (!self::is_known($callback['function'])) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/** Whether a function is WordPress's, PHP's or Pharos's. */
	public static function is_known(mixed $function): bool {
		try {
			$reflection = match (true) {
				is_array($function) => new \ReflectionMethod($function[0], $function[1]),
				$function instanceof \Closure, is_string($function) => new \ReflectionFunction(
					$function,
				),
				default => new \ReflectionMethod($function, '__invoke'),
			};
		} catch (\ReflectionException) {
			return false;
		}
		$file = $reflection->getFileName();
		return $file !== false &&
			(str_starts_with($file, dirname(__DIR__) . '/') ||
				str_starts_with($file, self::core_folder()));
	}

	private static function core_folder(): string {
		static $folder = '';
		return $folder =
			$folder ?:
			dirname((string) (new \ReflectionFunction('apply_filters'))->getFileName()) . '/';
	}
}
