<?php
/**
 * The connection of this site to Search Console: whose it is, what it shows, and what is wrong with it.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Google\BaseUrls;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\Http;
use Pharos\SearchConsole\Google\Proxy;
use Pharos\SearchConsole\Google\Tokens;

/** No secrets here: those are in Credentials and Google\Tokens. */
final class Connection {
	/** Not autoloaded. What failed last, and until when Google is not asked. */
	public const STATE = 'pharos_search_console_state';

	/** Seconds of the first pause that Google gives no length for. */
	private const FIRST_PAUSE = 30;

	/** The site of Search Console whose data are shown; '' while none is chosen. */
	public function property(): string {
		return Property::chosen();
	}

	/** oauth, service_account or proxy; '' while nothing is connected. Stays while there is an error. */
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

	/** Of the account that is connected; may be ''. */
	public function email(): string {
		return match ($this->method()) {
			'proxy' => Proxy::current()->email ?? '',
			'service_account' => Credentials::current()->client_id,
			'oauth' => $this->text('email'),
			default => '',
		};
	}

	/** Whether sitemaps may be submitted. A service account asks for the wider scope just then. */
	public function may_write(): bool {
		return match ($this->method()) {
			'proxy' => Proxy::current()->may_write ?? false,
			'service_account' => true,
			'oauth' => in_array(Scopes::WRITE, (array) ($this->option()['scopes'] ?? []), true),
			default => false,
		};
	}

	/** Whether there is a property to ask for, and asking may help. */
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

	/** What stands in the way before Google is asked: a code. */
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

	/** When Google may be asked again; null where it may be now. */
	public function blocked_until(): ?int {
		return self::blocked(self::state());
	}

	/** The same, with what another web server has just written. */
	public function blocked_until_now(): ?int {
		return self::blocked(Row::read(self::STATE));
	}

	private static function blocked(array $state): ?int {
		$until = (int) ($state['until'] ?? 0);
		$left = $until - time();
		// One beyond comes of a clock that was set back.
		return $left > 0 && $left <= Http::LONGEST_PAUSE ? $until : null;
	}

	/** Nobody asks Google until then: not the job either, and 15 minutes at most. */
	public function block(int $until, string $code): void {
		$until = min($until, time() + Http::LONGEST_PAUSE);
		Row::change(
			self::STATE,
			static fn(array $state): array => ['code' => $code, 'until' => $until] + $state,
		);
	}

	/** Remembers a failure; Google\Api does so by itself. */
	public function fail(Failure $failure): void {
		$is_quota = Reasons::is_quota($failure->reason);
		$pauses = (int) (Row::read(self::STATE)['pauses'] ?? 0);
		$pause = $failure->retry_after ?? ($is_quota ? self::pause($failure->reason, $pauses) : 0);
		if ($pause > 0 || $is_quota) {
			// So that the sites of a host don't all come back in the same second.
			$jitter = random_int(0, intdiv(max(10, $pause), 10));
			$this->block(time() + max(1, $pause) + $jitter, $failure->reason);
		}
		Row::change(
			self::STATE,
			static fn(array $state): array => [
				'code' => $failure->reason,
				'pauses' => $is_quota ? $pauses + 1 : $pauses,
			] + $state,
		);
	}

	/** Google has answered: what failed before is over. */
	public function succeeded(): void {
		if (self::state() !== []) {
			Row::remove(self::STATE);
		}
	}

	/** The owner has changed something: the next attempt may succeed. Google's pauses go on. */
	public function mended(): void {
		Row::change(
			self::STATE,
			static fn(array $state): ?array => self::blocked($state) === null ? [] : null,
		);
	}

	/**
	 * Somebody has signed in. The property stays, and with it what was fetched.
	 *
	 * @param array{method: string, email: string, sub: string, client_id: string, scopes: list<string>} $account
	 */
	public function connect(array $account): void {
		$account += [
			'owner' => get_current_user_id(),
			'home' => HomeAddress::now(),
			'connected_at' => time(),
		];
		Row::change(Property::OPTION, static fn(array $option): array => $account + $option);
		$this->mended();
	}

	/** Nobody is signed in any more; the property stays for the next account. */
	public function sign_out(): void {
		Row::change(
			Property::OPTION,
			static fn(array $option): array => array_intersect_key($option, ['property' => '']),
		);
		Row::remove(self::STATE);
	}

	/** The site has moved, and is no copy. */
	public function adopt_home(): void {
		Row::change(
			Property::OPTION,
			static fn(array $option): array => ['home' => HomeAddress::now()] + $option,
		);
	}

	/** @param string $property As Search Console names it. */
	public function choose(string $property): void {
		Row::change(
			Property::OPTION,
			static fn(array $option): array => ['property' => $property] +
				$option + ['home' => HomeAddress::now()],
		);
		$this->mended();
		/**
		 * Fires when somebody has chosen the property of Search Console, also when it is the same as before.
		 *
		 * @param string $property Such as "https://example.com/" or "sc-domain:example.com".
		 */
		do_action('pharos_search_console_property', $property);
	}

	/** Nothing is connected any more. Credentials and tokens are somebody else's business. */
	public function forget(): void {
		Row::remove(Property::OPTION);
		Row::remove(self::STATE);
	}

	/** Of what Google's pauses get longer by. */
	private static function pause(string $reason, int $pauses): int {
		// Google's advice for its load quota.
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
