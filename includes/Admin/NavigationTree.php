<?php

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\Permission;

/**
 * The plugin's navigation; Navigation describes the fields.
 */
final class NavigationTree {
	/** @return list<array> */
	public static function sections(): array {
		$sections = [
			self::dashboard(),
			self::general(),
			self::advanced(),
			self::search_console(),
			self::tools(),
		];
		$features = array_filter(
			require dirname(__DIR__) . '/hooks/features.php',
			static fn(array $row): bool => isset($row['links']),
		);
		foreach (array_keys($features) as $class) {
			foreach ($class::links() as $before => $link) {
				$sections = self::with($sections, $before, $link);
			}
		}
		return $sections;
	}

	/**
	 * Adds a link of a feature, in the group of the link before it.
	 *
	 * @param list<array> $items  Sections or links.
	 * @param string      $before The path of the link before.
	 * @return list<array>
	 */
	private static function with(array $items, string $before, array $link): array {
		$with = [];
		foreach ($items as $item) {
			if (isset($item['links'])) {
				$item['links'] = self::with($item['links'], $before, $link);
			}
			$with[] = $item;
			if ($item['path'] === $before && !isset($item['links'])) {
				$with[] = array_intersect_key($item, ['group' => true]) + $link;
			}
		}
		return $with;
	}

	private static function dashboard(): array {
		return [
			'id' => 'dashboard',
			'label' => __('Dashboard', 'pharos-seo'),
			'path' => Navigation::HOME,
			'layout' => 'navbar',
			'links' => [
				[
					'path' => Navigation::HOME,
					'label' => __('Dashboard', 'pharos-seo'),
					'description' => __(
						'How your site is doing in search, at a glance.',
						'pharos-seo',
					),
					'icon' => 'dashboard',
				],
				[
					'path' => '/site-seo-analysis',
					'label' => __('Site SEO Analysis', 'pharos-seo'),
					'description' => __(
						'Checks the whole site and shows how to fix each issue.',
						'pharos-seo',
					),
					'icon' => 'analysis',
					'capability' => Permission::Analysis->value,
					'keywords' => [
						'audit',
						'checks',
						'health',
						'errors',
						'warnings',
						'broken links',
					],
				],
			],
		];
	}

	private static function general(): array {
		return [
			'id' => 'general',
			'label' => __('General', 'pharos-seo'),
			'path' => '/general',
			'layout' => 'settings',
			'links' => [
				[
					'path' => '/general',
					'label' => __('Meta Templates', 'pharos-seo'),
					'description' => __(
						'Titles and descriptions in search results, for pages without a custom title or description.',
						'pharos-seo',
					),
					'icon' => 'title',
					'keywords' => [
						'snippet',
						'serp',
						'meta tags',
						'variables',
						'favicon',
						'site icon',
					],
					'migratable' => true,
				],
				[
					'path' => '/general/social',
					'label' => __('Social', 'pharos-seo'),
					'icon' => 'share',
					'keywords' => ['sharing', 'social media'],
					'migratable' => true,
					'children' => [
						[
							'path' => '/general/social',
							'label' => __('Default Social Image', 'pharos-seo'),
							'description' => __(
								'The image that social networks show for pages without a social image.',
								'pharos-seo',
							),
							'keywords' => ['og:image', 'open graph', 'fallback', 'thumbnail'],
						],
						[
							'path' => '/general/social/facebook',
							'label' => __('Facebook', 'pharos-seo'),
							'description' => __(
								'How your pages look when shared on Facebook.',
								'pharos-seo',
							),
							'keywords' => ['open graph', 'og', 'social'],
						],
						[
							'path' => '/general/social/x',
							'label' => __('X', 'pharos-seo'),
							'description' => __(
								'How your pages look when shared on X.',
								'pharos-seo',
							),
							'keywords' => ['twitter', 'card', 'social'],
						],
						[
							'path' => '/general/social/accounts',
							'label' => __('Other Accounts', 'pharos-seo'),
							'description' => __(
								'Other social profiles of this site.',
								'pharos-seo',
							),
							'keywords' => [
								'sameas',
								'profiles',
								'instagram',
								'linkedin',
								'youtube',
								'pinterest',
								'tiktok',
							],
						],
					],
				],
				[
					'path' => '/general/homepage',
					'label' => __('Home Page', 'pharos-seo'),
					'icon' => 'home',
					'migratable' => true,
					'tabs' => true,
					'children' => [
						[
							'path' => '/general/homepage',
							'label' => __('General', 'pharos-seo'),
							'title' => __('Home Page General', 'pharos-seo'),
							'description' => __(
								'How the home page looks in search results.',
								'pharos-seo',
							),
						],
						[
							'path' => '/general/homepage/social',
							'label' => __('Social', 'pharos-seo'),
							'title' => __('Home Page Social', 'pharos-seo'),
							'description' => __(
								'How the home page looks when shared on social networks.',
								'pharos-seo',
							),
						],
						[
							'path' => '/general/homepage/advanced',
							'label' => __('Advanced', 'pharos-seo'),
							'title' => __('Home Page Advanced', 'pharos-seo'),
							'description' => __(
								'Robot instructions for the home page.',
								'pharos-seo',
							),
							'keywords' => ['noindex', 'nofollow', 'noarchive'],
						],
					],
				],
				[
					'path' => '/general/archive_pages',
					'label' => __('Archive Pages', 'pharos-seo'),
					'description' => __('Turn author and date archives on or off.', 'pharos-seo'),
					'icon' => 'archive',
					'keywords' => ['author', 'date', 'archives'],
					'migratable' => true,
				],
				[
					'path' => '/general/verification',
					'label' => __('Site Verification', 'pharos-seo'),
					'description' => __(
						'Codes that prove to search engines and Pinterest that this is your site.',
						'pharos-seo',
					),
					'icon' => 'shield',
					'keywords' => ['google-site-verification', 'msvalidate', 'domain_verify'],
					'migratable' => true,
				],
			],
		];
	}

	private static function advanced(): array {
		return [
			'id' => 'advanced',
			'label' => __('Advanced', 'pharos-seo'),
			'path' => Navigation::GROUPS['advanced'],
			'layout' => 'settings',
			'links' => [
				[
					'path' => Navigation::GROUPS['advanced'],
					'label' => __('Robot Instructions', 'pharos-seo'),
					'icon' => 'robot',
					'keywords' => ['meta robots'],
					'migratable' => true,
					'tabs' => true,
					'children' => [
						[
							'path' => '/advanced/robot_instructions/matrix',
							'label' => __('Overview', 'pharos-seo'),
							'title' => __('Robot Instructions', 'pharos-seo'),
							'description' => __(
								'All robot instructions in one table, with conflicts highlighted.',
								'pharos-seo',
							),
							'keywords' => ['matrix', 'table', 'all at once', 'noindex'],
						],
						[
							'path' => '/advanced/robot_instructions/indexing',
							'label' => __('No Index', 'pharos-seo'),
							'description' => __(
								'Keep content out of search results with the noindex tag.',
								'pharos-seo',
							),
						],
						[
							'path' => '/advanced/robot_instructions/following',
							'label' => __('No Follow', 'pharos-seo'),
							'description' => __(
								'Keep search engines from following links with the nofollow tag.',
								'pharos-seo',
							),
						],
						[
							'path' => '/advanced/robot_instructions/archiving',
							'label' => __('No Archive', 'pharos-seo'),
							'description' => __(
								'Keep search engines from storing a cached copy with the noarchive tag.',
								'pharos-seo',
							),
							'keywords' => ['cache', 'cached copy'],
						],
						[
							'path' => '/advanced/robot_instructions/snippets',
							'label' => __('No Snippet', 'pharos-seo'),
							'description' => __(
								'Keep text snippets out of search results with the nosnippet tag.',
								'pharos-seo',
							),
						],
						[
							'path' => '/advanced/robot_instructions/images',
							'label' => __('No Image Index', 'pharos-seo'),
							'description' => __(
								'Keep images out of image search with the noimageindex tag.',
								'pharos-seo',
							),
						],
						[
							'path' => '/advanced/robot_instructions/previews',
							'label' => __('Preview Limits', 'pharos-seo'),
							'description' => __(
								'Limit the text, images and videos that search results show.',
								'pharos-seo',
							),
							'keywords' => ['max-snippet', 'max-image-preview', 'max-video-preview'],
						],
					],
				],
				...self::group(__('Crawling', 'pharos-seo'), self::crawling()),
				...self::group(__('URLs', 'pharos-seo'), self::urls()),
				...self::group(__('Content', 'pharos-seo'), self::content()),
			],
		];
	}

	/**
	 * Returns links with the heading that they have together.
	 *
	 * @param list<array> $links
	 * @return list<array>
	 */
	private static function group(string $name, array $links): array {
		return array_map(static fn(array $link): array => ['group' => $name] + $link, $links);
	}

	/** @return list<array> */
	private static function crawling(): array {
		return [
			[
				'path' => '/advanced/sitemaps',
				'label' => __('Sitemaps', 'pharos-seo'),
				'description' => __(
					'The XML sitemap lists your pages for search engines.',
					'pharos-seo',
				),
				'icon' => 'sitemap',
				'keywords' => ['xml', 'sitemap.xml'],
				'migratable' => true,
			],
			[
				'path' => '/advanced/robots-txt-editor',
				'label' => __('robots.txt Editor', 'pharos-seo'),
				'description' => __('Controls which URLs crawlers can access.', 'pharos-seo'),
				'icon' => 'code',
				'keywords' => ['robots txt', 'crawl', 'disallow', 'user-agent'],
			],
			[
				'path' => '/advanced/ai-crawlers',
				'label' => __('AI Crawlers', 'pharos-seo'),
				'description' => __('Allow or block crawlers of AI services.', 'pharos-seo'),
				'icon' => 'shield',
				'keywords' => ['ai', 'gptbot', 'chatgpt', 'claude', 'training'],
			],
		];
	}

	/** @return list<array> */
	private static function urls(): array {
		return [
			[
				'path' => '/advanced/redirects',
				'label' => __('Redirects', 'pharos-seo'),
				'description' => __(
					'Send visitors and search engines from old URLs to new ones.',
					'pharos-seo',
				),
				'icon' => 'redirect',
				'keywords' => [
					'301',
					'302',
					'410',
					'redirection',
					'moved',
					'htaccess',
					'old url',
					'regex',
				],
				'feature' => 'enable_redirects',
				'capability' => Permission::Redirects->value,
			],
			[
				'path' => '/advanced/pagination',
				'label' => __('Paginated Pages', 'pharos-seo'),
				'description' => __(
					'SEO settings for page 2 and up of archives and paginated posts.',
					'pharos-seo',
				),
				'icon' => 'pagination',
				'keywords' => ['pagination', 'paged', 'page 2', 'canonical', 'duplicate content'],
			],
		];
	}

	/** @return list<array> */
	private static function content(): array {
		return [
			[
				'path' => '/advanced/schema',
				'label' => __('Schema', 'pharos-seo'),
				'description' => __(
					'Structured data that tells search engines what your pages are about.',
					'pharos-seo',
				),
				'icon' => 'schema',
				'keywords' => [
					'json-ld',
					'structured data',
					'rich results',
					'rich snippets',
					'schema markup',
					'knowledge graph',
				],
				'feature' => 'enable_schemas',
				'capability' => Permission::Schema->value,
			],
			[
				'path' => '/advanced/images',
				'label' => __('Images', 'pharos-seo'),
				'description' => __('Image SEO and attachment pages.', 'pharos-seo'),
				'icon' => 'image',
				'keywords' => ['media'],
			],
			[
				'path' => '/advanced/feeds',
				'label' => __('Feeds', 'pharos-seo'),
				'description' => __('The content of your RSS feeds.', 'pharos-seo'),
				'icon' => 'feed',
				'keywords' => ['rss', 'atom'],
			],
			[
				'path' => '/advanced/embeds',
				'label' => __('Embeds', 'pharos-seo'),
				'description' => __(
					'How your posts look on other sites that embed them.',
					'pharos-seo',
				),
				'icon' => 'embed',
				'keywords' => ['oembed', 'preview on other sites'],
			],
		];
	}

	private static function search_console(): array {
		return [
			'id' => 'search-console',
			'label' => __('Search Console', 'pharos-seo'),
			'path' => '/search-console',
			'layout' => 'navbar',
			'feature' => 'enable_google_console',
			'capability' => Permission::SearchConsole->value,
			'links' => [
				[
					'path' => '/search-console',
					'label' => __('Search Console', 'pharos-seo'),
					'description' => __('Clicks and impressions from Google Search.', 'pharos-seo'),
					'icon' => 'chart',
					'keywords' => [
						'google',
						'gsc',
						'traffic',
						'clicks',
						'impressions',
						'queries',
						'countries',
						'devices',
						'ctr',
					],
					'feature' => 'enable_google_console',
				],
				[
					'path' => '/content-performance',
					'label' => __('Content Performance', 'pharos-seo'),
					'description' => __('How each page performs in Google Search.', 'pharos-seo'),
					'icon' => 'chart',
					'keywords' => ['ranking', 'position'],
					'feature' => 'enable_google_console',
				],
				[
					'path' => '/search-console/index-status',
					'label' => __('Index Status', 'pharos-seo'),
					'description' => __(
						'The status of your pages in Google’s index, and what has changed.',
						'pharos-seo',
					),
					'icon' => 'chart',
					'keywords' => [
						'indexed',
						'not indexed',
						'coverage',
						'url inspection',
						'deindexed',
					],
					'feature' => 'enable_google_console',
				],
				[
					'path' => '/search-console/summary',
					'label' => __('Email Summary', 'pharos-seo'),
					'description' => __(
						'Figures, changes and recommended actions by email.',
						'pharos-seo',
					),
					'icon' => 'send',
					'keywords' => ['report', 'newsletter'],
					'feature' => 'enable_google_console',
					'capability' => Permission::Settings->value,
				],
			],
		];
	}

	private static function tools(): array {
		return [
			'id' => 'tools',
			'label' => __('Tools', 'pharos-seo'),
			'path' => '/tools/manage-features',
			'layout' => 'settings',
			'links' => [
				[
					'path' => '/tools/manage-features',
					'label' => __('Manage Features', 'pharos-seo'),
					'description' => __(
						'Turn off features that you don’t use. Their data is kept.',
						'pharos-seo',
					),
					'icon' => 'features',
					'keywords' => ['modules', 'enable', 'disable'],
				],
				[
					'path' => '/tools/preview',
					'label' => __('Preview as a Search Engine', 'pharos-seo'),
					'description' => __(
						'See the tags of any page as search engines and social networks get them, and where each of them comes from.',
						'pharos-seo',
					),
					'icon' => 'robot',
					'capability' => Permission::Analysis->value,
					'keywords' => [
						'inspect',
						'url inspection',
						'head tags',
						'meta tags',
						'source',
						'crawler',
						'debug',
					],
				],
				[
					'path' => '/tools/bulk-editor',
					'label' => __('Bulk Editor', 'pharos-seo'),
					'description' => __(
						'Titles, descriptions and No Index of all posts and terms in one table.',
						'pharos-seo',
					),
					'icon' => 'table',
					'keywords' => ['bulk edit', 'mass edit', 'spreadsheet', 'many posts'],
					'feature' => 'enable_page_level_seo',
				],
				[
					'path' => '/tools/access',
					'label' => __('Access', 'pharos-seo'),
					'description' => __(
						'Permissions of each role for the screens of Pharos SEO and the SEO of content.',
						'pharos-seo',
					),
					'icon' => 'people',
					'keywords' => [
						'permissions',
						'roles',
						'capabilities',
						'users',
						'who can edit',
						'give a colleague access',
						'editor',
						'author',
						'role manager',
					],
				],
				[
					'path' => '/tools/import-export',
					'label' => __('Import/Export', 'pharos-seo'),
					'description' => __('Move settings between sites.', 'pharos-seo'),
					'icon' => 'import',
					'keywords' => ['backup', 'json', 'restore'],
				],
				[
					'path' => '/tools/migrate',
					'label' => __('Migrate', 'pharos-seo'),
					'description' => __('Migrate all data from another SEO plugin.', 'pharos-seo'),
					'icon' => 'migrate',
					'keywords' => ['yoast', 'rank math', 'aioseo', 'seopress', 'switch'],
					'feature' => 'enable_migration',
				],
				[
					'path' => '/tools/miscellaneous',
					'label' => __('Miscellaneous', 'pharos-seo'),
					'description' => __('Anonymous usage data and data removal.', 'pharos-seo'),
					'icon' => 'more',
				],
			],
		];
	}
}
