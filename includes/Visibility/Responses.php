<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

final class Responses {
	public const CAUSE = [
		'code' => 'string',
		'scope' => "'site'|'home'",
		'fixable' => 'boolean: Whether `POST /visibility` can remove it.',
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$causes = ['data' => ['causes' => [self::CAUSE]]];
		return [
			'GET /visibility' => [
				'Lists the settings that keep the site or its home page out of search engines. Requests the home page and robots.txt, at most every five minutes.',
				$causes,
			],
			'POST /visibility' => [
				'Removes a cause that is `fixable`, and nothing else; returns those that are left.',
				$causes,
			],
		];
	}
}
