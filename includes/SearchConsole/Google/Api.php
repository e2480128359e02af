<?php
/**
 * The Search Console API.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use Pharos\SearchConsole\Connection;

/**
 * Every call throws a Failure, which is already recorded in the connection. No call is retried, except after an expired token, and no
 * request is sent during a pause that Google has requested.
 */
final class Api {
	private readonly Tokens $tokens;

	public function __construct(private readonly Connection $connection = new Connection()) {
		$this->tokens = new Tokens($connection);
	}

	/**
	 * Search Analytics.
	 *
	 * @param array<string, mixed> $body `startDate`, `endDate`, `dimensions` …
	 * @return array<string, mixed> `rows`, and perhaps `metadata`.
	 * @throws Failure
	 */
	public function query(string $property, array $body): array {
		$answer = $this->ask('POST', self::path($property) . '/searchAnalytics/query', $body);
		$rows = $answer['rows'] ?? [];
		if (!is_array($rows)) {
			throw $this->failed(new Failure('bad_response'));
		}
		$this->connection->succeeded();
		return ['rows' => $rows] + $answer;
	}

	/**
	 * @return list<array{siteUrl: string, permissionLevel: string}> Sites of the account.
	 * @throws Failure
	 */
	public function sites(): array {
		$sites = [];
		foreach ((array) ($this->ask('GET', '/webmasters/v3/sites')['siteEntry'] ?? []) as $entry) {
			$url = $entry['siteUrl'] ?? null;
			$level = $entry['permissionLevel'] ?? null;
			if (is_string($url) && is_string($level)) {
				$sites[] = ['siteUrl' => $url, 'permissionLevel' => self::level($level)];
			}
		}
		$levels = array_column($sites, 'permissionLevel', 'siteUrl');
		$property = $this->connection->property();
		if (
			$property === '' ||
			($levels[$property] ?? 'siteUnverifiedUser') !== 'siteUnverifiedUser'
		) {
			$this->connection->succeeded();
		} else {
			// Record the lost access before figures are requested.
			$this->connection->fail(new Failure('access_lost'));
		}
		return $sites;
	}

	/**
	 * @return list<array<string, mixed>> Sitemaps as in Google's response.
	 * @throws Failure
	 */
	public function sitemaps(string $property): array {
		$answer = $this->ask('GET', self::path($property) . '/sitemaps');
		return array_values(array_filter((array) ($answer['sitemap'] ?? []), 'is_array'));
	}

	/** @throws Failure */
	public function submit_sitemap(string $property, string $url): void {
		$this->ask('PUT', self::path($property) . '/sitemaps/' . rawurlencode($url));
	}

	/**
	 * URL Inspection.
	 *
	 * @return array<string, mixed> `inspectionResult` of the response.
	 * @throws Failure
	 */
	public function inspect(string $property, string $url, string $language): array {
		$answer = $this->ask('POST', '/v1/urlInspection/index:inspect', [
			'inspectionUrl' => $url,
			'siteUrl' => $property,
			'languageCode' => $language,
		]);
		$result = $answer['inspectionResult'] ?? null;
		return is_array($result) ? $result : throw $this->failed(new Failure('bad_response'));
	}

	private static function path(string $property): string {
		return '/webmasters/v3/sites/' . rawurlencode($property);
	}

	/** The permission level: its spelling differs between Google's documentation and its API description. */
	private static function level(string $level): string {
		return match (strtolower(str_replace('_', '', $level))) {
			'siteowner' => 'siteOwner',
			'sitefulluser' => 'siteFullUser',
			'siterestricteduser' => 'siteRestrictedUser',
			default => 'siteUnverifiedUser',
		};
	}

	private function ask(string $method, string $path, ?array $body = null): array {
		$hindrance =
			$this->connection->method() === '' ? 'not_connected' : $this->connection->hindrance();
		if ($hindrance !== null) {
			throw new Failure($hindrance);
		}
		$until = $this->connection->blocked_until_now();
		if ($until !== null) {
			throw new Failure(
				$this->connection->error()['code'] ?? 'rate_limited',
				$until - time(),
			);
		}
		try {
			return $this->answer($method, BaseUrls::get('searchconsole') . $path, $body);
		} catch (Failure $failure) {
			throw $this->failed($failure, str_ends_with($path, '/query'));
		}
	}

	/** @throws Failure */
	private function answer(string $method, string $url, ?array $body): array {
		$token = $method === 'PUT' ? $this->tokens->to_write() : $this->tokens->access();
		try {
			return self::send($method, $url, $token, $body);
		} catch (Refusal $refusal) {
			if ($refusal->status !== 401) {
				throw $refusal->of_api();
			}
		}
		try {
			return self::send($method, $url, $this->tokens->access($token), $body);
		} catch (Refusal $refusal) {
			throw $refusal->of_api();
		}
	}

	private static function send(string $method, string $url, string $token, ?array $body): array {
		$headers = ['Authorization' => "Bearer $token"];
		return $body === null
			? Http::send($method, $url, $headers)
			: Http::send(
				$method,
				$url,
				['Content-Type' => 'application/json'] + $headers,
				(string) wp_json_encode($body),
			);
	}

	/**
	 * @param bool $is_query Whether figures were requested: missing permissions for sitemaps or inspections aren't an error of the
	 *         connection.
	 */
	private function failed(Failure $failure, bool $is_query = true): Failure {
		$is_of_connection = !in_array(
			$failure->reason,
			['access_lost', 'scope_missing', 'invalid_request'],
			true,
		);
		if ($is_query || $is_of_connection) {
			$this->connection->fail($failure);
		}
		return $failure;
	}
}
