<?php
/**
 * GET /pharos/v1/schema-types: definitions of the schema form.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_REST_Server;

final class RestController {
	public function register_routes(): void {
		register_rest_route(Routes::V1, '/schema-types', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => self::may_read(...),
			'capability' => 'edit_posts',
			'callback' => static fn(): array => [
				'success' => true,
				'data' => TypeList::described(),
			],
		]);
	}

	/** The response has no data of the site: users who can write posts have the form too. */
	private static function may_read(): bool {
		return Permission::Schema->granted() || current_user_can('edit_posts');
	}
}
