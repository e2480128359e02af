<?php
/**
 * The URL and canonical URL of a page.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Core\AddOns;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * Built from the subject of the page and not from the requested URL, so that it contains no parts of foreign links:
 * tracking parameters, filters, comment pages. Uses WordPress's link functions, so all permalink structures work; needs
 * only what WordPress has loaded for the page.
 */
final class PageUrl {
	/** @var \WeakMap<Context, string>|null */
	private static ?\WeakMap $first = null;

	/**
	 * Returns the canonical URL: the custom one of the object, otherwise the page's URL. Page 2 and up of a list or a
	 * paginated post has different content than the first page: its canonical URL is its URL, unless a setting changes
	 * that.
	 *
	 * @param bool          $noindex  Whether the page is set to noindex: then it has no canonical URL, unless a setting changes that.
	 * @param Settings|null $settings Without them, the canonical URL is that of a first page.
	 */
	public static function canonical(
		Context $context,
		bool $noindex,
		?Settings $settings = null,
	): string {
		$noindex = $noindex && !$settings?->get('noindex_canonical');
		$first = $context->page < 2 || !$settings ? [] : $settings->get('first_page_canonical');
		$has_own = $context->page < 2 || in_array('custom', $first, true);
		$own = $noindex || !$has_own ? '' : $context->meta()->address('canonical');
		$is_first = $first !== [] && in_array(Pagination::name($context), $first, true);
		$url = match (true) {
			$noindex => '',
			$own !== '' => $own,
			$context->kind === Context::OTHER => self::of_view(),
			default => self::of_others(
				self::for_context($context, $is_first ? 1 : $context->page),
				$context->post(),
			),
		};
		// Without a front end at another host, no file more is loaded.
		if ($url !== '' && $settings && $settings->get('front_end_url') !== '') {
			$url = (new FrontEnd($settings))->url($url, 'canonical');
		}
		/**
		 * Filters the canonical URL of a page. Only http and https URLs are output, in the canonical link and in `og:url`.
		 *
		 * @param string  $url     The URL, not escaped; '' for pages that have none (not found, noindex).
		 * @param Context $context The subject of the page.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_canonical', static fn(string $url): string => remove_query_arg('ref', $url));
		 */
		$filtered = apply_filters('pharos_canonical', $url, $context);
		return is_string($filtered)
			? $filtered
			: AddOns::refuse('pharos_canonical', $filtered, $url);
	}

	/** Returns the canonical URL that other code makes of that of a post by WordPress's filter. */
	private static function of_others(string $url, ?WP_Post $post): string {
		if ($url === '' || !$post || !has_filter('get_canonical_url')) {
			return $url;
		}
		/** This filter is documented in wp-includes/link-template.php. */
		$filtered = apply_filters('get_canonical_url', $url, $post);
		return is_string($filtered) ? $filtered : '';
	}

	/** Returns the canonical URL that other code gives a view by WordPress's filter; '' if it leaves that of the post. */
	private static function of_view(): string {
		$post = get_queried_object();
		$url = $post instanceof WP_Post ? (string) get_permalink($post) : '';
		$filtered = self::of_others($url, $url === '' ? null : $post);
		return $filtered === $url ? '' : $filtered;
	}

	/** Returns the URL of a page of a list or of a paginated post; '' if it has none. */
	public static function for_context(Context $context, int $page = 1): string {
		$first = self::first($context);
		if ($first === '' || $page < 2) {
			return $first;
		}
		if ($context->is_list() || $context->lists) {
			return self::list_page($first, $page, 'paged');
		}
		// WordPress paginates a static home page like a list.
		return self::is_front_page($context->post())
			? self::list_page($first, $page, 'page')
			: self::part($first, $page);
	}

	/** Returns the URL of the first page; cached for the request, because the head uses it many times. */
	private static function first(Context $context): string {
		self::$first ??= new \WeakMap();
		return self::$first[$context] ??= self::build($context);
	}

	private static function build(Context $context): string {
		$object = $context->object;
		return match (true) {
			$context->kind === Context::HOME => $context->home_url(),
			$context->kind === Context::SEARCH => add_query_arg(
				's',
				rawurlencode($context->search),
				$context->home_url(),
			),
			$context->kind === Context::DATE => self::date($context->date),
			$object instanceof WP_Post => is_post_status_viewable((string) get_post_status($object))
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

	/** @param array<string, int> $date See Context. A month without a year, or a week, has no URL. */
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
		// Search results and terms of taxonomies without permalinks have parameters.
		[$path, $parameters] = explode('?', $first, 2) + [1 => ''];
		$path = trailingslashit($path);
		// On servers without URL rewriting, URLs begin with /index.php/, except that of the home page.
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

	/** Whether the post is the static home page. */
	public static function is_front_page(?WP_Post $post): bool {
		return $post?->post_type === 'page' &&
			get_option('show_on_front') === 'page' &&
			(int) get_option('page_on_front') === $post->ID;
	}
}
