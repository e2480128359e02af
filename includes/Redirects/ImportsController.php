<?php
/**
 * DELETE /pharos/v1/redirects/imports/{import}.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_Error;
use WP_REST_Request;

final class ImportsController {
	/** Of one request; the application repeats it. */
	private const SECONDS = 5.0;

	public static function register_routes(): void {
		Routes::add(
			'DELETE /redirects/imports/(?P<import>\d{1,15})',
			Permission::Redirects,
			self::undo(...),
			[
				'import' => [
					'description' => __('The number of the import, in the path.', 'pharos-seo'),
					'type' => 'integer',
					'required' => true,
				],
			],
		);
	}

	private static function undo(WP_REST_Request $request): array|WP_Error {
		try {
			return [
				'success' => true,
				'data' => ImportUndo::run((int) $request['import'], self::SECONDS),
			];
		} catch (\RuntimeException) {
			return RedirectWriter::failed();
		}
	}
}
