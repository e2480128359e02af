<?php
/**
 * Checks whether pages have Open Graph tags.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;

final class OpenGraph extends PageCheck {
	private const NEEDED = ['og:title', 'og:type', 'og:url', 'og:image'];

	public function id(): string {
		return 'open_graph';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$missing = array_values(
			array_filter(
				self::needed($site),
				static fn(string $name): bool => implode('', $page->document()->meta($name)) === '',
			),
		);
		if ($missing === []) {
			return null;
		}
		$is_image_only = $missing === ['og:image'];
		$fix = self::fix($page, $site, $is_image_only);
		return new Finding(
			$is_image_only
				? __('No image (og:image).', 'pharos-seo')
				: sprintf(
					/* translators: %s: names of tags, such as og:title. */
					__('Missing: %s', 'pharos-seo'),
					implode(', ', $missing),
				),
			$fix,
			// Shared without an image, the page still has its title.
			$is_image_only ? self::SUGGESTION : '',
			not_fixable: $fix === null,
		);
	}

	/** @return list<string> A missing default social image is reported by Settings\SocialImage only. */
	private static function needed(Site $site): array {
		$is_ours = SeoPlugins::active() === null && $site->settings->get('open_graph_tags');
		return $is_ours && !$site->settings->get('fallback_image')
			? array_values(array_diff(self::NEEDED, ['og:image']))
			: self::NEEDED;
	}

	private static function fix(Page $page, Site $site, bool $is_image_only): ?Fix {
		return match (true) {
			SeoPlugins::active() !== null => Fix::plugins(),
			!$site->settings->get('open_graph_tags') => Fix::setting(
				__('Turn on Open Graph tags', 'pharos-seo'),
				'/general/social/facebook',
				'open_graph_tags',
			),
			default => $is_image_only ? $page->edit('facebook_image') : null,
		};
	}

	protected function passed_message(): string {
		return __('Pages have Open Graph tags.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has missing Open Graph tags.',
				'%s pages have missing Open Graph tags.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Facebook, LinkedIn, WhatsApp and others use Open Graph tags for the title and image of a shared page. Without these tags, each network chooses its own.',
				'pharos-seo',
			),
			__(
				'If tags are missing although they are turned on, another plugin or the theme removes them.',
				'pharos-seo',
			),
		];
	}
}
