<?php
/**
 * Feeds that are switched off: which they are, and that nothing leads to them.
 */

declare(strict_types=1);

namespace Pharos\Feeds;

use Pharos\Settings\Settings;

/**
 * The feed of the whole site always stays in the site's main format, and so do the comment feeds of single posts.
 */
final class Removed {
	/** By setting: what WordPress asks before it prints a link to such a feed. */
	private const LINKS = [
		'remove_post_authors_feed' => 'feed_links_extra_show_author_feed',
		'remove_post_types_feed' => 'feed_links_extra_show_post_type_archive_feed',
		'remove_category_feed' => 'feed_links_extra_show_category_feed',
		'remove_tag_feed' => 'feed_links_extra_show_tag_feed',
		'remove_custom_taxonomy_feed' => 'feed_links_extra_show_tax_feed',
		'remove_search_results_feed' => 'feed_links_extra_show_search_feed',
	];

	private const COMMENTS_LINK = 'feed_links_show_comments_feed';

	public function __construct(private readonly Settings $settings) {}

	/** Right before WordPress prints the links to the site's feeds. */
	public function hide_comments_link(): void {
		if ($this->settings->get('remove_global_comments_feed')) {
			add_filter(self::COMMENTS_LINK, [self::class, 'hide'], PHP_INT_MAX);
		}
	}

	/** Right before WordPress prints the link to the feed of what is shown. */
	public function hide_link(): void {
		// The link to a post's own comments would go with that to all comments.
		remove_filter(self::COMMENTS_LINK, [self::class, 'hide'], PHP_INT_MAX);
		foreach (self::LINKS as $setting => $filter) {
			if ($this->settings->get($setting)) {
				add_filter($filter, [self::class, 'hide'], PHP_INT_MAX);
			}
		}
	}

	public static function hide(): bool {
		return false;
	}

	/**
	 * Where the page is that the requested feed belongs to; null when the feed stays.
	 */
	public function page_instead(): ?string {
		if (!is_feed() || is_404() || !$this->is_removed()) {
			return null;
		}
		$page = match (true) {
			is_singular() => get_permalink(get_queried_object_id()),
			// Without author archives their address is but another redirect to the home page.
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
		// No such term: WordPress answers with an empty feed, and there is no page.
		return is_string($link) ? $link : null;
	}

	private static function date_link(): string {
		$year = (int) get_query_var('year');
		$month = (int) get_query_var('monthnum');
		return match (true) {
			// Asked for in a form that has no page of its own.
			$year === 0 => home_url('/'),
			is_day() => get_day_link($year, $month, (int) get_query_var('day')),
			is_month() => get_month_link($year, $month),
			default => get_year_link($year),
		};
	}
}
