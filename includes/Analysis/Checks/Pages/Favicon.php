<?php
/**
 * Checks the site's favicon.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Core\Url;

final class Favicon extends PageCheck {
	/** The screen to select it: the button in WordPress's form. */
	private const CHOOSE = 'options-general.php#choose-from-library-button';

	public function id(): string {
		return 'favicon';
	}

	/** All pages have the favicon of the home page. */
	protected function pages(Site $site): array {
		return $site->home()->answer->is_page() ? [$site->home()] : [];
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$icons = [
			...$page->document()->link('icon'),
			...$page->document()->link('apple-touch-icon'),
		];
		$urls = array_filter(array_column($icons, 'url'));
		if ($urls === []) {
			return self::is_in_root($site) ? null : self::missing();
		}
		$url = $urls[0];
		$answer = Url::is_web($url) ? $site->http->links([$url])[$url] ?? null : null;
		return $answer !== null && $answer->status >= 400
			? new Finding(
				sprintf(
					/* translators: 1: URL of an image, 2: a status of HTTP, such as 404. */
					__('The favicon %1$s returns status %2$d.', 'pharos-seo'),
					$url,
					$answer->status,
				),
				Fix::admin(__('Choose another site icon', 'pharos-seo'), self::CHOOSE),
			)
			: null;
	}

	/** Whether /favicon.ico is a file in the root folder, not a redirect of WordPress to an icon. */
	private static function is_in_root(Site $site): bool {
		$root = Url::absolute('/favicon.ico', $site->url);
		$answer = $site->http->page($root, 'HEAD', 0);
		return $answer->status === 200 &&
			str_starts_with($answer->header('content-type'), 'image/');
	}

	private static function missing(): Finding {
		return has_site_icon()
			? new Finding(
				__('The theme doesn’t output the site icon.', 'pharos-seo'),
				not_fixable: true,
			)
			: new Finding(
				__('No favicon.', 'pharos-seo'),
				Fix::admin(__('Choose a site icon', 'pharos-seo'), self::CHOOSE),
			);
	}

	protected function passed_message(): string {
		return __('The site has a favicon.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return __('The site has no working favicon.', 'pharos-seo');
	}

	protected function advice(): array {
		return [
			__(
				'The favicon appears next to your pages in search results, browser tabs and bookmarks.',
				'pharos-seo',
			),
			__('Choose a square image of at least 512 by 512 pixels.', 'pharos-seo'),
		];
	}
}
