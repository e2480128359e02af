<?php
/**
 * Responses of /migrate/parity: the output of pages before and after. Its routes are in Migration\RestController.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\Sources;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class Answers {
	/** Time limit of a request, in seconds. */
	private const SECONDS = 4.0;

	public function __construct(private readonly Settings $settings) {}

	public function read(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
		return [
			'success' => true,
			'data' => (new Steps($this->settings, $source))->run(
				$request['step'],
				self::SECONDS,
				(bool) $request['restart'],
			),
		];
	}

	public function report(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
		return [
			'success' => true,
			'data' => (new Report($this->settings, $source, $request['step']))->page(
				(int) $request['page'],
			),
		];
	}
}
