<?php
/**
 * The errors of providers, in plain words.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use WordPress\AiClient\Providers\Http\Exception\ResponseException;
use WP_Error;

/**
 * Providers have no common codes: for the same reason, one answers with status 400, another with 402 or 429, and a sentence. Their sentences
 * aren't shown, because some repeat a part of the key. Statuses 502 and 504 aren't used: proxies replace such responses.
 */
final class Failure {
	private const CREDIT = '/credit|billing|balance|quota|insufficient.?funds|payment|spend|budget/i';

	private const RATE = '/per (?:minute|second|hour|day)|requests? limit|rate.?limit/i';

	private const BLOCKED = '/safety|content.?(?:filter|policy|management)|moderation|flagged|blocked|prohibited|usage polic|harmful/i';

	private const LONG = '/context.?(?:length|window)|too (?:long|large)|maximum (?:context|tokens)|token.?limit/i';

	private const NO_MODEL = '/model/i';

	/** An error of WordPress's AI client. */
	public static function from_error(WP_Error $error, Provider $provider): WP_Error {
		$data = (array) $error->get_error_data();
		return self::named(
			self::name((string) $error->get_error_code(), $data, $error->get_error_message()),
			$provider,
		);
	}

	/** Whether another try may have another result: the model has refused, or answered with something else than asked for. */
	public static function is_random(WP_Error $error): bool {
		return in_array(
			$error->get_error_code(),
			['pharos_suggestions_blocked', 'pharos_suggestions_bad_response'],
			true,
		);
	}

	/** @param string $name The code without `pharos_suggestions_`. */
	public static function named(string $name, Provider $provider): WP_Error {
		[$text, $status] = self::all()[$name];
		return new WP_Error('pharos_suggestions_' . $name, sprintf($text, $provider->name), [
			'status' => $status,
		]);
	}

	/** @param array{status?: int, exception_class?: class-string} $data */
	private static function name(string $code, array $data, string $text): string {
		$status = (int) ($data['status'] ?? 0);
		$has = static fn(string $pattern): bool => preg_match($pattern, $text) === 1;
		return match (true) {
			$code === 'prompt_prevented' => 'prevented',
			$code === 'prompt_network_error' => 'unreachable',
			$code === 'prompt_token_limit_reached' => 'bad_response',
			$code === 'prompt_invalid_argument' => $has(self::NO_MODEL)
				? 'model_gone'
				: 'unavailable',
			is_a((string) ($data['exception_class'] ?? ''), ResponseException::class, true)
				=> 'bad_response',
			$code !== 'prompt_client_error' => 'unavailable',
			$status === 402 => 'no_credit',
			$status === 429 => $has(self::CREDIT) && !$has(self::RATE) ? 'no_credit' : 'rate_limit',
			$status === 408 => 'unreachable',
			$has(self::BLOCKED) => 'blocked',
			$has(self::CREDIT) => 'no_credit',
			in_array($status, [401, 403], true) => 'no_access',
			$status === 413, $has(self::LONG) => 'too_long',
			$status === 404 => 'model_gone',
			default => 'unavailable',
		};
	}

	/** @return array<string, array{string, int}> Text and status. */
	private static function all(): array {
		return [
			'no_credit' => [
				/* translators: %s: name of an AI provider. */
				__(
					'Your account at %s has no credit left. Add credit there, then try again.',
					'pharos-seo',
				),
				409,
			],
			'rate_limit' => [
				/* translators: %s: name of an AI provider. */
				__('%s receives too many requests. Try again in a minute.', 'pharos-seo'),
				429,
			],
			'blocked' => [
				/* translators: %s: name of an AI provider. */
				__(
					'%s declined to write about this content. Change the text, or write this field yourself.',
					'pharos-seo',
				),
				409,
			],
			'no_access' => [
				/* translators: %s: name of an AI provider. */
				__(
					'%s doesn’t accept the API key. Check it under Settings > Connectors.',
					'pharos-seo',
				),
				409,
			],
			'model_gone' => [
				/* translators: %s: name of an AI provider. */
				__(
					'%s doesn’t offer the selected model. Check the connection under Settings > Connectors.',
					'pharos-seo',
				),
				409,
			],
			'too_long' => [
				/* translators: %s: name of an AI provider. */
				__('The text or the image is too large for %s. Shorten it.', 'pharos-seo'),
				409,
			],
			'unreachable' => [
				/* translators: %s: name of an AI provider. */
				__('%s didn’t respond in time. Try again in a minute.', 'pharos-seo'),
				503,
			],
			'bad_response' => [
				/* translators: %s: name of an AI provider. */
				__('%s sent a response without usable suggestions. Try again.', 'pharos-seo'),
				503,
			],
			'unavailable' => [
				/* translators: %s: name of an AI provider. */
				__('%s has a problem at the moment. Try again later.', 'pharos-seo'),
				503,
			],
			'prevented' => [
				/* translators: %s: name of an AI provider. */
				__(
					'Another plugin prevented the request to %s. Ask an administrator.',
					'pharos-seo',
				),
				409,
			],
		];
	}
}
