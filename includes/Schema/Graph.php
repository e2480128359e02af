<?php
/**
 * What a page says in JSON-LD.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\AddOns;
use Pharos\Head\Context;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;

/**
 * A node for each schema that the page shows (Shown), with an `@id` (Ids) and what of its fields has a value there (Thing). Nodes
 * refer only to each other: one that turns out empty, or lacks what Google requires of its type, goes, and so does what refers to it.
 * A SearchAction stands in what refers to it,
 * where search engines look for it.
 */
final class Graph {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * @param array{title: string, description: string, url: string} $facts   Of the page, as its head has them: plain.
	 * @param array<string, mixed>|null                              $schemas Instead of those of the site.
	 * @param array<string, mixed>|null                              $own     Instead of those that its object has stored.
	 * @return array{graph: list<array>, nodes: array<string, array|null>} What is printed; and by the id of each schema its node,
	 *         null for those that the page does not show.
	 */
	public function of(
		Context $page,
		array $facts,
		?array $schemas = null,
		?array $own = null,
	): array {
		$schemas ??= $this->settings->get('schemas');
		$own ??= $page->own()->map('schemas');
		$none = array_fill_keys(array_keys($schemas + $own), null);
		if ($page->kind === Context::OTHER) {
			return ['graph' => [], 'nodes' => $none];
		}
		$values = new PageValues($this->settings, $this->variables, $page, $facts);
		$gone = [];
		do {
			$shown = Shown::on($page, $schemas, $own, $gone);
			$ids = new Ids($page, $schemas, $own, $this->settings->get('enable_page_level_seo'));
			['graph' => $graph, 'nodes' => $nodes] = $this->linked($shown, $ids, $values, $page);
			$empty = array_diff_key($shown, $nodes);
			$gone += $empty;
			// What says nothing takes nobody's place.
		} while ($empty !== [] && Shown::has_rivals($empty, $schemas + $own, $gone));
		/**
		 * Filters what a page says in JSON-LD.
		 *
		 * @param list<array> $graph The nodes, each with its "@type" and "@id". Values are texts, numbers, booleans and arrays.
		 * @param Context     $page  What the page is about.
		 */
		$filtered = apply_filters('pharos_schema_graph', $graph, $page);
		return [
			'graph' => $filtered === $graph ? $graph : self::sound_list($filtered, $graph),
			'nodes' => $nodes + $none,
		];
	}

	/**
	 * The element that holds it: nothing in it can end the script. '' for an empty one.
	 *
	 * @param list<array> $graph
	 */
	public static function html(array $graph): string {
		$json =
			$graph === []
				? ''
				: (string) wp_json_encode(
					['@context' => 'https://schema.org', '@graph' => $graph],
					JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
				);
		return $json === '' ? '' : "<script type=\"application/ld+json\">$json</script>\n";
	}

	/**
	 * @param array<string, array> $shown
	 * @return array{graph: list<array>, nodes: array<string, array>}
	 */
	private function linked(array $shown, Ids $ids, PageValues $values, Context $page): array {
		$things = [];
		foreach ($shown as $key => $schema) {
			$key = (string) $key;
			$thing = new Thing($key, $schema, $values, $ids);
			if ($thing->names !== []) {
				$things[$key] = $thing;
				$ids->add($key, $schema, $thing);
			}
		}
		$nodes = [];
		$within = [];
		foreach ($things as $key => $thing) {
			$node = ['@type' => $thing->type(), '@id' => $ids->all()[$key]] + $thing->properties();
			/**
			 * Filters one node of what a page says in JSON-LD.
			 *
			 * @param array   $node   With its "@type" and "@id". Empty: it is left out.
			 * @param array   $schema What it was made of (docs/schema.md).
			 * @param Context $page   What the page is about.
			 */
			$filtered = apply_filters('pharos_schema_node', $node, $shown[$key], $page);
			if ($filtered !== $node) {
				if ($filtered !== [] && !self::is_node($filtered)) {
					$filtered = AddOns::refuse('pharos_schema_node', $filtered, $node);
				}
				$ids->linked_by_hand((string) $key);
				// Others refer to it by that.
				$node = $filtered === [] ? [] : array_replace($filtered, ['@id' => $node['@id']]);
			}
			$nodes[$key] = $node;
			if ($thing->names[0] === 'SearchAction') {
				$within[$key] = true;
			}
		}
		return self::settled($nodes, $things, $ids, $within);
	}

	/**
	 * @param array<string, array> $nodes  By the ids of their schemas.
	 * @param array<string, Thing> $things What they were made of.
	 * @param array<string, true>  $within Those that stand in others.
	 * @return array{graph: list<array>, nodes: array<string, array>} Those that say something, with nothing but true links.
	 */
	private static function settled(array $nodes, array $things, Ids $ids, array $within): array {
		while (($empty = self::empty_ones($nodes, $things)) !== []) {
			$nodes = array_diff_key($nodes, $empty);
			$gone = array_fill_keys(array_intersect_key($ids->all(), $empty), null);
			$nodes = self::with($nodes, $gone, $ids->linking(array_keys($empty)));
		}
		$within = array_intersect_key($nodes, $within);
		if ($within === []) {
			return ['graph' => array_values($nodes), 'nodes' => $nodes];
		}
		$linking = $ids->linking(array_keys($within));
		// What stands in another refers to none of its kind: there is nothing left to refer to.
		$none = array_fill_keys(array_column($within, '@id'), null);
		$by_id = [];
		foreach (self::with($within, $none, $linking) as $key => $node) {
			$by_id[$within[$key]['@id']] = array_diff_key($node, ['@id' => 0]);
		}
		$graph = self::with(array_diff_key($nodes, $within), $by_id, $linking);
		return ['graph' => array_values($graph), 'nodes' => array_replace($nodes, $graph)];
	}

	/**
	 * @param array<string, array> $nodes
	 * @param array<string, Thing> $things
	 * @return array<string, true> The ids of those that say nothing, or lack what Google requires.
	 */
	private static function empty_ones(array $nodes, array $things): array {
		$empty = [];
		foreach ($nodes as $key => $node) {
			$is_empty =
				count($node) < 3 && array_diff_key($node, ['@type' => 0, '@id' => 0]) === [];
			if ($is_empty || $things[$key]->lacks($node)) {
				$empty[$key] = true;
			}
		}
		return $empty;
	}

	/**
	 * @param array<string, array>      $nodes
	 * @param array<string, array|null> $by_id   See replaced().
	 * @param array<string, true>       $linking Those of them that may have such links.
	 * @return array<string, array>
	 */
	private static function with(array $nodes, array $by_id, array $linking): array {
		foreach (array_intersect_key($nodes, $linking) as $key => $node) {
			$nodes[$key] = self::replaced($node, $by_id);
		}
		return $nodes;
	}

	/**
	 * @param array<string, array|null> $by_id What to put in the place of links; null: nothing.
	 */
	private static function replaced(array $value, array $by_id): array {
		$result = [];
		foreach ($value as $name => $part) {
			if (is_array($part)) {
				$id = count($part) === 1 ? $part['@id'] ?? null : null;
				if (is_string($id) && array_key_exists($id, $by_id)) {
					$part = $by_id[$id];
				} else {
					$part = self::replaced($part, $by_id);
					// A group of which only its type is left.
					$part = array_diff_key($part, ['@type' => 0]) === [] ? null : $part;
				}
			}
			if ($part !== null) {
				$result[$name] = $part;
			}
		}
		return array_is_list($value) ? array_values($result) : $result;
	}

	/** @return list<array> */
	private static function sound_list(mixed $filtered, array $graph): array {
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_schema_graph', $filtered, $graph);
		}
		$sound = array_filter($filtered, self::is_node(...));
		foreach (array_diff_key($filtered, $sound) as $node) {
			AddOns::refuse('pharos_schema_graph', $node);
		}
		return array_values($sound);
	}

	/** Whether it has a type, and nothing that JSON can't hold. */
	private static function is_node(mixed $node): bool {
		$type = is_array($node) ? $node['@type'] ?? null : null;
		return (is_string($type) || is_array($type)) && self::is_data($node);
	}

	private static function is_data(mixed $value, int $depth = 0): bool {
		foreach (is_array($value) ? $value : [] as $part) {
			// Arrays may hold themselves.
			if ($depth > 100 || !self::is_data($part, $depth + 1)) {
				return false;
			}
		}
		return is_float($value) ? is_finite($value) : !is_object($value) && !is_resource($value);
	}
}
