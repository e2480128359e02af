<?php
/**
 * The connection to Google in Tools > Site Health: a test of the encryption of its secrets, and its state.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Google\Tokens;

final class Health {
	private const TEST = 'pharos_search_console_salts';

	/**
	 * On WordPress's filter `site_status_tests`.
	 *
	 * @param array<string, array> $tests
	 * @return array<string, array>
	 */
	public static function register(array $tests): array {
		// Only relevant if secrets are stored.
		if (get_option(Credentials::OPTION) !== false || get_option(Tokens::OPTION) !== false) {
			$tests['direct'][self::TEST] = [
				'label' => __('Encryption of the connection to Google', 'pharos-seo'),
				'test' => self::result(...),
			];
		}
		return $tests;
	}

	/** @return array<string, array> See Core\Feature::debug_data(): without secrets and email addresses. */
	public static function debug_data(): array {
		$connection = new Connection();
		$method = $connection->method();
		$fields = [
			'search_console' => [
				'label' => __('Connection to Search Console', 'pharos-seo'),
				'value' => match ($method) {
					'oauth' => __('Google account', 'pharos-seo'),
					'service_account' => __('Service account', 'pharos-seo'),
					'proxy' => __('Service of an add-on', 'pharos-seo'),
					default => __('Not connected', 'pharos-seo'),
				},
				'debug' => $method === '' ? 'none' : $method,
			],
		];
		if ($method === '') {
			return $fields;
		}
		$error = $connection->error();
		return $fields + [
			'search_console_property' => [
				'label' => __('Search Console property', 'pharos-seo'),
				'value' =>
					$connection->property() === ''
						? __('None', 'pharos-seo')
						: $connection->property(),
				'private' => true,
			],
			'search_console_error' => [
				'label' => __('Error of the connection to Search Console', 'pharos-seo'),
				'value' => $error === null ? __('None', 'pharos-seo') : $error['message'],
				'debug' => $error === null ? 'none' : $error['code'],
			],
		];
	}

	/** @return array<string, mixed> A result of Site Health: HTML in `description` and `actions`. */
	private static function result(): array {
		$is_safe = !Vault::is_key_in_database();
		return [
			'test' => self::TEST,
			'badge' => ['label' => __('Security', 'pharos-seo'), 'color' => 'blue'],
			'status' => $is_safe ? 'good' : 'recommended',
			'label' => $is_safe
				? __(
					'The connection to Google is encrypted with a key outside the database',
					'pharos-seo',
				)
				: __(
					'The connection to Google is encrypted with a key from the same database',
					'pharos-seo',
				),
			'description' =>
				'<p>' .
				esc_html(
					$is_safe
						? __(
							'A copy of the database alone doesn’t give access to your Google account.',
							'pharos-seo',
						)
						: __(
							'wp-config.php has no unique authentication keys and salts, so WordPress keeps them in the database. A copy of the database gives access to the Search Console data of your Google account. Add AUTH_KEY and AUTH_SALT to wp-config.php, then connect to Google again.',
							'pharos-seo',
						),
				) .
				'</p>',
			'actions' => $is_safe
				? ''
				: sprintf(
					'<p><a href="%s">%s</a></p>',
					esc_url('https://api.wordpress.org/secret-key/1.1/salt/'),
					esc_html__('Generate keys and salts', 'pharos-seo'),
				),
		];
	}
}
