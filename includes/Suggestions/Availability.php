<?php
/**
 * Whether editors offer suggestions to the current user.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Core\Permission;
use Pharos\Settings\Settings;
use WordPress\AiClient\AiClient;

/**
 * Pages of the admin ask for it. Providers list their models by a request to their server, and WordPress keeps the list only in a persistent
 * object cache: the answer is kept here, until other providers are registered or get a key.
 */
final class Availability {
	public const TRANSIENT = 'pharos_suggestions_available';

	public static function read(Settings $settings): bool {
		return $settings->get(Provider::SETTING) &&
			Permission::Suggestions->granted() &&
			Provider::is_supported() &&
			self::has_model();
	}

	private static function has_model(): bool {
		$registry = AiClient::defaultRegistry();
		$state = [];
		foreach ($registry->getRegisteredProviderIds() as $id) {
			$key = $registry->getProviderRequestAuthentication($id);
			$state[] = [$id, $key ? wp_hash(serialize($key)) : ''];
		}
		if ($state === []) {
			return false;
		}
		$hash = md5((string) wp_json_encode($state));
		$known = get_transient(self::TRANSIENT);
		if (!is_array($known) || ($known['hash'] ?? '') !== $hash) {
			$known = ['hash' => $hash, 'has_model' => Provider::current() !== null];
			// A provider that isn't reachable now may be so soon.
			set_transient(
				self::TRANSIENT,
				$known,
				$known['has_model'] ? DAY_IN_SECONDS : 10 * MINUTE_IN_SECONDS,
			);
		}
		return (bool) $known['has_model'];
	}
}
