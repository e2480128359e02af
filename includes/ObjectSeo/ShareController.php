<?php
/**
 * GET /pharos/v1/share-preview: what social networks get of a page, with settings that needn't be stored.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\PostTitle;
use Pharos\Core\Permission;
use Pharos\Page\Context;
use Pharos\Rest\Routes;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Error;
use WP_REST_Request;

final class ShareController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET /share-preview', Permission::Settings, $this->answer(...), [
			'post_id' => [
				'description' => __('The post; 0 for the home page.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 0,
				'default' => 0,
			],
			'settings' => [
				'description' => __('Unsaved settings, as JSON.', 'pharos-seo'),
				'type' => 'string',
				'default' => '{}',
			],
		]);
	}

	/** `data`: `title` (of the post), `url`, `facebook` and `twitter`, see SeoPayload::resolved(). */
	private function answer(WP_REST_Request $request): array|WP_Error {
		// get_post( 0 ) would return the global post.
		$id = (int) $request['post_id'];
		$post = $id > 0 ? get_post($id) : null;
		if (
			$id > 0 &&
			!(
				$post &&
				is_post_type_viewable($post->post_type) &&
				current_user_can('read_post', $id)
			)
		) {
			return new WP_Error(
				'pharos_post_not_found',
				__('This post no longer exists.', 'pharos-seo'),
				['status' => 404],
			);
		}
		$settings = $this->settings->with($this->sent((string) $request['settings']));
		$page = ($post ? SeoPayload::page($post) : new Context(Context::HOME))->under($settings);
		$resolved = (new SeoPayload($settings, new Variables($settings)))->resolved($page);
		return [
			'success' => true,
			'data' => [
				'title' => $post ? PostTitle::for_post($post) : '',
				'url' => $post ? (string) get_permalink($post) : home_url('/'),
				'facebook' => $resolved['facebook'],
				'twitter' => $resolved['twitter'],
			],
		];
	}

	/** @return array<string, mixed> Sanitized values by key. Invalid ones, such as a URL that is being typed, are left as they are stored. */
	private function sent(string $json): array {
		$values = [];
		foreach (
			array_intersect_key((array) json_decode($json, true), $this->settings->definitions())
			as $key => $value
		) {
			try {
				$values[$key] = Sanitizer::clean($value, $this->settings->definitions()[$key]);
			} catch (InvalidValue) {
				continue;
			}
		}
		return $values;
	}
}
