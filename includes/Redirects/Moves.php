<?php
/**
 * Redirects of content whose URL changes.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Settings\Settings;
use Pharos\Template\Text;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * A changed URL redirects to the new one, unless something else was asked for (Choice). Content that goes to the trash or is deleted
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
		$was_page = $before !== null && self::is_page($before);
		// WordPress changes the slug of trashed posts before it tells of the change.
		$old = match (true) {
			!$was_page => '',
			$post->post_status === 'trash' => (string) get_permalink($before),
			default => self::$before["post-$post->ID"] ?? (string) get_permalink($before),
		};
		unset(self::$before["post-$post->ID"]);
		$new = self::is_page($post) ? (string) get_permalink($post) : '';
		$replaced = $new !== '' && $new !== $old ? Outcome::arrived($new) : [];
		if ($old === '' && $new !== '') {
			// Those below it had moved with it into the trash.
			array_map(
				static fn(WP_Post $child) => Outcome::arrived((string) get_permalink($child)),
				self::children($post),
			);
		}
		if ($old === '' || $old === $new || ($new === '' && $post->post_status !== 'trash')) {
			return;
		}
		// WordPress finds a post below any category, and redirects it there itself.
		if ($new !== '' && Found::has($old, "post-$post->ID")) {
			return;
		}
		self::settle(
			UrlChange::of_post($before, $old)->with(
				new: $new,
				below: $new !== '' && self::has_children($post),
				replaced: $replaced,
			),
		);
		// Their URLs begin with that of the page above them.
		foreach ($new === '' ? self::children($post) : [] as $child) {
			Outcome::apply(
				UrlChange::of_post(
					$child,
					trailingslashit($old) . user_trailingslashit($child->post_name),
				)->with(new: (string) get_permalink($child), below: self::has_children($child)),
				Choice::current(),
			);
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
		$change = self::of_term($id);
		$new = $change === null ? '' : get_term_link($id, $taxonomy);
		if ($change !== null && is_string($new) && $new !== $change->old) {
			$replaced = Outcome::arrived($new);
			self::settle($change->with(new: $new, below: true, replaced: $replaced));
		}
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
			$replaced = Outcome::arrived($new);
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
		$redirect = Outcome::apply($change, Choice::current());
		if ($change->new !== '' && Found::has($change->old, $change->object)) {
			// WordPress shows a term below any parent: visitors of the former URL still find it.
			return;
		}
		RecentChanges::add(
			$change->with(redirect: $redirect, problem: Choice::posted_problem() ?? ''),
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
		return $post->post_type !== 'attachment' &&
			is_post_type_viewable($post->post_type) &&
			is_post_status_viewable($post->post_status) &&
			get_option('permalink_structure') !== '';
	}

	public static function has_children(WP_Post $post): bool {
		return self::children($post, 1) !== [];
	}

	/** @return WP_Post[] The published ones below a page. */
	public static function children(WP_Post $post, int $number = -1): array {
		return is_post_type_hierarchical($post->post_type)
			? get_posts([
				'post_type' => $post->post_type,
				'post_parent' => $post->ID,
				'post_status' => 'publish',
				'numberposts' => $number,
				'suppress_filters' => true,
			])
			: [];
	}
}
