<?php
/**
 * /seo-imports: SEO fields of many objects from a file, and their history.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Imports;

use Pharos\Core\Permission;
use Pharos\ObjectSeo\Files\FieldFile;
use Pharos\ObjectSeo\Files\Importer;
use Pharos\ObjectSeo\Files\RowReader;
use Pharos\Rest\Routes;
use Pharos\Settings\InvalidValue;
use Pharos\Text\Text;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/** A file in parts: a large one takes longer than servers let a request run. Each object needs the permission to edit it. */
final class RestController {
	/** Maximum number of rows in one request, and of objects that one step of an undo restores. */
	private const MOST = 100;

	/** Maximum number of objects that are listed because an undo has kept values. */
	private const LISTED = 1000;

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/seo-imports', [
			[
				'methods' => WP_REST_Server::READABLE,
				'permission_callback' => [Permission::Settings, 'granted'],
				'callback' => static fn(): array => ['success' => true, 'data' => self::imports()],
			],
			[
				'methods' => WP_REST_Server::CREATABLE,
				'permission_callback' => [Permission::Settings, 'granted'],
				'callback' => self::import(...),
				'args' => self::part(),
			],
		]);
		register_rest_route(Routes::V1, '/seo-imports/(?P<id>[\d]+)/undo', [
			'methods' => WP_REST_Server::CREATABLE,
			'permission_callback' => [Permission::Settings, 'granted'],
			'callback' => self::undo(...),
			'args' => Routes::id(),
		]);
	}

	/** @return list<array> */
	private static function imports(): array {
		$imports = Imports::all();
		cache_users(array_column($imports, 'user'));
		return array_map(self::described(...), $imports);
	}

	private static function described(array $import): array {
		$user = get_userdata($import['user']);
		return [
			'time' => gmdate(DATE_W3C, $import['time']),
			'user_name' => $user ? Text::plain($user->display_name) : '',
		] + $import;
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
					: Imports::open(
						$request['token'],
						'app',
						sanitize_text_field($request['name']),
					),
				$request['overwrite'],
				!$request['dry_run'],
			))->run($rows);
		} catch (\RuntimeException) {
			return self::not_saved();
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

	private static function undo(WP_REST_Request $request): array|WP_Error {
		if (Imports::find($request['id']) === null) {
			return new WP_Error(
				'pharos_not_found',
				__('This import is no longer in the history.', 'pharos-seo'),
				['status' => 404],
			);
		}
		$changes = new Changes($request['id']);
		try {
			Undo::step($changes, self::MOST);
		} catch (NotAllowed $reason) {
			return new WP_Error('pharos_not_allowed', $reason->getMessage(), ['status' => 403]);
		} catch (\RuntimeException) {
			return self::not_saved();
		}
		return [
			'success' => true,
			'data' => self::described(Imports::find($request['id']) ?? []) + [
				'kept_rows' => array_map(
					Outcome::of_undo(...),
					$changes->not_restored(self::LISTED),
				),
			],
		];
	}

	private static function not_saved(): WP_Error {
		return new WP_Error(
			'pharos_seo_not_saved',
			__(
				'The SEO data couldn’t be saved because of a database error. Try again, or contact your host.',
				'pharos-seo',
			),
			['status' => 500],
		);
	}

	private static function part(): array {
		$cells = [
			'type' => 'array',
			'required' => true,
			'maxItems' => 1000,
			'items' => ['type' => 'string'],
		];
		$switch = static fn(string $description): array => [
			'description' => $description,
			'type' => 'boolean',
			'default' => false,
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
			'token' => [
				'description' => __(
					'A name for the import that no other has, such as a UUID: parts with the same name are one import. A part may be sent again.',
					'pharos-seo',
				),
				'type' => 'string',
				'required' => true,
				'pattern' => '^[0-9A-Za-z-]{8,64}$',
			],
			'name' => [
				'description' => __('The name of the file, for the history.', 'pharos-seo'),
				'type' => 'string',
				'default' => '',
			],
			'overwrite' => $switch(
				__('Overwrite fields that were changed since the export.', 'pharos-seo'),
			),
			'dry_run' => $switch(__('Only list the changes.', 'pharos-seo')),
		];
	}
}
