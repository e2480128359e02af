<?php
/**
 * Invalid or conflicting input of a form: stored for the user until it is shown in the form again.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\FieldText;
use Pharos\Text\Text;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** Stored in user meta for this site, which WordPress loads on every admin page. */
final class Refusal {
	/**
	 * @param array<string, mixed> $values The submitted values.
	 * @param array<string, mixed> $base The stored values that they are based on, by field; for a conflict, the values that the user has to
	 *         choose between.
	 */
	public static function keep(
		WP_Post|WP_Term|WP_User $object,
		array $values,
		array $base,
		WP_Error $reason,
	): void {
		update_user_meta(
			get_current_user_id(),
			self::key(),
			wp_slash([
				'at' => time(),
				'of' => ObjectMeta::place($object),
				'values' => $values,
				'base' => $base,
				'errors' => (array) ($reason->get_error_data()['errors'] ?? []),
				'conflicts' => (array) ($reason->get_error_data()['conflicts'] ?? []),
			]),
		);
	}

	/**
	 * Returns and deletes the rejected input for this object.
	 *
	 * @return array{values: array<string, mixed>, base: array<string, mixed>, errors: array<string, string>,
	 *         conflicts: array<string, mixed>}|null
	 */
	public static function take(WP_Post|WP_Term|WP_User $object): ?array {
		$refused = self::refused();
		if ($refused === null || $refused['of'] !== ObjectMeta::place($object)) {
			return null;
		}
		delete_user_meta(get_current_user_id(), self::key());
		return $refused;
	}

	/** A notice on the next admin page, whichever it is, with the errors. */
	public static function print_notice(): void {
		$refused = self::refused();
		$object = $refused === null ? null : self::object(...$refused['of']);
		if ($object === null) {
			return;
		}
		[$name, $address] = $object;
		$is_conflict = $refused['conflicts'] !== [];
		$lines = $is_conflict ? self::versions($refused) : $refused['errors'];
		printf(
			'<div class="notice notice-error" id="pharos-seo-refused"><p>%s</p><ul>%s</ul><p><a href="%s">%s</a></p></div>',
			esc_html(
				sprintf(
					$is_conflict
						? /* translators: %s: name of a post, term or user. */
						__(
							'These SEO fields of “%s” were changed in another window or by another user, so your changes to them weren’t saved:',
							'pharos-seo',
						)
						: /* translators: %s: name of a post, term or user. */
						__('The SEO data of “%s” couldn’t be saved:', 'pharos-seo'),
					$name,
				),
			),
			// line() escapes its output.
			implode('', array_map(self::line(...), array_keys($lines), $lines)),
			esc_url($address),
			$is_conflict
				? esc_html__(
					'Your values are in the fields: save again to keep them, or use the saved values.',
					'pharos-seo',
				)
				: esc_html__(
					'Your input is in the fields. Correct it and save again.',
					'pharos-seo',
				),
		);
	}

	/** @return array<string, string> Text with both values of each field that has a conflict. */
	private static function versions(array $refused): array {
		$lines = [];
		foreach ($refused['conflicts'] as $field => $stored) {
			if (Fields::together($field)[0] !== $field) {
				// The id of an image: its URL is shown instead.
				continue;
			}
			$lines[$field] = sprintf(
				/* translators: 1: a value of the reader. 2: the stored value. */
				__('Your change: %1$s. Saved value: %2$s.', 'pharos-seo'),
				FieldText::format($field, $refused['values'][$field] ?? ''),
				FieldText::format($field, $stored),
			);
		}
		return $lines;
	}

	private static function line(string $field, string $text): string {
		// esc_html() wouldn't escape entities that a value contains.
		return sprintf('<li><code>%s</code> %s</li>', esc_html($field), esc_textarea($text));
	}

	/** Discards the rejected input after the object was saved. */
	public static function forget(WP_Post|WP_Term|WP_User $object): void {
		self::take($object);
	}

	/**
	 * The name and the edit URL of an object; null if it no longer exists.
	 *
	 * @return array{string, string}|null
	 */
	private static function object(string $kind, int $id): ?array {
		$object = match ($kind) {
			'post' => get_post($id),
			'term' => get_term($id),
			default => get_userdata($id),
		};
		return match (true) {
			$object instanceof WP_Post => [
				Text::plain($object->post_title),
				(string) get_edit_post_link($object, 'raw'),
			],
			$object instanceof WP_Term => [
				Text::plain($object->name),
				(string) get_edit_term_link($object),
			],
			$object instanceof WP_User => [
				Text::plain($object->display_name),
				get_edit_user_link($id),
			],
			default => null,
		};
	}

	private static function key(): string {
		return ObjectMeta::key('user', 'refused');
	}

	private static function refused(): ?array {
		$refused = get_user_meta(get_current_user_id(), self::key(), true);
		return is_array($refused) && ($refused['at'] ?? 0) > time() - HOUR_IN_SECONDS
			? $refused + ['base' => [], 'conflicts' => []]
			: null;
	}
}
