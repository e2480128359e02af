<?php
/**
 * The one right address of a page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\AddOns;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * Made from what the page is about and not from what was asked for, so that nothing of a stranger's link gets in:
 * tracking parameters, filters, pages of comments. Uses WordPress's own makers of links, hence works with all kinds
 * of permalinks; asks for nothing that WordPress has not loaded for the page.
 */
final class PageUrl {
	/** @var \WeakMap<Context, string>|null */
	private static ?\WeakMap $first = null;

	/**
	 * The address that search engines shall list the page under: the one that its object names, else its own. Later pages of a
	 * list or of a divided post show something else than the first one: theirs is their own, unless a setting says else.
	 *
	 * @param bool          $noindex  Whether robots are told not to index it: then it has none, unless a setting says else.
	 * @param Settings|null $settings Without them it is that of a first page.
	 */
	public static function canonical(
		Context $context,
		bool $noindex,
		?Settings $settings = null,
	): string {
		$noindex = $noindex && !$settings?->get('noindex_canonical');
		$first = $context->page < 2 || !$settings ? [] : $settings->get('first_page_canonical');
		$has_own = $context->page < 2 || in_array('custom', $first, true);
		$own = $noindex || !$has_own ? '' : $context->own()->address('canonical');
		$is_first = $first !== [] && in_array(Pagination::name($context), $first, true);
		$url = $noindex ? '' : ($own ?: self::of($context, $is_first ? 1 : $context->page));
		/**
		 * Filters the canonical address of a page.
		 *
		 * @param string  $url     The address, not escaped; nothing for pages that have none (not found, noindex).
		 * @param Context $context What the page is about.
		 */
		$filtered = apply_filters('pharos_canonical', $url, $context);
		return is_string($filtered)
			? $filtered
			: AddOns::refuse('pharos_canonical', $filtered, $url);
	}

	/** The address of a page of a list or of a divided post; nothing when it has none of its own. */
	public static function of(Context $context, int $page = 1): string {
		$first = self::first($context);
		if ($first === '' || $page < 2) {
			return $first;
		}
		if ($context->is_list()) {
			return self::list_page($first, $page, 'paged');
		}
		// WordPress numbers the parts of a static home page like pages of a list.
		return self::is_front_page($context->post())
			? self::list_page($first, $page, 'page')
			: self::part($first, $page);
	}

	/** Of its first page; the same for the whole request, since the head asks for it many times. */
	private static function first(Context $context): string {
		self::$first ??= new \WeakMap();
		return self::$first[$context] ??= self::made($context);
	}

	private static function made(Context $context): string {
		$object = $context->object;
		return match (true) {
			$context->kind === Context::HOME => $context->home_url(),
			$context->kind === Context::SEARCH => add_query_arg(
				's',
				rawurlencode($context->search),
				$context->home_url(),
			),
			$context->kind === Context::DATE => self::date($context->date),
			$object instanceof WP_Post => get_post_status($object) === 'publish'
				? (string) get_permalink($object)
				: '',
			$object instanceof WP_Term => self::term($object),
			$object instanceof WP_User => get_author_posts_url($object->ID, $object->user_nicename),
			$object instanceof WP_Post_Type => (string) get_post_type_archive_link($object->name),
			default => '',
		};
	}

	private static function term(WP_Term $term): string {
		$link = get_term_link($term);
		return is_string($link) ? $link : '';
	}

	/** @param array<string, int> $date See Context. A month without a year, or a week, has no address. */
	private static function date(array $date): string {
		return match (array_keys($date)) {
			['year'] => get_year_link($date['year']),
			['year', 'month'] => get_month_link($date['year'], $date['month']),
			['year', 'month', 'day'] => get_day_link($date['year'], $date['month'], $date['day']),
			default => '',
		};
	}

	private static function list_page(string $first, int $page, string $variable): string {
		global $wp_rewrite;
		if (!$wp_rewrite->using_permalinks()) {
			return add_query_arg($variable, $page, $first);
		}
		// Search results, and terms of taxonomies without pretty addresses, have parameters.
		[$path, $parameters] = explode('?', $first, 2) + [1 => ''];
		$path = trailingslashit($path);
		// On servers that can't rewrite, addresses begin with /index.php/; that of the home page does not.
		if ($wp_rewrite->using_index_permalinks() && !str_contains($path, "/$wp_rewrite->index/")) {
			$path .= "$wp_rewrite->index/";
		}
		$path .= user_trailingslashit("$wp_rewrite->pagination_base/$page", 'paged');
		return $parameters === '' ? $path : "$path?$parameters";
	}

	private static function part(string $first, int $page): string {
		return str_contains($first, '?')
			? add_query_arg('page', $page, $first)
			: trailingslashit($first) . user_trailingslashit((string) $page, 'single_paged');
	}

	/** Whether a static home page is this post. */
	public static function is_front_page(?WP_Post $post): bool {
		return $post?->post_type === 'page' &&
			get_option('show_on_front') === 'page' &&
			(int) get_option('page_on_front') === $post->ID;
	}
}
