<?php

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\Permission;

/**
 * The plugin's navigation; Navigation describes the fields.
 *
 * The table of contents has the paths of all links. Features declare theirs (Core\Feature::links()); those whose class admin screens don't
 * load otherwise are in SettingsLinks, with the screens of settings.
 */
final class NavigationTree {
	/** @return list<array> */
	public static function sections(): array {
		$links = SettingsLinks::all();
		foreach (require dirname(__DIR__) . '/hooks/features.php' as $class => $row) {
			$links += isset($row['links']) ? $class::links() : [];
		}
		$sections = [];
		foreach (self::contents() as $section) {
			$section['links'] = self::of_section($section['links'], $links);
			if ($section['links'] !== []) {
				$sections[] = $section;
			}
		}
		return $sections;
	}

	/**
	 * @param list<array{string, list<string>}> $contents Headings, and the paths of the links below each; '' for none.
	 * @param array<string, array>              $links    By path. A feature without its row in the list has none.
	 * @return list<array>
	 */
	private static function of_section(array $contents, array $links): array {
		$found = [];
		foreach ($contents as [$heading, $paths]) {
			$group = $heading === '' ? [] : ['group' => $heading];
			foreach (array_intersect($paths, array_keys($links)) as $path) {
				$found[] = $group + ['path' => $path] + $links[$path];
			}
		}
		return $found;
	}

	/** @return list<array> The sections, with the paths of their links: see of_section(). */
	private static function contents(): array {
		return [
			[
				'id' => 'dashboard',
				'label' => __('Dashboard', 'pharos-seo'),
				'path' => Navigation::HOME,
				'layout' => 'navbar',
				'links' => [['', [Navigation::HOME, '/site-seo-analysis']]],
			],
			[
				'id' => 'general',
				'label' => __('General', 'pharos-seo'),
				'path' => '/general',
				'layout' => 'settings',
				'links' => [
					[
						'',
						[
							'/general',
							'/general/social',
							'/general/homepage',
							'/general/archive_pages',
							'/general/verification',
						],
					],
				],
			],
			[
				'id' => 'advanced',
				'label' => __('Advanced', 'pharos-seo'),
				'path' => Navigation::GROUPS['advanced'],
				'layout' => 'settings',
				'links' => [
					['', [Navigation::GROUPS['advanced']]],
					[
						__('Crawling', 'pharos-seo'),
						[
							'/advanced/sitemaps',
							'/advanced/robots-txt-editor',
							'/advanced/indexnow',
							'/advanced/ai-crawlers',
						],
					],
					[
						__('URLs', 'pharos-seo'),
						['/advanced/redirects', '/advanced/not-found', '/advanced/pagination'],
					],
					[
						__('Content', 'pharos-seo'),
						[
							'/advanced/schema',
							'/advanced/breadcrumbs',
							'/advanced/images',
							'/advanced/feeds',
							'/advanced/embeds',
						],
					],
				],
			],
			[
				'id' => 'search-console',
				'label' => __('Search Console', 'pharos-seo'),
				'path' => '/search-console',
				'layout' => 'navbar',
				'feature' => 'enable_google_console',
				'capability' => Permission::SearchConsole->value,
				'links' => [
					[
						'',
						[
							'/search-console',
							'/content-performance',
							'/search-console/index-status',
							'/search-console/summary',
						],
					],
				],
			],
			[
				'id' => 'tools',
				'label' => __('Tools', 'pharos-seo'),
				'path' => '/tools/manage-features',
				'layout' => 'settings',
				'links' => [
					[
						'',
						[
							'/tools/manage-features',
							'/tools/preview',
							'/tools/bulk-editor',
							'/tools/access',
							'/tools/import-export',
							'/tools/history',
							'/tools/migrate',
							'/tools/miscellaneous',
						],
					],
				],
			],
		];
	}
}
