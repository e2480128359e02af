<?php
/**
 * The providers to which a user has agreed, after the notice that says which text they get.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\ObjectMeta\ObjectMeta;

/** A row of user meta on each site: the time of the agreement by the provider's id. */
final class Agreement {
	public static function has(int $user, string $provider): bool {
		return isset(self::all($user)[$provider]);
	}

	public static function add(int $user, string $provider): void {
		if (!self::has($user, $provider)) {
			update_user_meta($user, self::key(), self::all($user) + [$provider => time()]);
		}
	}

	/** @return list<array> For the export of personal data. */
	public static function export(int $user): array {
		$data = [];
		foreach (self::all($user) as $provider => $time) {
			$data[] = [
				/* translators: %s: name of an AI provider. */
				'name' => sprintf(__('Agreed to send text to %s', 'pharos-seo'), $provider),
				'value' => gmdate('Y-m-d H:i:s', (int) $time) . ' UTC',
			];
		}
		return $data === []
			? []
			: [
				[
					'group_id' => 'pharos-seo-suggestions',
					'group_label' => __('AI suggestions', 'pharos-seo'),
					'item_id' => "pharos-seo-suggestions-$user",
					'data' => $data,
				],
			];
	}

	/** @return bool Whether there was one. */
	public static function erase(int $user): bool {
		return delete_user_meta($user, self::key());
	}

	/** @return array<string, int> */
	private static function all(int $user): array {
		$all = get_user_meta($user, self::key(), true);
		return is_array($all) ? $all : [];
	}

	private static function key(): string {
		return ObjectMeta::prefix('user') . 'ai_agreement';
	}
}
