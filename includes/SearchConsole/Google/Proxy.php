<?php
/**
 * A vendor's connection to Google, used instead of the site's.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Google;

use Pharos\Core\AddOns;
use WP_Error;

/** For example, of a host who runs the consent screen for all of its sites. */
final class Proxy {
	private function __construct(
		public readonly string $auth_url,
		public readonly bool $connected,
		public readonly string $email,
		public readonly bool $may_write,
		private readonly \Closure $token,
		private readonly ?\Closure $revoke,
	) {}

	/** The registered and connected proxy. */
	public static function current(): ?self {
		$proxy = self::registered();
		return $proxy?->connected ? $proxy : null;
	}

	/** The registered proxy. */
	public static function registered(): ?self {
		/**
		 * Filters how the site signs in at Google, for vendors who run a proxy. The site then needs no credentials of its own
		 * and stores no tokens: the vendor does. Without it, the site has a Google client of its own.
		 *
		 * @param array{auth_url: string, connected: bool, email?: string, may_write?: bool, token: callable, revoke?: callable}|null $proxy
		 *     `auth_url`: URL at which the user starts to connect. `token( bool $again ): array{access_token: string}|WP_Error`: a valid
		 *     access
		 *     token; `$again` is true if Google has rejected the last one. `revoke()`: called on disconnecting. Default: null, none.
		 *
		 * @since 1.0.0
		 * @see docs/search-console.md
		 * @example add_filter('pharos_google_proxy', static fn(): array => [
		 * 	'auth_url' => 'https://proxy.example/connect',
		 * 	'connected' => Acme\Proxy::is_connected(),
		 * 	'token' => static fn(bool $again) => Acme\Proxy::token($again),
		 * ]);
		 */
		$proxy = apply_filters('pharos_google_proxy', null);
		if ($proxy === null) {
			return null;
		}
		$is_valid =
			is_array($proxy) &&
			is_string($proxy['auth_url'] ?? null) &&
			preg_match('~^https?://~', $proxy['auth_url']) &&
			is_bool($proxy['connected'] ?? null) &&
			is_callable($proxy['token'] ?? null);
		if (!$is_valid) {
			return AddOns::refuse('pharos_google_proxy', $proxy);
		}
		$revoke = $proxy['revoke'] ?? null;
		return new self(
			$proxy['auth_url'],
			$proxy['connected'],
			is_string($proxy['email'] ?? null) ? $proxy['email'] : '',
			($proxy['may_write'] ?? false) === true,
			\Closure::fromCallable($proxy['token']),
			is_callable($revoke) ? \Closure::fromCallable($revoke) : null,
		);
	}

	/** @throws Failure */
	public function token(bool $again): string {
		$answer = ($this->token)($again);
		$token = is_array($answer) ? $answer['access_token'] ?? '' : '';
		if (is_string($token) && $token !== '') {
			return $token;
		}
		throw new Failure($answer instanceof WP_Error ? 'unavailable' : 'unauthorized');
	}

	public function revoke(): void {
		$this->revoke && ($this->revoke)();
	}
}
