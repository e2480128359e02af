<?php
/**
 * The comparison of pages before and after: GET and POST /migrate/parity.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\Source;
use Pharos\Migration\SourceRoute;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_REST_Request;

final class RestController {
	/** Time limit of a request, in seconds. */
	private const SECONDS = 4.0;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		SourceRoute::add(
			'POST',
			'/migrate/parity',
			$this->read(...),
			self::step('before', 'after', 'preview') + [
				'restart' => Routes::flag(__('Read all pages again.', 'pharos-seo')),
			],
		);
		SourceRoute::add(
			'GET',
			'/migrate/parity',
			$this->report(...),
			self::step('after', 'preview') + Routes::page(),
		);
	}

	private static function step(string ...$steps): array {
		return [
			'step' => [
				'description' => __(
					'Before the migration, after it, or a preview of its result.',
					'pharos-seo',
				),
				'type' => 'string',
				'required' => true,
				'enum' => $steps,
			],
		];
	}

	private function read(Source $source, WP_REST_Request $request): array {
		return [
			'success' => true,
			'data' => (new Steps($this->settings, $source))->run(
				$request['step'],
				self::SECONDS,
				(bool) $request['restart'],
			),
		];
	}

	private function report(Source $source, WP_REST_Request $request): array {
		return [
			'success' => true,
			'data' => (new Report($this->settings, $source, $request['step']))->page(
				(int) $request['page'],
			),
		];
	}
}
