<?php
/**
 * Redirects of content whose URL changes.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Settings\Settings;
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
		$link = is_taxonomy_viewable($taxonomy) ? get_term_link($id, $taxonomy) : null;
		if (is_string($link)) {
			self::$before["term-$id"] = $link;
		}
	}

	/** The URL of an object (post-12, term-5) before the change that is being saved; '' when it isn’t known. */
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
		if ($new !== '' && $new !== $old) {
			self::arrived($new);
		}
		if ($old === '' || $old === $new) {
			return;
		}
		if ($new !== '') {
			$this->moved("post-$post->ID", $old, $new, self::has_children($post));
		} elseif ($post->post_status === 'trash') {
			$this->gone($old);
			// Their URLs begin with that of the page above them.
			foreach (self::children($post) as $child) {
				$this->moved(
					"post-$child->ID",
					trailingslashit($old) . user_trailingslashit($child->post_name),
					(string) get_permalink($child),
					self::has_children($child),
				);
			}
		}
	}

	/** On `before_delete_post`, for one that isn't in the trash. */
	public function post_deleted(WP_Post $post): void {
		if (self::is_page($post)) {
			$this->gone((string) get_permalink($post));
		}
	}

	/** On `edited_term`: paginated archives, feeds and child terms are below the URL. */
	public function term_saved(int $id, string $taxonomy): void {
		$old = self::$before["term-$id"] ?? '';
		unset(self::$before["term-$id"]);
		$new = $old === '' ? '' : get_term_link($id, $taxonomy);
		if (is_string($new) && $new !== $old) {
			self::arrived($new);
			$this->moved("term-$id", $old, $new, true);
		}
	}

	/** On `delete_term`. */
	public function term_deleted(int $id): void {
		$old = self::$before["term-$id"] ?? '';
		unset(self::$before["term-$id"]);
		if ($old !== '') {
			$this->gone($old);
		}
	}

	/** On `profile_update`. */
	public function user_saved(int $id, WP_User $before): void {
		if (!$this->settings->get('author_archive')) {
			return;
		}
		$old = get_author_posts_url($id, $before->user_nicename);
		$new = get_author_posts_url($id);
		if ($new !== $old) {
			self::arrived($new);
			$this->moved(self::path($new), $old, $new, true);
		}
	}

	/** @param string $target The object, or a path. @param bool $below Whether URLs below it have moved as well. */
	private function moved(string $target, string $old, string $new, bool $below): void {
		$choice = Choice::current();
		if ($choice->is_none() || ($choice->is_default() && self::is_known($old, $new))) {
			return;
		}
		$fields = $choice->fields($target);
		$match = $below && $choice->is_default() ? 'prefix' : 'exact';
		$saved = self::store(['source' => self::path($old), 'match' => $match] + $fields);
		// A folder can't redirect below itself.
		if (!$saved && $match === 'prefix') {
			self::store(['source' => self::path($old)] + $fields);
		}
	}

	private function gone(string $old): void {
		$choice = Choice::current();
		if (!$choice->is_none() && !$choice->is_default()) {
			self::store(['source' => self::path($old)] + $choice->fields(''));
		}
	}

	/** What had moved away from a URL, or was gone there, is back: its redirect would be without effect. */
	private static function arrived(string $url): void {
		$source = self::path($url);
		foreach (['exact', 'prefix'] as $match) {
			$rule = Rules::same(new Rule(0, $source, $match));
			if ($rule?->origin === 'change') {
				Rules::delete([$rule->id]);
				Table::note();
			}
		}
	}

	/** Whether WordPress itself redirects the URL: it remembers earlier slugs and dates of posts. */
	private static function is_known(string $old, string $new): bool {
		return Found::by_old_slug($old) === $new;
	}

	private static function store(array $fields): bool {
		$fields['origin'] = 'change';
		$saved = Saving::save($fields, null, true);
		if (!is_wp_error($saved)) {
			return true;
		}
		// An earlier redirect of content that had this URL gives way; manual ones stay.
		$same = Rules::find((int) ($saved->get_error_data()['redirect']['id'] ?? 0));
		return $same?->origin === 'change' &&
			!is_wp_error(Saving::save(['enabled' => true] + $fields, $same, true));
	}

	/** Whether visitors have a page of this post, with a permalink. */
	private static function is_page(WP_Post $post): bool {
		return $post->post_type !== 'attachment' &&
			is_post_type_viewable($post->post_type) &&
			is_post_status_viewable($post->post_status) &&
			get_option('permalink_structure') !== '';
	}

	private static function has_children(WP_Post $post): bool {
		return self::children($post, 1) !== [];
	}

	/** @return WP_Post[] */
	private static function children(WP_Post $post, int $number = -1): array {
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

	private static function path(string $url): string {
		return Address::below_home($url, home_url('/')) ?? $url;
	}
}
