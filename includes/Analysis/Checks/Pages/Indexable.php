<?php
/**
 * Checks whether pages can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Page\Context;
use Pharos\Page\Robots;

final class Indexable extends PageCheck {
	public function id(): string {
		return 'indexable';
	}

	/** While search engines are discouraged, Checks\Site\SearchVisibility reports the issue: fixing that one makes all pages indexable. */
	protected function pages(Site $site): array {
		return get_option('blog_public') ? $site->pages() : [];
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$said_by = $page->noindex();
		if ($said_by === '') {
			return null;
		}
		$details =
			$said_by === 'header'
				? __('The server sends a “noindex” header (X-Robots-Tag).', 'pharos-seo')
				: __('The page has a “noindex” robots meta tag.', 'pharos-seo');
		[$reason, $fix, $is_meant] = self::reason($page, $site);
		$is_first = $page === $site->home();
		return new Finding(
			trim("$details $reason"),
			$fix,
			match (true) {
				$is_first => '',
				$is_meant => self::SUGGESTION,
				default => self::WARNING,
			},
			not_fixable: $fix === null,
		);
	}

	public function severity(): string {
		return self::ERROR;
	}

	/** @return array{string, Fix|null, bool} The reason, the link to change it, and whether it applies to this page only. */
	private static function reason(Page $page, Site $site): array {
		$context = $page->context()?->under($site->settings);
		$other = SeoPlugins::active();
		if ($other !== null) {
			return [
				/* translators: %s: name of a plugin. */
				sprintf(__('%s is active and may output the tag.', 'pharos-seo'), $other['name']),
				Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php'),
				false,
			];
		}
		if ($context?->meta()->directive('noindex') === true) {
			return [__('Set to noindex individually.', 'pharos-seo'), $page->edit('noindex'), true];
		}
		if (
			$context &&
			in_array('noindex', (new Robots($site->settings))->of_kind($context), true)
		) {
			return self::of_kind($context, $page);
		}
		return [
			__('Output by the theme, another plugin or the server.', 'pharos-seo'),
			null,
			false,
		];
	}

	/** @return array{string, Fix|null, bool} */
	private static function of_kind(Context $context, Page $page): array {
		return [
			__('Set for all pages of this type.', 'pharos-seo'),
			$context->kind === Context::HOME
				? $page->edit('noindex')
				: Fix::setting(
					__('Edit the robot instructions', 'pharos-seo'),
					'/advanced/robot_instructions/indexing',
					'no_index.' . $context->name(),
				),
			false,
		];
	}

	protected function passed_message(): string {
		return __('Pages can be indexed.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n('%s page is set to noindex.', '%s pages are set to noindex.', $pages, 'pharos-seo'),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'A page set to noindex never appears in search results. That’s right for pages such as the cart, but not for content that people should find.',
				'pharos-seo',
			),
		];
	}
}
