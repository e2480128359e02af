<?php
/**
 * GET /pharos/v1/head: the head of any page, for front ends that know only its URL.
 */

declare(strict_types=1);

namespace Pharos\RestHead;

use Pharos\Analysis\SiteAddress;
use Pharos\Page\FrontEnd;
use Pharos\Redirects\Trace;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/** Public, because pages are: it answers what a visitor of the URL gets. Nothing is requested. */
final class RestController {
	public function __construct(
		private readonly PageHead $head,
		private readonly Settings $settings,
	) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/head', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => '__return_true',
			'callback' => fn(WP_REST_Request $request): array|WP_Error => $this->answer($request),
			'args' => [
				'url' => [
					'description' => __(
						'A URL of this site or of its front end, or a path.',
						'pharos-seo',
					),
					'type' => 'string',
					'required' => true,
					'maxLength' => 2048,
				],
			],
		]);
	}

	/**
	 * @return array{success: true, data: array{url: string, status: int, redirect: string, pharos_head: array|null}}|WP_Error `status` is that of
	 *         the page: `redirect` is the target of a redirect. 400 pharos_foreign_url.
	 */
	private function answer(WP_REST_Request $request): array|WP_Error {
		$front_end = new FrontEnd($this->settings);
		$asked = trim((string) $request['url']);
		$url = SiteAddress::resolve(
			preg_match('~^/(?!/)~', $asked) === 1 ? home_url($asked) : $front_end->back($asked),
		);
		if ($url === null) {
			return new WP_Error(
				'pharos_foreign_url',
				__('Enter a URL of this site or of its front end.', 'pharos-seo'),
				['status' => 400],
			);
		}
		$step = (new Trace($this->settings))->steps($url, 1)[0];
		$is_page = $step['target'] === '' && in_array($step['status'], [200, 404, 410], true);
		return [
			'success' => true,
			'data' => [
				'url' => $url,
				'status' => $step['status'],
				'redirect' => $front_end->url($step['target'], 'redirects'),
				'pharos_head' => $is_page ? $this->head->at($url) : null,
			],
		];
	}
}
