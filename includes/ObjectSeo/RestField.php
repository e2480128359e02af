<?php
/**
 * The SEO fields as `pharos_seo` on WordPress's own REST objects: posts, terms and users.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\PostTypes;
use Pharos\Core\Capability;
use Pharos\ObjectMeta\Fields;
use Pharos\Rest\Body;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_Term;
use WP_User;

/**
 * Only in context `edit`, for users who can edit the object; otherwise null. An invalid value returns status 400 with the name of its
 * field, before WordPress stores anything of the request.
 */
final class RestField {
	public const NAME = 'pharos_seo';

	/** The key beside the fields with the values that the request's changes are based on. */
	private const BASE = 'base';

	public function register(): void {
		foreach (
			PostTypes::viewable() + ['attachment' => get_post_type_object('attachment')]
			as $type
		) {
			$this->register_for(
				$type->name,
				Fields::for_object($type->name),
				self::post(...),
				new WP_Post((object) ['ID' => 0, 'post_type' => $type->name]),
			);
		}
		foreach (PostTypes::taxonomies() as $taxonomy) {
			// WordPress's REST API uses a different name for this taxonomy.
			$name = $taxonomy->name === 'post_tag' ? 'tag' : $taxonomy->name;
			$this->register_for(
				$name,
				Fields::common(),
				self::term(...),
				new WP_Term((object) ['term_id' => 0, 'taxonomy' => $taxonomy->name]),
			);
		}
		$this->register_for('user', Fields::of_authors(), self::user(...), new WP_User());
	}

	/**
	 * Rejects a request as a whole if the user can't edit the object's SEO, or not all fields that the request changes.
	 *
	 * @param mixed           $response The result of earlier filters, before WordPress runs the route.
	 * @param array           $handler  Handler of the route.
	 * @param WP_REST_Request $request
	 */
	public static function permission(
		mixed $response,
		array $handler,
		WP_REST_Request $request,
	): mixed {
		$find = $handler['args'][self::NAME]['pharos_find'] ?? null;
		if ($response !== null || $find === null || !is_array($request[self::NAME])) {
			return $response;
		}
		$object = $find((int) $request['id']);
		if ($object !== null && !Capability::may_edit($object)) {
			return self::forbidden();
		}
		// A new object has no id and no stored values.
		$object ??= $handler['args'][self::NAME]['pharos_new'];
		return (new ObjectMetaRepository($object))->locked(...self::sent($request)) ?? $response;
	}

	/**
	 * Reports changes by other users before WordPress stores anything of the request: 409 pharos_seo_conflict, see ObjectMetaRepository::check().
	 *
	 * @param mixed           $response The result of earlier filters, before WordPress runs the route.
	 * @param array           $handler  Handler of the route.
	 * @param WP_REST_Request $request
	 */
	public static function conflict(
		mixed $response,
		array $handler,
		WP_REST_Request $request,
	): mixed {
		$find = $handler['args'][self::NAME]['pharos_find'] ?? null;
		if ($response !== null || $find === null || !is_array($request[self::NAME])) {
			return $response;
		}
		$object = $find((int) $request['id']);
		$checked = $object
			? (new ObjectMetaRepository($object))->check(...self::sent($request))
			: null;
		return is_wp_error($checked) ? self::answer($checked) : $response;
	}

	/**
	 * @param array<string, array>                          $fields
	 * @param \Closure(int): (WP_Post|WP_Term|WP_User|null) $find   Returns the object with an id.
	 * @param WP_Post|WP_Term|WP_User                       $new    Placeholder for a new object.
	 */
	private function register_for(
		string $name,
		array $fields,
		\Closure $find,
		WP_Post|WP_Term|WP_User $new,
	): void {
		register_rest_field($name, ChecksField::NAME, ChecksField::definition($find));
		register_rest_field($name, self::NAME, [
			'get_callback' => static fn(
				array $data,
				$field,
				WP_REST_Request $request,
			): ?array => self::read($find((int) ($data['id'] ?? $request['id']))),
			'update_callback' => static fn(
				mixed $value,
				object $object,
				$field,
				WP_REST_Request $request,
			): bool|WP_Error => self::write($value, $object, $request),
			'schema' => [
				'description' => __('SEO data of the object.', 'pharos-seo'),
				'type' => ['object', 'null'],
				'context' => ['edit'],
				'properties' => array_map(self::schema(...), $fields),
				'arg_options' => [
					'validate_callback' => static fn(
						mixed $value,
						WP_REST_Request $request,
					): bool|WP_Error => self::validate($value, $request, $find, $fields),
					'sanitize_callback' => null,
					'pharos_find' => $find,
					'pharos_new' => $new,
				],
			],
		]);
	}

	/** The definition as JSON schema (draft 4), for API clients. */
	private static function schema(array $definition): array {
		unset($definition['of'], $definition['sanitize']);
		return $definition;
	}

	private static function read(WP_Post|WP_Term|WP_User|null $object): ?array {
		return $object !== null && Capability::may_edit($object)
			? self::shape((new ObjectMetaRepository($object))->read())
			: null;
	}

	/**
	 * Converts an empty map to an object, for JSON.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	public static function shape(array $fields): array {
		return ['schemas' => (object) $fields['schemas']] + $fields;
	}

	private static function validate(
		mixed $value,
		WP_REST_Request $request,
		\Closure $find,
		array $fields,
	): bool|WP_Error {
		if ($value === null) {
			return true;
		}
		if (!is_array($value) || ($value !== [] && array_is_list($value))) {
			return new WP_Error(
				'pharos_invalid_seo',
				__('It must be an object with named values.', 'pharos-seo'),
				['status' => 400],
			);
		}
		[$changes, $base] = self::sent($request);
		if ($base !== [] && array_is_list($base)) {
			return new WP_Error(
				'pharos_invalid_seo',
				self::BASE . ': ' . __('It must be an object with named values.', 'pharos-seo'),
				['status' => 400],
			);
		}
		$object = $find((int) $request['id']);
		$checked = $object
			? (new ObjectMetaRepository($object))->check($changes)
			: FieldSanitizer::clean_all($changes, $fields);
		return is_wp_error($checked) ? $checked : true;
	}

	private static function write(
		mixed $value,
		object $object,
		WP_REST_Request $request,
	): bool|WP_Error {
		if (!is_array($value)) {
			return true;
		}
		if (!Capability::may_edit($object)) {
			return self::forbidden();
		}
		$written = (new ObjectMetaRepository($object))->write(...self::sent($request));
		return is_wp_error($written) ? self::answer($written) : $written;
	}

	/** @return array{array<string, mixed>, array<string, mixed>} The changes and their base values, by field. */
	private static function sent(WP_REST_Request $request): array {
		$changes = Body::object($request, self::NAME);
		$base = $changes[self::BASE] ?? [];
		unset($changes[self::BASE]);
		return [$changes, is_array($base) || $base instanceof \stdClass ? (array) $base : [$base]];
	}

	/** A conflict, with empty maps converted to objects. */
	private static function answer(WP_Error $error): WP_Error {
		$data = $error->get_error_data();
		if (isset($data['conflicts']['schemas'])) {
			$data['conflicts']['schemas'] = (object) $data['conflicts']['schemas'];
			$error->add_data($data);
		}
		return $error;
	}

	private static function forbidden(): WP_Error {
		return new WP_Error(
			'rest_forbidden',
			__('Sorry, you are not allowed to do that.', 'default'),
			['status' => rest_authorization_required_code()],
		);
	}

	private static function post(int $id): ?WP_Post {
		// get_post( 0 ) would return the global post.
		$post = $id > 0 ? get_post($id) : null;
		// Autosaves and revisions have the values of their post.
		return $post?->post_type === 'revision' ? get_post($post->post_parent) : $post;
	}

	private static function term(int $id): ?WP_Term {
		$term = $id > 0 ? get_term($id) : null;
		return $term instanceof WP_Term ? $term : null;
	}

	private static function user(int $id): ?WP_User {
		return get_userdata($id) ?: null;
	}
}
