<?php
/**
 * Marks reports as outdated when content changes: posts, terms, users, files, menus and templates.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Sitemaps\SitemapChanges;
use WP_Post;

/**
 * Recorded at the end of the request: by the query that updates the sitemaps' lists (Sitemaps\SitemapChanges), if there is
 * one; otherwise here, with a query, and with a second one only if there is a report that is still up to date. Either
 * makes a report outdated. Data that can be queried at any time isn't tracked here, see Fingerprint.
 */
final class ReportChanges {
	/** Post types that are parts of pages: menus, templates, patterns. */
	private const PARTS = [
		'nav_menu_item',
		'wp_navigation',
		'wp_template',
		'wp_template_part',
		'wp_block',
		'wp_global_styles',
	];

	/** @var array<int, array<string, true>> Kinds of checks by site of a network. */
	private static array $kinds = [];

	private static bool $waits = false;

	/** On `wp_after_insert_post`. */
	public static function post_saved(WP_Post $post, ?WP_Post $before): void {
		self::post($post);
		$before !== null && self::post($before);
	}

	/** A post in its new or previous state. Drafts and revisions aren't public. */
	public static function post(?WP_Post $post): void {
		if ($post === null || !is_post_status_viewable($post->post_status)) {
			return;
		}
		if (in_array($post->post_type, self::PARTS, true)) {
			self::parts();
		} elseif (is_post_type_viewable($post->post_type)) {
			self::content();
		}
	}

	/** A term of the taxonomy changed. */
	public static function term(string $taxonomy): void {
		if ($taxonomy === 'nav_menu') {
			self::parts();
		} elseif (is_taxonomy_viewable($taxonomy)) {
			self::content();
		}
	}

	/** The terms of a post changed. */
	public static function terms_of(int $post, string $taxonomy): void {
		is_taxonomy_viewable($taxonomy) && self::post(get_post($post));
	}

	/** A user changed: names and texts of authors are on pages. */
	public static function user(int $id): void {
		user_can($id, 'edit_posts') && self::content();
	}

	/** A meta row of a post, term or user that affects pages changed. */
	public static function row(string $kind, int $object): void {
		match ($kind) {
			// Rows of many posts at once come without a post ID.
			'post' => self::post($object > 0 ? get_post($object) : null),
			'term' => self::term(get_term($object)->taxonomy ?? ''),
			'user' => self::content(),
		};
	}

	/** Page content changed. */
	public static function content(): void {
		self::mark_outdated(...Checks::KINDS);
	}

	/** Other parts of pages or their links changed. */
	private static function parts(): void {
		self::mark_outdated('general', 'other');
	}

	/** Images or other files changed. */
	public static function file(): void {
		self::mark_outdated('general', 'settings');
	}

	/** @param string ...$kinds The kinds whose reports are outdated. */
	private static function mark_outdated(string ...$kinds): void {
		self::of_site(get_current_blog_id(), $kinds);
	}

	/** @param string[] $kinds */
	private static function of_site(int $site, array $kinds): void {
		if (!self::$waits) {
			self::$waits = true;
			SitemapChanges::share_query(self::take(...), self::refuse(...));
			add_action('shutdown', self::note(...), PHP_INT_MAX);
		}
		self::$kinds[$site] = array_fill_keys($kinds, true) + (self::$kinds[$site] ?? []);
	}

	/** @return list<string> The outdated reports of this site, by the names of their marks (see Reports); clears the list. */
	public static function take(): array {
		$site = get_current_blog_id();
		$kinds = array_keys(self::$kinds[$site] ?? []);
		unset(self::$kinds[$site]);
		return array_map(Reports::mark(...), $kinds);
	}

	/** @param list<string> $marks Marks from take() that couldn't be removed. */
	public static function refuse(array $marks): void {
		$kinds = array_filter(
			Checks::KINDS,
			static fn(string $kind): bool => in_array(Reports::mark($kind), $marks, true),
		);
		self::mark_outdated(...$kinds);
	}

	/** Stores the changes recorded so far. */
	public static function note(): void {
		$sites = self::$kinds;
		self::$kinds = [];
		foreach ($sites as $site => $kinds) {
			$is_other = $site !== get_current_blog_id();
			$is_other && switch_to_blog($site);
			self::forget($kinds);
			$is_other && restore_current_blog();
		}
	}

	/** @param array<string, true> $kinds */
	private static function forget(array $kinds): void {
		(new ReportStore(ReportStore::STATE))->change(static function (array $stored) use (
			$kinds,
		): ?array {
			$state = $stored[ReportStore::STATE] ?? [];
			$seen = (array) ($state['seen'] ?? []);
			return array_intersect_key($seen, $kinds) === []
				? null
				: [ReportStore::STATE => ['seen' => array_diff_key($seen, $kinds)] + $state];
		});
	}
}
