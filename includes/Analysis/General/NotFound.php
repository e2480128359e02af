<?php
/**
 * Checks whether missing pages return status 404.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

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
		$answer = $site->http->own($url, redirects: 0);
		$status = $answer->status;
		if ($answer->error !== '') {
			return null;
		}
		if ($status === 404 || $status === 410) {
			return Result::passed(
				__('An address that is not there answers “not found”.', 'pharos-seo'),
			);
		}
		$is_redirect = $status >= 300 && $status < 400;
		$target = $answer->header('location');
		return Result::found(
			match (true) {
				$is_redirect => __(
					'An address that is not there redirects to another page.',
					'pharos-seo',
				),
				$status === 200 => __(
					'An address that is not there answers as if it were a page.',
					'pharos-seo',
				),
				default => sprintf(
					/* translators: %s: a status of HTTP, such as 500. */
					__('An address that is not there answers with the error %s.', 'pharos-seo'),
					(string) $status,
				),
			},
			[
				__(
					'Search engines have to learn that a page is gone: by the status 404 or 410. Otherwise they keep asking for addresses that never existed, and may list them.',
					'pharos-seo',
				),
				$is_redirect
					? __(
						'Switch off the plugin, or its option, that sends “not found” pages elsewhere. Redirect only pages that have moved, each to its new address.',
						'pharos-seo',
					)
					: __(
						'Plugins and themes with a “not found” page of their own are the first suspects, and rules of the web server.',
						'pharos-seo',
					),
				[
					'links' => [
						array_filter(['url' => $url, 'status' => $status, 'details' => $target]),
					],
				],
			],
			Fix::admin(__('Look through the plugins', 'pharos-seo'), 'plugins.php'),
		);
	}

	private static function made_up(): string {
		$name = 'pharos-' . strtolower(wp_generate_password(20, false));
		return (string) get_option('permalink_structure') === ''
			? home_url('/?pagename=' . $name)
			: home_url(user_trailingslashit("/$name"));
	}
}
