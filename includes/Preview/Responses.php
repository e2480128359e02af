<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\Preview;

final class Responses {
	public const PREVIEW = [
		'' => 'object|null: Null on a site without a page of that kind.',
		'id' => 'integer: The post; 0 for another page.',
		'title' => 'string',
		'url' => 'string',
		'variables' => [
			'' =>
				'object: By name, also with the arguments that saved templates use (`published:Y-m-d`).',
			'*' => 'string',
		],
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /preview' => [
				'Returns the values of the template variables on a page: that of a post, or an example of a content type.',
				['data' => ['preview' => self::PREVIEW]],
			],
		];
	}
}
