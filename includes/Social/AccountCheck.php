<?php
/**
 * Whether accounts that are about to be saved can be found on their networks.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Settings\InvalidValue;

/** Only of what has changed: an old account that nobody has touched is in nobody's way. */
final class AccountCheck {
	/**
	 * @param array<string, array> $definitions See Settings/Definitions.php.
	 * @param bool                 $any_host    Addresses may be elsewhere than on their network: what a site had is kept.
	 */
	public function __construct(
		private readonly array $definitions,
		private readonly bool $any_host = false,
		private readonly Profiles $profiles = new Profiles(),
	) {}

	/**
	 * @param array<string, mixed> $changes Clean values, by setting.
	 * @param array<string, mixed> $before  What is stored.
	 * @return array<string, InvalidValue> Why accounts are refused, by setting.
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

	/** The address of an account on any network; '' when it is none. */
	public function address(string $network, string $account): string {
		if ($network === 'x') {
			$name = Address::x_name($account);
			return $name === '' ? '' : "https://x.com/$name";
		}
		return $network === 'facebook'
			? Address::facebook($account)
			: $this->profiles->address($network, $account);
	}

	/** Why it is no account; '' when it is. Nobody knows what is one on the network of an add-on that is not active now. */
	private function reason(string $network, string $account): string {
		$is_ours = in_array($network, ['facebook', 'x'], true);
		if ($account === '' || (!$is_ours && !$this->profiles->knows($network))) {
			return '';
		}
		$address = $this->address($network, $account);
		if ($address === '') {
			return __('It must be a web address or the name of an account.', 'pharos-seo');
		}
		$hosts = $is_ours ? Hosts::OF[$network] : $this->profiles->hosts($network);
		return $this->any_host || Hosts::include($address, $hosts)
			? ''
			: sprintf(
				/* translators: %s: a domain, such as "youtube.com". */
				__('This URL isn’t on %s. Enter the URL of the account there.', 'pharos-seo'),
				str_replace('*', 'com', $hosts[0]),
			);
	}

	/** @return list<array{string, list<string>, string}> Network, the names that lead to the account, account. */
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
