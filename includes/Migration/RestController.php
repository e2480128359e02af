<?php
/**
 * The REST routes of the migration: /migrate/…, /migrated-data and /migration-completed.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

/** What they answer is in other classes, which only their requests load. */
final class RestController {
	/** Maximum number of objects in one request. */
	public const MOST = 500;

	/** Maximum number of objects that a user can exclude from a migration individually. */
	private const MOST_SKIPPED = 10_000;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /migrate/plugins',
			Permission::Settings,
			static fn(): array => ['success' => true, 'data' => Plugins::with_data()],
		);
		$this->add_for_source(
			'POST /migrate/global-settings',
			[Answers::class, 'global_settings'],
			self::writing() + [
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
		$this->add_for_source('GET /migrate/redirects', [Answers::class, 'redirects']);
		$this->add_for_source('POST /migrate/deactivate-plugin', [Answers::class, 'deactivate']);
		$this->add_for_source(
			'POST /migrate/choices',
			[Answers::class, 'choose'],
			['choice' => self::choice()],
		);
		Routes::add(
			'GET /migrated-data',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => Answers::report(
				$request,
				$this->settings,
			),
			[
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
			],
		);
		$this->register_objects();
		$this->register_parity();
		$this->register_backups();
	}

	private function register_objects(): void {
		foreach (['/migrate/terms' => 'term', '/migrate/posts' => 'post'] as $path => $kind) {
			$this->add_for_source(
				"GET $path",
				static fn(Source $source, WP_REST_Request $request): array => ObjectAnswers::list(
					$source,
					$request,
					$kind,
				),
				Routes::page(),
			);
			$this->add_for_source(
				"POST $path",
				static fn(
					Source $source,
					WP_REST_Request $request,
				): array|WP_Error => ObjectAnswers::migrate($source, $request, $kind),
				self::writing() + [
					"{$kind}_ids" => self::ids(['required' => true, 'maxItems' => self::MOST]),
				],
			);
		}
		$skipped = self::ids(['default' => [], 'maxItems' => self::MOST_SKIPPED]);
		$this->add_for_source(
			'POST /migration-completed',
			[ObjectAnswers::class, 'complete'],
			['term_ids' => $skipped, 'post_ids' => $skipped],
		);
	}

	/** The comparison of pages before and after. */
	private function register_parity(): void {
		$this->add_for_source(
			'POST /migrate/parity',
			[Parity\Answers::class, 'read'],
			self::step('before', 'after', 'preview') + [
				'restart' => Routes::flag(__('Read all pages again.', 'pharos-seo')),
			],
		);
		$this->add_for_source(
			'GET /migrate/parity',
			[Parity\Answers::class, 'report'],
			self::step('after', 'preview') + Routes::page(),
		);
	}

	private function register_backups(): void {
		$backup = ['description' => __('The ID of a backup.', 'pharos-seo'), 'type' => 'string'];
		Routes::add('GET /migrate/backups', Permission::Settings, [Backups::class, 'list']);
		Routes::add(
			'GET /migrate/restore',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => Backups::plan(
				$this->settings,
				(string) $request['id'],
			),
			['id' => ['default' => ''] + $backup],
		);
		Routes::add(
			'POST /migrate/restore',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => Backups::restore(
				$this->settings,
				(string) $request['id'],
			),
			['id' => ['required' => true] + $backup],
		);
	}

	/**
	 * Registers a method of a route about one source. Without such a source, it answers 404 pharos_unknown_source.
	 *
	 * @param string               $route  See Routes::add().
	 * @param callable             $answer Gets the Source, the request and the settings.
	 * @param array<string, array> $args   See Routes::add().
	 */
	private function add_for_source(string $route, callable|array $answer, array $args = []): void {
		$settings = $this->settings;
		$name = [
			'plugin_slug' => [
				'description' => __('The plugin whose data is migrated.', 'pharos-seo'),
				'type' => 'string',
				'required' => true,
			],
		];
		Routes::add(
			$route,
			Permission::Settings,
			static function (WP_REST_Request $request) use ($answer, $settings): array|WP_Error {
				$source = Sources::asked_for($request);
				return is_wp_error($source) ? $source : $answer($source, $request, $settings);
			},
			$name + $args,
		);
	}

	/** Arguments of requests that write. */
	private static function writing(): array {
		return [
			'cleanup' => Routes::flag(
				__('No effect: data of other plugins is never deleted.', 'pharos-seo'),
			),
			'overwrite' => Routes::flag(
				__('Also replace values that were edited since the last migration.', 'pharos-seo'),
			),
		];
	}

	private static function ids(array $limits): array {
		return [
			'description' => __('The IDs of the objects.', 'pharos-seo'),
			'type' => 'array',
			'items' => ['type' => 'integer', 'minimum' => 1],
		] + $limits;
	}

	private static function step(string ...$steps): array {
		return [
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
}
