<?php
/**
 * Checks whether the XML sitemap is accessible.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class Sitemap implements Check {
	public function id(): string {
		return 'sitemap';
	}

	public function severity(): string {
		return self::ERROR;
	}

	/** Null if the sitemap is turned off: the checks of the settings report that. */
	public function run(Site $site): ?Result {
		$file = SitemapFile::of($site);
		$answer = $file?->answer;
		if ($answer === null || $answer->error === 'not_checked') {
			return null;
		}
		$link = array_filter([
			'url' => $file->url,
			'status' => $answer->error ?: $answer->status,
			'details' => $answer->details,
		]);
		return $answer->status === 200
			? Result::passed(__('Search engines get your sitemap.', 'pharos-seo'), [
				'links' => [$link],
			])
			: Result::found(
				__('Your sitemap can’t be read.', 'pharos-seo'),
				[
					__(
						'It tells search engines which pages you have. Without it they find new pages later, and some never.',
						'pharos-seo',
					),
					['links' => [$link]],
					__(
						'Look at the address yourself. Often a cache, a security plugin or a rule of the web server stands in the way; switching the sitemap off and on makes it anew.',
						'pharos-seo',
					),
				],
				SitemapFile::fix(),
			);
	}
}
