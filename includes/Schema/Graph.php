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
 * A node for each schema that the page shows (Shown), with an `@id` (Ids), what of its fields has a value there (Values), and
 * links to the others (Links).
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
		$shown = Shown::on($page, $schemas, $own);
		['graph' => $graph, 'nodes' => $nodes] = $this->linked(
			$shown,
			new Ids($page, $schemas, $own),
			new PageValues($this->settings, $this->variables, $page, $facts),
			$page,
		);
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
		$links = new Links();
		$things = [];
		foreach ($shown as $key => $schema) {
			$key = (string) $key;
			$things[$key] = new Thing($key, $schema, $values, $links);
			$links->add($key, Names::of_schema($schema), $ids->of($key, $schema, $things[$key]));
		}
		$nodes = [];
		foreach ($things as $key => $thing) {
			$node = ['@type' => $thing->type(), '@id' => $links->id($key)] + $thing->properties();
			/**
			 * Filters one node of what a page says in JSON-LD.
			 *
			 * @param array   $node   With its "@type" and "@id". Empty: it is left out.
			 * @param array   $schema What it was made of (docs/schema.md).
			 * @param Context $page   What the page is about.
			 */
			$filtered = apply_filters('pharos_schema_node', $node, $shown[$key], $page);
			if ($filtered !== $node && $filtered !== [] && !self::is_node($filtered)) {
				$filtered = AddOns::refuse('pharos_schema_node', $filtered, $node);
			}
			// Others refer to it by that.
			$nodes[$key] =
				$filtered === [] ? [] : array_replace($filtered, ['@id' => $node['@id']]);
		}
		return $links->settle($nodes);
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

	private static function is_data(mixed $value): bool {
		foreach (is_array($value) ? $value : [] as $part) {
			if (!self::is_data($part)) {
				return false;
			}
		}
		return is_float($value) ? is_finite($value) : !is_object($value) && !is_resource($value);
	}
}
