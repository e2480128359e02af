<?php
/**
 * Checks internal links for redirects.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Core\Url;
use Pharos\Http\Response;

/** Includes the first page and the links of the sample. Temporary redirects are usually intentional, such as to a language. */
final class RedirectChains implements Check {
	private const PERMANENT = [301, 308];

	public function id(): string {
		return 'redirect_chains';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		if ($site->pages() === []) {
			return null;
		}
		$sample = SampleLinks::for_site($site);
		$home = $site->home();
		$chains = [];
		if (count($home->answer->redirects) > 1) {
			$chains[] = ['url' => $home->url, 'details' => self::way($home->answer)];
		}
		$links = [];
		$is_chain = $chains !== [];
		$answers = $sample->answers($site);
		foreach ($answers as $url => $answer) {
			$link = $sample->all[$url];
			if ($link->is_own && self::is_detour($answer)) {
				$links[$url] = $link;
				$is_chain = $is_chain || count($answer->redirects) > 1;
			}
		}
		if ($links === [] && $chains === []) {
			return Result::passed(__('Internal links don’t go through redirects.', 'pharos-seo'));
		}
		$fixes = EditLocation::of_links($links);
		foreach ($links as $url => $link) {
			$answer = $answers[$url];
			$chains[] = array_filter([
				'url' => $url,
				'status' => $answer->redirects[0]['status'],
				'details' => self::way($answer) . ' – ' . $link->place(),
				'fix' => $fixes[$url],
			]);
		}
		$count = count($chains);
		return Result::found(
			sprintf(
				$is_chain
					? /* translators: %s: number of links. */
					_n(
						'%s internal link goes through a redirect chain.',
						'%s internal links are redirected, some through chains.',
						$count,
						'pharos-seo',
					)
					: /* translators: %s: number of links. */
					_n(
						'%s internal link points to a redirect.',
						'%s internal links point to a redirect.',
						$count,
						'pharos-seo',
					),
				number_format_i18n($count),
			),
			[
				__(
					'Each redirect takes time, especially on mobile devices, and search engines give up after several in a row. Link to the final URL.',
					'pharos-seo',
				),
				['links' => $chains],
			],
			status: $is_chain ? '' : self::SUGGESTION,
		);
	}

	private static function is_detour(Response $answer): bool {
		$steps = count($answer->redirects);
		return $answer->error === '' &&
			$answer->status === 200 &&
			($steps > 1 || ($steps === 1 && self::has_moved($answer)));
	}

	/** Archives that are turned off redirect to the home page: links to them can't be replaced with another URL. */
	private static function has_moved(Response $answer): bool {
		return in_array($answer->redirects[0]['status'], self::PERMANENT, true) &&
			Url::plain($answer->url) !== Url::plain(home_url('/'));
	}

	private static function way(Response $answer): string {
		$steps = count($answer->redirects);
		return sprintf(
			/* translators: 1: number of redirects. 2: a URL. */
			_n('%1$s redirect, ends at %2$s', '%1$s redirects, ends at %2$s', $steps, 'pharos-seo'),
			number_format_i18n($steps),
			$answer->url,
		);
	}
}
