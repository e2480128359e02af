<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

final class Responses {
	private const SOURCE = [
		'text' => 'string: For people.',
		'link' => [
			'' =>
				'object|null: Where it is changed; null if there is no such place, or the user may not open it.',
			'label' => 'string',
			'url' => 'string',
		],
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /page-report' => [
				'Returns what a page of the site tells search engines, requested as a visitor. The parts from `title` on are missing for redirects and other files than pages.',
				[
					'data' => [
						'url' => 'string',
						'status' => 'integer: HTTP status; 0 without a response.',
						'location' => 'string: The target of a redirect.',
						'robots_header' => 'string: The header X-Robots-Tag.',
						'notes' => [
							[
								'code' => 'string',
								'status' => "'error'|'warning'|'info'",
							] + self::SOURCE,
						],
						'differences' => [
							[
								'' =>
									'object: Between what Pharos SEO outputs and what visitors get.',
								'name' =>
									'string: Such as `og:title`, `title`, `canonical` or `json_ld`.',
								'kind' => "'missing'|'duplicate'|'changed'|'added'",
								'expected' => 'string: A line for each tag.',
								'arrived' => 'string: A line for each tag.',
								'text' => 'string',
							],
						],
						'title?' => 'string',
						'description?' => 'string',
						'robots?' => 'string[]',
						'canonical?' => 'string',
						'hreflang?' => ['' => 'object: URLs by language.', '*' => 'string'],
						'social?' => [
							'' => 'object: The contents of social tags by name.',
							'*' => 'string[]',
						],
						'json_ld?' =>
							'any[]: The data of each script; its text if it isn’t valid JSON.',
						'sources?' => [
							'title' => self::SOURCE,
							'description' => self::SOURCE,
							'canonical' => self::SOURCE,
							'robots' => [
								['directives' => 'string[]', 'code' => 'string'] + self::SOURCE,
							],
							'social' => ['*' => self::SOURCE],
							'json_ld' => [[['type' => 'string: Of the node.'] + self::SOURCE]],
						],
					],
				],
			],
		];
	}
}
