<?php
/**
 * The checks of on/off settings.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Check;
use Pharos\Analysis\Site;

final class SwitchChecks {
	/** Whether paginated archives are set to noindex. */
	public static function pagination(): SwitchCheck {
		return new SwitchCheck(
			'later_pages_noindexed',
			Check::SUGGESTION,
			'noindex_paginated_pages',
			'/advanced/pagination',
			static fn(): array => [
				'passed' => __('Paginated archives can be indexed.', 'pharos-seo'),
				'failed' => __('Paginated archives are set to noindex.', 'pharos-seo'),
				'advice' => [
					__(
						'Over time, search engines crawl pages set to noindex less often, and with them the links on these pages. Older posts, which only these pages link to, are then hard to discover.',
						'pharos-seo',
					),
					__(
						'Turn off “No Index for paginated archives” unless your archives show the same posts in many ways.',
						'pharos-seo',
					),
				],
			],
			recommended: false,
			has_effect: static fn(): bool => wp_count_posts()->publish >
				(int) get_option('posts_per_page'),
		);
	}

	/** @return list<SwitchCheck> */
	public static function features(): array {
		return [
			new SwitchCheck(
				'open_graph_off',
				Check::WARNING,
				'open_graph_tags',
				'/general/social/facebook',
				static fn(): array => [
					'passed' => __('Shared pages have Open Graph tags.', 'pharos-seo'),
					'failed' => __('Open Graph tags are turned off.', 'pharos-seo'),
					'advice' => [
						__(
							'Facebook, LinkedIn, WhatsApp and most other social networks and messengers use these tags for the title, text and image of a shared page. Without them, each generates a preview, often without an image.',
							'pharos-seo',
						),
						__(
							'Turn them on unless another plugin or your theme outputs them.',
							'pharos-seo',
						),
					],
				],
			),
			new SwitchCheck(
				'x_cards_off',
				Check::SUGGESTION,
				'twitter_meta_tags',
				'/general/social/x',
				static fn(): array => [
					'passed' => __('X card tags are turned on.', 'pharos-seo'),
					'failed' => __('X card tags are turned off.', 'pharos-seo'),
					'advice' => [
						__(
							'With these tags, X shows links to your pages as cards with title and image, which get more attention than plain links.',
							'pharos-seo',
						),
						__(
							'Turn them on unless another plugin or your theme outputs them.',
							'pharos-seo',
						),
					],
				],
			),
			new SwitchCheck(
				'page_level_seo_off',
				Check::WARNING,
				'enable_page_level_seo',
				'/tools/manage-features',
				static fn(): array => [
					'passed' => __('Custom titles and descriptions are turned on.', 'pharos-seo'),
					'failed' => __('Custom titles and descriptions are turned off.', 'pharos-seo'),
					'advice' => [
						__(
							'Every page gets its title and description from templates, even if a custom one was written in the editor. Your most important pages deserve custom ones.',
							'pharos-seo',
						),
						__(
							'Turn on Page Level Checks. Custom titles and descriptions that were saved before are used again.',
							'pharos-seo',
						),
					],
				],
			),
		];
	}

	/** @return list<SwitchCheck> */
	public static function archives(): array {
		$is_indexed = static fn(string $name): \Closure => static fn(Site $site): bool => !in_array(
			$name,
			$site->settings->get('no_index'),
			true,
		);
		return [
			new SwitchCheck(
				'date_archives',
				Check::SUGGESTION,
				'date_archive',
				'/general/archive_pages',
				static fn(): array => [
					'passed' => __('Date archives are turned off.', 'pharos-seo'),
					'failed' => __('Date archives can be indexed.', 'pharos-seo'),
					'advice' => [
						__(
							'Each year, month and day with posts has an archive that lists them again. Hardly anyone searches for these archives, and they compete with your posts, categories and tags.',
							'pharos-seo',
						),
						__(
							'Turn off date archives to redirect them to the home page, or set them to noindex.',
							'pharos-seo',
						),
					],
				],
				recommended: false,
				has_effect: $is_indexed('date'),
			),
			new SwitchCheck(
				'attachment_pages',
				Check::WARNING,
				'redirectAttachmentPagesToPostParent',
				'/advanced/images',
				static fn(): array => [
					'passed' => __('Attachment pages are redirected.', 'pharos-seo'),
					'failed' => __('Attachment pages can be indexed.', 'pharos-seo'),
					'advice' => [
						__(
							'An attachment page shows one file and nothing else. There are as many nearly empty pages as you have files, and search results can send visitors to these instead of your posts.',
							'pharos-seo',
						),
						__(
							'Redirect attachment pages to the post that the file belongs to.',
							'pharos-seo',
						),
					],
				],
				has_effect: static fn(Site $site): bool => get_option(
					'wp_attachment_pages_enabled',
				) && $is_indexed('attachment')($site),
			),
			new SwitchCheck(
				'feeds_indexed',
				Check::SUGGESTION,
				'allow_indexing_of_feed_entries',
				'/advanced/feeds',
				static fn(): array => [
					'passed' => __('Feeds aren’t indexed.', 'pharos-seo'),
					'failed' => __('Feeds can be indexed.', 'pharos-seo'),
					'advice' => [
						__(
							'A feed repeats your posts for feed readers. In search results, it can replace the post, and visitors who click it get a file instead of a web page.',
							'pharos-seo',
						),
						__(
							'Turn off “Feeds in search results”. Search engines still follow the links in feeds to your posts.',
							'pharos-seo',
						),
					],
				],
				recommended: false,
			),
		];
	}
}
