<?php
/**
 * Checks whether missing pages return status 404.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class NotFound implements Check {
	public function id(): string {
		return 'not_found';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		if (!$site->home()->answer->is_page()) {
			return null;
		}
		$url = self::made_up();
		$answer = $site->http->page($url, redirects: 0);
		$status = $answer->status;
		if ($answer->error !== '') {
			return null;
		}
		if ($status === 404 || $status === 410) {
			return Result::passed(__('Missing pages return “not found”.', 'pharos-seo'));
		}
		$is_redirect = $status >= 300 && $status < 400;
		$target = $answer->header('location');
		return Result::found(
			match (true) {
				$is_redirect => __(
					'Missing pages redirect instead of returning 404.',
					'pharos-seo',
				),
				$status === 200 => __('Missing pages return status 200 (soft 404).', 'pharos-seo'),
				default => sprintf(
					/* translators: %s: a status of HTTP, such as 500. */
					__('Missing pages return error %s instead of 404.', 'pharos-seo'),
					(string) $status,
				),
			},
			[
				__(
					'Search engines need status 404 or 410 to know that a page is gone. Otherwise, they keep crawling URLs that don’t exist and may index them.',
					'pharos-seo',
				),
				$is_redirect
					? __(
						'Find the plugin that redirects “not found” pages. Turn off that option, or deactivate the plugin. Redirect only pages that have moved, each to its new URL.',
						'pharos-seo',
					)
					: __(
						'The most common causes are plugins and themes with a custom “not found” page, and web server rules.',
						'pharos-seo',
					),
				[
					'links' => [
						array_filter(['url' => $url, 'status' => $status, 'details' => $target]),
					],
				],
			],
			Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php'),
		);
	}

	private static function made_up(): string {
		$name = 'pharos-' . strtolower(wp_generate_password(20, false));
		return (string) get_option('permalink_structure') === ''
			? home_url('/?pagename=' . $name)
			: home_url(user_trailingslashit("/$name"));
	}
}
