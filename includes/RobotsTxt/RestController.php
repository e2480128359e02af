<?php
/**
 * GET and POST /pharos/v1/robots-txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /robots-txt',
			Permission::Settings,
			fn(): array => ['success' => true, 'data' => $this->data()],
		);
		Routes::add(
			'POST /robots-txt',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => $this->save(
				(string) $request['robots_txt_content'],
				$request['previous'],
			),
			[
				'robots_txt_content' => [
					'description' => __(
						'The content of robots.txt; empty for the one that WordPress generates.',
						'pharos-seo',
					),
					'type' => 'string',
					'required' => true,
				],
				'previous' => [
					'description' => __(
						'The text before the edit. If it’s no longer the current one, nothing is saved.',
						'pharos-seo',
					),
					'type' => 'string',
				],
			],
		);
	}

	/** @param string|null $previous The text that was edited; null to overwrite any text. */
	private function save(string $content, ?string $previous): array|WP_Error {
		$error = Saving::save($content, $previous);
		if ($error !== null) {
			return $error;
		}
		return [
			'success' => true,
			'message' => __('robots.txt saved successfully.', 'pharos-seo'),
			'data' => $this->data(),
		];
	}

	/** @return array<string, mixed> See Responses. */
	private function data(): array {
		$exists = PhysicalFile::exists();
		$text = $exists ? PhysicalFile::content() : RobotsTxt::current();
		$crawlers = AiCrawlers::all();
		$named = Groups::named($text, array_map('strval', array_keys($crawlers)));
		return [
			'ai_crawlers' => array_map(
				static fn(string $name): array => ['name' => $name] +
					$crawlers[$name] + ['named' => in_array($name, $named, true)],
				array_map('strval', array_keys($crawlers)),
			),
			'ai_crawlers_group' => Groups::block(
				array_values(array_diff(AiCrawlers::blocked($this->settings), $named)),
			),
			'robots_txt_content' => RobotsTxt::current(),
			'search_engine_visibility' => get_option('blog_public') ? '1' : '0',
			'robots_file_exists' => $exists,
			'robot_file_content' => $exists ? $text : '',
			'default_content' => RobotsTxt::default(),
			'robots_url' => RobotsTxt::url(),
			'robots_txt_blocks' => RobotsTxt::blocks_everything(),
		];
	}
}
