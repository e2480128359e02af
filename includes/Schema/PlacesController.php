<?php
/**
 * Display conditions of schemas: GET /pharos/v1/schema-conditions, POST /pharos/v1/posts, POST /pharos/v1/schema-coverage.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_REST_Request;

/** Only registered while schemas are turned on. */
final class PlacesController {
	/** Maximum number of conditions in a list, and of characters in a condition. */
	private const MOST = 1000;
	private const LONGEST = 200;

	/** Maximum number of characters of a search, which may be a URL: databases reject very long ones. */
	private const LONGEST_QUERY = 2000;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /schema-conditions',
			Permission::Schema,
			fn(): array => [
				'success' => true,
				'data' => (new ConditionOptions($this->settings))->all(),
			],
		);
		Routes::add(
			'POST /posts',
			Permission::Schema,
			static fn(WP_REST_Request $request): array => [
				'success' => true,
				'results' => Specifics::find($request['q']),
			],
			[
				'q' => [
					'description' => __(
						'Search terms for titles and names, a URL of this site, or an ID such as post-12: at least three characters.',
						'pharos-seo',
					),
					'type' => 'string',
					'maxLength' => self::LONGEST_QUERY,
					'required' => true,
				],
			],
		);
		Routes::add(
			'POST /schema-coverage',
			Permission::Schema,
			fn(WP_REST_Request $request): array => [
				'success' => true,
				'data' => (new Coverage($this->settings))->measure([
					'show_on' => $request['show_on'],
					'not_show_on' => $request['not_show_on'] ?? [],
				]),
			],
			[
				'show_on' => self::places(
					__('The conditions for showing the schema.', 'pharos-seo'),
				) + [
					'required' => true,
				],
				'not_show_on' => self::places(
					__('The conditions for not showing the schema.', 'pharos-seo'),
				),
			],
		);
	}

	/** @return array<string, mixed> */
	private static function places(string $description): array {
		$names = [
			'type' => 'array',
			'maxItems' => self::MOST,
			'items' => ['type' => 'string', 'maxLength' => self::LONGEST],
		];
		return [
			'description' => $description,
			'type' => 'object',
			'properties' => ['rules' => $names, 'specific' => $names],
		];
	}
}
