<?php
/**
 * Validates and saves entered credentials.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Google\BaseUrls;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\TokenEndpoint;
use Pharos\SearchConsole\Google\Tokens;
use WP_Error;

final class CredentialsInput {
	/** Maximum length: Google's values are shorter. */
	private const LONGEST = 255;

	/** @return array<string, array<string, mixed>> The arguments of the route. */
	public static function arguments(): array {
		$text = static fn(string $description): array => [
			'description' => $description,
			'type' => 'string',
			'default' => '',
		];
		return [
			'client_id' => $text(__('The client ID of an OAuth client.', 'pharos-seo')),
			'client_secret' => $text(__('The client secret of the OAuth client.', 'pharos-seo')),
			'service_account' => [
				'description' => __(
					'The JSON key of a service account, as text or an object. Use it instead of an OAuth client.',
					'pharos-seo',
				),
				'type' => ['string', 'object'],
				'default' => '',
			],
		];
	}

	/** Saves an OAuth client; the user still has to sign in with it. */
	public static function save_client(string $id, string $secret): ?WP_Error {
		[$id, $secret] = [trim($id), trim($secret)];
		$problem = self::problem($id, $secret);
		if ($problem !== null) {
			return self::invalid($problem);
		}
		$before = Credentials::current();
		// Another client can't use the tokens of this one; a new secret of the same client can.
		if ($before->kind === 'service_account' || $before->client_id !== $id) {
			Disconnect::account();
		}
		Credentials::store('oauth', $id, ['client_secret' => $secret]);
		(new Connection())->mended();
		return null;
	}

	/** Saves and connects a service account, which needs no consent. */
	public static function save_service_account(string $json): ?WP_Error {
		$content = json_decode(trim($json), true);
		$key = is_array($content) ? ServiceAccountKey::parts($content + ['type' => '']) : null;
		if ($key === null) {
			return self::invalid(
				isset($content['web']) || isset($content['installed'])
					? __(
						'This is the file of an OAuth client. Enter its client ID and client secret, or create a JSON key for a service account.',
						'pharos-seo',
					)
					: __(
						'This isn’t the JSON key of a service account. Paste the complete file that you downloaded from Google Cloud.',
						'pharos-seo',
					),
			);
		}
		$answer = null;
		$failure = null;
		try {
			$answer = TokenEndpoint::of_service_account($key, Scopes::READ);
		} catch (Failure $failure) {
			if (Reasons::asks_owner($failure->reason)) {
				return self::invalid(Reasons::message($failure->reason));
			}
			// Google is temporarily unavailable: the key may be valid.
		}
		Disconnect::account();
		Credentials::store('service_account', $key['client_email'], $key);
		$connection = new Connection();
		$connection->connect([
			'method' => 'service_account',
			'email' => $key['client_email'],
			'sub' => '',
			'client_id' => $key['client_email'],
			'scopes' => [],
		]);
		$answer && Tokens::store($answer);
		$failure && $connection->fail($failure);
		return null;
	}

	/** A recognizable error in an OAuth client. */
	private static function problem(string $id, string $secret): ?string {
		return match (true) {
			$id === '' || $secret === '' => __(
				'Enter both the client ID and the client secret.',
				'pharos-seo',
			),
			ctype_digit($id), str_contains($id, '@'), str_starts_with($id, '{') => __(
				'This isn’t the client ID of an OAuth client. Create an OAuth client of the type “Web application” in Google Cloud, and copy its client ID.',
				'pharos-seo',
			),
			!self::is_word($id),
			!BaseUrls::are_simulated() && !str_ends_with($id, '.apps.googleusercontent.com')
				=> __(
				'The client ID is invalid. It ends with “.apps.googleusercontent.com”.',
				'pharos-seo',
			),
			!self::is_word($secret) => __('The client secret is invalid.', 'pharos-seo'),
			default => null,
		};
	}

	private static function is_word(string $text): bool {
		return strlen($text) <= self::LONGEST && preg_match('/^[\x21-\x7e]+$/D', $text) === 1;
	}

	private static function invalid(string $message): WP_Error {
		return new WP_Error('pharos_google_invalid_credentials', $message, ['status' => 400]);
	}
}
