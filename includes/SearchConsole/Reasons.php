<?php
/**
 * Codes of errors of the connection to Google, with messages that explain how to fix them.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Google\Failure;
use WP_Error;

final class Reasons {
	/** Errors that only a change on this site can fix: no requests are sent. */
	private const STOPS = [
		'not_connected',
		'no_credentials',
		'client_changed',
		'token_revoked',
		'scope_missing',
		'salts_changed',
		'secrets_corrupted',
		'site_moved',
		'simulator_not_allowed',
	];

	/** Errors shown to the administrator that may also be fixed at Google or on the server: the next request finds out. */
	private const MENDED_ELSEWHERE = [
		'invalid_client',
		'invalid_service_account',
		'no_openssl',
		'unauthorized',
		'access_lost',
		'api_disabled',
	];

	/** Pauses requested by Google. */
	private const PAUSES = ['quota_exceeded', 'rate_limited'];

	public static function stops(string $reason): bool {
		return in_array($reason, self::STOPS, true);
	}

	public static function asks_owner(string $reason): bool {
		return self::stops($reason) || in_array($reason, self::MENDED_ELSEWHERE, true);
	}

	public static function is_quota(string $reason): bool {
		return in_array($reason, self::PAUSES, true);
	}

	/** HTTP status for Pharos's routes. Never 401 or 403, which refer to the user's own session. */
	public static function status(string $reason): int {
		return match (true) {
			self::is_quota($reason), $reason === 'inspection_limit' => 429,
			$reason === 'url_outside_property', $reason === 'invalid_request' => 400,
			self::asks_owner($reason),
			in_array(
				$reason,
				['sitemap_scope', 'no_full_access', 'no_sitemap', 'no_property'],
				true,
			)
				=> 409,
			default => 503,
		};
	}

	public static function error(Failure $failure): WP_Error {
		return new WP_Error('pharos_google_' . $failure->reason, self::message($failure->reason), [
			'status' => self::status($failure->reason),
			'reason' => $failure->reason,
		]);
	}

	/** Message for users: the error and its fix. */
	public static function message(string $reason): string {
		return match ($reason) {
			'not_connected' => __(
				'Search Console isn’t connected. Connect a Google account first.',
				'pharos-seo',
			),
			'no_credentials' => __(
				'There are no credentials for Google. Enter the client ID and secret of an OAuth client, or the key of a service account.',
				'pharos-seo',
			),
			'client_changed' => __(
				'The OAuth client isn’t the one the site was connected with. Connect again.',
				'pharos-seo',
			),
			'token_revoked' => __(
				'Google no longer accepts the connection because it was revoked or has expired. Connect again. If the OAuth app is in testing, Google ends its connections after 7 days: publish the app.',
				'pharos-seo',
			),
			'invalid_client' => __(
				'Google doesn’t accept the OAuth client. Check the client ID and the client secret in Google Cloud, and that its type is “Web application”.',
				'pharos-seo',
			),
			'invalid_service_account' => __(
				'Google doesn’t accept the key of the service account. Create a new JSON key in Google Cloud, and check that the clock of the server is right.',
				'pharos-seo',
			),
			'no_openssl' => __(
				'PHP’s extension “openssl” is missing on this server, so it can’t sign in with the key of a service account. Ask your host to enable it, or use “Sign in with Google”.',
				'pharos-seo',
			),
			'unauthorized' => __(
				'Google doesn’t accept the connection. Disconnect, then connect again.',
				'pharos-seo',
			),
			'access_lost' => __(
				'The connected account no longer has access to the property. Add it in Search Console under Settings > Users and permissions, or select another property.',
				'pharos-seo',
			),
			'scope_missing' => __(
				'The connection doesn’t include the permission for Search Console. Connect again and leave its checkbox on the Google page selected.',
				'pharos-seo',
			),
			'api_disabled' => __(
				'The Search Console API isn’t enabled in your Google Cloud project. Enable it under APIs & Services > Library, then wait a few minutes.',
				'pharos-seo',
			),
			'salts_changed' => Credentials::current()->problem() === null
				? __(
					'The security keys in wp-config.php have changed, so the stored connection can’t be decrypted. Connect again. You can remove the old connection at https://myaccount.google.com/permissions.',
					'pharos-seo',
				)
				: __(
					'The security keys in wp-config.php have changed, so the stored credentials can’t be decrypted. Enter the credentials again, then connect.',
					'pharos-seo',
				),
			'secrets_corrupted' => __(
				'The stored connection is corrupted. Disconnect, then connect again.',
				'pharos-seo',
			),
			'site_moved' => __(
				'This site was connected at another URL, so it may be a copy. If the site has moved here, confirm that. If it’s a copy, disconnect: the original site stays connected.',
				'pharos-seo',
			),
			'simulator_not_allowed' => __(
				'A constant or a plugin replaces the URLs of Google, which is only allowed on development sites.',
				'pharos-seo',
			),
			'quota_exceeded' => __(
				'The quota of the Search Console API is used up. Pharos SEO tries again later.',
				'pharos-seo',
			),
			'rate_limited' => __(
				'Google received too many requests. Pharos SEO tries again later.',
				'pharos-seo',
			),
			'unavailable' => __('Google returned a server error. Try again later.', 'pharos-seo'),
			'unreachable' => __(
				'Google can’t be reached. Try again later. If this continues, ask your host whether the server may connect to googleapis.com.',
				'pharos-seo',
			),
			'bad_response' => __('Google sent an invalid response. Try again later.', 'pharos-seo'),
			'url_outside_property' => __(
				'The URL isn’t part of the selected property.',
				'pharos-seo',
			),
			'inspection_limit' => __(
				'The limit for URL inspections is reached: 2,000 a day and 600 a minute for each property. Try again later.',
				'pharos-seo',
			),
			'sitemap_scope' => __(
				'The connection is read-only. Connect again and allow submitting sitemaps.',
				'pharos-seo',
			),
			'no_full_access' => __(
				'The connected account needs full permission for the property to submit sitemaps. Change it in Search Console under Settings > Users and permissions.',
				'pharos-seo',
			),
			'no_sitemap' => __(
				'The site has no XML sitemap. Turn it on under Advanced > Sitemaps.',
				'pharos-seo',
			),
			'no_property' => __('Select a property first.', 'pharos-seo'),
			'access_denied' => __(
				'Access was denied on the Google page. To connect, select “Connect” again and allow access.',
				'pharos-seo',
			),
			'state_invalid' => __(
				'The sign-in at Google has expired or was started in another session. Connect again.',
				'pharos-seo',
			),
			'no_refresh_token' => __(
				'Google didn’t allow permanent access. Remove the app at https://myaccount.google.com/permissions, then connect again.',
				'pharos-seo',
			),
			'code_rejected' => __('Google didn’t accept the sign-in. Connect again.', 'pharos-seo'),
			'redirect_mismatch' => __(
				'The redirect URI isn’t registered for the OAuth client. Copy it from the guide to Google Cloud.',
				'pharos-seo',
			),
			default => __('Google didn’t accept the request. Try again later.', 'pharos-seo'),
		};
	}
}
