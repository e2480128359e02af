<?php
/**
 * What the home page says about the site in structured data.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Site;
use Pharos\Schema\Check\PageCheck;
use Pharos\Schema\Names;
use WeakMap;

final class HomeSchemas {
	/** @var WeakMap<Site, array<string, array>>|null Two checks of a run ask. */
	private static ?WeakMap $known = null;

	/**
	 * Those of a kind that the home page prints.
	 *
	 * @param list<string> $types Names as in Names.
	 * @return array<string, array> Nodes by the id of their schema.
	 */
	public static function of(Site $site, array $types): array {
		$schemas = $site->settings->get('schemas');
		$nodes = [];
		foreach (self::nodes($site) as $id => $node) {
			$schema = $schemas[$id] ?? (Home::of($site)?->own()->map('schemas')[$id] ?? null);
			$name = is_array($schema) ? Names::of_schema($schema)[0] ?? '' : '';
			// What an add-on shows has no schema of ours.
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
			$home = Home::of($site);
			$said = $home
				? (new PageCheck($site->settings, $site->variables))->of($home)['nodes']
				: [];
			self::$known[$site] = array_filter($said, 'is_array');
		}
		return self::$known[$site];
	}
}
