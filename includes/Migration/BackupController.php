<?php
/**
 * /migrate/backups and /migrate/restore: our own data as they were before a migration.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Capability;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

final class BackupController {
	/** Of a call. */
	private const SECONDS = 4.0;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/migrate/backups', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Capability::class, 'granted'],
			'callback' => self::backups(...),
		]);
		register_rest_route(Routes::V1, '/migrate/restore', [
			'methods' => WP_REST_Server::CREATABLE,
			'permission_callback' => [Capability::class, 'granted'],
			'callback' => $this->restore(...),
			'args' => ['id' => ['type' => 'string', 'required' => true]],
		]);
	}

	/** The newest first. */
	private static function backups(): array {
		return [
			'success' => true,
			'data' => [
				'backups' => array_map(
					static fn(array $backup): array => [
						'id' => $backup['id'],
						'time' => gmdate(DATE_W3C, $backup['time']),
						'source' => $backup['source'],
						'name' => Sources::get($backup['source'])?->name() ?? $backup['source'],
					],
					Backup::all(),
				),
				'objects' => Ledger::count(),
			],
		];
	}

	private function restore(WP_REST_Request $request): array|WP_Error {
		$left = (new Backup($this->settings))->restore((string) $request['id'], self::SECONDS);
		return is_wp_error($left)
			? $left
			: [
				'success' => true,
				'message' => $left > 0 ? '' : __('Everything is as it was before.', 'pharos-seo'),
				'data' => ['left' => $left],
			];
	}
}
