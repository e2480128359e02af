<?php
/**
 * Saves the submitted SEO fields when WordPress saves the form.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\Core\Capability;
use Pharos\ObjectSeo\ChecksField;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\Rest\Body;
use WP_Post;
use WP_Taxonomy;
use WP_Term;
use WP_User;

final class FormWriter {
	/**
	 * Name of the form field: JSON `{ seo, base, checks }` of the changed values and the values that they are based on; empty when nothing
	 * was changed.
	 */
	public const FIELD = 'pharos_seo_form';

	public const NONCE = 'pharos_seo_nonce';

	/** Action of the nonce. @param WP_Taxonomy $object For a new term of this taxonomy. */
	public static function action(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): string {
		return match (true) {
			$object instanceof WP_Post => "pharos_seo_post_$object->ID",
			$object instanceof WP_Term => "pharos_seo_term_$object->term_id",
			$object instanceof WP_User => "pharos_seo_user_$object->ID",
			default => "pharos_seo_new_$object->name",
		};
	}

	/** On `save_post`. Checks the id: WordPress also saves revisions, menu items and more while it saves the form's post. */
	public static function post(WP_Post $post): void {
		if ((int) ($_POST['post_ID'] ?? 0) === $post->ID) {
			self::save($post, self::action($post));
		}
	}

	/** On `edited_{taxonomy}` and `created_{taxonomy}`. */
	public static function term(int $id, string $taxonomy, bool $is_new): void {
		$term = get_term($id, $taxonomy);
		if ($term instanceof WP_Term) {
			self::save($term, self::action($is_new ? get_taxonomy($taxonomy) : $term));
		}
	}

	/** On `personal_options_update` and `edit_user_profile_update`. */
	public static function user(int $id): void {
		$user = get_userdata($id);
		if ($user) {
			self::save($user, self::action($user));
		}
	}

	/** Writes the fields. The form is no longer shown: conflicting fields are kept for the next form, and the others are stored. */
	private static function write(
		WP_Post|WP_Term|WP_User $object,
		array $changes,
		array $base,
	): void {
		$rows = new ObjectMetaRepository($object);
		$result = $rows->write($changes, $base);
		if (!is_wp_error($result)) {
			Refusal::forget($object);
			return;
		}
		$conflicts = $result->get_error_data()['conflicts'] ?? [];
		if (
			$conflicts !== [] &&
			$rows->write(array_diff_key($changes, $conflicts), $base) === true
		) {
			$changes = $rows->over(array_intersect_key($changes, $conflicts), $base);
			$base = $conflicts;
		}
		Refusal::keep($object, $changes, $base, $result);
	}

	private static function save(WP_Post|WP_Term|WP_User $object, string $action): void {
		$nonce = $_POST[self::NONCE] ?? '';
		$json = $_POST[self::FIELD] ?? '';
		if (
			!is_string($nonce) ||
			!is_string($json) ||
			$json === '' ||
			!wp_verify_nonce(wp_unslash($nonce), $action) ||
			!Capability::may_edit($object)
		) {
			return;
		}
		$form = Body::decode(wp_unslash($json));
		self::write($object, (array) ($form['seo'] ?? []), (array) ($form['base'] ?? []));
		if ($object instanceof WP_Post && is_array($form['checks'] ?? null)) {
			// Invalid counts don't prevent saving the other fields.
			ChecksField::save($form['checks'], $object);
		}
	}
}
