<?php
/**
 * The request of a post's page by a logged-out visitor, as far as plugins and the theme take part in it.
 */

declare(strict_types=1);

namespace Pharos\Content;

use WP_Post;

/** For VisitorText, which restores the state afterwards: a page that redirects, ends or isn't found throws PageStopped. */
final class VisitorPage {
	/** Filters that WordPress applies before the request ends. */
	private const ENDS = ['wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler'];

	/** Hooks of a page on which code of WordPress and Pharos has nothing to say about who may read it. */
	private const HOOKS = ['wp', 'template_redirect', 'template_include', 'wp_head', 'wp_robots'];

	/** Matches queries that change data. */
	private const CHANGES = '/^\s*(?:insert|replace|update|delete|create|alter|drop|truncate)\b/i';

	/** The template of another plugin that shows the page; '' for one of the theme or WordPress. */
	private static string $template = '';

	/** Makes the request look like a visitor's: that of a background job has another URL and method. */
	public static function request(string $url, bool $is_read_only): void {
		$parts = (array) wp_parse_url($url);
		$_SERVER['REQUEST_URI'] =
			($parts['path'] ?? '/') . (isset($parts['query']) ? "?$parts[query]" : '');
		$_SERVER['REQUEST_METHOD'] = 'GET';
		parse_str($parts['query'] ?? '', $_GET);
		$_REQUEST = $_GET;
		$_POST = [];
		add_filter('wp_doing_cron', '__return_false', PHP_INT_MAX);
		$stop = static fn($to = '') => throw new PageStopped(self::is_same($url, (string) $to));
		foreach (self::ENDS as $hook) {
			add_filter($hook, static fn() => $stop(), PHP_INT_MAX);
		}
		add_filter('wp_redirect', $stop, PHP_INT_MAX);
		// It is no visit: counters of views count nothing.
		$is_read_only && add_filter('query', [self::class, 'read_only'], PHP_INT_MIN);
	}

	/** If the request ends on the page; otherwise, VisitorText restores all hooks. */
	public static function end(): void {
		remove_filter('query', [self::class, 'read_only'], PHP_INT_MIN);
	}

	/** Returns a query that reads; for others, one that finds nothing. */
	public static function read_only(mixed $query): string {
		return preg_match(self::CHANGES, (string) $query) === 1
			? 'SELECT 1 LIMIT 0'
			: (string) $query;
	}

	/** Runs what comes before the text. */
	public static function begin(): void {
		foreach (self::HOOKS as $hook) {
			foreach ($GLOBALS['wp_filter'][$hook]->callbacks ?? [] as $priority => $all) {
				foreach ($all as ['function' => $function]) {
					Restriction::is_known($function) && remove_filter($hook, $function, $priority);
				}
			}
		}
		/** This action is documented in wp-includes/class-wp.php. */
		self::run(static fn() => do_action_ref_array('wp', [&$GLOBALS['wp']]));
		/** This action is documented in wp-includes/template-loader.php. */
		self::run(static fn() => do_action('template_redirect'));
		// Block themes render the text before the head.
		$is_block_theme = wp_is_block_theme();
		$template = $is_block_theme
			? ABSPATH . WPINC . '/template-canvas.php'
			: get_index_template();
		/** This filter is documented in wp-includes/template-loader.php. */
		$GLOBALS['_wp_current_template_content'] = null;
		self::run(static function () use (&$template): void {
			$template = apply_filters('template_include', $template);
		});
		self::$template = is_string($template) && self::is_of_plugin($template) ? $template : '';
		if (is_404()) {
			throw new PageStopped();
		}
		$is_block_theme || self::run(self::head(...));
	}

	/** Whether no other code sets the page to noindex. After the text, because code on the head may do so. */
	public static function is_listed(): bool {
		wp_is_block_theme() && self::run(self::head(...));
		/** This filter is documented in wp-includes/robots-template.php. */
		$robots = apply_filters('wp_robots', []);
		return !(is_array($robots) && !empty($robots['noindex']));
	}

	/** Returns the page of the main query as the template of another plugin makes it, with its title; null if no plugin has one for it. */
	public static function html(): ?string {
		// Set by WordPress's function for block templates, which a plugin has called.
		$is_block =
			wp_is_block_theme() && is_string($GLOBALS['_wp_current_template_content'] ?? null);
		if (self::$template === '') {
			return $is_block ? get_the_block_template_html() . ' ' . self::post_title() : null;
		}
		$GLOBALS['wp_query']->rewind_posts();
		$heads = did_action('wp_head');
		ob_start();
		try {
			self::run(static fn() => load_template(self::$template, false));
		} finally {
			$html = ob_get_clean();
		}
		return $html . self::title($heads);
	}

	/** Returns the title that WordPress outputs on `wp_head`, where begin() has removed it. @param int $heads How often the action had run before. */
	public static function title(int $heads = 0): string {
		return did_action('wp_head') > $heads ? ' ' . self::post_title() : '';
	}

	/** The title of the post as the main query has it: the loop of a template may have ended at another one. */
	private static function post_title(): string {
		$post = get_queried_object();
		return $post instanceof WP_Post ? get_the_title($post) : '';
	}

	/** Whether a template is neither the theme's nor WordPress's, and can be loaded several times in a request. */
	private static function is_of_plugin(string $template): bool {
		$folders = [get_stylesheet_directory(), get_template_directory(), ABSPATH . WPINC];
		foreach ($folders as $folder) {
			if (str_starts_with(wp_normalize_path($template), wp_normalize_path("$folder/"))) {
				return false;
			}
		}
		return is_readable($template) &&
			preg_match('/^\s*function\s+&?\w/m', (string) file_get_contents($template)) === 0;
	}

	/** Some plugins filter the text only after the head. An error in it says nothing about the text. */
	private static function head(): void {
		try {
			/** This action is documented in wp-includes/general-template.php. */
			do_action('wp_head');
		} catch (PageStopped $stopped) {
			throw $stopped;
		} catch (\Throwable) {
			return;
		}
	}

	/** Goes on after a redirect to the same page, such as one to HTTPS or to the front end of a headless site: here the page was asked for in another way. */
	private static function run(\Closure $part): void {
		try {
			$part();
		} catch (PageStopped $stopped) {
			if (!$stopped->is_same_page) {
				throw $stopped;
			}
		}
	}

	/** Whether both URLs are of the same page; that of another host, such as a front end, may have more before its path. */
	private static function is_same(string $url, string $to): bool {
		$part = static fn(string $of, int $which): string => rtrim(
			(string) wp_parse_url($of, $which),
			'/',
		);
		$is_there = static fn(int $which): bool => $part($to, $which) === $part($url, $which);
		$is_here = $part($to, PHP_URL_HOST) === '' || $is_there(PHP_URL_HOST);
		$path = $part($url, PHP_URL_PATH);
		return $to !== '' &&
			($is_here || $path === ''
				? $is_there(PHP_URL_PATH)
				: str_ends_with($part($to, PHP_URL_PATH), $path)) &&
			$is_there(PHP_URL_QUERY);
	}
}
