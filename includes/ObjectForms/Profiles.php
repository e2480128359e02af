<?php
/**
 * Profile URLs of an author on other sites, on the profile screen.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\Core\Capability;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\ObjectMetaRepository;
use WP_Error;
use WP_User;

/** Not WordPress's contact methods: those remove escaped bytes, which URLs contain. */
final class Profiles {
	private const NAME = 'pharos_profiles';

	/** On `show_user_profile` and `edit_user_profile`. Only for users who can write posts. */
	public static function print(WP_User $user): void {
		if (!user_can($user, 'edit_posts') || !Capability::may_edit($user)) {
			return;
		}
		$value = self::stored($user);
		// WordPress shows the form again with what was sent if it refused it.
		$shown = isset($_POST[self::NAME]) ? self::sent('') : $value;
		printf(
			'<h2>%1$s</h2>%2$s<table class="form-table" role="presentation"><tr><th><label for="%3$s">%4$s</label></th><td>' .
				'<input type="hidden" name="%3$s_base" value="%5$s" />' .
				'<textarea id="%3$s" name="%3$s" maxlength="%8$d" rows="4" cols="50" class="code" dir="ltr" aria-describedby="%3$s-help">%6$s</textarea>' .
				'<p class="description" id="%3$s-help">%7$s</p></td></tr></table>',
			esc_html__('Profiles on other sites', 'pharos-seo'),
			wp_nonce_field(self::NAME . $user->ID, self::NAME . '_nonce', false, false),
			esc_attr(self::NAME),
			esc_html__('Profile URLs', 'pharos-seo'),
			esc_attr($value),
			esc_textarea($shown),
			esc_html__(
				'One URL per line. Structured data lists them as the author’s profiles (sameAs), along with the website and the Facebook and X profiles.',
				'pharos-seo',
			),
			(int) Fields::of_authors()['profiles']['maxLength'],
		);
	}

	/**
	 * On `personal_options_update` and `edit_user_profile_update`. A value that wasn't changed in the form stays as it is stored; lines that
	 * were added or removed elsewhere stay so.
	 */
	public static function save(int $id): void {
		$user = get_userdata($id);
		[$new, $base, $nonce] = array_map(self::sent(...), ['', '_base', '_nonce']);
		if (
			$user &&
			$new !== $base &&
			wp_verify_nonce($nonce, self::NAME . $id) &&
			Capability::may_edit($user)
		) {
			$written = (new ObjectMetaRepository($user))->write([
				'profiles' => self::merged($new, $base, self::stored($user)),
			]);
			is_wp_error($written) && self::refuse($written);
		}
	}

	/** Makes WordPress show the form again, with the reason. */
	private static function refuse(WP_Error $reason): void {
		add_action('user_profile_update_errors', static function (WP_Error $errors) use (
			$reason,
		): void {
			$errors->add(
				$reason->get_error_code(),
				esc_html(
					__('Profiles on other sites', 'pharos-seo') .
						': ' .
						($reason->get_error_data()['errors']['profiles'] ??
							$reason->get_error_message()),
				),
				['form-field' => self::NAME],
			);
		});
	}

	private static function merged(string $new, string $base, string $stored): string {
		if ($stored === $base) {
			return $new;
		}
		[$new, $base, $stored] = array_map(
			static fn(string $lines): array => array_filter(
				array_map(trim(...), explode("\n", $lines)),
				strlen(...),
			),
			[$new, $base, $stored],
		);
		$remaining = array_diff($stored, array_diff($base, $new));
		return implode("\n", array_unique([...$remaining, ...array_diff($new, $base)]));
	}

	private static function stored(WP_User $user): string {
		return (new ObjectMetaRepository($user))->read(['profiles'])['profiles'];
	}

	/** The submitted value with normalized line breaks; the field cleans the rest. */
	private static function sent(string $part): string {
		$value = wp_unslash($_POST[self::NAME . $part] ?? '');
		return is_string($value) ? trim(str_replace("\r\n", "\n", $value)) : '';
	}
}
