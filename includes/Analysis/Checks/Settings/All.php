<?php
/**
 * The checks of this folder.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Check;

final class All {
	/** @return list<Check> */
	public static function checks(): array {
		return [
			new DefaultTagline(),
			new SiteTitle(),
			new HomeDescription(),
			new SocialImage(),
			new TitleVariable(),
			new DescriptionTemplate(),
			new PostsWithoutDescription(),
			new HomeNoindexed(),
			new EverythingNoindexed(),
			new EverythingNofollowed(),
			new RobotsContradictions(),
			SwitchChecks::pagination(),
			new SitemapOff(),
			new SchemaOff(),
			new SiteRepresents(),
			new SocialAccounts(),
			...SwitchChecks::features(),
			...SwitchChecks::archives(),
		];
	}
}
