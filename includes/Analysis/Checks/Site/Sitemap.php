<?php
/**
 * Checks whether the XML sitemap is accessible.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

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
		$file = SitemapFile::for_site($site);
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
			? Result::passed(__('The XML sitemap is accessible.', 'pharos-seo'), [
				'links' => [$link],
			])
			: Result::found(
				__('The XML sitemap can’t be accessed.', 'pharos-seo'),
				[
					__(
						'The sitemap tells search engines which pages exist. Without it, they discover new pages later or never.',
						'pharos-seo',
					),
					['links' => [$link]],
					__(
						'Open the sitemap’s URL. Often a cache, a security plugin or a web server rule blocks it. Turning the sitemap off and on regenerates it.',
						'pharos-seo',
					),
				],
				SitemapFile::fix(),
			);
	}
}
