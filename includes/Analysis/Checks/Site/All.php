<?php
/**
 * The checks of this folder.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;

final class All {
	/** @return list<Check> The slowest ones are last. */
	public static function checks(): array {
		return [
			new SearchVisibility(),
			new OtherSeoPlugins(),
			new Permalinks(),
			new PhpVersion(),
			new WordPressVersion(),
			new SearchConsole(),
			new AuthorArchives(),
			new ThinTags(),
			new RobotsTxt(),
			new RobotsTxtBlocking(),
			new Sitemap(),
			new SitemapInRobotsTxt(),
			new SitemapFresh(),
			new SitemapValid(),
			new Duplicates('title'),
			new Duplicates('description'),
			new OrphanPosts(),
		];
	}
}
