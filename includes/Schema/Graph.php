<?php
/**
 * The structured data of a page.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Content\Restriction;
use Pharos\Core\AddOns;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;

/**
 * One node for each schema of the page (SchemaSelection), with an `@id` (Ids) and the properties that have a value (SchemaNode). Nodes only refer to each
 * other: a node that is empty, or lacks what Google requires of its type, is removed with all references to it. A SearchAction is nested in
 * the node that refers to it, where search engines expect it.
 */
final class Graph {
	/** Blocks with questions or instructions, also those of plugins that a site has migrated from (Blocks\BlockReader); synced patterns may have them. */
	private const BLOCKS = '~<!-- wp:(?:(?:pharos|yoast|rank-math)/(?:faq|how-?to)|block )~';

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * @param array{title: string, description: string, url: string} $facts   Values in the page's head, as plain text.
	 * @param array<string, mixed>|null                              $schemas Schemas instead of the site's.
	 * @param array<string, mixed>|null                              $own     Schemas instead of those stored with its object.
	 * @return array{graph: list<array>, nodes: array<string, array|null>} The output; and the node by schema id, null for schemas that the
	 *         page doesn't output.
	 */
	public function build(
		Context $page,
		array $facts,
		?array $schemas = null,
		?array $own = null,
	): array {
		$schemas ??= $this->settings->get('schemas');
		$own ??= $page->meta()->map('schemas');
		$none = array_fill_keys(array_keys($schemas + $own), null);
		if ($page->kind === Context::OTHER) {
			return ['graph' => [], 'nodes' => $none];
		}
		$values = new PageValues($this->settings, $this->variables, $page, $facts);
		$gone = [];
		do {
			$shown = SchemaSelection::on($page, $schemas, $own, $gone);
			$ids = new Ids($page, $schemas, $own, $this->settings->get('enable_page_level_seo'));
			['graph' => $graph, 'nodes' => $nodes] = $this->linked(
				$shown,
				$ids,
				$values,
				$page,
				$own,
			);
			$empty = array_diff_key($shown, $nodes);
			$gone += $empty;
			// A schema without output doesn't replace another one.
		} while ($empty !== [] && SchemaSelection::has_rivals($empty, $schemas + $own, $gone));
		if (
			$page->kind === Context::POST &&
			preg_match(self::BLOCKS, $page->post()->post_content ?? '') === 1
		) {
			$graph = [...$graph, ...Blocks\BlockNodes::create($page, $graph, $ids)];
		}
		/**
		 * Filters the structured data of a page.
		 *
		 * @param list<array> $graph The nodes, each with its "@type" and "@id". Values are texts, numbers, booleans and arrays.
		 * @param Context     $page  The page.
		 *
		 * @since 1.0.0
		 * @see docs/schema.md
		 * @example add_filter('pharos_schema_graph', static fn(array $graph): array => [
		 * 	...$graph,
		 * 	['@type' => 'Event', '@id' => home_url('/#opening'), 'name' => 'Opening'],
		 * ]);
		 */
		$filtered = apply_filters('pharos_schema_graph', $graph, $page);
		return [
			'graph' => $filtered === $graph ? $graph : self::sound_list($filtered, $graph),
			'nodes' => $nodes + $none,
		];
	}

	/**
	 * The script element, escaped so that values can't end it. '' for an empty graph.
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
	 * @param array<string, mixed> $own   Schemas of the object.
	 * @return array{graph: list<array>, nodes: array<string, array>}
	 */
	private function linked(
		array $shown,
		Ids $ids,
		PageValues $values,
		Context $page,
		array $own,
	): array {
		$sources = [];
		foreach ($shown as $key => $schema) {
			$key = (string) $key;
			$source = new SchemaNode($key, $schema, $values, $ids);
			if ($source->names !== []) {
				$sources[$key] = $source;
				$ids->add($key, $schema, $source);
			}
		}
		$nodes = [];
		$within = [];
		$has_product = false;
		foreach ($sources as $key => $source) {
			$node =
				['@type' => $source->type(), '@id' => $ids->all()[$key]] + $source->properties();
			if ($source->names[0] === 'Product' && !$has_product) {
				$has_product = true;
				$product = $values->product();
				$hides_text =
					$product && $page->post() && Restriction::hides_content($page->post());
				$node = StoreMarkup::complete($node, $product, isset($own[$key]), $hides_text);
			}
			/**
			 * Filters one node of a page's structured data. If it is removed, all references to it are, too.
			 *
			 * @param array   $node   The node with its "@type" and "@id". Empty to omit it.
			 * @param array   $schema The schema of the node (docs/schema.md).
			 * @param Context $page   The page.
			 *
			 * @since 1.0.0
			 * @see docs/schema.md
			 * @example add_filter('pharos_schema_node', static fn(array $node): array =>
			 * 	($node['@type'] ?? '') === 'Article' ? $node + ['isAccessibleForFree' => true] : $node);
			 */
			$filtered = apply_filters('pharos_schema_node', $node, $shown[$key], $page);
			if ($filtered !== $node) {
				if ($filtered !== [] && !self::is_node($filtered)) {
					$filtered = AddOns::refuse('pharos_schema_node', $filtered, $node);
				}
				$ids->linked_by_hand((string) $key);
				// Other nodes refer to it by this id.
				$node = $filtered === [] ? [] : array_replace($filtered, ['@id' => $node['@id']]);
			}
			$nodes[$key] = $node;
			if ($source->names[0] === 'SearchAction') {
				$within[$key] = true;
			}
		}
		return self::settled($nodes, $sources, $ids, $within);
	}

	/**
	 * @param array<string, array> $nodes  Nodes by schema id.
	 * @param array<string, SchemaNode> $sources Their sources.
	 * @param array<string, true>  $within Nodes nested in others.
	 * @return array{graph: list<array>, nodes: array<string, array>} Nodes with content, without broken references.
	 */
	private static function settled(array $nodes, array $sources, Ids $ids, array $within): array {
		while (($empty = self::empty_ones($nodes, $sources)) !== []) {
			$nodes = array_diff_key($nodes, $empty);
			$gone = array_fill_keys(array_intersect_key($ids->all(), $empty), null);
			$nodes = self::with($nodes, $gone, $ids->linking(array_keys($empty)));
		}
		$within = array_intersect_key($nodes, $within);
		if ($within === []) {
			return ['graph' => array_values($nodes), 'nodes' => $nodes];
		}
		$linking = $ids->linking(array_keys($within));
		// Nested nodes don't refer to each other: they are no longer separate nodes.
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
	 * @param array<string, SchemaNode> $sources
	 * @return array<string, true> Ids of nodes that are empty, or lack what Google requires.
	 */
	private static function empty_ones(array $nodes, array $sources): array {
		$empty = [];
		foreach ($nodes as $key => $node) {
			$is_empty =
				count($node) < 3 && array_diff_key($node, ['@type' => 0, '@id' => 0]) === [];
			if ($is_empty || $sources[$key]->lacks($node)) {
				$empty[$key] = true;
			}
		}
		return $empty;
	}

	/**
	 * @param array<string, array>      $nodes
	 * @param array<string, array|null> $by_id   See replaced().
	 * @param array<string, true>       $linking Nodes that may have such links.
	 * @return array<string, array>
	 */
	private static function with(array $nodes, array $by_id, array $linking): array {
		foreach (array_intersect_key($nodes, $linking) as $key => $node) {
			$nodes[$key] = self::replaced($node, $by_id);
		}
		return $nodes;
	}

	/** @param array<string, array|null> $by_id Replacements of links by id; null removes the link. */
	private static function replaced(array $value, array $by_id): array {
		$result = [];
		foreach ($value as $name => $part) {
			if (is_array($part)) {
				$id = count($part) === 1 ? $part['@id'] ?? null : null;
				if (is_string($id) && array_key_exists($id, $by_id)) {
					$part = $by_id[$id];
				} else {
					$part = self::replaced($part, $by_id);
					// A group with nothing but its type.
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

	/** Whether the value has a type and can be encoded as JSON. */
	private static function is_node(mixed $node): bool {
		$type = is_array($node) ? $node['@type'] ?? null : null;
		return (is_string($type) || is_array($type)) && self::is_data($node);
	}

	private static function is_data(mixed $value, int $depth = 0): bool {
		foreach (is_array($value) ? $value : [] as $part) {
			// Arrays can be recursive.
			if ($depth > 100 || !self::is_data($part, $depth + 1)) {
				return false;
			}
		}
		return is_float($value) ? is_finite($value) : !is_object($value) && !is_resource($value);
	}
}
