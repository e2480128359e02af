<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\ObjectSeo\Responses as ObjectSeo;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$text = ['text' => 'string', 'source' => "'own'|'inherited'"];
		return [
			'GET /unchecked-posts' => [
				'Lists up to ten posts whose page checks have never run, newest first.',
				[
					'data' => [
						'items' => [
							[
								'id' => 'integer',
								'sign' => 'string: A fingerprint of this version of the post.',
								'facts' => [
									'' => 'object: What the checks need to know of it.',
									'title' => $text,
									'description' => $text,
									'limits' => ['*' => 'integer'],
									'name' => 'string',
									'slug' => 'string',
									'url' => 'string',
									'status' => 'string',
									'focusKeyword' => 'string',
									'language' => 'string',
									'content' => 'string',
									'blocks' => 'array: Empty.',
									'robots' => ['noindex' => 'boolean', 'nofollow' => 'boolean'],
									'canonical' => 'string',
									'duplicates' => [
										'title' => ObjectSeo::DUPLICATES,
										'description' => ObjectSeo::DUPLICATES,
									],
								],
								'ignored' => 'string[]: IDs of checks that are ignored.',
							],
						],
						'next' => 'integer: `below` of the next request; 0 at the end.',
					],
				],
			],
			'POST /unchecked-posts' => [
				'Stores numbers of results, except of posts that were changed or checked since.',
				[
					'data' => [
						'' => 'object: Of those that are stored, by ID.',
						'*' => [
							'status' => 'string',
							'label' => 'string',
							'url' => 'string: The edit screen.',
						],
					],
				],
			],
		];
	}
}
