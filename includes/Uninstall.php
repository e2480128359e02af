<?php
/**
 * Uninstalls the plugin: deletes its data if the site has turned that on.
 */

declare(strict_types=1);

namespace Pharos;

use Pharos\Core\Memory;
use Pharos\Core\Permission;
use Pharos\Core\Transaction;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Job;

/**
 * Each site of a network has its own setting (Tools > Miscellaneous). Rows are deleted in batches: neither millions of rows nor thousands
 * of sites fill the memory or lock a table for long. The setting is deleted last, so that an interrupted deletion continues when the plugin
 * is deleted again.
 */
final class Uninstall {
	/** The setting that turns deletion on. */
	public const SETTING = 'delete_data_on_uninstall';

	/** Number of rows, or sites, per batch. */
	private const BATCH = 500;

	/** Prefixes of options and transients. */
	private const OPTIONS = ['pharos_', '_transient_pharos_', '_transient_timeout_pharos_'];

	public static function run(): void {
		if (!is_multisite()) {
			self::site();
		} else {
			for ($offset = 0; ($sites = self::sites($offset)); $offset += self::BATCH) {
				foreach ($sites as $site) {
					switch_to_blog((int) $site);
					self::site();
					restore_current_blog();
					Memory::free();
				}
			}
		}
		// The rows were deleted directly in the database.
		wp_cache_flush();
	}

	/** Uninstalls the current site. */
	private static function site(): void {
		// Unschedule events, whose hooks no longer exist, and delete stored sitemaps, whose changes are no longer tracked.
		Job::clear();
		SearchConsole\Data\Job::event()->unschedule();
		SearchConsole\IndexStatus\Job::event()->unschedule();
		SearchConsole\Summary\Sender::event()->unschedule();
		self::unschedule();
		SearchConsole\Disconnect::uninstall();
		if (self::is_wanted()) {
			self::delete();
		}
	}

	/**
	 * Whether deletion is turned on. Reads the option directly, because the settings' classes require an active plugin; any value except
	 * true means no.
	 */
	public static function is_wanted(): bool {
		$values = Settings::unpack(get_option(Settings::OPTION))['values'];
		return ($values[self::SETTING] ?? false) === true;
	}

	private static function delete(): void {
		global $wpdb;
		// Capabilities added by a plugin for roles; permissions from Tools > Access are a setting.
		foreach (wp_roles()->role_objects as $role) {
			foreach (Permission::cases() as $permission) {
				isset($role->capabilities[$permission->value]) &&
					$role->remove_cap($permission->value);
			}
		}
		self::rows($wpdb->postmeta, 'meta_id', 'meta_key', ['_pharos_']);
		self::rows($wpdb->termmeta, 'meta_id', 'meta_key', ['_pharos_']);
		self::rows($wpdb->usermeta, 'umeta_id', 'meta_key', [ObjectMeta::prefix('user')]);
		$tables = $wpdb->get_col(
			$wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($wpdb->prefix . 'pharos_') . '%'),
		);
		foreach ($tables as $table) {
			Transaction::write($wpdb->prepare('DROP TABLE IF EXISTS %i', $table));
		}
		self::rows($wpdb->options, 'option_id', 'option_name', self::OPTIONS, Settings::OPTION);
		// Not delete_option(): WP-CLI uninstalls an active plugin whose hooks would record the change in a history that begins again.
		self::rows($wpdb->options, 'option_id', 'option_name', [Settings::OPTION]);
	}

	/** Before a site of a network is deleted: revokes grants at external services. */
	public static function site_goes(\WP_Site $site): void {
		switch_to_blog((int) $site->id);
		SearchConsole\Disconnect::uninstall();
		restore_current_blog();
	}

	/** A site of a network is deleted: also deletes its data in WordPress's global tables, regardless of the setting. */
	public static function site_deleted(int $site): void {
		global $wpdb;
		$prefix = ObjectMeta::prefix('user', $site);
		$users = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT DISTINCT user_id FROM %i WHERE meta_key LIKE %s',
				$wpdb->usermeta,
				$wpdb->esc_like($prefix) . '%',
			),
		);
		self::rows($wpdb->usermeta, 'umeta_id', 'meta_key', [$prefix]);
		wp_cache_delete_multiple($users, 'user_meta');
	}

	/** Unschedules all events of the plugin, including those of other versions. */
	private static function unschedule(): void {
		foreach (_get_cron_array() as $hooks) {
			foreach (array_keys($hooks) as $hook) {
				if (str_starts_with((string) $hook, 'pharos_')) {
					wp_unschedule_hook($hook);
				}
			}
		}
	}

	/**
	 * @param list<string> $prefixes Prefixes of the rows' names.
	 * @param string       $but      Name of the row to keep.
	 */
	private static function rows(
		string $table,
		string $id,
		string $name,
		array $prefixes,
		string $but = '',
	): void {
		global $wpdb;
		foreach ($prefixes as $prefix) {
			// By id: not all databases support DELETE with LIMIT.
			while ($ids = self::ids($table, $id, $name, $prefix, $but)) {
				Transaction::write(
					$wpdb->prepare(
						'DELETE FROM %i WHERE %i IN (' .
							implode(', ', array_fill(0, count($ids), '%d')) .
							')',
						[$table, $id, ...$ids],
					),
				);
			}
		}
	}

	/** @return list<string> */
	private static function ids(
		string $table,
		string $id,
		string $name,
		string $prefix,
		string $but,
	): array {
		global $wpdb;
		return $wpdb->get_col(
			$wpdb->prepare('SELECT %i FROM %i WHERE %i LIKE %s AND %i <> %s LIMIT %d', [
				$id,
				$table,
				$name,
				$wpdb->esc_like($prefix) . '%',
				$name,
				$but,
				self::BATCH,
			]),
		);
	}

	/** @return list<int> Sites of all networks. */
	private static function sites(int $offset): array {
		return get_sites([
			'fields' => 'ids',
			'orderby' => 'id',
			'number' => self::BATCH,
			'offset' => $offset,
		]);
	}
}
