<?php
/**
 * The site's credentials for Google: an OAuth client, or the key of a service account.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\AtomicOption;
use Pharos\SearchConsole\Google\Failure;

/** From constants, or from an option that isn't autoloaded. */
final class Credentials {
	public const OPTION = 'pharos_search_console_credentials';

	/**
	 * @param string $source    none, stored or constant.
	 * @param string $kind      oauth, service_account or ''.
	 * @param string $client_id For a service account, its email address.
	 */
	private function __construct(
		public readonly string $source,
		public readonly string $kind,
		public readonly string $client_id,
		private readonly \Closure $secrets,
	) {}

	public static function current(): self {
		return self::of_constants() ?? self::stored();
	}

	/** @throws Failure */
	public function client_secret(): string {
		$secret = $this->kind === 'oauth' ? ($this->secrets)()['client_secret'] ?? '' : '';
		return is_string($secret) && $secret !== '' ? $secret : throw new Failure('no_credentials');
	}

	/**
	 * @return array{client_email: string, private_key: string, private_key_id: string}
	 * @throws Failure
	 */
	public function key(): array {
		return $this->kind === 'service_account'
			? ServiceAccountKey::parts(($this->secrets)()) ??
					throw new Failure('invalid_service_account')
			: throw new Failure('no_credentials');
	}

	/** Code of an error in the stored credentials; null for none. */
	public function problem(): ?string {
		try {
			$this->kind === '' || ($this->secrets)();
			return null;
		} catch (Failure $failure) {
			return $failure->reason;
		}
	}

	/** @param array<string, string> $secrets Values to encrypt. */
	public static function store(string $kind, string $client_id, array $secrets): void {
		$content = [
			'kind' => $kind,
			'client_id' => $client_id,
			'secrets' => Vault::seal($secrets),
		];
		AtomicOption::change(self::OPTION, static fn(): array => $content);
	}

	public static function forget(): void {
		AtomicOption::remove(self::OPTION);
	}

	private static function of_constants(): ?self {
		$account = self::constant('PHAROS_GOOGLE_SERVICE_ACCOUNT');
		if ($account !== '') {
			// Called many times in a request; the constant doesn't change.
			static $keys = [];
			$key = $keys[$account] ??= ServiceAccountKey::read($account);
			return new self(
				'constant',
				'service_account',
				$key['client_email'] ?? '',
				static fn(): array => $key ?? throw new Failure('invalid_service_account'),
			);
		}
		$id = self::constant('PHAROS_GOOGLE_CLIENT_ID');
		$secret = self::constant('PHAROS_GOOGLE_CLIENT_SECRET');
		return $id === '' || $secret === ''
			? null
			: new self(
				'constant',
				'oauth',
				$id,
				static fn(): array => ['client_secret' => $secret],
			);
	}

	private static function stored(): self {
		$option = get_option(self::OPTION);
		$option = is_array($option) ? $option : [];
		$text = static fn(string $name): string => is_string($option[$name] ?? null)
			? $option[$name]
			: '';
		$kind = $text('kind');
		return in_array($kind, ['oauth', 'service_account'], true)
			? new self(
				'stored',
				$kind,
				$text('client_id'),
				static fn(): array => Vault::open($text('secrets')),
			)
			: new self('none', '', '', static fn(): array => []);
	}

	private static function constant(string $name): string {
		$value = defined($name) ? constant($name) : '';
		return is_string($value) ? trim($value) : '';
	}
}
