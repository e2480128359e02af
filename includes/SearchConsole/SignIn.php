<?php
/**
 * Signing in: redirects the user to Google's consent page and back.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\AtomicOption;
use Pharos\SearchConsole\Google\BaseUrls;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\TokenEndpoint;

/** WordPress's nonces are valid for a day and more than once: each sign-in has a state of its own, which can be used once. */
final class SignIn {
	/** Not autoloaded: the started sign-ins, by a hash of their state. */
	private const OPTION = 'pharos_search_console_sign_ins';

	/** Action of admin-post.php that Google redirects back to. Registered in hooks/admin.php. */
	public const ACTION = 'pharos_google';

	/** Value of `from` for sign-ins that start in the setup wizard. */
	public const WIZARD = 'onboarding';

	/** Maximum number of started sign-ins: each opening of the page starts one. */
	private const MOST = 20;

	public static function redirect_uri(): string {
		return admin_url('admin-post.php?action=' . self::ACTION);
	}

	/**
	 * The URL at which the current user signs in.
	 *
	 * @param string $from Where to return to: WIZARD, or anything else for the dashboard.
	 * @throws Failure
	 */
	public static function url(bool $for_sitemaps, string $from = 'dashboard'): string {
		$client = Credentials::current();
		if ($client->kind !== 'oauth') {
			throw new Failure('no_credentials');
		}
		// Fail now rather than after the consent.
		$client->client_secret();
		[$state, $nonce, $verifier] = array_map(
			static fn(): string => TokenEndpoint::base64url(random_bytes(32)),
			[0, 1, 2],
		);
		$scope = Scopes::for_client($for_sitemaps);
		self::remember($state, [
			'client_id' => $client->client_id,
			'nonce' => $nonce,
			'verifier' => $verifier,
			'scope' => $scope,
			'from' => $from,
		]);
		$email = (new Connection())->email();
		return BaseUrls::get('accounts') .
			'/o/oauth2/v2/auth?' .
			http_build_query(
				array_filter([
					'client_id' => $client->client_id,
					'redirect_uri' => self::redirect_uri(),
					'response_type' => 'code',
					'scope' => $scope,
					'access_type' => 'offline',
					// Without it, a second consent returns no refresh token.
					'prompt' => 'consent',
					'state' => $state,
					'nonce' => $nonce,
					'code_challenge' => TokenEndpoint::base64url(hash('sha256', $verifier, true)),
					'code_challenge_method' => 'S256',
					'login_hint' => $email,
				]),
				'',
				'&',
				PHP_QUERY_RFC3986,
			);
	}

	/**
	 * Returns the data of a state and invalidates it.
	 *
	 * @return array{client_id: string, nonce: string, verifier: string, scope: string, from: string}|null Null if it is unknown, used, expired or another
	 *         user's.
	 */
	public static function take(string $state): ?array {
		$id = hash('sha256', $state);
		$taken = null;
		AtomicOption::change(self::OPTION, static function (array $all) use ($id, &$taken): ?array {
			$taken = $all[$id] ?? null;
			unset($all[$id]);
			return $taken === null ? null : self::living($all);
		});
		$is_theirs =
			is_array($taken) &&
			$taken['expires'] > time() &&
			$taken['user'] === get_current_user_id() &&
			hash_equals($taken['session'], self::session());
		try {
			return $is_theirs ? Vault::open($taken['sealed']) : null;
		} catch (Failure) {
			return null;
		}
	}

	public static function forget(): void {
		AtomicOption::remove(self::OPTION);
	}

	private static function remember(string $state, array $secrets): void {
		$entry = [
			'user' => get_current_user_id(),
			'session' => self::session(),
			'expires' => time() + 10 * MINUTE_IN_SECONDS,
			'sealed' => Vault::seal($secrets),
		];
		AtomicOption::change(
			self::OPTION,
			static fn(array $all): array => array_slice(
				self::living($all) + [hash('sha256', $state) => $entry],
				-self::MOST,
			),
		);
	}

	private static function living(array $all): array {
		return array_filter($all, static fn(mixed $one): bool => ($one['expires'] ?? 0) > time());
	}

	private static function session(): string {
		return hash('sha256', wp_get_session_token());
	}
}
