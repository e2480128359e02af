<?php
/**
 * GET /pharos/v1/content-performance, /search-console/insights, /search-console/page, /search-console/post.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** Data of single pages. Reads the tables only: no requests to Google. */
final class PagesController {
	/** Number of queries shown in the editor. */
	private const QUERIES_OF_POST = 5;

	private const QUERIES_OF_PAGE = 20;

	/**
	 * @param \Closure(): PageSnippet $snippet Creates it on demand.
	 * @param \Closure(): SiteChanges $changes Creates it on demand.
	 */
	public function __construct(
		private readonly \Closure $snippet,
		private readonly \Closure $changes,
	) {}

	public function register_routes(): void {
		Routes::add(
			'GET /content-performance',
			Permission::SearchConsole,
			$this->list(...),
			PagesArguments::all(),
		);
		Routes::add(
			'GET /search-console/insights',
			Permission::SearchConsole,
			$this->insights(...),
		);
		Routes::add(
			'GET /search-console/page',
			Permission::SearchConsole,
			$this->page(...),
			[
				'url' => [
					'description' => __('A URL that search results have shown.', 'pharos-seo'),
					'type' => 'string',
					'required' => true,
					'maxLength' => 2048,
				],
			] + DateArguments::all('90'),
		);
		Routes::add(
			'GET /search-console/post',
			Permission::EditSeo,
			$this->post(...),
			[
				'id' => [
					'description' => __('ID of the post.', 'pharos-seo'),
					'type' => 'integer',
					'minimum' => 1,
					'required' => true,
				],
			],
			may: static function (WP_REST_Request $request): bool {
				$post = get_post((int) $request['id'] ?: -1);
				return $post ? Capability::may_edit($post) : Permission::SearchConsole->granted();
			},
		);
	}

	private function list(WP_REST_Request $request): array|WP_Error {
		$asked = DateArguments::window($request);
		if ($asked instanceof WP_Error) {
			return $asked;
		}
		Job::ensure();
		$window = self::window($request, $asked);
		$days = $window ? new Window($window['start'], $window['end']) : null;
		$found = $window
			? Performance::find($window['id'], $window['count'], [
				'search' => trim($request['search']),
				'status' => $request['status'],
				'insight' => $request['insight'],
				'orderby' => $request['orderby'],
				'order' => $request['order'],
				'page' => $request['page'],
				'per_page' => $request['rowLimit'],
			])
			: ['rows' => [], 'total' => 0];
		_prime_post_caches(
			array_filter(array_map('intval', array_column($found['rows'], 'post_id'))),
			false,
			false,
		);
		return [
			'success' => true,
			'data' => array_map(self::row(...), $found['rows']),
			'total' => $found['total'],
			'pages' => (int) ceil($found['total'] / $request['rowLimit']),
			'window' => $days?->data(),
			'compares' => $window['compares'] ?? false,
			'compared' => $days ? DateArguments::before($request, $days)->data() : null,
		];
	}

	/** @return array{id: int, start: string, end: string, count: int}|null */
	private static function window(WP_REST_Request $request, ?Window $asked): ?array {
		if ($request['startDate'] === null) {
			// While a new window is built, the previous one is shown.
			$standing = Windows::standing((string) $request['period']);
			if ($standing === null || $request['compare'] === 'previous') {
				return $standing;
			}
			$asked = new Window($standing['start'], $standing['end']);
		}
		// Before its pages are fetched there is no data to add up.
		return $asked && Windows::standing('90')
			? Windows::need($asked, DateArguments::before($request, $asked))
			: null;
	}

	private static function row(object $row): array {
		$now = Figures::of_row($row);
		$before = new Figures(
			(int) $row->before_clicks,
			(int) $row->before_impressions,
			(int) $row->before_weight,
		);
		return [
			'url' => $row->url,
			'title' => $row->title,
			'current' => $now->data(),
			'changes' => $now->changes($before),
			'post' => self::post_of((int) $row->post_id),
			'insights' => Rules::of_flags((int) $row->flags),
		];
	}

	/** @return array{id: int, type: string, edit: string}|null */
	private static function post_of(int $id): ?array {
		$post = $id > 0 ? get_post($id) : null;
		return $post
			? [
				'id' => $post->ID,
				'type' => $post->post_type,
				// '' for users who can't edit it.
				'edit' => (string) get_edit_post_link($post, 'raw'),
			]
			: null;
	}

	private function insights(): array {
		$window = Windows::standing('90');
		$counts = $window ? Insights::counts($window['id']) : [];
		$gains = $window ? Insights::gains($window['id']) : [];
		return [
			'success' => true,
			'data' => array_map(
				static fn(array $rule): array => $rule + [
					'count' => $counts[$rule['code']] ?? 0,
					'clicks' => $gains[$rule['code']] ?? 0,
				],
				Rules::described(),
			),
			'window' => $window ? ['start' => $window['start'], 'end' => $window['end']] : null,
		];
	}

	private function page(WP_REST_Request $request): array|WP_Error {
		$window = DateArguments::window($request);
		if ($window instanceof WP_Error) {
			return $window;
		}
		$page = $window ? Pages::at($request['url']) : null;
		if ($page === null) {
			return new WP_Error(
				'pharos_page_unknown',
				__('This URL hasn’t appeared in search results yet.', 'pharos-seo'),
				['status' => 404],
			);
		}
		$id = (int) $page->id;
		$before = DateArguments::before($request, $window);
		$rivals = Queries::rivals([$id]);
		$with_rivals = static fn(array $query): array => $query + [
			'rivals' => $rivals[$query['query']] ?? [],
		];
		$snippet = ($this->snippet)()->create($page);
		return [
			'success' => true,
			'data' => [
				'url' => $page->url,
				'title' => $page->title,
				'post' => self::post_of((int) $page->post_id),
				'series' => PageDays::series([$id], $window),
				'previous' => Days::cover($before) ? PageDays::series([$id], $before) : [],
				'queries' => array_map(
					$with_rivals,
					Queries::of_pages([$id], self::QUERIES_OF_PAGE),
				),
				'snippet' => $snippet,
				'events' =>
					$page->post_id > 0
						? ($this->changes)()->of_post((int) $page->post_id, $window)
						: [],
			],
			'window' => $window->data(),
			'compared' => $before->data(),
			'queries_window' => State::read()['queries'] ?: null,
		];
	}

	private function post(WP_REST_Request $request): array|WP_Error {
		$post = get_post((int) $request['id']);
		if (!($post instanceof WP_Post)) {
			return new WP_Error('pharos_no_post', __('This post doesn’t exist.', 'pharos-seo'), [
				'status' => 404,
			]);
		}
		return ['success' => true, 'data' => self::of_post($post)];
	}

	private static function of_post(WP_Post $post): ?array {
		$state = State::read();
		$pages = $state['last_day'] === '' ? [] : Pages::of_post($post->ID);
		if ($pages === []) {
			return null;
		}
		$window = Window::of_period('28', $state['last_day']);
		return PageDays::sum($pages, $window)->data() + [
				'queries' => Queries::of_pages($pages, self::QUERIES_OF_POST),
			] +
			$window->data();
	}
}
