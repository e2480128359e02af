<?php
/**
 * Quick edit of one post's SEO.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Capability;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\FieldText;
use Pharos\ObjectSeo\History\Recording;
use WP_Error;
use WP_Post;

final class QuickEdit {
	/** Outputs the post's values into the data that WordPress adds for the form. */
	public static function print_data(WP_Post $post): void {
		if (Capability::may_edit($post)) {
			printf(
				'<div class="pharos_seo" data-fields="%s"></div>',
				esc_attr(
					self::json(
						array_intersect_key(
							(new ObjectMetaRepository($post))->read(),
							Fieldset::labels(),
						),
					),
				),
			);
		}
	}

	/**
	 * Runs before WordPress saves anything: an invalid value ends the request with a message, which WordPress shows in
	 * the form. The form stays open with all entered values.
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
		$rows = new ObjectMetaRepository($post);
		$base = Fieldset::base($_POST[Fieldset::BASE] ?? null);
		$checked = $rows->locked($changes, $base) ?? $rows->check($changes, $base);
		if (is_wp_error($checked)) {
			self::refuse($checked);
		}
		// WordPress creates the revision afterwards.
		add_action("save_post_$post->post_type", static function (int $id) use (
			$post,
			$rows,
			$changes,
			$base,
		): void {
			$written =
				$id === $post->ID
					? (new Recording('list'))->run(static fn() => $rows->write($changes, $base))
					: true;
			if (is_wp_error($written)) {
				// The first hook after WordPress has saved the post.
				add_filter('wp_list_table_class_name', static fn() => self::refuse($written));
			}
		});
	}

	/** Ends the request with a message, which WordPress shows in the form. */
	private static function refuse(WP_Error $error): never {
		$data = $error->get_error_data();
		wp_die(
			isset($data['conflicts'])
				? self::question($data['conflicts'])
				: esc_html(implode(' ', Fieldset::messages($data['errors']))),
		);
		exit();
	}

	/**
	 * Returns a message about values that another user has changed, for the form. WordPress strips the tag from the
	 * message; assets/lists.js reads the stored values from it, which are the form's base values from then on.
	 *
	 * @param array<string, mixed> $conflicts Stored values by field.
	 */
	private static function question(array $conflicts): string {
		$stored = array_map(
			static fn(string $field, mixed $value): string => sprintf(
				/* translators: %s: a value. */
				__('Changed in another window or by another user. Saved value: %s.', 'pharos-seo'),
				FieldText::format($field, $value),
			),
			array_keys($conflicts),
			$conflicts,
		);
		$messages = Fieldset::messages(array_combine(array_keys($conflicts), $stored));
		return sprintf(
			'<span data-pharos-stored="%s"></span>%s %s',
			esc_attr(self::json($conflicts)),
			// esc_html() doesn't encode existing entities in a value.
			esc_textarea(implode(' ', $messages)),
			esc_html__(
				'Nothing was saved. Update again to keep your values, or use the saved ones.',
				'pharos-seo',
			),
		);
	}

	/** Encodes JSON for an attribute: esc_attr() doesn't encode existing entities in a text, and the browser would decode them. */
	private static function json(array $fields): string {
		return (string) wp_json_encode($fields, JSON_HEX_AMP | JSON_HEX_TAG | JSON_HEX_QUOT);
	}
}
