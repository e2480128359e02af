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
use WP_REST_Server;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/robots-txt', [
			[
				'methods' => WP_REST_Server::READABLE,
				'permission_callback' => [Permission::Settings, 'granted'],
				'callback' => fn(): array => ['success' => true, 'data' => $this->data()],
			],
			[
				'methods' => WP_REST_Server::CREATABLE,
				'permission_callback' => [Permission::Settings, 'granted'],
				'callback' => fn(WP_REST_Request $request): array|WP_Error => $this->save(
					(string) $request['robots_txt_content'],
					$request['previous'],
				),
				'args' => [
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
			],
		]);
	}

	/** @param string|null $previous The text that was edited; null to overwrite any text. */
	private function save(string $content, ?string $previous): array|WP_Error {
		$refusal =
			self::refusal($content) ??
			self::failure(RobotsTxt::save(RobotsTxt::normalise($content), $previous));
		if ($refusal !== null) {
			[$code, $message, $status] = $refusal;
			return new WP_Error($code, $message, ['status' => $status]);
		}
		return [
			'success' => true,
			'message' => __('robots.txt saved successfully.', 'pharos-seo'),
			'data' => $this->data(),
		];
	}

	/** @return array{0: string, 1: string, 2: int}|null Code, message and status; null for a valid text. */
	private static function refusal(string $content): ?array {
		return match (true) {
			PhysicalFile::exists() => [
				'pharos_robots_txt_locked',
				__(
					'There is a robots.txt file in the root folder of your site, and visitors get that file. Delete it to edit robots.txt in Pharos SEO.',
					'pharos-seo',
				),
				409,
			],
			!get_option('blog_public') => [
				'pharos_robots_txt_locked',
				__(
					'Search engines are discouraged from indexing the site. Change this under Settings > Reading to edit robots.txt.',
					'pharos-seo',
				),
				409,
			],
			strlen($content) > RobotsTxt::MAX_BYTES => [
				'pharos_robots_txt_too_long',
				sprintf(
					/* translators: %s: a size, such as "500 KB". */
					__('The text is too long: crawlers read only the first %s.', 'pharos-seo'),
					size_format(RobotsTxt::MAX_BYTES),
				),
				400,
			],
			default => null,
		};
	}

	/** @return array{0: string, 1: string, 2: int}|null The error of a save result, see refusal(). */
	private static function failure(string $result): ?array {
		return match ($result) {
			'changed' => [
				'pharos_robots_txt_changed',
				__(
					'robots.txt was changed in another window or by another user. Save again to overwrite it, or discard your changes to see the new version.',
					'pharos-seo',
				),
				409,
			],
			'failed' => [
				'pharos_robots_txt_not_saved',
				__('Failed to update robots.txt file.', 'pharos-seo'),
				500,
			],
			default => null,
		};
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
