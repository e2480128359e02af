<?php
/**
 * Responses of POST /pharos/v1/redirects/import and GET /redirects/export.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\Format;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** RestController registers the routes. */
final class FilesController {
	/** Maximum size of an imported file, in bytes. */
	private const MAX_FILE = 10 * MB_IN_BYTES;

	/** Of an import in one request: proxies of web servers wait for a minute or less. */
	private const SECONDS = 10.0;

	public static function import(WP_REST_Request $request): array|WP_Error {
		$data = (string) $request['data'];
		if (strlen($data) > self::MAX_FILE) {
			return new WP_Error(
				'pharos_file_too_large',
				sprintf(
					/* translators: %s: a size, such as "10 MB". */
					__(
						'The file is larger than %s. Import it in parts or with WP-CLI.',
						'pharos-seo',
					),
					size_format(self::MAX_FILE),
				),
				['status' => 413],
			);
		}
		return [
			'success' => true,
			'data' => Import::run(
				(string) $request['format'],
				$data,
				(bool) $request['dry_run'],
				(int) $request['from'],
				self::SECONDS,
				(int) $request['import'],
			),
		];
	}

	/** Sends the file itself instead of JSON. */
	public static function export(WP_REST_Request $request): WP_REST_Response {
		$format = (string) $request['format'];
		$response = new WP_REST_Response(null, 200, [
			'Content-Type' => (new (Format::ALL[$format])())->type() . '; charset=UTF-8',
			'Content-Disposition' => "attachment; filename=\"pharos-seo-redirects.$format\"",
		]);
		add_filter(
			'rest_pre_serve_request',
			static function ($served, $result) use ($response, $format) {
				if ($result !== $response) {
					return $served;
				}
				foreach (Export::run($format) as $part) {
					echo $part;
				}
				return true;
			},
			10,
			2,
		);
		return $response;
	}
}
