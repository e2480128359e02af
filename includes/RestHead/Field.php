<?php
/**
 * The field `pharos_head` of posts, terms and users in WordPress's routes.
 */

declare(strict_types=1);

namespace Pharos\RestHead;

use Pharos\Content\PostTypes;
use WP_Post;
use WP_REST_Request;
use WP_Term;
use WP_User;

/** WordPress asks for it only if the request's `_fields` include it. Lists embedded in others don't have it. */
final class Field {
	private const NAME = 'pharos_head';

	public function __construct(private readonly PageHead $head) {}

	public function register(): void {
		foreach ([...array_keys(PostTypes::viewable()), 'attachment'] as $type) {
			$this->add((string) $type, static fn(int $id): ?WP_Post => get_post($id));
		}
		foreach (PostTypes::taxonomies() as $taxonomy) {
			// WordPress's REST API uses a different name for this taxonomy.
			$this->add($taxonomy->name === 'post_tag' ? 'tag' : $taxonomy->name, static function (
				int $id,
			): ?WP_Term {
				$term = get_term($id);
				return $term instanceof WP_Term ? $term : null;
			});
		}
		$this->add('user', static fn(int $id): ?WP_User => get_userdata($id) ?: null);
	}

	/** @param \Closure(int): (WP_Post|WP_Term|WP_User|null) $find */
	private function add(string $name, \Closure $find): void {
		register_rest_field($name, self::NAME, [
			'get_callback' => fn(
				array $data,
				string $field,
				WP_REST_Request $request,
			): ?array => in_array($request['context'] ?? 'view', ['', 'view'], true)
				? $this->head->for_object($find((int) ($data['id'] ?? 0)))
				: null,
			'schema' => PageHead::schema(),
		]);
	}
}
