<?php
/**
 * GET /pharos/v1/post-seo-data and /term-seo-data: SEO data of one object.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_Term;

final class RestController {
	/**
	 * @param \Closure(): SeoPayload      $answer     Creates it on demand.
	 * @param \Closure(): TextIndexer $indexer Creates it on demand.
	 */
	public function __construct(
		private readonly \Closure $answer,
		private readonly \Closure $indexer,
	) {}

	public function register_routes(): void {
		$post = ['post_id' => self::id(__('The post.', 'pharos-seo'))];
		$this->register('GET /post-seo-data', $post + self::common(), $this->answer(...));
		$this->register(
			'GET /term-seo-data',
			['term_id' => self::id(__('The term.', 'pharos-seo'))] + self::common(),
			$this->answer(...),
		);
		$this->register('GET /duplicates', $post + self::texts(), $this->duplicates(...));
	}

	/** @param \Closure(WP_REST_Request): (array|WP_Error) $callback */
	private function register(string $route, array $args, \Closure $callback): void {
		Routes::add(
			$route,
			Permission::EditSeo,
			$callback,
			$args,
			may: static function (WP_REST_Request $request): bool {
				$object = self::object($request);
				return $object ? Capability::may_edit($object) : Permission::Settings->granted();
			},
		);
	}

	/** `data`, `resolved` and `inherited`, see SeoPayload::for_object(); 404 pharos_not_found. */
	private function answer(WP_REST_Request $request): array|WP_Error {
		$object = self::object($request);
		return $object
			? ['success' => true] + ($this->answer)()->for_object($object)
			: self::not_found();
	}

	/** `data`: other posts with the same title or description, see Duplicates::find(). */
	private function duplicates(WP_REST_Request $request): array|WP_Error {
		$post = self::object($request);
		return $post instanceof WP_Post
			? [
				'success' => true,
				'data' => (new Duplicates(($this->indexer)()))->find($post, [
					'title' => $request['title'],
					'description' => $request['description'],
					'post_title' => $request['post_title'],
					'excerpt' => $request['excerpt'],
				]),
			]
			: self::not_found();
	}

	private static function not_found(): WP_Error {
		return new WP_Error(
			'pharos_not_found',
			__(
				'This post or term no longer exists, or has no page on the front end.',
				'pharos-seo',
			),
			['status' => 404],
		);
	}

	/** The post or term, if it has a page; otherwise null. */
	private static function object(WP_REST_Request $request): WP_Post|WP_Term|null {
		// Older clients use one URL for both.
		$is_term = isset($request['term_id']) || $request['is_taxonomy'];
		return Objects::find(
			$is_term ? 'term' : 'post',
			(int) ($request['term_id'] ?? $request['post_id']),
		);
	}

	private static function id(string $description): array {
		return [
			'description' => $description,
			'type' => 'integer',
			'minimum' => 1,
			'required' => true,
		];
	}

	private static function common(): array {
		return [
			'post_type' => [
				'description' => __(
					'The post type or taxonomy. Optional: the ID determines it.',
					'pharos-seo',
				),
				'type' => 'string',
				'default' => '',
			],
			'is_taxonomy' => Routes::flag(__('Whether the ID is a term ID.', 'pharos-seo')),
		];
	}

	private static function texts(): array {
		$text = static fn(string $description): array => [
			'description' => $description,
			'type' => 'string',
			'default' => '',
		];
		return [
			'title' => $text(__('The custom SEO title of the post.', 'pharos-seo')),
			'description' => $text(__('The custom meta description.', 'pharos-seo')),
			'post_title' => $text(__('The title of the post.', 'pharos-seo')),
			'excerpt' => $text(__('The manual excerpt.', 'pharos-seo')),
		];
	}
}
