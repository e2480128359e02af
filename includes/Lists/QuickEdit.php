<?php
/**
 * Quick edit of one post's SEO.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Capability;
use Pharos\ObjectSeo\Rows;
use WP_Post;

final class QuickEdit {
	/** Prints what the post says into the data that WordPress keeps for the form. */
	public static function print_data(WP_Post $post): void {
		if (Capability::may_edit($post)) {
			printf(
				'<div class="pharos_seo" data-fields="%s"></div>',
				esc_attr(
					(string) wp_json_encode(
						array_intersect_key((new Rows($post))->read(), Fieldset::labels()),
					),
				),
			);
		}
	}

	/**
	 * Before WordPress saves anything: a value that does not fit ends the request with a message, which WordPress shows in the
	 * form. The form stays open with all that was typed.
	 */
	public static function run(): void {
		check_ajax_referer('inlineeditnonce', '_inline_edit');
		$changes = Fieldset::changes($_POST[Fieldset::NAME] ?? null);
		$post = get_post((int) ($_POST['post_ID'] ?? 0));
		if ($changes === [] || !$post) {
			return;
		}
		if (!Capability::may_edit($post)) {
			wp_die(esc_html__('Sorry, you are not allowed to do that.', 'default'));
		}
		$rows = new Rows($post);
		$checked = $rows->locked($changes) ?? $rows->check($changes);
		if (is_wp_error($checked)) {
			$errors = $checked->get_error_data()['errors'];
			wp_die(esc_html(implode(' ', Fieldset::messages($errors))));
		}
		// WordPress makes the revision after this.
		add_action("save_post_$post->post_type", static function (int $id) use (
			$post,
			$rows,
			$changes,
		): void {
			if ($id === $post->ID) {
				$rows->write($changes);
			}
		});
	}
}
