<?php
/**
 * What reports tell about changes: posts, terms, people, files, menus and templates.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use WP_Post;

/**
 * Noted at the end of the request: by the query that tells the sitemaps' lists (Sitemaps\Changes), where there is one; else here, with
 * a query, and with a second one only when a report is there that nothing has changed since. Either makes a
 * report old. What can be asked for at any time is no change, see Sign.
 */
final class Changes {
	/** Types of posts that are parts of pages, not pages: menus, templates, patterns. */
	private const PARTS = [
		'nav_menu_item',
		'wp_navigation',
		'wp_template',
		'wp_template_part',
		'wp_block',
		'wp_global_styles',
	];

	/** @var array<int, array<string, true>> Kinds by site of a network. */
	private static array $kinds = [];

	private static bool $waits = false;

	/** On `wp_after_insert_post`. */
	public static function post_saved(WP_Post $post, ?WP_Post $before): void {
		self::post($post);
		$before !== null && self::post($before);
	}

	/** A post as it is now, or as it was. Nobody sees drafts and revisions. */
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

	/** A term of this taxonomy. */
	public static function term(string $taxonomy): void {
		if ($taxonomy === 'nav_menu') {
			self::parts();
		} elseif (is_taxonomy_viewable($taxonomy)) {
			self::content();
		}
	}

	/** The terms of a post. */
	public static function terms_of(int $post, string $taxonomy): void {
		is_taxonomy_viewable($taxonomy) && self::post(get_post($post));
	}

	/** A person: names and texts of those who write are on pages. */
	public static function user(int $id): void {
		user_can($id, 'edit_posts') && self::content();
	}

	/** A row of a post, term or person that pages are made with. */
	public static function row(string $kind, int $object): void {
		match ($kind) {
			// Rows of many posts at once come without a post.
			'post' => self::post($object > 0 ? get_post($object) : null),
			'term' => self::term(get_term($object)->taxonomy ?? ''),
			'user' => self::content(),
		};
	}

	/** What pages are about. */
	public static function content(): void {
		self::of(...Checks::KINDS);
	}

	/** What else is on pages, and which links they have. */
	private static function parts(): void {
		self::of('general', 'other');
	}

	/** Images and other files. */
	public static function file(): void {
		self::of('general', 'settings');
	}

	/** @param string ...$kinds Whose reports are not true any more. */
	public static function of(string ...$kinds): void {
		if (!self::$waits) {
			self::$waits = true;
			add_action('shutdown', self::note(...), PHP_INT_MAX);
		}
		$site = get_current_blog_id();
		self::$kinds[$site] = array_fill_keys($kinds, true) + (self::$kinds[$site] ?? []);
	}

	/** @return string[] The kinds whose reports are not true any more on this site, which are forgotten by that. */
	public static function take(): array {
		$site = get_current_blog_id();
		$kinds = array_keys(self::$kinds[$site] ?? []);
		unset(self::$kinds[$site]);
		return $kinds;
	}

	/** Notes what has changed until now. */
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
		(new Kept(Kept::STATE))->change(static function (array $kept) use ($kinds): ?array {
			$state = $kept[Kept::STATE] ?? [];
			$seen = (array) ($state['seen'] ?? []);
			return array_intersect_key($seen, $kinds) === []
				? null
				: [Kept::STATE => ['seen' => array_diff_key($seen, $kinds)] + $state];
		});
	}
}
