<?php
/**
 * What somebody typed into a form and could not be stored: kept for that person until they have seen it again.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\ObjectSeo\Fields;
use Pharos\ObjectSeo\Own;
use Pharos\ObjectSeo\Words;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** In a row of the person's for this site, which WordPress has loaded on every admin page. */
final class Refusal {
	/**
	 * @param array<string, mixed> $values As they were typed.
	 * @param array<string, mixed> $base   The stored values that they are based on, by field; of a conflict those that the user is
	 *                                     asked about.
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
				'of' => Own::place($object),
				'values' => $values,
				'base' => $base,
				'errors' => (array) ($reason->get_error_data()['errors'] ?? []),
				'conflicts' => (array) ($reason->get_error_data()['conflicts'] ?? []),
			]),
		);
	}

	/**
	 * What was typed for this object; only once.
	 *
	 * @return array{values: array<string, mixed>, base: array<string, mixed>, errors: array<string, string>, conflicts: array<string, mixed>}|null
	 */
	public static function take(WP_Post|WP_Term|WP_User $object): ?array {
		$kept = self::kept();
		if ($kept === null || $kept['of'] !== Own::place($object)) {
			return null;
		}
		delete_user_meta(get_current_user_id(), self::key());
		return $kept;
	}

	/** A message on the next admin page, whichever it is, which names what was wrong. */
	public static function print_notice(): void {
		$kept = self::kept();
		$object = $kept === null ? null : self::object(...$kept['of']);
		if ($object === null) {
			return;
		}
		[$name, $address] = $object;
		$is_conflict = $kept['conflicts'] !== [];
		$lines = $is_conflict ? self::versions($kept) : $kept['errors'];
		printf(
			'<div class="notice notice-error" id="pharos-seo-refused"><p>%s</p><ul>%s</ul><p><a href="%s">%s</a></p></div>',
			esc_html(
				sprintf(
					$is_conflict
						? /* translators: %s: name of a post, term or person. */
						__(
							'These SEO fields of “%s” were changed in another window or by another user, so your changes to them weren’t saved:',
							'pharos-seo',
						)
						: /* translators: %s: name of a post, term or person. */
						__('The SEO of “%s” was not saved:', 'pharos-seo'),
					$name,
				),
			),
			// Escaped there.
			implode('', array_map(self::line(...), array_keys($lines), $lines)),
			esc_url($address),
			$is_conflict
				? esc_html__(
					'Your values are in the fields: save again to keep them, or use the stored values.',
					'pharos-seo',
				)
				: esc_html__(
					'What you typed is in its fields: mend it there and save again.',
					'pharos-seo',
				),
		);
	}

	/** @return array<string, string> Both versions of each field that was changed twice, in words. */
	private static function versions(array $kept): array {
		$lines = [];
		foreach ($kept['conflicts'] as $field => $stored) {
			if (Fields::together($field)[0] !== $field) {
				// The id of an image, which is told by its address.
				continue;
			}
			$lines[$field] = sprintf(
				/* translators: 1: a value of the reader. 2: the stored value. */
				__('Yours: %1$s. Stored now: %2$s.', 'pharos-seo'),
				Words::of($field, $kept['values'][$field] ?? ''),
				Words::of($field, $stored),
			);
		}
		return $lines;
	}

	private static function line(string $field, string $text): string {
		// esc_html() would leave entities alone that a value contains.
		return sprintf('<li><code>%s</code> %s</li>', esc_html($field), esc_textarea($text));
	}

	/** After something was stored for this object: what was typed before counts no more. */
	public static function forget(WP_Post|WP_Term|WP_User $object): void {
		self::take($object);
	}

	/**
	 * What an object is called, and where it is edited; null when it has gone.
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
				$object->post_title,
				(string) get_edit_post_link($object, 'raw'),
			],
			$object instanceof WP_Term => [$object->name, (string) get_edit_term_link($object)],
			$object instanceof WP_User => [$object->display_name, get_edit_user_link($id)],
			default => null,
		};
	}

	private static function key(): string {
		return Own::key('user', 'refused');
	}

	private static function kept(): ?array {
		$kept = get_user_meta(get_current_user_id(), self::key(), true);
		return is_array($kept) && ($kept['at'] ?? 0) > time() - HOUR_IN_SECONDS
			? $kept + ['base' => [], 'conflicts' => []]
			: null;
	}
}
