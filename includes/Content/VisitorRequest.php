<?php
/**
 * Requests of the site to itself in which the texts of posts are compared.
 */

declare(strict_types=1);

namespace Pharos\Content;

use WP_Post;

/**
 * Plugins hide nothing from background jobs: many check whether the request is one. VisitorCheck therefore works in a request that is like a
 * visitor's, without cookies, which the job sends; in the job itself only if the site can't reach itself.
 */
final class VisitorRequest {
	/** The parameter of the request, with the time and a signature. */
	private const PARAMETER = 'pharos_visitor_check';

	/** The header of its response. */
	private const HEADER = 'X-Pharos-Visitor-Check';

	/** Seconds for a step: a web server may end a request after 30 seconds. */
	private const STEP = 20.0;

	/** The same for one post: a user waits. */
	private const OF_POST = 10.0;

	/** Seconds for which a signature is valid. */
	private const VALID = 120;

	/** In WP-Cron. @param bool $again Whether to begin to compare all posts again. */
	public static function run(bool $again): void {
		$end = microtime(true) + self::STEP;
		do {
			$answer = self::send($again ? 'again' : 'next', self::STEP + 10);
			if ($answer === '') {
				VisitorCheck::step(self::STEP, $again);
			}
			$again = false;
		} while ($answer === 'more' && microtime(true) < $end);
	}

	/** In WP-Cron, after settings were saved. */
	public static function sample(): void {
		self::send('sample', self::STEP + 10);
	}

	/** Finds out at once what visitors get of a post of which this isn't known, as after a change. */
	public static function of_post(WP_Post $post): void {
		if (
			Restriction::is_page_filtered() &&
			is_post_publicly_viewable($post) &&
			VisibilityRows::hide('content', $post) === null
		) {
			self::send("post$post->ID", self::OF_POST);
			// Another process has written it.
			wp_cache_delete($post->ID, 'post_meta');
			VisibilityRows::forget();
		}
	}

	/** @return string The header of the response; '' if the site can't reach itself. */
	private static function send(string $which, float $seconds): string {
		$what = "$which-" . time();
		$response = wp_remote_get(
			add_query_arg(self::PARAMETER, "$what-" . self::signature($what), home_url('/')),
			[
				'timeout' => $seconds,
				'redirection' => 0,
				'user-agent' => 'Pharos SEO, what visitors may read; ' . home_url('/'),
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => apply_filters('https_local_ssl_verify', false),
			],
		);
		return (string) wp_remote_retrieve_header($response, self::HEADER);
	}

	/** On `wp_loaded` of the request. Without a valid signature, it is a request of the home page. */
	public static function serve(): void {
		$given = $_GET[self::PARAMETER] ?? '';
		if (
			!is_string($given) ||
			!preg_match('/^((again|next|sample|post\d+)-(\d+))-(\w+)$/', $given, $parts)
		) {
			return;
		}
		[, $what, $which, $time, $signature] = $parts;
		if (
			abs(time() - (int) $time) > self::VALID ||
			!hash_equals(self::signature($what), $signature)
		) {
			return;
		}
		nocache_headers();
		// If a plugin ends the request.
		header(self::HEADER . ': more');
		$is_done = match (true) {
			$which === 'sample' => VisitorCheck::sample(),
			str_starts_with($which, 'post') => VisitorCheck::check_post(
				(int) substr($which, strlen('post')),
			),
			default => VisitorCheck::step(self::STEP, $which === 'again', true),
		};
		headers_sent() || header(self::HEADER . ($is_done ? ': done' : ': more'));
		exit();
	}

	private static function signature(string $what): string {
		return hash_hmac('sha256', self::PARAMETER . $what, wp_salt());
	}
}
