<?php
/**
 * Checks whether Google Search Console is connected.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\SearchConsole\Property;

final class SearchConsole implements Check {
	public function id(): string {
		return 'search_console';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	/** Null if the feature is turned off, which is a user's decision. */
	public function run(Site $site): ?Result {
		if (!$site->settings->get('enable_google_console')) {
			return null;
		}
		return Property::chosen() !== ''
			? Result::passed(__('Search Console is connected.', 'pharos-seo'))
			: Result::found(
				__('Search Console isn’t connected.', 'pharos-seo'),
				[
					__(
						'Google Search Console shows which searches bring visitors to the site and which pages Google can’t crawl. Add the site there and verify that you own it.',
						'pharos-seo',
					),
					['links' => [['url' => 'https://search.google.com/search-console']]],
				],
				not_fixable: true,
			);
	}
}
