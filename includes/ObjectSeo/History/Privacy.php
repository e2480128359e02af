<?php
/**
 * The history of SEO fields and redirects in the privacy tools of WordPress.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use WP_User;

/** See Core\Feature. */
final class Privacy {
	/** @return list<array> The changes of a user. */
	public static function export(WP_User $user): array {
		$items = [];
		foreach (Entries::all() as $entry) {
			if ($entry['user'] === $user->ID) {
				$items[] = [
					'group_id' => 'pharos-seo-history',
					'group_label' => __('Changes of SEO data and redirects', 'pharos-seo'),
					'item_id' => "pharos-seo-change-{$entry['id']}",
					'data' => [
						[
							'name' => __('Time', 'pharos-seo'),
							'value' => gmdate(DATE_W3C, $entry['time']),
						],
						[
							'name' => __('Posts, terms, authors and redirects', 'pharos-seo'),
							'value' =>
								(string) ($entry['changed'] + $entry['restored'] + $entry['kept']),
						],
					],
				];
			}
		}
		return $items;
	}

	/**
	 * Erases a user: as the one who has changed something, as an author, and values with their email address.
	 *
	 * @return bool Whether there was something to erase.
	 */
	public static function erase(int $user, string $email): bool {
		global $wpdb;
		if (!Table::exists()) {
			return false;
		}
		// As Changes::add() stores it.
		$json = trim((string) wp_json_encode($email, JSON_UNESCAPED_SLASHES), '"');
		$like = '%' . $wpdb->esc_like($json) . '%';
		$count = 0;
		if ($user > 0) {
			Table::need();
			$count += (int) $wpdb->update(
				Table::entries(),
				['user' => 0, 'application' => ''],
				['user' => $user],
			);
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
