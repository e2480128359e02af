<?php
/**
 * Arguments and responses of the routes of PagesController.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class PagesSchema {
	/** Maximum number of rows per page; the table of a screen has 20. */
	private const MOST_ROWS = 1000;

	public static function arguments(): array {
		return [
			'rowLimit' => [
				'description' => __('Rows of a page of the list.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 1,
				'maximum' => self::MOST_ROWS,
				'default' => 100,
			],
			'page' => [
				'description' => __('The page number of the list.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 1,
				'default' => 1,
			],
			'search' => [
				'description' => __('A part of the URL or of the title.', 'pharos-seo'),
				'type' => 'string',
				'maxLength' => 500,
				'default' => '',
			],
			'status' => [
				'description' => __('Only pages in this position range.', 'pharos-seo'),
				'type' => 'string',
				'enum' => ['', 'all', ...array_keys(Performance::STATUSES)],
				'default' => '',
			],
			'insight' => [
				'description' => __('Only pages that match this filter.', 'pharos-seo'),
				'type' => 'string',
				'enum' => ['', ...Rules::codes()],
				'default' => '',
			],
			'orderby' => [
				'description' => __('The column to sort by.', 'pharos-seo'),
				'type' => 'string',
				'enum' => Performance::ORDERS,
				'default' => 'clicks',
			],
			'order' => [
				'description' => __(
					'The sort direction. Pages without a position are last.',
					'pharos-seo',
				),
				'type' => 'string',
				'enum' => ['asc', 'desc'],
				'default' => 'desc',
			],
		] + DateArguments::all('90');
	}

	/** Schema of a response. */
	public static function list(): array {
		$percentage = [
			'description' => __(
				'Change in percent, with one decimal; null if the previous value is 0.',
				'pharos-seo',
			),
			'type' => ['number', 'null'],
		];
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title' => 'content-performance',
			'type' => 'object',
			'properties' => [
				'success' => ['type' => 'boolean'],
				'data' => [
					'type' => 'array',
					'items' => [
						'type' => 'object',
						'properties' => [
							'url' => ['type' => 'string'],
							'title' => ['type' => 'string'],
							'current' => [
								'type' => 'object',
								'properties' => [
									'clicks' => ['type' => 'integer'],
									'impressions' => ['type' => 'integer'],
									'position' => ['type' => ['number', 'null']],
								],
							],
							'changes' => [
								'type' => 'object',
								'properties' => [
									'clicks' => $percentage,
									'impressions' => $percentage,
									'position' => self::position_change(),
								],
							],
							'post' => ['type' => ['object', 'null']],
							'insights' => [
								'type' => 'array',
								'items' => ['type' => 'string', 'enum' => Rules::codes()],
							],
						],
					],
				],
				'total' => ['type' => 'integer'],
				'pages' => ['type' => 'integer'],
				'window' => ['type' => ['object', 'null']],
			],
		];
	}

	public static function position_change(): array {
		return [
			'description' => __(
				'Difference of the average positions, with one decimal: the previous one minus the current one. Positive is better: from position 8.4 to 6.1 is 2.3. Null where either has no impressions.',
				'pharos-seo',
			),
			'type' => ['number', 'null'],
		];
	}
}
