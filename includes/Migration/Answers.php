<?php
/**
 * Responses of the routes of the migration, besides those of objects, backups and the comparison. They are in RestController.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Migration\Redirects\DryRun;
use Pharos\Migration\Redirects\RedirectMigration;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class Answers {
	/** Of a call that migrates redirects. */
	private const SECONDS = 10.0;

	/**
	 * Includes authors and redirects, which aren't groups on the screen. The first request migrates settings, authors, and redirects until
	 * its time is over; each further request continues with the redirects.
	 */
	public static function global_settings(
		Source $source,
		WP_REST_Request $request,
		Settings $settings,
	): array|WP_Error {
		$from = (int) $request['redirects_from'];
		$overwrite = (bool) $request['overwrite'];
		$data = ['settings' => 0, 'authors' => 0, 'losses' => 0, 'skipped' => 0];
		if ($from === 0) {
			$data = self::settings_and_authors($source, $overwrite, $settings);
			if (is_wp_error($data)) {
				return $data;
			}
		}
		$redirects =
			RedirectMigration::start($source, $overwrite)?->run($from, self::SECONDS) ??
			RedirectMigration::nothing();
		return [
			'success' => true,
			'message' => __('The settings were migrated.', 'pharos-seo'),
			'data' => [
				...$data,
				'losses' => $data['losses'] + $redirects['losses'],
				'redirects' => array_diff_key($redirects, ['losses' => 0]),
			],
		];
	}

	/** @return array{settings: int, authors: int, losses: int, skipped: int}|WP_Error */
	private static function settings_and_authors(
		Source $source,
		bool $overwrite,
		Settings $settings,
	): array|WP_Error {
		$mapped = (new SiteSettings($settings, $source, $overwrite))->migrate();
		if (is_wp_error($mapped)) {
			return $mapped;
		}
		$objects = new Objects($source, $overwrite);
		$found = new ObjectPages($source);
		$results = [];
		for ($page = 1; $page <= $found->pages('user'); $page++) {
			foreach (
				array_chunk($found->page('user', $page)['author'] ?? [], RestController::MOST)
				as $ids
			) {
				$results += $objects->migrate('user', $ids);
			}
		}
		return [
			'settings' => count($mapped->values),
			'authors' => count(array_keys($results, 'migrated', true)),
			'losses' => count($mapped->losses),
			'skipped' =>
				count(array_keys($results, 'skipped', true)) +
				count(array_keys(array_column($mapped->losses, 'what'), 'unreadable', true)),
		];
	}

	/** What the redirects of the source would become; writes nothing. */
	public static function redirects(Source $source): array {
		return ['success' => true, 'data' => DryRun::run($source, self::SECONDS)];
	}

	/** Data that the source stores but never output. */
	public static function choose(
		Source $source,
		WP_REST_Request $request,
		Settings $settings,
	): array|WP_Error {
		$result = (new Choices($settings))->apply($source->slug(), $request['choice']);
		return is_wp_error($result) ? $result : ['success' => true, 'data' => $result];
	}

	public static function deactivate(Source $source): array|WP_Error {
		if (!current_user_can('activate_plugins')) {
			return new WP_Error(
				'rest_forbidden',
				__(
					'You aren’t allowed to deactivate this plugin. Ask an administrator.',
					'pharos-seo',
				),
				['status' => rest_authorization_required_code()],
			);
		}
		$done = (new Plugins($source))->deactivate();
		return is_wp_error($done)
			? $done
			: [
				'success' => true,
				'message' => __('Plugin deactivated successfully', 'pharos-seo'),
			];
	}

	public static function report(WP_REST_Request $request, Settings $settings): array|WP_Error {
		[$slug, $what, $page] = [
			(string) $request['plugin_slug'],
			(string) $request['what'],
			(int) $request['page'],
		];
		if (!$request['preview']) {
			return ['success' => true, 'data' => Report::data($slug, $what, $page)];
		}
		$source = Sources::asked_for($request);
		return is_wp_error($source)
			? $source
			: [
				'success' => true,
				'data' => (new Parity\PreviewLosses($settings, $source))->data($what, $page),
			];
	}
}
