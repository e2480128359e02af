<?php
/**
 * The links of screens that no class of a feature declares.
 */

declare(strict_types=1);

namespace Pharos\Admin;

use Pharos\Core\Permission;

/** NavigationTree has their places. */
final class SettingsLinks {
	/** @return array<string, array> By path. */
	public static function all(): array {
		return [
			Navigation::HOME => [
				'label' => __('Dashboard', 'pharos-seo'),
				'description' => __('How your site is doing in search, at a glance.', 'pharos-seo'),
				'icon' => 'dashboard',
			],
			'/general' => [
				'label' => __('Meta Templates', 'pharos-seo'),
				'description' => __(
					'Titles and descriptions in search results, for pages without a custom title or description.',
					'pharos-seo',
				),
				'icon' => 'title',
				'keywords' => ['snippet', 'serp', 'meta tags', 'variables', 'favicon', 'site icon'],
				'migratable' => true,
			],
			'/general/homepage' => [
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
						'description' => __('Robot instructions for the home page.', 'pharos-seo'),
						'keywords' => ['noindex', 'nofollow', 'noarchive'],
					],
				],
			],
			'/general/archive_pages' => [
				'label' => __('Archive Pages', 'pharos-seo'),
				'description' => __('Turn author and date archives on or off.', 'pharos-seo'),
				'icon' => 'archive',
				'keywords' => ['author', 'date', 'archives'],
				'migratable' => true,
			],
			'/general/verification' => [
				'label' => __('Site Verification', 'pharos-seo'),
				'description' => __(
					'Codes that prove to search engines and Pinterest that this is your site.',
					'pharos-seo',
				),
				'icon' => 'shield',
				'keywords' => ['google-site-verification', 'msvalidate', 'domain_verify'],
				'migratable' => true,
			],
			Navigation::GROUPS['advanced'] => [
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
			'/advanced/robots-txt-editor' => [
				'label' => __('robots.txt Editor', 'pharos-seo'),
				'description' => __('Controls which URLs crawlers can access.', 'pharos-seo'),
				'icon' => 'code',
				'keywords' => ['robots txt', 'crawl', 'disallow', 'user-agent'],
			],
			'/advanced/ai-crawlers' => [
				'label' => __('AI Crawlers', 'pharos-seo'),
				'description' => __('Allow or block crawlers of AI services.', 'pharos-seo'),
				'icon' => 'shield',
				'keywords' => ['ai', 'gptbot', 'chatgpt', 'claude', 'training'],
			],
			'/advanced/pagination' => [
				'label' => __('Paginated Pages', 'pharos-seo'),
				'description' => __(
					'SEO settings for page 2 and up of archives and paginated posts.',
					'pharos-seo',
				),
				'icon' => 'pagination',
				'keywords' => ['pagination', 'paged', 'page 2', 'canonical', 'duplicate content'],
			],
			'/advanced/images' => [
				'label' => __('Images', 'pharos-seo'),
				'description' => __('Image SEO and attachment pages.', 'pharos-seo'),
				'icon' => 'image',
				'keywords' => ['media'],
			],
			'/advanced/feeds' => [
				'label' => __('Feeds', 'pharos-seo'),
				'description' => __('The content of your RSS feeds.', 'pharos-seo'),
				'icon' => 'feed',
				'keywords' => ['rss', 'atom'],
			],
			'/advanced/embeds' => [
				'label' => __('Embeds', 'pharos-seo'),
				'description' => __(
					'How your posts look on other sites that embed them.',
					'pharos-seo',
				),
				'icon' => 'embed',
				'keywords' => ['oembed', 'preview on other sites'],
			],
			'/tools/manage-features' => [
				'label' => __('Manage Features', 'pharos-seo'),
				'description' => __(
					'Turn off features that you don’t use. Their data is kept.',
					'pharos-seo',
				),
				'icon' => 'features',
				'keywords' => ['modules', 'enable', 'disable'],
			],
			'/tools/preview' => [
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
			'/tools/bulk-editor' => [
				'label' => __('Bulk Editor', 'pharos-seo'),
				'description' => __(
					'Titles, descriptions and No Index of all posts and terms in one table.',
					'pharos-seo',
				),
				'icon' => 'table',
				'keywords' => ['bulk edit', 'mass edit', 'spreadsheet', 'many posts'],
				'feature' => 'enable_page_level_seo',
			],
			'/tools/access' => [
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
			'/tools/import-export' => [
				'label' => __('Import/Export', 'pharos-seo'),
				'description' => __('Move settings between sites.', 'pharos-seo'),
				'icon' => 'import',
				'keywords' => ['backup', 'json', 'restore'],
			],
			'/tools/migrate' => [
				'label' => __('Migrate', 'pharos-seo'),
				'description' => __('Migrate all data from another SEO plugin.', 'pharos-seo'),
				'icon' => 'migrate',
				'keywords' => ['yoast', 'rank math', 'aioseo', 'seopress', 'switch'],
				'feature' => 'enable_migration',
			],
			'/tools/miscellaneous' => [
				'label' => __('Miscellaneous', 'pharos-seo'),
				'description' => __('Anonymous usage data and data removal.', 'pharos-seo'),
				'icon' => 'more',
			],
		];
	}
}
