<?php
/**
 * What somebody typed into a form and could not be stored: kept for that person until they have seen it again.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\ObjectSeo\Own;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** In a row of the person's, which WordPress has loaded on every admin page. */
final class Refusal {
	private const KEY = Own::PREFIX . 'refused';

	/** @param array<string, mixed> $values As they were typed. */
	public static function keep(
		WP_Post|WP_Term|WP_User $object,
		array $values,
		WP_Error $reason,
	): void {
		update_user_meta(
			get_current_user_id(),
			self::KEY,
			wp_slash([
				'at' => time(),
				'of' => Own::place($object),
				'values' => $values,
				'errors' => (array) ($reason->get_error_data()['errors'] ?? []),
			]),
		);
	}

	/**
	 * What was typed for this object; only once.
	 *
	 * @return array{values: array<string, mixed>, errors: array<string, string>}|null
	 */
	public static function take(WP_Post|WP_Term|WP_User $object): ?array {
		$kept = self::kept();
		if ($kept === null || $kept['of'] !== Own::place($object)) {
			return null;
		}
		delete_user_meta(get_current_user_id(), self::KEY);
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
		$lines = array_map(
			static fn(string $field, string $message): string => sprintf(
				'<li><code>%s</code> %s</li>',
				esc_html($field),
				esc_html($message),
			),
			array_keys($kept['errors']),
			$kept['errors'],
		);
		printf(
			'<div class="notice notice-error" id="pharos-seo-refused"><p>%s</p><ul>%s</ul><p><a href="%s">%s</a></p></div>',
			esc_html(
				sprintf(
					/* translators: %s: name of a post, term or person. */
					__('The SEO of “%s” was not saved:', 'pharos-seo'),
					$name,
				),
			),
			// Escaped above.
			implode('', $lines),
			esc_url($address),
			esc_html__(
				'What you typed is in its fields: mend it there and save again.',
				'pharos-seo',
			),
		);
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

	private static function kept(): ?array {
		$kept = get_user_meta(get_current_user_id(), self::KEY, true);
		return is_array($kept) && ($kept['at'] ?? 0) > time() - HOUR_IN_SECONDS ? $kept : null;
	}
}
