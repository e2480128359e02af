<?php
/**
 * GET /pharos/v1/post-seo-data, POST /pharos/v1/posts and GET /pharos/v1/post-content.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Capability;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

final class RestController {
	public function __construct(
		private readonly Settings $settings,
		private readonly Preview $preview,
	) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/post-seo-data', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Capability::class, 'granted'],
			'callback' => fn(WP_REST_Request $request): array|WP_Error => $this->seo_data($request),
			'args' => [
				'post_id' => [
					'description' => __('The post to show as an example.', 'pharos-seo'),
					'type' => 'integer',
					'minimum' => 0,
					'default' => 0,
				],
				'post_type' => [
					'description' => __('The type that the post must have.', 'pharos-seo'),
					'type' => 'string',
					'default' => '',
				],
				'group' => [
					'description' => __(
						'Instead of a post: a kind of page, as in the setting “templates”.',
						'pharos-seo',
					),
					'type' => 'string',
					'enum' => ['', 'post_types', 'taxonomies', 'archives'],
					'default' => '',
				],
				'name' => [
					'description' => __('Its name, such as “category” or “author”.', 'pharos-seo'),
					'type' => 'string',
					'default' => '',
				],
			],
		]);
		register_rest_route(Routes::V1, '/posts', [
			'methods' => WP_REST_Server::CREATABLE,
			'permission_callback' => [Capability::class, 'granted'],
			'callback' => static fn(WP_REST_Request $request): array => [
				'success' => true,
				'results' => (new PostSearch())->find($request['q']),
			],
			'args' => [
				'q' => [
					'description' => __(
						'Words of the title, at least three characters.',
						'pharos-seo',
					),
					'type' => 'string',
					'required' => true,
				],
			],
		]);
		register_rest_route(Routes::V1, '/post-content', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Capability::class, 'granted'],
			'callback' => fn(): array => [
				'success' => true,
				'data' => (new PostContent($this->settings))->all(),
			],
		]);
	}

	private function seo_data(WP_REST_Request $request): array|WP_Error {
		if ($request['group'] !== '') {
			$example = ExampleContext::find($request['group'], $request['name']);
			return [
				'success' => true,
				'message' => '',
				// A site without such a page shows its newest post.
				'data' => [
					'preview' => $example
						? $this->preview->of_page($example)
						: $this->preview->latest(),
				],
			];
		}
		$post = get_post($request['post_id']);
		$type = $request['post_type'];
		if (
			!$post ||
			!is_post_type_viewable($post->post_type) ||
			($type !== '' && $type !== $post->post_type) ||
			!current_user_can('read_post', $post->ID)
		) {
			return new WP_Error(
				'pharos_post_not_found',
				__('There is no such post any more.', 'pharos-seo'),
				['status' => 404],
			);
		}
		return [
			'success' => true,
			'message' => '',
			'data' => ['preview' => $this->preview->of($post)],
		];
	}
}
