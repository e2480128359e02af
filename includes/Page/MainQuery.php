<?php
/**
 * The main query of another page.
 */

declare(strict_types=1);

namespace Pharos\Page;

use WP_Query;

/** Runs a URL's main query as for a visitor, within another request: the state of the current request is restored. */
final class MainQuery {
	/** Global variables that a page has of its own. */
	private const GLOBALS = ['wp', 'wp_query', 'wp_the_query', 'post'];

	/**
	 * @template T
	 * @param string                 $url A URL of this site.
	 * @param \Closure(WP_Query): T $ask Called with the query, which is the main query while it runs.
	 * @return T
	 */
	public static function run(string $url, \Closure $ask): mixed {
		$previous = [$_SERVER, $_GET];
		$globals = array_map(
			static fn(string $name): mixed => $GLOBALS[$name] ?? null,
			array_combine(self::GLOBALS, self::GLOBALS),
		);
		$user = get_current_user_id();
		$path = preg_replace('~^[a-z]+://[^/?#]+~i', '', $url);
		$_SERVER['REQUEST_URI'] = str_starts_with((string) $path, '/') ? $path : "/$path";
		$_SERVER['PHP_SELF'] = '/index.php';
		unset($_SERVER['PATH_INFO']);
		$_GET = [];
		wp_parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $_GET);
		wp_set_current_user(0);
		// Requests of the REST API would be served here, ending the current request.
		$serves_rest = remove_action('parse_request', 'rest_api_loaded');
		$query = new WP_Query();
		// Within REST requests, a main query is never the home page: this one becomes the main query once WordPress has parsed it.
		$make_main = static function (WP_Query $parsed) use ($query): void {
			if ($parsed === $query) {
				$GLOBALS['wp_the_query'] = $query;
			}
		};
		add_action('parse_query', $make_main, PHP_INT_MIN);
		try {
			$GLOBALS['wp'] = self::request();
			$GLOBALS['wp']->parse_request();
			$GLOBALS['wp_query'] = $query;
			$query->query($GLOBALS['wp']->query_vars);
			return $ask($query);
		} finally {
			[$_SERVER, $_GET] = $previous;
			foreach ($globals as $name => $value) {
				$GLOBALS[$name] = $value;
			}
			wp_set_current_user($user);
			remove_action('parse_query', $make_main, PHP_INT_MIN);
			$serves_rest && add_action('parse_request', 'rest_api_loaded');
			wp_reset_postdata();
		}
	}

	/** Returns a request that isn't parsed, with the query variables of all post types, taxonomies and plugins. */
	private static function request(): \WP {
		$request = new \WP();
		$request->public_query_vars = $GLOBALS['wp']->public_query_vars;
		return $request;
	}
}
