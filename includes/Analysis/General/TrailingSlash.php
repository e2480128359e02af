<?php
/**
 * Checks whether URLs with and without a trailing slash redirect to one version.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

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
		$answer = $site->http->own($other, redirects: 0);
		if ($answer->error !== '' || $answer->status >= 500) {
			return null;
		}
		if ($answer->status >= 300 && $answer->status < 400) {
			return Result::passed(
				__(
					'Pages have one address each, with the slash at the end or without it.',
					'pharos-seo',
				),
			);
		}
		$is_double = $answer->status === 200;
		// WordPress's redirect may have been turned off; otherwise the server responds before WordPress.
		$is_off = has_action('template_redirect', 'redirect_canonical') === false;
		return Result::found(
			$is_double
				? __(
					'Pages answer at two addresses, with a slash at the end and without it.',
					'pharos-seo',
				)
				: __('Addresses with another end than usual lead nowhere.', 'pharos-seo'),
			[
				$is_double
					? __(
						'Search engines take these for two pages with the same content, and links to a page are divided among them. One of the two should redirect to the other.',
						'pharos-seo',
					)
					: __(
						'Links that are written with a slash too much or too little are common. They should redirect to the page.',
						'pharos-seo',
					),
				...$is_off
					? [
						__(
							'WordPress does that by itself, but a plugin or the theme has switched it off (“redirect_canonical”).',
							'pharos-seo',
						),
					]
					: Host::asked(
						sprintf(
							/* translators: 1 and 2: addresses. */
							__(
								'%1$s should redirect permanently (301) to %2$s, as WordPress does by itself. Please look whether a rule or a cache of the web server answers before WordPress.',
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
			$is_off
				? Fix::admin(__('Look through the plugins', 'pharos-seo'), 'plugins.php')
				: null,
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
