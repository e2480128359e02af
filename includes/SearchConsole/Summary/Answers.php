<?php
/**
 * The responses of GET and POST /pharos/v1/search-console/summary.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use Pharos\Settings\Settings;
use WP_Error;

/** Registered by ToolsController: most REST requests need no file for it. */
final class Answers {
	/** Returns the email as it would be now, and when it is sent to whom. */
	public static function read(Settings $settings): array {
		$sender = new Sender($settings);
		$sender->ensure();
		$time = static fn(int $at): ?string => $at > 0 ? gmdate('Y-m-d\TH:i:s\Z', $at) : null;
		$last = Sender::last();
		return [
			'success' => true,
			'data' => [
				...Message::compose((string) $settings->get('search_summary') ?: 'weekly'),
				'to' => Recipients::all($settings),
				'next' => $time((int) $sender->next()),
				'sent' => $time($last['sent']),
				'failed' => $last['failed'],
				'admin_email' => (string) get_option('admin_email'),
				'own_email' => (string) wp_get_current_user()->user_email,
			],
		];
	}

	/** Sends a test to the current user. */
	public static function send_test(Settings $settings): array|WP_Error {
		$to = (string) wp_get_current_user()->user_email;
		if ($to === '' || !(new Sender($settings))->send_test($to)) {
			return new WP_Error(
				'pharos_mail_failed',
				__(
					'The site couldn’t send the email. Ask your host, or set up a plugin for SMTP.',
					'pharos-seo',
				),
				['status' => 409],
			);
		}
		return [
			'success' => true,
			'message' => sprintf(
				/* translators: %s: email address. */
				__('The test was sent to %s.', 'pharos-seo'),
				$to,
			),
		];
	}
}
