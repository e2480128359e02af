<?php
/**
 * GET and POST /pharos/v1/visibility: causes that prevent search engines from indexing the site, and their fixes.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	/** Causes that Fix can remove. */
	private const CAUSES = ['reading', 'robots_txt', 'home_page', 'front_page', 'pages'];

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET /visibility', Permission::Settings, fn(): array => $this->answer());
		Routes::add(
			'POST /visibility',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => $this->fix((string) $request['cause']),
			[
				'cause' => [
					'description' => __('The cause to fix.', 'pharos-seo'),
					'type' => 'string',
					'enum' => self::CAUSES,
					'required' => true,
				],
			],
		);
	}

	private function fix(string $cause): array|WP_Error {
		$this->settings->refresh();
		$found = array_column((new Causes($this->settings))->known(), 'fixable', 'code');
		// Another user may already have fixed it.
		if (isset($found[$cause])) {
			$fixed = $found[$cause] ? (new Fix($this->settings))->run($cause) : self::refusal();
			if (is_wp_error($fixed)) {
				return $fixed;
			}
		}
		return $this->answer();
	}

	private static function refusal(): WP_Error {
		return new WP_Error(
			'pharos_visibility_not_ours',
			__('Pharos SEO can’t change this. Follow the link to the setting.', 'pharos-seo'),
			['status' => 409],
		);
	}

	private function answer(): array {
		return [
			'success' => true,
			'data' => ['causes' => (new Causes($this->settings))->all()],
		];
	}
}
