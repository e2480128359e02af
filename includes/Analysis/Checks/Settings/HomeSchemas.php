<?php
/**
 * The structured data about the site on the home page.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Site;
use Pharos\Schema\Check\PageCheck;
use Pharos\Schema\Names;
use WeakMap;

final class HomeSchemas {
	/** @var WeakMap<Site, array<string, array>>|null Cached, because two checks of a run use it. */
	private static ?WeakMap $known = null;

	/**
	 * Returns the schemas of some types that the home page outputs.
	 *
	 * @param list<string> $types Types as in Names.
	 * @return array<string, array> Nodes by the id of their schema.
	 */
	public static function find(Site $site, array $types): array {
		$schemas = $site->settings->get('schemas');
		$nodes = [];
		foreach (self::nodes($site) as $id => $node) {
			$schema = $schemas[$id] ?? (Home::context($site)?->meta()->map('schemas')[$id] ?? null);
			$name = is_array($schema) ? Names::of_schema($schema)[0] ?? '' : '';
			// Items of add-ons have no schema in the settings.
			$names = $name === '' ? (array) ($node['@type'] ?? []) : [$name];
			if (array_intersect($names, $types) !== []) {
				$nodes[(string) $id] = $node;
			}
		}
		return $nodes;
	}

	/** @return array<string, array> */
	private static function nodes(Site $site): array {
		self::$known ??= new WeakMap();
		if (!isset(self::$known[$site])) {
			$home = Home::context($site);
			$said = $home
				? (new PageCheck($site->settings, $site->variables))->check($home)['nodes']
				: [];
			self::$known[$site] = array_filter($said, 'is_array');
		}
		return self::$known[$site];
	}
}
