<?php
/**
 * The REST routes of the migration besides those of objects, parity and backups: /migrate/… and /migrated-data.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Permission;
use Pharos\Migration\Redirects\DryRun;
use Pharos\Migration\Redirects\RedirectMigration;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	/** Of a call that migrates redirects. */
	private const SECONDS = 10.0;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET',
			'/migrate/plugins',
			Permission::Settings,
			static fn(): array => ['success' => true, 'data' => Plugins::with_data()],
		);
		SourceRoute::add(
			'POST',
			'/migrate/global-settings',
			$this->global_settings(...),
			SourceRoute::writing() + [
				'redirects_from' => [
					'description' => __(
						'How many redirects previous requests have done.',
						'pharos-seo',
					),
					'type' => 'integer',
					'minimum' => 0,
					'default' => 0,
				],
			],
		);
		SourceRoute::add(
			'GET',
			'/migrate/redirects',
			static fn(Source $source): array => [
				'success' => true,
				'data' => DryRun::run($source, self::SECONDS),
			],
		);
		SourceRoute::add('POST', '/migrate/deactivate-plugin', self::deactivate(...));
		SourceRoute::add('POST', '/migrate/choices', $this->apply_choice(...), [
			'choice' => self::choice(),
		]);
		ObjectsController::register_routes();
		(new Parity\RestController($this->settings))->register_routes();
		(new RestoreController($this->settings))->register_routes();
		Routes::add('GET', '/migrated-data', Permission::Settings, $this->report(...), [
			'plugin_slug' => [
				'description' => __('Only data of this plugin.', 'pharos-seo'),
				'type' => 'string',
				'default' => '',
			],
			'what' => [
				'description' => __(
					'Only values that weren’t migrated for this reason.',
					'pharos-seo',
				),
				'type' => 'string',
				'default' => '',
			],
			'preview' => Routes::flag(__('Read the last dry run.', 'pharos-seo')),
			...Routes::page(),
		]);
	}

	/** Data that the source stores but never output. */
	private function apply_choice(Source $source, WP_REST_Request $request): array|WP_Error {
		$result = (new Choices($this->settings))->apply($source->slug(), $request['choice']);
		return is_wp_error($result) ? $result : ['success' => true, 'data' => $result];
	}

	private static function choice(): array {
		return [
			'description' => __('The value to apply; all if omitted.', 'pharos-seo'),
			'type' => 'object',
			'additionalProperties' => false,
			'properties' => [
				'kind' => [
					'type' => 'string',
					'required' => true,
					'enum' => ['settings', 'post', 'term', 'user'],
				],
				'id' => ['type' => 'integer', 'required' => true, 'minimum' => 0],
				'field' => ['type' => 'string', 'required' => true],
				'value' => ['type' => 'string', 'required' => true],
			],
		];
	}

	/**
	 * Includes authors and redirects, which aren't groups on the screen. The first request migrates settings, authors, and redirects until
	 * its time is over; each further request continues with the redirects.
	 */
	private function global_settings(Source $source, WP_REST_Request $request): array|WP_Error {
		$from = (int) $request['redirects_from'];
		$overwrite = (bool) $request['overwrite'];
		$data = ['settings' => 0, 'authors' => 0, 'losses' => 0, 'skipped' => 0];
		if ($from === 0) {
			$data = $this->settings_and_authors($source, $overwrite);
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
	private function settings_and_authors(Source $source, bool $overwrite): array|WP_Error {
		$mapped = (new SiteSettings($this->settings, $source, $overwrite))->migrate();
		if (is_wp_error($mapped)) {
			return $mapped;
		}
		$objects = new Objects($source, $overwrite);
		$found = new ObjectPages($source);
		$results = [];
		for ($page = 1; $page <= $found->pages('user'); $page++) {
			foreach (
				array_chunk($found->page('user', $page)['author'] ?? [], ObjectsController::MOST)
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

	private static function deactivate(Source $source): array|WP_Error {
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

	private function report(WP_REST_Request $request): array|WP_Error {
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
				'data' => (new Parity\PreviewLosses($this->settings, $source))->data($what, $page),
			];
	}
}
