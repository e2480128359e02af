<?php
/**
 * The answers of the routes with figures.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Responses {
	public const FETCH = [
		'' => 'object|null: A fetch of data, in days.',
		'running' => 'boolean',
		'driven' => 'boolean: Whether this or another request works on it.',
		'done' => 'integer',
		'total' => 'integer',
	];

	public const WINDOW = [
		'' => 'object|null: Null before the first fetch.',
		'start' => 'string: The first day.',
		'end' => 'string: The last day.',
	];

	private const FIGURES = [
		'clicks' => 'integer',
		'impressions' => 'integer',
		'position' => 'number|null: The average; null without impressions.',
	];

	private const CHANGES = [
		'clicks' => 'number|null: In percent, with one decimal; null if the previous value is 0.',
		'impressions' => 'number|null: In percent.',
		'position' =>
			'number|null: The previous position minus the current one, with one decimal: positive is better.',
	];

	private const DAYS = [['date' => 'string'] + self::FIGURES];

	private const EVENTS = [
		'' => 'array: Changes of the site by day.',
		[
			'date' => 'string',
			'kind' =>
				"'published'|'title'|'redirect'|'templates'|'robots'|'robots_txt'|'sitemaps'|'schema'",
			'count' => 'integer',
			'name' => 'string: Title of the first post, source of the first redirect.',
			'url' => 'string: Of its edit screen, or empty.',
		],
	];

	private const POST = [
		'' => 'object|null',
		'id' => 'integer',
		'type' => 'string',
		'edit' => 'string: The URL of the edit screen, or empty.',
	];

	/** A page, or another value of a dimension. */
	public const ROW = [
		'url?' => 'string: Of a page.',
		'title?' => 'string: Of a page.',
		'post?' => self::POST,
		'insights?' => 'string[]: Codes of recommended actions for a page.',
		'key?' => 'string: A query, country code or device, as Google names it.',
		'current' => self::FIGURES,
		'previous?' => self::BEFORE,
		'changes' => self::CHANGES,
	];

	private const BEFORE = ['' => 'object|null: Null if it isn’t known.'] + self::FIGURES;

	private const QUERY = ['query' => 'string'] + self::FIGURES;

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return self::property() + self::pages();
	}

	private static function property(): array {
		$pair = ['current' => 'number|null', 'previous' => 'number|null'];
		$windows = [
			'window' => self::WINDOW,
			'compared' => ['' => 'object|null: The earlier period.'] + self::WINDOW,
		];
		return [
			'POST /search-console/fetch' => [
				'Starts to fetch data in the background.',
				['data' => self::FETCH],
			],
			'POST /clicks-and-impressions' => [
				'Returns the sums of a period and of the one before. `previous` is null if not all of its days are known.',
				[
					'data' => [
						'clicks' => $pair + ['percentage' => self::CHANGES['clicks']],
						'impressions' => $pair + ['percentage' => self::CHANGES['impressions']],
						'ctr' => $pair + [
							'change' => 'number|null: In percentage points, with two decimals.',
						],
						'position' => $pair + ['change' => self::CHANGES['position']],
					],
					...$windows,
					'mode' => "''|'byProperty'|'byPage'",
				],
			],
			'GET /site-traffic' => [
				'Returns the figures of each day.',
				[
					'data' => self::DAYS,
					'previous' =>
						[
							'' =>
								'array: Of the compared period; empty if not all of its days are known.',
						] + self::DAYS,
					...$windows,
					'events' => self::EVENTS,
				],
			],
			'GET /search-console/breakdown' => [
				'Returns up to 1,000 rows of the property by a dimension, most clicks first. Requested from Google unless an answer of the last day is stored.',
				[
					'data' => [
						[
							'key' =>
								'string: A query, URL, country code or device, as Google names it.',
							'current' => self::FIGURES,
							'previous' => self::BEFORE,
							'changes' => self::CHANGES,
						],
					],
					'window' => self::WINDOW,
					'compared?' => $windows['compared'],
					'compares?' => 'boolean: Whether the compared period is known.',
				],
			],
		];
	}

	private static function pages(): array {
		return [
			'GET /content-performance' => [
				'Lists pages, including those that had impressions in the previous period only.',
				[
					'data' => [
						[
							'url' => 'string',
							'title' => 'string',
							'current' => self::FIGURES,
							'changes' => self::CHANGES,
							'post' => self::POST,
							'insights' => 'string[]: Codes of recommended actions.',
						],
					],
					'total' => 'integer',
					'pages' => 'integer',
					'window' => self::WINDOW,
					'compares' => 'boolean: Whether the compared period is known.',
					'compared' => self::WINDOW,
				],
			],
			'GET /search-console/insights' => [
				'Lists recommended actions.',
				[
					'data' => [
						[
							'code' => 'string',
							'label' => 'string',
							'description' => 'string: With the thresholds.',
							'count' => 'integer: Of pages.',
							'clicks' =>
								'integer: At stake in 90 days: lost, to win, or about to be lost; 0 if unknown.',
						],
					],
					'window' => self::WINDOW,
				],
			],
			'GET /search-console/page' => [
				'Returns the figures of a page.',
				[
					'data' => [
						'url' => 'string',
						'title' => 'string',
						'post' => self::POST,
						'series' => self::DAYS,
						'previous' => self::DAYS,
						'queries' => [
							self::QUERY + [
								'rivals' => 'string[]: URLs of other pages that compete for it.',
							],
						],
						'snippet' => [
							'' => 'object|null: The current values of the page.',
							'title' => 'string',
							'title_length' => 'integer',
							'description' => 'string',
							'description_length' => 'integer',
							'robots' => 'string',
							'status' => 'integer',
						],
						'events' => self::EVENTS,
					],
					'window' => self::WINDOW,
					'compared' => self::WINDOW,
					'queries_window' => self::WINDOW,
				],
			],
			'GET /search-console/post' => [
				'Returns the figures of a post in the last 28 days.',
				[
					'data' =>
						[
							'' => 'object|null: Null if it has never appeared in search results.',
						] +
						self::FIGURES + ['queries' => [self::QUERY]] +
						self::WINDOW,
				],
			],
		];
	}
}
