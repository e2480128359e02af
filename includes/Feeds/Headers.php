<?php
/**
 * The headers of a feed: a redirect if the feed is turned off, otherwise the robots header.
 */

declare(strict_types=1);

namespace Pharos\Feeds;

use Pharos\Settings\Settings;

final class Headers {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Runs on `wp_headers` and not later: right afterwards, WordPress returns status 304 to a feed reader with a cached
	 * copy, which would then never receive the redirect.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	public function filter(array $headers): array {
		$page = $this->page_instead();
		if ($page !== null) {
			wp_redirect($page, 301, 'Pharos SEO');
			exit();
		}
		if (!$this->settings->get('allow_indexing_of_feed_entries')) {
			// A feed has no head for a robots meta tag. "follow": feeds lead crawlers to new posts.
			$headers['X-Robots-Tag'] = implode(
				', ',
				array_filter(['noindex', 'follow', $headers['X-Robots-Tag'] ?? '']),
			);
		}
		return $headers;
	}

	/**
	 * Returns the URL of the page that the requested feed belongs to; null if the feed stays on: that is the feed of
	 * the whole site in the default format, and comments of single posts.
	 */
	private function page_instead(): ?string {
		if (is_404() || !$this->is_removed()) {
			return null;
		}
		$page = match (true) {
			is_singular() => get_permalink(get_queried_object_id()),
			// Without author archives, their URL is just another redirect to the home page.
			is_author() => $this->settings->get('author_archive')
				? get_author_posts_url(get_queried_object_id())
				: home_url('/'),
			is_post_type_archive() => get_post_type_archive_link(self::post_type()),
			is_category(), is_tag(), is_tax() => self::term_link(),
			is_search() => get_search_link(),
			is_date() => self::date_link(),
			default => home_url('/'),
		};
		return is_string($page) && $page !== '' ? $page : null;
	}

	private function is_removed(): bool {
		$kinds = [
			'remove_post_authors_feed' => is_author(),
			'remove_post_types_feed' => is_post_type_archive(),
			'remove_category_feed' => is_category(),
			'remove_tag_feed' => is_tag(),
			'remove_custom_taxonomy_feed' => is_tax(),
			'remove_search_results_feed' => is_search(),
			'remove_global_comments_feed' =>
				is_comment_feed() && !is_singular() && !is_archive() && !is_search(),
			'remove_atom_rdf_feeds' => is_feed(['atom', 'rdf']),
		];
		foreach (array_filter($kinds) as $setting => $_) {
			if ($this->settings->get($setting)) {
				return true;
			}
		}
		return false;
	}

	private static function post_type(): string {
		$types = (array) get_query_var('post_type');
		return (string) reset($types);
	}

	private static function term_link(): ?string {
		$term = get_queried_object();
		$link = $term instanceof \WP_Term ? get_term_link($term) : null;
		// The term doesn't exist: WordPress outputs an empty feed, and there is no page.
		return is_string($link) ? $link : null;
	}

	private static function date_link(): string {
		$year = (int) get_query_var('year');
		$month = (int) get_query_var('monthnum');
		return match (true) {
			// Date queries without `year`, such as ?m=202611, redirect to the home page.
			$year === 0 => home_url('/'),
			is_day() => get_day_link($year, $month, (int) get_query_var('day')),
			is_month() => get_month_link($year, $month),
			default => get_year_link($year),
		};
	}
}
