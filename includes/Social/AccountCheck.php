<?php
/**
 * Validates accounts on social networks before they are saved.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Settings\InvalidValue;

/** Only changed accounts are validated: an unchanged one never prevents saving. */
final class AccountCheck {
	/**
	 * @param array<string, array> $definitions See Settings/Definitions.php.
	 * @param bool                 $any_host    Whether URLs may be on any host, for imported accounts.
	 */
	public function __construct(
		private readonly array $definitions,
		private readonly bool $any_host = false,
		private readonly Profiles $profiles = new Profiles(),
	) {}

	/**
	 * @param array<string, mixed> $changes Sanitized values by setting.
	 * @param array<string, mixed> $before  The stored values.
	 * @return array<string, InvalidValue> Errors by setting.
	 */
	public function errors(array $changes, array $before): array {
		$errors = [];
		foreach ($changes as $key => $value) {
			foreach ($this->accounts_in($key, $value) as [$network, $path, $account]) {
				$old = $path === [] ? $before[$key] ?? '' : $before[$key][$path[0]] ?? '';
				$reason = $account === $old ? '' : $this->reason($network, $account);
				if ($reason !== '') {
					$errors[$key] = new InvalidValue($reason, $path);
				}
			}
		}
		return $errors;
	}

	/** The URL of an account on any network; '' if it is invalid. */
	public function address(string $network, string $account): string {
		if ($network === 'x') {
			$name = Address::x_name($account);
			return $name === '' ? '' : "https://x.com/$name";
		}
		return $network === 'facebook'
			? Address::facebook($account)
			: $this->profiles->address($network, $account);
	}

	/** Why an account is invalid; '' for a valid one. Accounts on unknown networks (of an inactive add-on) are accepted. */
	private function reason(string $network, string $account): string {
		$is_ours = in_array($network, ['facebook', 'x'], true);
		if ($account === '' || (!$is_ours && !$this->profiles->knows($network))) {
			return '';
		}
		$address = $this->address($network, $account);
		if ($address === '') {
			return __('It must be a URL or an account name.', 'pharos-seo');
		}
		$hosts = $is_ours ? Hosts::OF[$network] : $this->profiles->hosts($network);
		return $this->any_host || Hosts::include($address, $hosts)
			? ''
			: sprintf(
				/* translators: %s: a domain, such as "youtube.com". */
				__('This URL isn’t on %s. Enter the URL of your profile there.', 'pharos-seo'),
				str_replace('*', 'com', $hosts[0]),
			);
	}

	/** @return list<array{string, list<string>, string}> Network, path of the account, account. */
	private function accounts_in(string $key, mixed $value): array {
		$definition = $this->definitions[$key];
		if (isset($definition['network'])) {
			return [[$definition['network'], [], $value]];
		}
		return ($definition['additionalProperties']['sanitize'] ?? '') === 'account'
			? array_map(
				static fn($network, string $account): array => [
					(string) $network,
					[(string) $network],
					$account,
				],
				array_keys($value),
				$value,
			)
			: [];
	}
}
