<?php
/**
 * The arguments of the list of pages.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Rest\Routes;

final class PagesArguments {
	/** Maximum number of rows per page; the table of a screen has 20. */
	private const MOST_ROWS = 1000;

	public static function all(): array {
		return [
			'rowLimit' => [
				'description' => __('Rows of a page of the list.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 1,
				'maximum' => self::MOST_ROWS,
				'default' => 100,
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
		] +
			Routes::page() +
			Routes::order(Performance::ORDERS) +
			DateArguments::all('90');
	}
}
