<?php
/**
 * GET and POST /pharos/v1/unchecked-posts: posts whose checks have never run, for the browser to check while a post list is open.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectSeo\ChecksField;
use Pharos\ObjectSeo\PostFacts;
use Pharos\ObjectSeo\PostIds;
use Pharos\Rest\Routes;
use WP_REST_Request;

/** The checks only exist in JavaScript (src/page-checks/). Each request is small: ten posts, found among five hundred ids. */
final class UncheckedController {
	/** Maximum number of posts in a response. */
	private const MOST = 10;

	/** Number of ids searched for a response. */
	private const LOOK = 500;

	/** @param \Closure(): PostFacts $facts Creates it on demand. */
	public function __construct(private readonly \Closure $facts) {}

	public function register_routes(): void {
		Routes::add(
			'GET /unchecked-posts',
			Permission::EditSeo,
			$this->read(...),
			self::reading(),
			may: static fn(WP_REST_Request $request): bool => self::may((array) $request['posts']),
		);
		Routes::add(
			'POST /unchecked-posts',
			Permission::EditSeo,
			$this->write(...),
			['items' => self::items()],
			may: static fn(WP_REST_Request $request): bool => self::may(
				array_column((array) $request['items'], 'id'),
			),
		);
	}

	/** Whether the user can check these posts; without ids, any posts of the site. */
	private static function may(array $ids): bool {
		foreach ($ids as $id) {
			$post = is_scalar($id) ? get_post((int) $id) : null;
			if ($post && !Capability::may_edit($post)) {
				return false;
			}
		}
		return $ids !== [] ? current_user_can('edit_posts') : Permission::Settings->granted();
	}

	/** `data.items`: posts with `id`, `sign`, `facts` and `ignored`; `data.next`: the id to continue from, 0 at the end. */
	private function read(WP_REST_Request $request): array {
		$facts = ($this->facts)();
		$asked = $request['posts'];
		$ids = $asked ?: PostIds::below($request['below'] ?: PHP_INT_MAX, self::LOOK);
		_prime_post_caches($ids, true, true);
		$items = [];
		$next = 0;
		foreach ($ids as $id) {
			if (count($items) === self::MOST) {
				break;
			}
			$next = $id;
			$post = get_post($id);
			if ($facts->is_wanted($post)) {
				$items[] = [
					'id' => $id,
					'sign' => PostFacts::sign($post),
					'facts' => $facts->for_post($post),
					'ignored' => ChecksField::results($post)['ignored'],
				];
			}
		}
		return ['success' => true, 'data' => ['items' => $items, 'next' => $asked ? 0 : $next]];
	}

	/** Stores counts of posts that haven't changed since the check and still have none. `data`: `status`, `label` and `url` by id. */
	private function write(WP_REST_Request $request): array {
		$facts = ($this->facts)();
		$stored = [];
		foreach ($request['items'] as ['id' => $id, 'sign' => $sign, 'counts' => $counts]) {
			$post = get_post($id);
			if (!$facts->is_wanted($post) || PostFacts::sign($post) !== $sign) {
				continue;
			}
			if (ChecksField::save(['counts' => $counts], $post) === true) {
				$status = Status::for_post($post);
				$stored[$id] = [
					'status' => $status,
					'label' => Status::text($post),
					'url' => Status::url($post),
				];
			}
		}
		return ['success' => true, 'data' => (object) $stored];
	}

	private static function reading(): array {
		return [
			'posts' => [
				'description' => __(
					'Only these posts, for example those on the screen.',
					'pharos-seo',
				),
				'type' => 'array',
				'items' => ['type' => 'integer', 'minimum' => 1],
				'maxItems' => 100,
				'default' => [],
			],
			'below' => [
				'description' => __('Posts with lower IDs.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 0,
				'default' => 0,
			],
		];
	}

	private static function items(): array {
		return [
			'description' => __('Results of the checks.', 'pharos-seo'),
			'type' => 'array',
			'required' => true,
			'maxItems' => self::MOST,
			'items' => [
				'type' => 'object',
				'properties' => [
					'id' => ['type' => 'integer', 'minimum' => 1, 'required' => true],
					'sign' => ['type' => 'string', 'required' => true],
					'counts' => ['type' => 'object', 'required' => true],
				],
			],
		];
	}
}
