<?php
/**
 * Responses of /migrate/parity: the output of pages before and after. Its routes are in Migration\RestController.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\Source;
use Pharos\Settings\Settings;
use WP_REST_Request;

final class Answers {
	/** Time limit of a request, in seconds. */
	private const SECONDS = 4.0;

	public static function read(
		Source $source,
		WP_REST_Request $request,
		Settings $settings,
	): array {
		return [
			'success' => true,
			'data' => (new Steps($settings, $source))->run(
				$request['step'],
				self::SECONDS,
				(bool) $request['restart'],
			),
		];
	}

	public static function report(
		Source $source,
		WP_REST_Request $request,
		Settings $settings,
	): array {
		return [
			'success' => true,
			'data' => (new Report($settings, $source, $request['step']))->page(
				(int) $request['page'],
			),
		];
	}
}
