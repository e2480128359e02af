<?php
/**
 * Pages that other code builds below an object's page, or in its place.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Core\AddOns;
use Pharos\Core\Utf8;

/**
 * A profile below the page of members, a month of events, an endpoint: WordPress's main query then names an object (or the home
 * page) that the page isn't about. A page is the object's own if its URL is that of the object, or if WordPress's own rules and
 * query variables lead there; parameters that WordPress doesn't know change nothing.
 */
final class View {
	/** Endpoints that show the object itself in another format. */
	private const FORMATS = ['amp'];

	/** Filters of a shop's lists: they only narrow a list, whose URL stays the canonical one. */
	private const FILTERS = '/^(?:filter_|query_type_|(?:min|max)_price$|rating_filter$)/';

	/**
	 * Names of variables that say where a visitor comes from: campaigns, clicks, affiliates; alone or as a word of the name (my_ref_code).
	 *
	 * Others that only note something can't be told from those that show something, as nothing of a request says what reads them. A page
	 * without a canonical URL remains in search results; one with that of another page doesn't. So all others are views.
	 */
	private const SOURCES = '/^(?:utm|mtm|pk|hsa)_|clid$|^msclkid$|(?:^|[_-])(?:ref(?:id|code)?|referrals?|referr?er|aff(?:id)?|affiliates?|partner(?:id)?|campaigns?|tracking)(?:$|[_-](?:id|code|key|source|name)$)/i';

	/**
	 * Whether the requested page isn't about the subject of the main query.
	 *
	 * @param bool $is_led Whether other code has led the request to that subject, by a rewrite rule of its own for example.
	 */
	public static function is_shown(Context $page, \WP_Query $query, bool $is_led): bool {
		$is_view = self::is_view($page, $is_led);
		/**
		 * Filters whether a page is about something else than the post, term, author or archive of the main query: a view of a plugin.
		 * Pharos then says nothing about it that belongs to that object.
		 *
		 * @param bool      $is_view Whether it is.
		 * @param \WP_Query $query   The main query.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_is_view', static fn(bool $is, WP_Query $query): bool =>
		 * 	$is || $query->get('acme_profile') !== '', 10, 2);
		 */
		$filtered = apply_filters('pharos_is_view', $is_view, $query);
		return is_bool($filtered)
			? $filtered
			: AddOns::refuse('pharos_is_view', $filtered, $is_view);
	}

	private static function is_view(Context $page, bool $is_led): bool {
		$request = $GLOBALS['wp'];
		if (in_array($page->kind, [Context::NOT_FOUND, Context::OTHER], true)) {
			return false;
		}
		// The post of a plugin that isn't in the database.
		if ($page->post() && $page->post()->ID < 1) {
			return true;
		}
		$names = self::names($request);
		if ($names === [] && !self::is_odd($page, $request, $is_led)) {
			return false;
		}
		$own = PageUrl::for_context($page, $page->page);
		if ($own === '' || !self::is_at($own)) {
			return true;
		}
		// At the object's URL, its rewrite rule has set them, unless they are in the query string.
		parse_str((string) wp_parse_url($own, PHP_URL_QUERY), $parameters);
		return array_diff_key(array_intersect_key($names, $_GET), $parameters) !== [];
	}

	/**
	 * Returns the query variables that other code has registered: not those of WordPress, post types and taxonomies.
	 *
	 * @return array<string, mixed>
	 */
	private static function names(\WP $request): array {
		$names = array_diff_key(
			array_intersect_key($request->query_vars, array_flip($request->public_query_vars)),
			array_flip(get_class_vars(\WP::class)['public_query_vars']),
			array_flip(self::FORMATS),
			self::of_all_urls(),
		);
		$names = array_filter(
			$names,
			static fn(string $name): bool => preg_match(self::FILTERS, $name) !== 1 &&
				preg_match(self::SOURCES, $name) !== 1,
			ARRAY_FILTER_USE_KEY,
		);
		if ($names === []) {
			return [];
		}
		$types = array_column(get_post_types([], 'objects'), 'query_var');
		$taxonomies = array_column(get_taxonomies([], 'objects'), 'query_var');
		return array_diff_key($names, array_flip(array_filter([...$types, ...$taxonomies])));
	}

	/**
	 * Returns the query variables of endpoints that any URL of the site can have. They are about the visitor, such as who recommended the page,
	 * or about an action; an endpoint that shows something belongs to some kinds of pages.
	 *
	 * @return array<string, true>
	 */
	private static function of_all_urls(): array {
		$names = [];
		foreach ($GLOBALS['wp_rewrite']->endpoints as [$places, $name, $variable]) {
			if (($places & EP_ALL) === EP_ALL) {
				$names[(string) ($variable ?: $name)] = true;
			}
		}
		return $names;
	}

	/** Whether the URL has to be looked at although all query variables are those of WordPress. */
	private static function is_odd(Context $page, \WP $request, bool $is_led): bool {
		if ($page->kind === Context::HOME) {
			return trim((string) $request->request, '/') !== '' &&
				array_intersect_key($request->query_vars, self::of_all_urls()) === [];
		}
		// Several terms: /tag/green+black/.
		if ($page->term()) {
			$taxonomy = get_taxonomy($page->term()->taxonomy);
			$slugs = $request->query_vars[$taxonomy->query_var ?: ''] ?? '';
			return is_array($slugs) || strpbrk((string) $slugs, '+, ') !== false;
		}
		// The rules of archives are among them.
		return $page->kind !== Context::SEARCH && $is_led;
	}

	/** Whether a URL is the requested one, or the requested page shows an older page of its comments. */
	public static function is_at(string $url): bool {
		$base = $GLOBALS['wp_rewrite']->comments_pagination_base;
		$path = self::path($url);
		$requested = self::path(strtok((string) ($_SERVER['REQUEST_URI'] ?? ''), '?') ?: '');
		return $requested === $path ||
			preg_replace('~/' . preg_quote($base, '~') . '-[0-9]+$~', '', $requested) === $path;
	}

	private static function path(string $url): string {
		$path = $url === '' || $url[0] === '/' ? $url : (string) wp_parse_url($url, PHP_URL_PATH);
		$path = (string) preg_replace('~/index\.php(?=/|$)~', '', rawurldecode($path));
		return rtrim(Utf8::lower($path), '/');
	}
}
