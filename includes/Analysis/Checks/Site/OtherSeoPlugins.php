<?php
/**
 * Checks for other active SEO plugins.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Migration\Sources;

final class OtherSeoPlugins implements Check {
	public function id(): string {
		return 'other_seo_plugins';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$plugins = SeoPlugins::all_active();
		if ($plugins === []) {
			return Result::passed(__('No other SEO plugin is active.', 'pharos-seo'));
		}
		$names = wp_sprintf('%l', array_column($plugins, 'name'));
		return Result::found(
			sprintf(
				/* translators: %s: names of plugins, such as Yoast SEO. */
				_n(
					'Another SEO plugin is active: %s.',
					'Other SEO plugins are active: %s.',
					count($plugins),
					'pharos-seo',
				),
				$names,
			),
			[
				// The premium edition belongs to the same plugin.
				count(array_unique(array_column($plugins, 'slug'))) > 1
					? __(
						'Each plugin outputs its own titles, descriptions and robots meta tags, so search engines get conflicting information.',
						'pharos-seo',
					)
					: __(
						'Two SEO plugins would conflict with each other, so Pharos SEO outputs nothing on the front end until the other one is deactivated.',
						'pharos-seo',
					),
				__('Migrate your data, then deactivate the other plugin.', 'pharos-seo'),
				...self::migrations($site, $plugins),
			],
			// The table row of a plugin has no id; its checkbox does.
			Fix::admin(
				__('Deactivate the other plugin', 'pharos-seo'),
				'plugins.php#checkbox_' . md5((string) array_key_first($plugins)),
			),
		);
	}

	/**
	 * Returns links to the migration, for plugins whose data can be migrated.
	 *
	 * @param array<string, array{slug: string, name: string}> $plugins
	 * @return list<array{links: list<array>}>
	 */
	private static function migrations(Site $site, array $plugins): array {
		if (!$site->settings->get('enable_migration')) {
			return [];
		}
		$links = [];
		foreach (array_unique(array_column($plugins, 'name', 'slug')) as $slug => $name) {
			if (Sources::get($slug)?->has_data()) {
				$fix = Fix::setting(
					sprintf(
						/* translators: %s: a plugin, such as Yoast SEO. */
						__('Migrate the data of %s', 'pharos-seo'),
						$name,
					),
					'/tools/migrate',
				);
				$links[] = ['url' => $fix->to_array()['url'], 'details' => $name, 'fix' => $fix];
			}
		}
		return $links === [] ? [] : [['links' => $links]];
	}
}
