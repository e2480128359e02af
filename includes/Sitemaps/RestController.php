<?php
/**
 * GET /pharos/v1/sitemap, GET /pharos/v1/sitemap/objects, GET and POST /pharos/v1/generate-cache.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\ObjectSearch;
use Pharos\Core\Permission;
use Pharos\Rest\Errors;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	/** Seconds that a progress request works itself if no other process does: WP-Cron may be turned off. */
	private const HELP = 2.0;

	private const MOST_OBJECTS = 100;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /sitemap',
			Permission::Settings,
			fn(): array => ['success' => true, 'data' => (new Status($this->settings))->data()],
		);
		Routes::add(
			'GET /sitemap/objects',
			Permission::Settings,
			fn(WP_REST_Request $request): array => [
				'success' => true,
				'data' => $this->objects($request),
			],
			self::arguments(),
		);
		Routes::add(
			'GET /generate-cache',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'progress' => $this->progress(),
			],
		);
		Routes::add(
			'POST /generate-cache',
			Permission::Settings,
			fn(): array|WP_Error => $this->generate(),
		);
	}

	/** @return array{items: list<array>, more: bool} See Explanation. */
	private function objects(WP_REST_Request $request): array {
		$names = (array) $request['objects'];
		$search = trim((string) $request['search']);
		$objects = match (true) {
			$names !== [] => ObjectSearch::named($names),
			$search !== '' => ObjectSearch::find($search),
			default => (new ExcludedContent($this->settings))->objects((int) $request['page']),
		};
		$is_list = $names === [] && $search === '';
		$verdict = new Explanation($this->settings);
		return [
			'items' => array_map(
				$verdict->explain(...),
				$is_list ? array_slice($objects, 0, ExcludedContent::PER_PAGE) : $objects,
			),
			'more' => $is_list && count($objects) > ExcludedContent::PER_PAGE,
		];
	}

	private function progress(): array {
		$job = new Job($this->settings, new Series($this->settings));
		if (Job::state()['running']) {
			$job->step(self::HELP);
		}
		return $job->progress();
	}

	/** Returns immediately; the work starts afterwards. */
	private function generate(): array|WP_Error {
		$why = Series::why_off($this->settings);
		if ($why !== '') {
			return new WP_Error('pharos_sitemap_off', $why, ['status' => 409]);
		}
		if (!Job::start(true)) {
			return Errors::not_saved();
		}
		$progress = (new Job($this->settings, new Series($this->settings)))->progress();
		spawn_cron();
		return [
			'success' => true,
			'message' => __('Sitemap cache is being generated.', 'pharos-seo'),
			'description' => __(
				'Generation continues in the background. Visitors and search engines can use the sitemap in the meantime.',
				'pharos-seo',
			),
			'progress' => $progress,
		];
	}

	private static function arguments(): array {
		return [
			'search' => [
				'description' => __(
					'Search terms for titles, a URL, or an ID such as post-12.',
					'pharos-seo',
				),
				'type' => 'string',
				'maxLength' => 2048,
			],
			'objects' => [
				'description' => __('Only these, such as post-12 and term-5.', 'pharos-seo'),
				'type' => 'array',
				'maxItems' => self::MOST_OBJECTS,
				'items' => ['type' => 'string', 'pattern' => '^(post|term)-[0-9]+$'],
			],
		] + Routes::page();
	}
}
