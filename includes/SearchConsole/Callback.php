<?php
/**
 * Handles the redirect from Google's consent page.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\AppUrl;
use Pharos\Core\Permission;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\TokenEndpoint;
use Pharos\SearchConsole\Google\Tokens;

/** Does nothing without a valid state, and always redirects to the same page: the URL's parameters don't determine the target. */
final class Callback {
	/** For logged-in users. */
	public static function run(): never {
		if (!Permission::Settings->granted()) {
			wp_die(
				esc_html__(
					'You aren’t allowed to connect this site to Google. Ask an administrator.',
					'pharos-seo',
				),
				'',
				['response' => 403],
			);
		}
		$begun = SignIn::take(self::parameter('state'));
		$is_wizard = ($begun['from'] ?? '') === SignIn::WIZARD;
		try {
			self::connect($begun ?? throw new Failure('state_invalid'));
			self::leave($is_wizard ? self::wizard() : AppUrl::route('/dashboard'));
		} catch (Failure $failure) {
			self::leave(self::failed($failure->reason, $is_wizard));
		}
	}

	/** For users who aren't logged in: the sign-in belongs to another session. */
	public static function refuse(): never {
		self::leave(self::failed('state_invalid'));
	}

	private static function leave(string $url): never {
		nocache_headers();
		// The URL contains the authorization code.
		header('Referrer-Policy: no-referrer');
		wp_safe_redirect($url, 302, 'Pharos SEO');
		exit();
	}

	/**
	 * @param array $begun See SignIn::take().
	 * @throws Failure If the connection fails; nothing is saved then.
	 */
	private static function connect(array $begun): void {
		$client = Credentials::current();
		if ($client->client_id !== $begun['client_id']) {
			throw new Failure('state_invalid');
		}
		$error = self::parameter('error');
		if ($error !== '') {
			throw new Failure($error === 'access_denied' ? $error : 'code_rejected');
		}
		$code = self::parameter('code');
		if ($code === '') {
			throw new Failure('code_rejected');
		}
		$answer = TokenEndpoint::exchange(
			$client,
			$code,
			SignIn::redirect_uri(),
			$begun['verifier'],
		);
		$scopes = Scopes::granted((string) ($answer['scope'] ?? ''));
		if (array_diff(Scopes::granted($begun['scope']), $scopes) !== []) {
			throw new Failure('scope_missing');
		}
		$account = self::account($answer, $client->client_id, $begun['nonce']);
		if (!is_string($answer['refresh_token'] ?? null)) {
			throw new Failure('no_refresh_token');
		}
		Tokens::store($answer);
		(new Connection())->connect(
			$account + [
				'method' => 'oauth',
				'client_id' => $client->client_id,
				'scopes' => $scopes,
			],
		);
	}

	/**
	 * The account of the ID token. The token comes directly from Google's host, so its signature needn't be verified.
	 *
	 * @return array{email: string, sub: string}
	 * @throws Failure If it was issued for another client or another sign-in.
	 */
	private static function account(array $answer, string $client_id, string $nonce): array {
		$part = explode('.', (string) ($answer['id_token'] ?? ''))[1] ?? '';
		$claims = json_decode((string) base64_decode(strtr($part, '-_', '+/')), true);
		$claim = static fn(string $name): string => is_string($claims[$name] ?? null)
			? $claims[$name]
			: '';
		$is_ours =
			in_array($claim('iss'), ['https://accounts.google.com', 'accounts.google.com'], true) &&
			$claim('aud') === $client_id &&
			hash_equals($nonce, $claim('nonce'));
		return $is_ours
			? ['email' => sanitize_email($claim('email')), 'sub' => $claim('sub')]
			: throw new Failure('code_rejected');
	}

	/** URL of the step of the setup wizard that the sign-in belongs to. */
	private static function wizard(): string {
		return AppUrl::wizard() . '&step=search-console';
	}

	/** URL of the application or the wizard, which shows the result and removes the parameters. */
	private static function failed(string $reason, bool $is_wizard = false): string {
		$code = match (true) {
			$reason === 'state_invalid' => 400,
			in_array(
				$reason,
				['invalid_client', 'no_credentials', 'redirect_mismatch', 'salts_changed'],
				true,
			)
				=> 401,
			in_array($reason, ['access_denied', 'scope_missing'], true) => 403,
			Reasons::is_quota($reason) => 429,
			// Not an error of Google.
			$reason === 'unreachable' => 503,
			default => 500,
		};
		$query = http_build_query([
			'gcp_error_code' => $code,
			'action' => SignIn::ACTION,
			'nonce' => wp_create_nonce(SignIn::ACTION),
			'status' => $reason,
		]);
		return $is_wizard ? self::wizard() . "&$query" : AppUrl::home() . "&$query" . '#/dashboard';
	}

	private static function parameter(string $name): string {
		$value = $_GET[$name] ?? '';
		return is_string($value) ? wp_unslash($value) : '';
	}
}
