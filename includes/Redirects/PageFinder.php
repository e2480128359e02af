<?php
/**
 * Resolves URLs like WordPress.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Content\Restriction;
use Pharos\Page\Context;
use Pharos\Page\MainQuery;
use Pharos\Text\Text;
use WP_Query;

/** Runs a URL's main query within another request. */
final class PageFinder {
	/** The page at a URL of this site; null if WordPress returns 404. */
	public static function at(string $url): ?Context {
		return MainQuery::run($url, static fn(WP_Query $query): ?Context => self::page($query));
	}

	/** Whether WordPress finds an object at a URL. @param string $object "post-12", "term-5" or "user-3". */
	public static function has(string $url, string $object): bool {
		$found = self::at($url)?->object;
		return $object ===
			match (true) {
				$found instanceof \WP_Post => "post-$found->ID",
				$found instanceof \WP_Term => "term-$found->term_id",
				$found instanceof \WP_User => "user-$found->ID",
				default => '',
			};
	}

	/**
	 * The URL to which WordPress itself redirects a URL that isn't found: the permalink of an earlier slug, or a similar one; '' for none.
	 */
	public static function guess(string $url): string {
		return self::missing(
			$url,
			static fn(): string => self::old_slug() ?:
			(apply_filters('do_redirect_guess_404_permalink', true)
				? (string) redirect_guess_404_permalink()
				: ''),
		);
	}

	/** The permalink to which WordPress redirects an earlier slug or date of a post; '' for none. */
	public static function by_old_slug(string $url): string {
		return self::missing($url, self::old_slug(...));
	}

	/** @param \Closure(): string $guess Called if WordPress returns 404. */
	private static function missing(string $url, \Closure $guess): string {
		return MainQuery::run($url, static function (WP_Query $query) use ($guess): string {
			if (self::page($query) !== null) {
				return '';
			}
			$query->set_404();
			$url = $guess();
			return str_contains($url, '__trashed/') ? '' : $url;
		});
	}

	private static function old_slug(): string {
		$link = '';
		$catch = static function ($found) use (&$link): bool {
			$link = (string) $found;
			// Prevents a redirect of the current request.
			return false;
		};
		add_filter('old_slug_redirect_url', $catch, PHP_INT_MAX);
		wp_old_slug_redirect();
		remove_filter('old_slug_redirect_url', $catch, PHP_INT_MAX);
		return $link;
	}

	/** The title of a page, as plain text. */
	public static function title(Context $page): string {
		$object = $page->object;
		$title = match (true) {
			$page->kind === Context::HOME => get_bloginfo('name'),
			$object instanceof \WP_Post => get_the_title($object),
			$object instanceof \WP_Term => $object->name,
			$object instanceof \WP_User => $object->display_name,
			$object instanceof \WP_Post_Type => $object->labels->name,
			default => '',
		};
		return Text::plain($title);
	}

	private static function page(WP_Query $query): ?Context {
		$page = Context::from_query($query);
		$post = $page->post();
		$is_missing =
			$query->is_404() ||
			// Other code may let a query find it that says on the page that it isn't found.
			($post && $post->ID > 0 && !Restriction::is_public($post)) ||
			($query->posts === [] &&
				!$query->is_home() &&
				!$query->is_search() &&
				!$query->is_feed() &&
				!$query->is_robots() &&
				!$query->is_favicon() &&
				!(
					($query->is_tag() ||
						$query->is_category() ||
						$query->is_tax() ||
						$query->is_post_type_archive()) &&
					$query->get_queried_object() &&
					!$query->is_paged()
				) &&
				!($query->is_author() && $query->get_queried_object() && !$query->is_paged()));
		return $is_missing ? null : $page;
	}
}
