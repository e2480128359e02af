<?php
/**
 * An error response from Google.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use RuntimeException;

final class Refusal extends RuntimeException {
	/** Codes by Google's reason; Google's messages are free text in any language. */
	private const REASONS = [
		'quotaExceeded' => 'quota_exceeded',
		'RESOURCE_EXHAUSTED' => 'quota_exceeded',
		'dailyLimitExceeded' => 'quota_exceeded',
		'rateLimitExceeded' => 'rate_limited',
		'userRateLimitExceeded' => 'rate_limited',
		'RATE_LIMIT_EXCEEDED' => 'rate_limited',
		'accessNotConfigured' => 'api_disabled',
		'SERVICE_DISABLED' => 'api_disabled',
		'insufficientPermissions' => 'scope_missing',
		'ACCESS_TOKEN_SCOPE_INSUFFICIENT' => 'scope_missing',
		'forbidden' => 'access_lost',
		'notFound' => 'access_lost',
		'PERMISSION_DENIED' => 'access_lost',
	];

	public function __construct(
		public readonly int $status,
		private readonly array $body,
		private readonly ?int $retry_after,
	) {
		parent::__construct("Status $status");
	}

	/** Parses an API error, which is in an envelope: `error.errors[].reason`, `error.details[].reason`, `error.status`. */
	public function of_api(): Failure {
		$error = $this->body['error'] ?? [];
		$error = is_array($error) ? $error : [];
		// The most specific first: a disabled API is also a PERMISSION_DENIED.
		$said = [
			...array_column((array) ($error['details'] ?? []), 'reason'),
			...array_column((array) ($error['errors'] ?? []), 'reason'),
			$error['status'] ?? '',
		];
		$reason = null;
		foreach ($said as $word) {
			$reason ??= is_string($word) ? self::REASONS[$word] ?? null : null;
		}
		return new Failure(
			match (true) {
				$this->status === 401 => 'unauthorized',
				$this->status === 429 => $reason === 'quota_exceeded' ? $reason : 'rate_limited',
				$this->status >= 500 => 'unavailable',
				$reason !== null => $reason,
				$this->status === 403 => 'access_lost',
				// For example, a login page of a captive portal.
				$error === [] => 'bad_response',
				default => 'invalid_request',
			},
			$this->retry_after,
		);
	}

	/** Parses an error of the token endpoint, which is flat JSON. By `error`: the status codes aren't documented. */
	public function of_token(string $grant): Failure {
		$error = $this->body['error'] ?? '';
		return new Failure(
			match (true) {
				is_array($error), $this->status === 429, $this->status >= 500 => $this->of_api()
					->reason,
				$error === 'invalid_grant' => match ($grant) {
					'refresh_token' => 'token_revoked',
					'authorization_code' => 'code_rejected',
					default => 'invalid_service_account',
				},
				$error === 'redirect_uri_mismatch' => 'redirect_mismatch',
				in_array(
					$error,
					[
						'invalid_client',
						'unauthorized_client',
						'deleted_client',
						'disabled_client',
						'invalid_request',
						'unsupported_grant_type',
					],
					true,
				)
					=> $grant === 'assertion' ? 'invalid_service_account' : 'invalid_client',
				$error === 'invalid_scope' => 'scope_missing',
				default => 'bad_response',
			},
			$this->retry_after,
		);
	}
}
