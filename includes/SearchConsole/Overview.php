<?php
/**
 * Data of the connection for the application and WP-CLI. Sends no requests, and contains no secrets.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Data\Progress;
use Pharos\SearchConsole\Data\Properties;
use Pharos\SearchConsole\Google\BaseUrls;
use Pharos\SearchConsole\Google\Proxy;

final class Overview {
	/** Private host names: Google rejects them in redirect URIs. */
	private const PRIVATE_ENDINGS = '/(^[^.]+|\.(local|localhost|localdomain|test|example|invalid|internal|intranet|lan|home|corp|private|onion))$/';

	/** @return array<string, mixed> `data` of GET /pharos/v1/search-console. */
	public static function data(): array {
		$connection = new Connection();
		$credentials = Credentials::current();
		$until = $connection->blocked_until();
		$is_proxy = Proxy::registered() !== null;
		return [
			'authenticated' => $connection->method() === '' ? '' : '1',
			'profile' => ['email' => $connection->email()],
			'selectedSite' => $connection->property(),
			'method' => $connection->method(),
			'lastFetched' => Progress::last_fetched(),
			'error' => $connection->error(),
			'warning' => Owner::warning(),
			'credentials' => [
				'source' => $is_proxy ? 'proxy' : $credentials->source,
				'kind' => $credentials->kind,
				'client_id' => $credentials->client_id,
				// Whether they have to be entered again.
				'unreadable' => $credentials->problem() !== null,
			],
			'redirect_uri' => SignIn::redirect_uri(),
			'home' => home_url('/'),
			'problems' => $is_proxy ? [] : self::problems(SignIn::redirect_uri()),
			'can_submit_sitemaps' => $connection->may_write(),
			'inspections' => Inspections::used($connection->property()),
			'simulated' => BaseUrls::are_simulated(),
			'blocked_until' => $until === null ? null : gmdate('Y-m-d\TH:i:s\Z', $until),
			'can_fetch' => $until === null && $connection->is_ready(),
			'fetch' => Progress::fetch(),
			'earlier' => Progress::earlier(),
			'stored' => array_values(Properties::all()),
		];
	}

	/**
	 * Reasons why Google would reject an OAuth client with this redirect URI.
	 *
	 * @return list<array{code: string, message: string}>
	 */
	private static function problems(string $redirect_uri): array {
		$host = strtolower((string) wp_parse_url($redirect_uri, PHP_URL_HOST));
		$problems = [];
		// Google allows these hosts.
		if (in_array($host, ['localhost', '127.0.0.1', '[::1]'], true)) {
			return [];
		}
		if (
			filter_var(trim($host, '[]'), FILTER_VALIDATE_IP) ||
			preg_match(self::PRIVATE_ENDINGS, $host)
		) {
			$problems[] = [
				'code' => 'no_public_host',
				'message' => sprintf(
					/* translators: %s: a domain, such as shop.local. */
					__(
						'Google only redirects to public domains, which %s isn’t. Use the key of a service account, or open the site at localhost.',
						'pharos-seo',
					),
					$host,
				),
			];
		}
		if (wp_parse_url($redirect_uri, PHP_URL_SCHEME) !== 'https') {
			$problems[] = [
				'code' => 'no_https',
				'message' => __(
					'Google only redirects to URLs with HTTPS. Turn on HTTPS for the WordPress Address (URL) under Settings > General, or use the key of a service account.',
					'pharos-seo',
				),
			];
		}
		return $problems;
	}
}
