<?php
/**
 * GET /pharos/v1/preview: values of template variables on a page, while a template is edited.
 */

declare(strict_types=1);

namespace Pharos\Preview;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\Page\Context;
use Pharos\Rest\Routes;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Preview $preview) {}

	public function register_routes(): void {
		Routes::add(
			'GET /preview',
			Permission::EditSeo,
			fn(WP_REST_Request $request): array|WP_Error => $this->answer($request),
			[
				'post_id' => [
					'description' => __('The post to show as an example.', 'pharos-seo'),
					'type' => 'integer',
					'minimum' => 0,
					'default' => 0,
				],
				'group' => [
					'description' => __(
						'The group of a content type to show instead of a post, as in the setting “templates”.',
						'pharos-seo',
					),
					'type' => 'string',
					'enum' => ['', 'post_types', 'taxonomies', 'archives'],
					'default' => '',
				],
				'name' => [
					'description' => __(
						'The name of the content type, such as “category” or “author”.',
						'pharos-seo',
					),
					'type' => 'string',
					'default' => '',
				],
			],
			may: self::may_see(...),
		);
	}

	/** Users who can edit templates see all examples; users who can edit a post see that post. */
	private static function may_see(WP_REST_Request $request): bool {
		$post = $request['group'] === '' ? self::post($request) : null;
		return Permission::any() || ($post && Capability::may_edit($post));
	}

	private function answer(WP_REST_Request $request): array|WP_Error {
		$context = $request['group'] === '' ? self::page($request) : self::example($request);
		if (is_wp_error($context)) {
			return $context;
		}
		return [
			'success' => true,
			'data' => [
				'preview' => $context
					? $this->preview->of_page($context)
					: $this->preview->latest(),
			],
		];
	}

	private static function page(WP_REST_Request $request): Context|WP_Error {
		$post = self::post($request);
		return $post && current_user_can('read_post', $post->ID)
			? Context::of_post($post)
			: new WP_Error(
				'pharos_post_not_found',
				__('This post no longer exists.', 'pharos-seo'),
				['status' => 404],
			);
	}

	/** Null if the site has no such page: the newest post is used. */
	private static function example(WP_REST_Request $request): ?Context {
		return ExampleContext::find($request['group'], $request['name']);
	}

	/** The requested post, if it has a page. */
	private static function post(WP_REST_Request $request): ?WP_Post {
		// get_post( 0 ) would return the global post.
		$id = (int) $request['post_id'];
		$post = $id > 0 ? get_post($id) : null;
		return $post && is_post_type_viewable($post->post_type) ? $post : null;
	}
}
