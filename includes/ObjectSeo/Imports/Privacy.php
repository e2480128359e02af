<?php
/**
 * The history of imports in the privacy tools of WordPress.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Imports;

use WP_User;

/** See Core\Feature. */
final class Privacy {
	/** @return list<array> The imports of a user. */
	public static function export(WP_User $user): array {
		$items = [];
		foreach (Imports::all() as $import) {
			if ($import['user'] === $user->ID) {
				$items[] = [
					'group_id' => 'pharos-seo-imports',
					'group_label' => __('Imports of SEO data', 'pharos-seo'),
					'item_id' => "pharos-seo-import-{$import['id']}",
					'data' => [
						[
							'name' => __('Time', 'pharos-seo'),
							'value' => gmdate(DATE_W3C, $import['time']),
						],
						['name' => __('File', 'pharos-seo'), 'value' => $import['name']],
					],
				];
			}
		}
		return $items;
	}

	/**
	 * Erases a user: as the one who has imported, as an author, and values with their email address.
	 *
	 * @return bool Whether there was something to erase.
	 */
	public static function erase(int $user, string $email): bool {
		global $wpdb;
		if (!Table::exists()) {
			return false;
		}
		// As JSON has it.
		$like = '%' . $wpdb->esc_like(trim((string) wp_json_encode($email), '"')) . '%';
		$count = 0;
		if ($user > 0) {
			$count += (int) $wpdb->update(Table::imports(), ['user' => 0], ['user' => $user]);
			$count += (int) $wpdb->delete(Table::changes(), [
				'kind' => 'user',
				'object_id' => $user,
			]);
		}
		$count += (int) $wpdb->query(
			$wpdb->prepare('DELETE FROM %i WHERE changes LIKE %s', Table::changes(), $like),
		);
		return $count > 0;
	}
}
