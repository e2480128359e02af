<?php
/**
 * GET /pharos/v1/site-settings: data of the site that the application can't change; GET /pharos/v1/verification.
 */

declare(strict_types=1);

namespace Pharos\Site;

use Pharos\Access\Roles;
use Pharos\Compat\SeoPlugins;
use Pharos\Content\Archives;
use Pharos\Content\PostTypes;
use Pharos\Core\Limits;
use Pharos\Core\Permission;
use Pharos\Preview\Preview;
use Pharos\Rest\Routes;
use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Schema\VariableList as SchemaVariables;
use Pharos\Settings\Settings;
use Pharos\Social\Profiles;
use Pharos\Template\Variables;
use Pharos\TermUrls\TermUrls;
use Pharos\Text\Text;
use Pharos\Verification\HomePage;
use Pharos\Visibility\Causes;
use WP_REST_Server;

final class RestController {
	public function __construct(
		private readonly Settings $settings,
		private readonly Preview $preview,
	) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, '/site-settings', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Permission::class, 'any'],
			'callback' => fn(): array => ['success' => true, 'data' => $this->data()],
		]);
		Routes::add(
			'GET /verification',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'data' => HomePage::check($this->settings),
			],
		);
	}

	private function data(): array {
		$front = get_option('show_on_front') === 'page' ? (int) get_option('page_on_front') : 0;
		return [
			'site' => [
				'site_name' => Variables::site_name($this->settings),
				'site_url' => home_url('/'),
				// WordPress serves its logo as /favicon.ico if the site has no icon.
				'favicon' => get_site_icon_url(32, includes_url('images/w-logo-blue-white-bg.png')),
			],
			'content' => [
				'post_types' => self::labels(PostTypes::viewable()),
				'taxonomies' => self::taxonomies(),
				'archives' => self::archives(),
			],
			'home_page_static' => $front > 0 ? 'page' : 'posts',
			'home_page_edit_url' => $front > 0 ? (string) get_edit_post_link($front, 'raw') : '',
			'home_page_featured_image' =>
				$front > 0
					? (string) get_the_post_thumbnail_url($front, 'full')
					: $this->settings->get('home_page_featured_image'),
			'limits' => Limits::all(),
			'variables' => $this->preview->variables(),
			'schema_variables' => $this->settings->get('enable_schemas')
				? SchemaVariables::all()
				: [],
			'preview' => $this->preview->latest(),
			'home_preview' => $this->preview->of_home(),
			'social_profiles' => (new Profiles())->list(),
			'other_seo_plugin' => SeoPlugins::active(),
			'access' => Permission::Settings->granted()
				? ['roles' => Roles::all(), 'permissions' => Roles::permissions()]
				: null,
			'visibility' => [
				'search_engines' => (bool) get_option('blog_public'),
				'reading_url' => admin_url('options-reading.php'),
				'robots_txt_blocks' => RobotsTxt::blocks_everything(),
				// Causes that can be determined without a request.
				'causes' => (new Causes($this->settings))->known(),
			],
		];
	}

	/** @return list<array{name: string, label: string}> Archives with templates. */
	private static function archives(): array {
		$labels =
			Archives::common() + ['not_found' => __('Page Not Found (404)', 'pharos-seo')] +
			Archives::of_types();
		return array_map(
			static fn(string $name, string $label): array => ['name' => $name, 'label' => $label],
			array_keys($labels),
			$labels,
		);
	}

	/**
	 * @return list<array{name: string, label: string, base: string}> The base is '' unless it can be removed from URLs (TermUrls::base()).
	 */
	private static function taxonomies(): array {
		$taxonomies = PostTypes::taxonomies();
		return array_map(
			static fn(array $item): array => $item + [
				'base' => TermUrls::base($taxonomies[$item['name']]),
			],
			self::labels($taxonomies),
		);
	}

	/**
	 * @param array<\WP_Post_Type|\WP_Taxonomy> $types
	 * @return list<array{name: string, label: string}>
	 */
	private static function labels(array $types): array {
		return array_map(
			static fn(object $type): array => [
				'name' => $type->name,
				'label' => Text::plain($type->labels->name),
			],
			array_values($types),
		);
	}
}
