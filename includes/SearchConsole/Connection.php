<?php
/**
 * The connection of this site to Search Console: its account, property and errors.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\AtomicOption;
use Pharos\SearchConsole\Google\BaseUrls;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\Http;
use Pharos\SearchConsole\Google\Proxy;
use Pharos\SearchConsole\Google\Tokens;

/** Contains no secrets: those are in Credentials and Google\Tokens. */
final class Connection {
	/** Not autoloaded. The last failure, and the time until which no requests are sent. */
	public const STATE = 'pharos_search_console_state';

	/** Length in seconds of the first pause if Google specifies none. */
	private const FIRST_PAUSE = 30;

	/** The property whose data are shown; '' until one is selected. */
	public function property(): string {
		return Property::chosen();
	}

	/** oauth, service_account or proxy; '' if nothing is connected. Unchanged by errors. */
	public function method(): string {
		if (Proxy::current() !== null) {
			return 'proxy';
		}
		$credentials = Credentials::current();
		if ($credentials->kind === 'service_account' && $credentials->source === 'constant') {
			return 'service_account';
		}
		$method = $this->text('method');
		return in_array($method, ['oauth', 'service_account'], true) ? $method : '';
	}

	/** Email address of the connected account; may be ''. */
	public function email(): string {
		return match ($this->method()) {
			'proxy' => Proxy::current()->email ?? '',
			'service_account' => Credentials::current()->client_id,
			'oauth' => $this->text('email'),
			default => '',
		};
	}

	/** Whether sitemaps can be submitted. For a service account, the write scope is only requested when needed. */
	public function may_write(): bool {
		return match ($this->method()) {
			'proxy' => Proxy::current()->may_write ?? false,
			'service_account' => true,
			'oauth' => in_array(Scopes::WRITE, (array) ($this->option()['scopes'] ?? []), true),
			default => false,
		};
	}

	/** Whether a property is selected, and no error prevents requests. */
	public function is_ready(): bool {
		$error = $this->error();
		return $this->method() !== '' &&
			$this->property() !== '' &&
			($error === null || !Reasons::stops($error['code']));
	}

	/** @return array{code: string, message: string}|null */
	public function error(): ?array {
		$code = $this->method() === '' ? null : $this->hindrance() ?? $this->failed();
		return $code === null ? null : ['code' => $code, 'message' => Reasons::message($code)];
	}

	/** Code of an error that prevents requests to Google. */
	public function hindrance(): ?string {
		$home = $this->text('home');
		return match (true) {
			$home !== '' && $home !== HomeAddress::now() => 'site_moved',
			BaseUrls::are_simulated() && !BaseUrls::may_simulate() => 'simulator_not_allowed',
			$this->method() === 'proxy' => null,
			default => $this->problem(),
		};
	}

	private function problem(): ?string {
		$credentials = Credentials::current();
		return match (true) {
			$credentials->kind !== $this->method() => 'no_credentials',
			$credentials->problem() !== null => $credentials->problem(),
			$this->method() === 'oauth' && $credentials->client_id !== $this->text('client_id')
				=> 'client_changed',
			$this->method() === 'oauth' => Tokens::problem(),
			default => null,
		};
	}

	/** Time until which no requests are sent; null if they are allowed. */
	public function blocked_until(): ?int {
		return self::blocked(self::state());
	}

	/** The same, read from the database in case another web server has just changed it. */
	public function blocked_until_now(): ?int {
		return self::blocked(AtomicOption::read(self::STATE));
	}

	private static function blocked(array $state): ?int {
		$until = (int) ($state['until'] ?? 0);
		$left = $until - time();
		// A longer pause means that the clock was set back.
		return $left > 0 && $left <= Http::LONGEST_PAUSE ? $until : null;
	}

	/** Blocks all requests to Google until a time, including the background job, for at most 15 minutes. */
	public function block(int $until, string $code): void {
		$until = min($until, time() + Http::LONGEST_PAUSE);
		AtomicOption::change(
			self::STATE,
			static fn(array $state): array => ['code' => $code, 'until' => $until] + $state,
		);
	}

	/** Records a failure; Google\Api does so itself. */
	public function fail(Failure $failure): void {
		$is_quota = Reasons::is_quota($failure->reason);
		$pauses = (int) (AtomicOption::read(self::STATE)['pauses'] ?? 0);
		$pause = $failure->retry_after ?? ($is_quota ? self::pause($failure->reason, $pauses) : 0);
		if ($pause > 0 || $is_quota) {
			// Jitter, so that the sites of a host don't all retry in the same second.
			$jitter = random_int(0, intdiv(max(10, $pause), 10));
			$this->block(time() + max(1, $pause) + $jitter, $failure->reason);
		}
		AtomicOption::change(
			self::STATE,
			static fn(array $state): array => [
				'code' => $failure->reason,
				'pauses' => $is_quota ? $pauses + 1 : $pauses,
			] + $state,
		);
	}

	/** Clears the last failure after a successful response. */
	public function succeeded(): void {
		if (self::state() !== []) {
			AtomicOption::remove(self::STATE);
		}
	}

	/** Clears the error after the administrator has changed something: the next attempt may succeed. Google's pauses continue. */
	public function mended(): void {
		AtomicOption::change(
			self::STATE,
			static fn(array $state): ?array => self::blocked($state) === null ? [] : null,
		);
	}

	/**
	 * Stores the account after signing in. The property and its fetched data are kept.
	 *
	 * @param array{method: string, email: string, sub: string, client_id: string, scopes: list<string>} $account
	 */
	public function connect(array $account): void {
		$account += [
			'owner' => get_current_user_id(),
			'home' => HomeAddress::now(),
			'connected_at' => time(),
		];
		AtomicOption::change(
			Property::OPTION,
			static fn(array $option): array => $account + $option,
		);
		$this->mended();
	}

	/** Removes the account; the property is kept for the next account. */
	public function sign_out(): void {
		AtomicOption::change(
			Property::OPTION,
			static fn(array $option): array => array_intersect_key($option, ['property' => '']),
		);
		AtomicOption::remove(self::STATE);
	}

	/** Stores the new site URL: the site has moved and isn't a copy. */
	public function adopt_home(): void {
		AtomicOption::change(
			Property::OPTION,
			static fn(array $option): array => ['home' => HomeAddress::now()] + $option,
		);
	}

	/** @param string $property Name as in Search Console. */
	public function choose(string $property): void {
		AtomicOption::change(
			Property::OPTION,
			static fn(array $option): array => ['property' => $property] +
				$option + ['home' => HomeAddress::now()],
		);
		$this->mended();
		/**
		 * Fires after a Search Console property was selected, even if it is the same as before.
		 *
		 * @param string $property Such as "https://example.com/" or "sc-domain:example.com".
		 *
		 * @since 1.0.0
		 * @see docs/search-console.md
		 * @example add_action('pharos_search_console_property', static fn(string $property) => Acme\Log::add('property', $property));
		 */
		do_action('pharos_search_console_property', $property);
	}

	/** Removes the connection's data. Credentials and tokens are deleted elsewhere. */
	public function forget(): void {
		AtomicOption::remove(Property::OPTION);
		AtomicOption::remove(self::STATE);
	}

	/** Length of a pause in seconds: doubles with each consecutive pause. */
	private static function pause(string $reason, int $pauses): int {
		// Google's recommendation for its load quota.
		return $reason === 'quota_exceeded'
			? Http::LONGEST_PAUSE
			: min(Http::LONGEST_PAUSE, self::FIRST_PAUSE * 2 ** min(10, $pauses));
	}

	private function failed(): ?string {
		$code = self::state()['code'] ?? '';
		return match (true) {
			!is_string($code) || $code === '' => null,
			Reasons::is_quota($code) && $this->blocked_until() === null => null,
			default => $code,
		};
	}

	private function text(string $name): string {
		$value = $this->option()[$name] ?? '';
		return is_string($value) ? $value : '';
	}

	private function option(): array {
		$option = get_option(Property::OPTION);
		return is_array($option) ? $option : [];
	}

	private static function state(): array {
		$state = get_option(self::STATE);
		return is_array($state) ? array_diff_key($state, ['revision' => '']) : [];
	}
}
