<?php
/**
 * GET /pharos/v1/page-report: what a page of the site tells search engines.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	public function register_routes(): void {
		Routes::add(
			'GET /page-report',
			Permission::Analysis,
			fn(WP_REST_Request $request): array|WP_Error => $this->answer($request),
			[
				'url' => [
					'description' => __('A path or URL of this site.', 'pharos-seo'),
					'type' => 'string',
					'default' => '',
					'maxLength' => 2048,
				],
			],
		);
	}

	private function answer(WP_REST_Request $request): array|WP_Error {
		$report = (new Report($this->settings, $this->variables))->create((string) $request['url']);
		return is_wp_error($report) ? $report : ['success' => true, 'data' => $report];
	}
}
