<?php
/**
 * Backups: GET /migrate/backups, GET and POST /migrate/restore.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestoreController {
	/** Time limit of a request, in seconds. */
	private const SECONDS = 4.0;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$backup = ['description' => __('The ID of a backup.', 'pharos-seo'), 'type' => 'string'];
		Routes::add('GET', '/migrate/backups', Permission::Settings, self::list(...));
		Routes::add('GET', '/migrate/restore', Permission::Settings, $this->plan(...), [
			'id' => ['default' => ''] + $backup,
		]);
		Routes::add('POST', '/migrate/restore', Permission::Settings, $this->restore(...), [
			'id' => ['required' => true] + $backup,
		]);
	}

	/** Newest first. */
	private static function list(): array {
		return [
			'success' => true,
			'data' => [
				'backups' => array_map(Backups::described(...), Backup::all()),
				'objects' => WrittenValues::count(),
			],
		];
	}

	/** The changes that a restore would make. */
	private function plan(WP_REST_Request $request): array|WP_Error {
		$plan = (new Restore($this->settings))->plan((string) $request['id']);
		return is_wp_error($plan)
			? $plan
			: [
				'success' => true,
				'data' => ['left_out' => (object) $plan['left_out']] + $plan,
			];
	}

	private function restore(WP_REST_Request $request): array|WP_Error {
		$done = (new Restore($this->settings))->run((string) $request['id'], self::SECONDS);
		return is_wp_error($done)
			? $done
			: [
				'success' => true,
				'message' => $done['left'] > 0 ? '' : Backups::message($done['left_out']),
				'data' => ['left' => $done['left']],
			];
	}
}
