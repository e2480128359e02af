<?php
/**
 * The tokens that Google has issued to this site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use Pharos\Core\AtomicOption;
use Pharos\Core\Lock;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Credentials;
use Pharos\SearchConsole\Scopes;
use Pharos\SearchConsole\Vault;

/** Refreshed once, even if several requests on several web servers need it at the same time. */
final class Tokens {
	public const OPTION = 'pharos_search_console_tokens';
	private const LOCK = 'pharos_search_console_lock';

	/** Timeout of the lock in seconds: longer than a request to Google can take. */
	private const LEASE = 30;

	/** Seconds before expiry from which a token is no longer used. */
	private const MARGIN = 60;

	/** Polling interval in microseconds while another request refreshes the token. */
	private const LOOK = 150_000;

	public function __construct(private readonly Connection $connection) {}

	/**
	 * @param string $refused A token that Google has just rejected.
	 * @throws Failure
	 */
	public function access(string $refused = ''): string {
		$proxy = Proxy::current();
		if ($proxy !== null) {
			return $proxy->token($refused !== '');
		}
		if ($this->connection->method() === 'service_account' && self::problem() !== null) {
			// The key issues new tokens, even if the salts have changed.
			self::forget();
		}
		return self::usable($refused) ?? $this->refreshed($refused);
	}

	/**
	 * A token with write access. A service account's is requested on demand, and not stored.
	 *
	 * @throws Failure
	 */
	public function to_write(): string {
		return $this->connection->method() === 'service_account'
			? TokenEndpoint::of_service_account(Credentials::current()->key(), Scopes::WRITE)[
				'access_token'
			]
			: $this->access();
	}

	/** @param array<string, mixed> $answer Response of the token endpoint. */
	public static function store(array $answer): void {
		AtomicOption::change(self::OPTION, static fn(): array => self::sealed($answer, ''));
	}

	public static function forget(): void {
		AtomicOption::remove(self::OPTION);
		AtomicOption::remove(self::LOCK);
	}

	/** The token to revoke the grant with; null if there is none or it can't be decrypted. */
	public static function to_revoke(): ?string {
		try {
			$refresh = self::read()['refresh'] ?? '';
		} catch (Failure) {
			return null;
		}
		return $refresh === '' ? null : $refresh;
	}

	/** Code of the reason why the stored tokens can't be used. Revoked tokens are deleted, so missing ones are reported as revoked. */
	public static function problem(): ?string {
		$option = get_option(self::OPTION);
		$sealed = is_array($option) ? $option['sealed'] ?? '' : '';
		return match (true) {
			$sealed === '' => 'token_revoked',
			Vault::is_own((string) $sealed) => null,
			default => 'salts_changed',
		};
	}

	private function refreshed(string $refused): string {
		$end = microtime(true) + self::LEASE;
		$has_waited = false;
		$has_died = false;
		while (($lock = Lock::take(self::LOCK, self::LEASE, $has_died)) === null) {
			if (microtime(true) > $end) {
				throw new Failure('unavailable');
			}
			$has_waited = true;
			usleep(self::LOOK);
			$token = self::usable($refused);
			if ($token !== null) {
				return $token;
			}
		}
		try {
			$token = self::usable($refused);
			if ($token !== null) {
				return $token;
			}
			if ($has_waited && !$has_died) {
				// The other request has failed. Further requests that wait for Google wouldn't help.
				throw new Failure($this->connection->error()['code'] ?? 'unavailable');
			}
			return $this->refresh();
		} finally {
			$lock->release();
		}
	}

	private function refresh(): string {
		$credentials = Credentials::current();
		if ($this->connection->method() === 'service_account') {
			$answer = TokenEndpoint::of_service_account($credentials->key(), Scopes::READ);
			self::store($answer);
			return $answer['access_token'];
		}
		$refresh = self::read()['refresh'] ?? '';
		if ($refresh === '') {
			throw new Failure(
				$this->connection->method() === '' ? 'not_connected' : 'token_revoked',
			);
		}
		try {
			$answer = TokenEndpoint::refresh($credentials, $refresh);
		} catch (Failure $failure) {
			$failure->reason === 'token_revoked' && self::forget_if($refresh);
			throw $failure;
		}
		if (isset($answer['scope']) && Scopes::granted((string) $answer['scope']) === []) {
			throw new Failure('scope_missing');
		}
		// Unless the site was disconnected or reconnected in the meantime.
		AtomicOption::change(
			self::OPTION,
			static fn(array $row): ?array => self::opened($row)['refresh'] === $refresh
				? self::sealed($answer, $refresh)
				: null,
		);
		return $answer['access_token'];
	}

	private static function forget_if(string $refresh): void {
		AtomicOption::change(
			self::OPTION,
			static fn(array $row): ?array => self::opened($row)['refresh'] === $refresh ? [] : null,
		);
	}

	private static function usable(string $refused): ?string {
		$tokens = self::read();
		return $tokens['access'] !== '' &&
			$tokens['access'] !== $refused &&
			$tokens['expires_at'] - self::MARGIN > time()
			? $tokens['access']
			: null;
	}

	/** @return array{access: string, refresh: string, expires_at: int} */
	private static function read(): array {
		return self::opened(AtomicOption::read(self::OPTION));
	}

	/** @return array{access: string, refresh: string, expires_at: int} */
	private static function opened(array $row): array {
		$tokens = $row === [] ? [] : Vault::open((string) ($row['sealed'] ?? ''));
		return [
			'access' => (string) ($tokens['access'] ?? ''),
			'refresh' => (string) ($tokens['refresh'] ?? ''),
			'expires_at' => (int) ($tokens['expires_at'] ?? 0),
		];
	}

	/** @return array{sealed: string} */
	private static function sealed(array $answer, string $refresh): array {
		$new = $answer['refresh_token'] ?? '';
		return [
			'sealed' => Vault::seal([
				'access' => (string) $answer['access_token'],
				'refresh' => is_string($new) && $new !== '' ? $new : $refresh,
				// By the local clock.
				'expires_at' => time() + (int) ($answer['expires_in'] ?? 0),
			]),
		];
	}
}
