<?php
/**
 * Google's token endpoint.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use Pharos\SearchConsole\Credentials;
use Pharos\SearchConsole\ServiceAccountKey;

final class TokenEndpoint {
	private const ASSERTION = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

	/**
	 * Exchanges the authorization code from the redirect.
	 *
	 * @return array<string, mixed> Contains an `access_token`.
	 * @throws Failure
	 */
	public static function exchange(
		Credentials $client,
		string $code,
		string $redirect_uri,
		string $verifier,
	): array {
		return self::ask('authorization_code', [
			'code' => $code,
			'redirect_uri' => $redirect_uri,
			'code_verifier' => $verifier,
			'client_id' => $client->client_id,
			'client_secret' => $client->client_secret(),
		]);
	}

	/**
	 * @return array<string, mixed> Contains an `access_token`, and a `refresh_token` only if it has changed.
	 * @throws Failure
	 */
	public static function refresh(Credentials $client, string $refresh_token): array {
		return self::ask('refresh_token', [
			'refresh_token' => $refresh_token,
			'client_id' => $client->client_id,
			'client_secret' => $client->client_secret(),
		]);
	}

	/**
	 * @param array{client_email: string, private_key: string, private_key_id: string} $key
	 * @return array<string, mixed> Contains an `access_token`.
	 * @throws Failure
	 */
	public static function of_service_account(array $key, string $scope): array {
		if (!ServiceAccountKey::is_usable()) {
			throw new Failure('no_openssl');
		}
		$now = time();
		$part = static fn(array $content): string => self::base64url(
			(string) wp_json_encode($content),
		);
		$signed =
			$part(['alg' => 'RS256', 'typ' => 'JWT', 'kid' => $key['private_key_id']]) .
			'.' .
			$part([
				'iss' => $key['client_email'],
				'scope' => $scope,
				'aud' => BaseUrls::get('oauth') . '/token',
				// Allows for clock differences.
				'iat' => $now - 60,
				'exp' => $now - 60 + HOUR_IN_SECONDS,
			]);
		$signature = '';
		if (!openssl_sign($signed, $signature, $key['private_key'], OPENSSL_ALGO_SHA256)) {
			throw new Failure('invalid_service_account');
		}
		return self::ask('assertion', [
			'grant_type' => self::ASSERTION,
			'assertion' => $signed . '.' . self::base64url($signature),
		]);
	}

	/** Revokes a grant. The result is ignored: an unknown token is already revoked. */
	public static function revoke(string $token): void {
		try {
			self::post('/revoke', ['token' => $token], 5);
		} catch (Refusal | Failure) {
			return;
		}
	}

	public static function base64url(string $bytes): string {
		return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
	}

	private static function ask(string $grant, array $form): array {
		try {
			$answer = self::post('/token', $form + ['grant_type' => $grant]);
		} catch (Refusal $refusal) {
			throw $refusal->of_token($grant);
		}
		$token = $answer['access_token'] ?? null;
		// For an unknown scope, a service account receives status 200 with an ID token only.
		return is_string($token) && $token !== '' ? $answer : throw new Failure('bad_response');
	}

	private static function post(string $path, array $form, int $timeout = 15): array {
		return Http::send(
			'POST',
			BaseUrls::get('oauth') . $path,
			['Content-Type' => 'application/x-www-form-urlencoded'],
			http_build_query($form, '', '&'),
			$timeout,
		);
	}
}
