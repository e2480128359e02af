<?php
/**
 * What Google sends people back to after its consent page.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Admin\Menu;
use Pharos\Capability;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\TokenEndpoint;
use Pharos\SearchConsole\Google\Tokens;

/** Does nothing without a valid state, and always ends on the same page: the address says nothing about where to go. */
final class Callback {
	/** Somebody who is logged in. */
	public static function run(): never {
		if (!Capability::granted()) {
			wp_die(
				esc_html__(
					'Sorry, you are not allowed to connect this site to Google.',
					'pharos-seo',
				),
				'',
				['response' => 403],
			);
		}
		try {
			self::connect();
			self::leave(Menu::url('/dashboard'));
		} catch (Failure $failure) {
			self::leave(self::failed($failure->reason));
		}
	}

	/** Somebody who isn't: whatever they bring belongs to another session. */
	public static function refuse(): never {
		self::leave(self::failed('state_invalid'));
	}

	private static function leave(string $url): never {
		nocache_headers();
		// The address has the code.
		header('Referrer-Policy: no-referrer');
		wp_safe_redirect($url, 302, 'Pharos SEO');
		exit();
	}

	/** @throws Failure Nothing is saved then. */
	private static function connect(): void {
		$begun = SignIn::take(self::parameter('state')) ?? throw new Failure('state_invalid');
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
	 * Whose account it is. The ID token comes from Google's own host, so its signature proves nothing new.
	 *
	 * @return array{email: string, sub: string}
	 * @throws Failure Where it was made for another client or another way.
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

	/** The application, which says what happened and takes the parameters away again. */
	private static function failed(string $reason): string {
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
			default => 500,
		};
		$query = http_build_query([
			'page' => Menu::PAGE,
			'gcp_error_code' => $code,
			'action' => SignIn::ACTION,
			'nonce' => wp_create_nonce(SignIn::ACTION),
			'status' => $reason,
		]);
		return admin_url("admin.php?$query") . '#/dashboard';
	}

	private static function parameter(string $name): string {
		$value = $_GET[$name] ?? '';
		return is_string($value) ? wp_unslash($value) : '';
	}
}
