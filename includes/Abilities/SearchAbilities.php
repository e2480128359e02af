<?php
/**
 * Reads figures of Google Search Console.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Core\Permission;
use Pharos\SearchConsole\Data\Responses;
use WP_Error;

final class SearchAbilities {
	/** @return list<Ability> */
	public function all(): array {
		return [
			new Ability(
				'search-performance',
				__('Get search performance', 'pharos-seo'),
				__(
					'Returns clicks, impressions, CTR and average position in Google Search with their changes, by page, query, country or device. The site has to be connected to Search Console.',
					'pharos-seo',
				),
				[
					'by' => [
						'type' => 'string',
						'enum' => ['page', 'query', 'country', 'device'],
						'default' => 'page',
						'description' => __('The dimension of the rows.', 'pharos-seo'),
					],
					'period' => [
						'type' => 'string',
						'enum' => ['7', '28', '90', '16m'],
						'default' => '28',
						'description' => __(
							'The last 7, 28 or 90 days or 16 months.',
							'pharos-seo',
						),
					],
					'limit' => [
						'type' => 'integer',
						'minimum' => 1,
						'maximum' => 100,
						'default' => 20,
						'description' => __('Maximum number of rows.', 'pharos-seo'),
					],
				],
				['rows' => [Responses::ROW], 'window' => Responses::WINDOW],
				static fn(array $input): bool => Permission::SearchConsole->granted(),
				self::rows(...),
			),
		];
	}

	private static function rows(array $input): array|WP_Error {
		$found =
			$input['by'] === 'page'
				? Route::call('GET', '/content-performance', [
					'period' => $input['period'],
					'rowLimit' => $input['limit'],
				])
				: Route::call('GET', '/search-console/breakdown', [
					'dimension' => $input['by'],
					'period' => $input['period'],
				]);
		return is_wp_error($found)
			? $found
			: [
				'rows' => array_slice($found['data'], 0, $input['limit']),
				'window' => $found['window'] ?? null,
			];
	}
}
