<?php
/**
 * GET /pharos/v1/object-schemas: the site's schemas for the page of one post, term or author.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Post;
use WP_REST_Request;
use WP_Term;
use WP_User;

/** For the object's SEO fields, where schemas can be turned off or overridden. Only registered while schemas are turned on. */
final class ObjectController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /object-schemas',
			Permission::EditSeo,
			fn(WP_REST_Request $request): array => [
				'success' => true,
				'data' => (object) $this->fitting($request['page']),
			],
			[
				'page' => [
					'description' => __(
						'A post, term or author, such as page-7, tax-5 or user-3.',
						'pharos-seo',
					),
					'type' => 'string',
					'required' => true,
				],
			],
			may: static fn(WP_REST_Request $request): bool => self::may_edit($request['page']),
		);
	}

	/**
	 * Whether the user can edit the page's object; pages without an object require the permission to change settings.
	 *
	 * @param mixed $page Its name, as sent: validated only after the permission.
	 */
	public static function may_edit(mixed $page): bool {
		$object = is_string($page) ? Pages::named($page)?->object : null;
		return $object instanceof WP_Post ||
			$object instanceof WP_Term ||
			$object instanceof WP_User
			? Capability::may_edit($object)
			: Permission::Schema->granted();
	}

	/** @return array<string, array> Schemas by id, including those that would give way to others. */
	private function fitting(string $name): array {
		$page = Pages::named($name);
		return array_filter(
			$page ? $this->settings->get('schemas') : [],
			static fn(mixed $schema): bool => is_array($schema) && Conditions::fit($schema, $page),
		);
	}
}
