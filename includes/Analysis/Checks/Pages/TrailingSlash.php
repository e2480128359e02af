<?php
/**
 * Checks whether URLs with and without a trailing slash redirect to one version.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class TrailingSlash implements Check {
	public function id(): string {
		return 'trailing_slash';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$page = self::example($site);
		if ($page === null) {
			return null;
		}
		$other = str_ends_with($page->url, '/') ? rtrim($page->url, '/') : "$page->url/";
		$answer = $site->http->page($other, redirects: 0);
		if ($answer->error !== '' || $answer->status >= 500) {
			return null;
		}
		if ($answer->status >= 300 && $answer->status < 400) {
			return Result::passed(
				__('URLs with and without a trailing slash redirect to one version.', 'pharos-seo'),
			);
		}
		$is_double = $answer->status === 200;
		// WordPress's redirect may have been turned off; otherwise the server responds before WordPress.
		$is_off = has_action('template_redirect', 'redirect_canonical') === false;
		return Result::found(
			$is_double
				? __('Pages load with and without a trailing slash.', 'pharos-seo')
				: __('Adding or removing the trailing slash causes an error.', 'pharos-seo'),
			[
				$is_double
					? __(
						'Search engines treat these as two pages with duplicate content, and links are split between them. One version should redirect to the other.',
						'pharos-seo',
					)
					: __(
						'Links with a wrong trailing slash are common. They should redirect to the page.',
						'pharos-seo',
					),
				...$is_off
					? [
						__(
							'WordPress redirects these URLs by default, but a plugin or the theme has turned that off (“redirect_canonical”).',
							'pharos-seo',
						),
					]
					: Host::letter(
						sprintf(
							/* translators: 1 and 2: URLs. */
							__(
								'%1$s should redirect permanently (301) to %2$s, as WordPress does by default. Please check whether a web server rule or cache responds before WordPress.',
								'pharos-seo',
							),
							$other,
							$page->url,
						),
					),
				[
					'links' => [
						['url' => $page->url],
						['url' => $other, 'status' => $answer->status],
					],
				],
			],
			$is_off ? Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php') : null,
			$is_double ? '' : self::SUGGESTION,
			!$is_off,
		);
	}

	/** Returns a page whose path can have a trailing slash. */
	private static function example(Site $site): ?Page {
		if ((string) get_option('permalink_structure') === '') {
			return null;
		}
		foreach ($site->pages() as $page) {
			if (
				!$page->is_home &&
				!str_contains($page->url, '?') &&
				pathinfo((string) wp_parse_url($page->url, PHP_URL_PATH), PATHINFO_EXTENSION) ===
					'' &&
				$page->answer->redirects === []
			) {
				return $page;
			}
		}
		return null;
	}
}
