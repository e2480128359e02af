<?php
/**
 * The content types of the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Site;
use Pharos\RobotInstructions\PostContent;
use WeakMap;

/**
 * @phpstan-type ContentType array{group: 'post_types'|'taxonomies'|'archives', name: string, label: string, url: string, count: int|null, in_sitemap: bool, served: bool}
 */
final class ContentTypes {
	/** @var WeakMap<Site, list<array>>|null Cached, because several checks of a run use it. */
	private static ?WeakMap $known = null;

	/** @return list<ContentType> With an example URL of each; '' if there is none. */
	public static function all(Site $site): array {
		self::$known ??= new WeakMap();
		return self::$known[$site] ??= self::read($site);
	}

	/** @return list<ContentType> The content types that can be indexed. */
	public static function listed(Site $site): array {
		$hidden = $site->settings->get('no_index');
		return array_values(
			array_filter(
				self::all($site),
				static fn(array $kind): bool => $kind['served'] &&
					$kind['url'] !== '' &&
					!in_array($kind['name'], $hidden, true),
			),
		);
	}

	/** @return list<ContentType> */
	private static function read(Site $site): array {
		$kinds = [];
		foreach ((new PostContent($site->settings))->all() as $group => $items) {
			foreach ($items as $item) {
				$kinds[] = ['group' => $group] + $item;
			}
		}
		return $kinds;
	}
}
