<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$state = [
			'data' => [
				'ai_crawlers' => [
					'' => 'array: Crawlers of AI services.',
					[
						'name' => 'string',
						'owner' => 'string',
						'purpose' => "'training'|'search'|'user'",
						'source' => 'string: The URL of the owner’s documentation.',
						'named' =>
							'boolean: Whether the text has rules for it, which take precedence over the setting.',
					],
				],
				'ai_crawlers_group' =>
					'string: The lines added to the text for the crawlers that the setting `ai_crawlers` blocks.',
				'robots_txt_content' => 'string: The text to edit.',
				'search_engine_visibility' =>
					"'0'|'1': `0` while search engines are discouraged from indexing the site.",
				'robots_file_exists' => 'boolean: Whether a file on disk is served instead.',
				'robot_file_content' => 'string: The text of that file.',
				'default_content' => 'string: What WordPress serves without a custom text.',
				'robots_url' => 'string: The URL of robots.txt, or empty if it can’t be served.',
				'robots_txt_blocks' =>
					'boolean: Whether it blocks all crawlers from the whole site.',
			],
		];
		return [
			'GET /robots-txt' => ['Returns robots.txt.', $state],
			'POST /robots-txt' => [
				'Saves robots.txt. Of several requests with the same `previous`, one succeeds.',
				['message' => 'string'] + $state,
			],
		];
	}
}
