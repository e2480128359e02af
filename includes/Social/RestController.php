<?php
/**
 * GET /pharos/v1/social-icons: the icons of social networks, from WordPress's own Social Icons block.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_HTML_Tag_Processor;

final class RestController {
	public function register_routes(): void {
		Routes::add(
			'GET /social-icons',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'data' => ['icons' => (object) self::icons()],
			],
		);
	}

	/** @return array<string, array{view_box: string, path: string}> Icons by network id; only networks that WordPress supports. */
	private static function icons(): array {
		$known = (array) block_core_social_link_services();
		$icons = [];
		foreach ((new Profiles())->list() as ['id' => $id]) {
			$icons[$id] = self::drawing($known[$id]['icon'] ?? '');
		}
		return array_filter($icons);
	}

	/**
	 * The drawing of an SVG with a single path: the application receives values instead of markup.
	 *
	 * @return array{view_box: string, path: string}|null
	 */
	private static function drawing(mixed $svg): ?array {
		$tags = new WP_HTML_Tag_Processor(is_string($svg) ? $svg : '');
		$view_box = $tags->next_tag('svg') ? $tags->get_attribute('viewBox') : null;
		$path = $tags->next_tag('path') ? $tags->get_attribute('d') : null;
		return is_string($view_box) && is_string($path) && !$tags->next_tag('path')
			? ['view_box' => $view_box, 'path' => $path]
			: null;
	}
}
