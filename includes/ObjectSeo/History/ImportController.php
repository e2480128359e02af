<?php
/**
 * /seo-imports: SEO fields of many objects from a file.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Permission;
use Pharos\ObjectSeo\Files\FieldFile;
use Pharos\ObjectSeo\Files\Importer;
use Pharos\ObjectSeo\Files\RowReader;
use Pharos\Rest\Routes;
use Pharos\Settings\InvalidValue;
use WP_Error;
use WP_REST_Request;

/** A file in parts: a large one takes longer than servers let a request run. Each object needs the permission to edit it. */
final class ImportController {
	/** Maximum number of rows in one request. */
	private const MOST = 100;

	public function register_routes(): void {
		Routes::add('POST /seo-imports', Permission::Settings, self::import(...), self::part());
	}

	private static function import(WP_REST_Request $request): array|WP_Error {
		try {
			$reader = new RowReader($request['columns']);
			$rows = [];
			foreach ($request['rows'] as ['row' => $number, 'cells' => $cells]) {
				$rows[$number] = self::row($reader, $cells);
			}
			$rows = FieldFile::once($rows);
		} catch (InvalidValue $reason) {
			return new WP_Error('pharos_invalid_file', $reason->getMessage(), ['status' => 400]);
		}
		try {
			$outcomes = (new Importer(
				$request['dry_run']
					? null
					: new Recording(
						'import',
						sanitize_text_field($request['name']),
						$request['token'],
					),
				$request['overwrite'],
			))->run($rows);
		} catch (\RuntimeException) {
			return Entries::not_saved();
		}
		return [
			'success' => true,
			'data' => [
				'rows' => array_map(Outcome::for_response(...), array_keys($outcomes), $outcomes),
				'ignored' => $reader->ignored,
				'has_checksums' => $reader->has_checksums(),
			],
		];
	}

	private static function row(RowReader $reader, array $cells): array|InvalidValue {
		try {
			return $reader->read($cells);
		} catch (InvalidValue $reason) {
			return $reason;
		}
	}

	private static function part(): array {
		$cells = [
			'type' => 'array',
			'required' => true,
			'maxItems' => 1000,
			'items' => ['type' => 'string'],
		];
		return [
			'columns' =>
				[
					'description' => __('The cells of the first row of the file.', 'pharos-seo'),
				] + $cells,
			'rows' => [
				'description' => __('Some of the other rows, with their numbers.', 'pharos-seo'),
				'type' => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST,
				'items' => [
					'type' => 'object',
					'properties' => [
						'row' => ['type' => 'integer', 'minimum' => 1, 'required' => true],
						'cells' => $cells,
					],
				],
			],
			'token' => ['required' => true] + Routes::token()['token'],
			'name' => [
				'description' => __('The name of the file, for the history.', 'pharos-seo'),
				'type' => 'string',
				'default' => '',
			],
			'overwrite' => Routes::flag(
				__('Overwrite fields that were changed since the export.', 'pharos-seo'),
			),
			'dry_run' => Routes::flag(__('Only list the changes.', 'pharos-seo')),
		];
	}
}
