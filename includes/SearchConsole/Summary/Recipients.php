<?php
/**
 * Recipients of the summary.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use Pharos\Settings\Settings;

final class Recipients {
	/** Whether the setting has the email address. */
	public static function has(Settings $settings, string $email): bool {
		return count(self::without($settings, $email)) < count(self::set($settings));
	}

	/**
	 * Removes an email address from the setting, and from what is known of the latest emails.
	 *
	 * @return bool|\WP_Error Whether the setting had it; the error of Settings::save().
	 */
	public static function remove(Settings $settings, string $email): bool|\WP_Error {
		$saved = self::has($settings, $email)
			? $settings->save(
				['search_summary_to' => implode(', ', self::without($settings, $email))],
				['search_summary_to' => $settings->get('search_summary_to')],
			)
			: false;
		// Not before: a recipient would get the latest email again.
		is_wp_error($saved) || Sender::forget($email);
		return $saved;
	}

	/** @return list<string> */
	private static function without(Settings $settings, string $email): array {
		return array_values(
			array_filter(
				self::set($settings),
				static fn(string $to): bool => strcasecmp($to, $email) !== 0,
			),
		);
	}

	/** @return list<string> Those of the setting. */
	private static function set(Settings $settings): array {
		$set = (string) $settings->get('search_summary_to');
		return $set === '' ? [] : explode(', ', $set);
	}

	/** @return list<string> Email addresses: those of the setting, or that of the site’s administration. */
	public static function all(Settings $settings): array {
		return self::set($settings) ?: [(string) get_option('admin_email')];
	}
}
