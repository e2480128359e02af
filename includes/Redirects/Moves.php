<?php
/**
 * Redirects of content whose URL changes.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Settings\Settings;
use Pharos\TermUrls\TermUrls;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * A changed URL redirects to the new one, unless something else was asked for (UrlChangeDecision). Content that goes to the trash or is deleted
 * redirects nowhere by default.
 */
final class Moves {
	/** @var array<string, string> URLs before a change, by object: "post-12". */
	private static array $before = [];

	/** @var array<int, WP_Term> Terms before a change. */
	private static array $terms = [];

	public function __construct(private readonly Settings $settings) {}

	/** On `pre_post_update`. */
	public static function post_changes(int $id): void {
		$post = get_post($id);
		if ($post && self::is_page($post)) {
			self::$before["post-$id"] = (string) get_permalink($post);
		}
	}

	/** On `edit_terms` and `pre_delete_term`. */
	public static function term_changes(int $id, string $taxonomy): void {
		$term = is_taxonomy_viewable($taxonomy) ? get_term($id, $taxonomy) : null;
		$link = $term instanceof WP_Term ? get_term_link($term) : null;
		if (is_string($link)) {
			self::$before["term-$id"] = $link;
			self::$terms[$id] = $term;
		}
	}

	/** Returns the URL of an object (post-12, term-5) before the change that is being saved; '' if it is unknown. */
	public static function url_before(string $object): string {
		return self::$before[$object] ?? '';
	}

	/** On `wp_after_insert_post`. */
	public function post_saved(WP_Post $post, ?WP_Post $before): void {
		if (!self::has_pages($post->post_type)) {
			return;
		}
		$was_page = $before !== null && self::is_page($before);
		// WordPress changes the slug of trashed posts before it tells of the change.
		$old = match (true) {
			!$was_page => '',
			$post->post_status === 'trash' => (string) get_permalink($before),
			default => self::$before["post-$post->ID"] ?? (string) get_permalink($before),
		};
		unset(self::$before["post-$post->ID"]);
		$new = self::is_page($post) ? (string) get_permalink($post) : '';
		$base = Tree::base($post);
		$old_base = $before ? Tree::base($before) : $base;
		$choice = UrlChangeDecision::current();
		$above = $before && !$choice->is_none() ? Tree::above($before) : [];
		$has_moved = $old !== $new || $old_base !== $base;
		$below = $has_moved && Tree::has_below($post);
		// Whether a redirect of the post leads what is below it, too.
		$is_led = $old === $old_base && $new === $base;
		// First what would be without effect, since a redirect can't lead around in a circle.
		$replaced = $new !== '' && $new !== $old ? Aliases::arrived($new, "post-$post->ID") : [];
		if ($below && $old_base !== $base) {
			Aliases::arrived_below($base);
		}
		if ($was_page && $has_moved) {
			Aliases::keep("post-$post->ID", $above, $new !== '' && $below);
		}
		if ($old !== '' && $old !== $new) {
			self::left(
				UrlChange::of_post($before, $old)->with(
					new: $new,
					below: $below && $is_led,
					replaced: $replaced,
					hidden: $new === '',
				),
			);
		}
		if ($below && $before && !$is_led) {
			Orphans::redirect($post, $above, $old_base);
		}
	}

	/** The URL of a post has changed, or it has no page any longer. */
	private static function left(UrlChange $change): void {
		if ($change->hidden && get_post_status($change->id()) !== 'trash') {
			Outcome::apply($change, UrlChangeDecision::current());
		} elseif ($change->new === '' || !PageFinder::has($change->old, $change->object)) {
			// WordPress finds a post below any category, and redirects it there itself.
			self::settle($change);
		}
	}

	/** On `before_delete_post`, for one that isn't in the trash. */
	public function post_deleted(WP_Post $post): void {
		if (self::is_page($post)) {
			self::settle(UrlChange::of_post($post, (string) get_permalink($post)));
		}
	}

	/** On `edited_term`: paginated archives, feeds and child terms are below the URL. */
	public function term_saved(int $id, string $taxonomy): void {
		$before = self::$terms[$id] ?? null;
		$change = self::of_term($id);
		$new = $change === null ? '' : get_term_link($id, $taxonomy);
		if ($change === null || !is_string($new) || $new === $change->old) {
			return;
		}
		$is_none = UrlChangeDecision::current()->is_none();
		$replaced = Aliases::arrived($new, $change->object);
		Aliases::arrived_below($new);
		$is_none || Aliases::keep($change->object, Tree::above($before), true);
		self::settle($change->with(new: $new, below: true, replaced: $replaced));
		// With and without the base, where it was removed or put back.
		$other = TermUrls::other($change->old, get_taxonomy($taxonomy));
		if ($other !== '' && !$is_none) {
			Aliases::arrived(TermUrls::other($new, get_taxonomy($taxonomy)), $change->object);
			Aliases::put($other, $change->object, true);
		}
	}

	/** On `created_term`. */
	public static function term_created(int $id, string $taxonomy): void {
		$url = is_taxonomy_viewable($taxonomy) ? get_term_link($id, $taxonomy) : '';
		is_string($url) && $url !== '' && Aliases::arrived($url, "term-$id");
	}

	/** On `delete_term`. */
	public function term_deleted(int $id): void {
		$change = self::of_term($id);
		$change === null || self::settle($change);
	}

	/** On `profile_update`. */
	public function user_saved(int $id, WP_User $before): void {
		if (!$this->settings->get('author_archive')) {
			return;
		}
		$old = get_author_posts_url($id, $before->user_nicename);
		$new = get_author_posts_url($id);
		if ($new !== $old) {
			$replaced = Aliases::arrived($new);
			self::settle(
				new UrlChange(
					"user-$id",
					'',
					Text::plain($before->display_name),
					$old,
					$new,
					['slug' => $before->user_nicename],
					true,
					$replaced,
				),
			);
		}
	}

	/** Redirects the former URL as it was chosen, and remembers the change for the user. */
	private static function settle(UrlChange $change): void {
		$redirect = Outcome::apply($change, UrlChangeDecision::current());
		if ($change->new !== '' && PageFinder::has($change->old, $change->object)) {
			// WordPress shows a term below any parent: visitors of the former URL still find it.
			return;
		}
		RecentChanges::add(
			$change->with(redirect: $redirect, problem: UrlChangeDecision::posted_problem() ?? ''),
		);
	}

	/** The term as it was before the change; null where it had no page. */
	private static function of_term(int $id): ?UrlChange {
		$old = self::$before["term-$id"] ?? '';
		$term = self::$terms[$id] ?? null;
		unset(self::$before["term-$id"], self::$terms[$id]);
		return $old === '' || $term === null ? null : UrlChange::of_term($term, $old);
	}

	/** Whether visitors have a page of this post, with a permalink. */
	public static function is_page(WP_Post $post): bool {
		return self::has_pages($post->post_type) && is_post_status_viewable($post->post_status);
	}

	private static function has_pages(string $type): bool {
		return $type !== 'attachment' &&
			is_post_type_viewable($type) &&
			get_option('permalink_structure') !== '';
	}
}
