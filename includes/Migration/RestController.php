<?php
/**
 * The REST routes of the migration: /migrate/…, /migrated-data and /migration-completed.
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
	/** Maximum number of objects in one request. */
	private const MOST = 500;

	/** Of a call that migrates redirects. */
	private const SECONDS = 10.0;

	/** Maximum number of objects that a user can exclude from a migration individually. */
	private const MOST_SKIPPED = 10_000;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$source = [
			'plugin_slug' => [
				'description' => __('The plugin whose data is migrated.', 'pharos-seo'),
				'type' => 'string',
				'required' => true,
			],
		];
		$page = Routes::page();
		$writing = $source + [
			'cleanup' => Routes::flag(
				__('No effect: data of other plugins is never deleted.', 'pharos-seo'),
			),
			'overwrite' => Routes::flag(
				__('Also replace values that were edited since the last migration.', 'pharos-seo'),
			),
		];
		$ids = static fn(string $name, array $more = ['required' => true]): array => [
			$name => $more + [
				'description' => __('The IDs of the objects.', 'pharos-seo'),
				'type' => 'array',
				'maxItems' => self::MOST,
				'items' => ['type' => 'integer', 'minimum' => 1],
			],
		];
		Routes::add(
			'GET',
			'/migrate/plugins',
			Permission::Settings,
			static fn(): array => [
				'success' => true,
				'data' => Plugins::with_data(),
			],
		);
		Routes::add(
			'GET',
			'/migrate/terms',
			Permission::Settings,
			$this->found('term', 'term_ids'),
			$source + $page,
		);
		Routes::add(
			'GET',
			'/migrate/posts',
			Permission::Settings,
			$this->found('post', 'post_ids'),
			$source + $page,
		);
		Routes::add(
			'POST',
			'/migrate/global-settings',
			Permission::Settings,
			$this->global_settings(...),
			$writing + [
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
		Routes::add(
			'POST',
			'/migrate/terms',
			Permission::Settings,
			$this->objects('term', 'term_ids'),
			$writing + $ids('term_ids'),
		);
		Routes::add(
			'POST',
			'/migrate/posts',
			Permission::Settings,
			$this->objects('post', 'post_ids'),
			$writing + $ids('post_ids'),
		);
		Routes::add(
			'GET',
			'/migrate/redirects',
			Permission::Settings,
			static function (WP_REST_Request $request): array|WP_Error {
				$found = Sources::asked_for($request);
				return is_wp_error($found)
					? $found
					: ['success' => true, 'data' => DryRun::run($found, self::SECONDS)];
			},
			$source,
		);
		Routes::add(
			'POST',
			'/migrate/deactivate-plugin',
			Permission::Settings,
			$this->deactivate(...),
			$source,
		);
		$skipped = ['default' => [], 'maxItems' => self::MOST_SKIPPED];
		Routes::add(
			'POST',
			'/migration-completed',
			Permission::Settings,
			$this->completed(...),
			$source + $ids('term_ids', $skipped) + $ids('post_ids', $skipped),
		);
		$this->parity($source, $page);
		$backup = ['description' => __('The ID of a backup.', 'pharos-seo'), 'type' => 'string'];
		$this->choices($source);
		Routes::add(
			'GET',
			'/migrate/backups',
			Permission::Settings,
			static fn(): array => Backups::list(),
		);
		Routes::add(
			'GET',
			'/migrate/restore',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => Backups::plan(
				$this->settings,
				(string) $request['id'],
			),
			['id' => ['default' => ''] + $backup],
		);
		Routes::add(
			'POST',
			'/migrate/restore',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => Backups::restore(
				$this->settings,
				(string) $request['id'],
			),
			['id' => ['required' => true] + $backup],
		);
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
			...$page,
		]);
	}

	/** Data that the source stores but never output. */
	private function choices(array $source): void {
		Routes::add(
			'POST',
			'/migrate/choices',
			Permission::Settings,
			function (WP_REST_Request $request): array|WP_Error {
				$found = Sources::asked_for($request);
				if (is_wp_error($found)) {
					return $found;
				}
				$result = (new Choices($this->settings))->apply($found->slug(), $request['choice']);
				return is_wp_error($result) ? $result : ['success' => true, 'data' => $result];
			},
			$source + [
				'choice' => [
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
				],
			],
		);
	}

	/** The comparison of pages before and after. */
	private function parity(array $source, array $page): void {
		$step = static fn(string ...$steps): array => [
			'step' => [
				'description' => __(
					'Before the migration, after it, or a preview of its result.',
					'pharos-seo',
				),
				'type' => 'string',
				'required' => true,
				'enum' => $steps,
			],
		];
		Routes::add(
			'POST',
			'/migrate/parity',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => (new Parity\Answers(
				$this->settings,
			))->read($request),
			$source +
				$step('before', 'after', 'preview') + [
					'restart' => Routes::flag(__('Read all pages again.', 'pharos-seo')),
				],
		);
		Routes::add(
			'GET',
			'/migrate/parity',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => (new Parity\Answers(
				$this->settings,
			))->report($request),
			$source + $step('after', 'preview') + $page,
		);
	}

	/** @param 'post'|'term' $kind */
	private function found(string $kind, string $name): \Closure {
		return function (WP_REST_Request $request) use ($kind, $name): array|WP_Error {
			$source = Sources::asked_for($request);
			if (is_wp_error($source)) {
				return $source;
			}
			$found = new ObjectPages($source);
			$data = [];
			foreach ($found->page($kind, (int) $request['page']) as $type => $ids) {
				$object = $kind === 'post' ? get_post_type_object($type) : get_taxonomy($type);
				$data[$type] = [
					'count' => count($ids),
					'title' => $object->labels->name ?? $type,
					$name => $ids,
				];
			}
			return [
				'success' => true,
				'data' => (object) $data,
				'pagination' => [
					'current_page' => (int) $request['page'],
					'total_pages' => $found->pages($kind),
				],
			];
		};
	}

	/**
	 * Includes authors and redirects, which aren't groups on the screen. The first request migrates settings, authors, and redirects until
	 * its time is over; each further request continues with the redirects.
	 */
	private function global_settings(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
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
			foreach (array_chunk($found->page('user', $page)['author'] ?? [], self::MOST) as $ids) {
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

	/** @param 'post'|'term' $kind */
	private function objects(string $kind, string $name): \Closure {
		return static function (WP_REST_Request $request) use ($kind, $name): array|WP_Error {
			$source = Sources::asked_for($request);
			if (is_wp_error($source)) {
				return $source;
			}
			try {
				$results = (new Objects($source, (bool) $request['overwrite']))->migrate(
					$kind,
					$request[$name],
				);
			} catch (\RuntimeException) {
				return new WP_Error(
					'pharos_not_migrated',
					__('The database returned an error.', 'pharos-seo'),
					['status' => 500],
				);
			}
			return [
				'success' => true,
				'message' => __('Migrated.', 'pharos-seo'),
				'data' => ['results' => (object) $results],
			];
		};
	}

	private function deactivate(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
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

	private function completed(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
		$objects = new Objects($source);
		$objects->skipped('term', $request['term_ids']);
		$objects->skipped('post', $request['post_ids']);
		State::completed($source->slug());
		return ['success' => true, 'message' => __('Migration completed.', 'pharos-seo')];
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
