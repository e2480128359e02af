<?php
/**
 * Stores the SEO fields of posts in revisions.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Capability;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use WP_Post;

/**
 * WordPress copies a post's rows into each revision. A missing row in a revision doesn't mean that the field was empty: the revision may be
 * older than the plugin, or than the values from a migration or the bulk editor, which don't create revisions. So restoring a revision
 * restores its rows, empties the fields that were emptied with it, and keeps all others, whereas WordPress itself would delete all rows
 * first.
 */
final class Revisions {
	/** Meta key of a revision with the names of fields that earlier revisions have and that were emptied since. */
	private const EMPTIED = '_pharos_emptied';

	/** @var array<int, int> Ids of the last revisions before those created in this request, by post. */
	private static array $before = [];

	/**
	 * The meta keys stored in revisions, for `wp_post_revision_meta_keys`. Without Pharos's keys while WordPress restores a revision.
	 *
	 * @param string[] $keys
	 * @return string[]
	 */
	public static function keys(array $keys, string $type): array {
		return doing_action('wp_restore_post_revision')
			? $keys
			: [
				...$keys,
				...array_map(
					static fn(string $name): string => ObjectMeta::PREFIX . $name,
					array_keys(Fields::for_object($type)),
				),
			];
	}

	/** Before WordPress compares a post with its last revision, and possibly creates another one. */
	public static function compared(WP_Post $last): void {
		self::$before[$last->post_parent] = $last->ID;
	}

	/** On `_wp_put_post_revision`, after WordPress has copied the rows. */
	public static function after_copy(int $revision, int $post): void {
		$before = self::$before[$post] ?? 0;
		unset(self::$before[$post]);
		if ($before === 0 || wp_is_post_autosave($revision)) {
			return;
		}
		$emptied = array_filter(
			array_keys(Fields::for_object(get_post($post))),
			// The revision's rows are copies of the post's, which are already loaded.
			static fn(string $name): bool => self::value($post, $name) === null &&
				(self::value($before, $name) !== null || self::is_emptied($before, $name)),
		);
		$emptied === [] ||
			update_metadata('post', $revision, self::EMPTIED, array_values($emptied));
	}

	/** On `wp_restore_post_revision`. */
	public static function restore(int $post, int $revision): void {
		$object = get_post($post);
		if (!$object) {
			return;
		}
		$may_restrict = get_current_user_id() === 0 || Capability::may_restrict($object);
		foreach (array_keys(Fields::for_object($object)) as $name) {
			$value = self::value($revision, $name);
			if (!$may_restrict && Fields::is_restricted($name)) {
				continue;
			}
			if ($value !== null) {
				update_metadata('post', $post, ObjectMeta::PREFIX . $name, wp_slash($value));
			} elseif (self::is_emptied($revision, $name)) {
				delete_metadata('post', $post, ObjectMeta::PREFIX . $name);
			}
		}
	}

	/** The value of a field in a post or revision; null for none. Autosaves have rows for empty fields, too. */
	private static function value(int $post, string $name): mixed {
		$value = get_metadata_raw('post', $post, ObjectMeta::PREFIX . $name, true);
		return in_array($value, [null, '', '0', 0, [], false], true) ? null : $value;
	}

	private static function is_emptied(int $revision, string $name): bool {
		return in_array($name, (array) get_metadata('post', $revision, self::EMPTIED, true), true);
	}
}
