<?php
/**
 * Checks the structured data of a page.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Page\Robots;
use Pharos\Schema\Graph;
use Pharos\Schema\Ids;
use Pharos\Schema\PageValues;
use Pharos\Schema\SchemaSelection;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;
use Pharos\Template\SiteLanguage;
use Pharos\Template\Variables;

/** For the preview, WP-CLI and add-ons; not loaded on the front end. */
final class PageCheck {
	private readonly Graph $graph;

	private readonly PageTexts $texts;

	private readonly Robots $robots;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {
		$this->graph = new Graph($settings, $variables);
		$this->texts = new PageTexts($settings, $variables);
		$this->robots = new Robots($settings);
	}

	/**
	 * @param array<string, array>|null $schemas Schemas instead of the site's.
	 * @param array<string, array>|null $own     Schemas instead of those stored with the page's object.
	 * @return array{graph: list<array>, nodes: array<string, array|null>, problems: list<array>} See Graph; `problems` are `SchemaProblem`
	 *         in common/schema/types.ts.
	 */
	public function check(Context $page, ?array $schemas = null, ?array $own = null): array {
		$page = $page->under($this->settings);
		$schemas ??= $this->settings->get('schemas');
		$own ??= $page->meta()->map('schemas');
		[$facts, ['graph' => $graph, 'nodes' => $nodes]] = SiteLanguage::speak(function () use (
			$page,
			$schemas,
			$own,
		): array {
			$facts = $this->facts($page);
			return [$facts, $this->graph->build($page, $facts, $schemas, $own)];
		});
		return [
			'graph' => $graph,
			'nodes' => $nodes,
			'problems' => $this->problems($page, $facts, $schemas, $own, $nodes),
		];
	}

	/** @return array{title: string, description: string, url: string} The values in the head of the page. */
	private function facts(Context $page): array {
		$noindex = !empty($this->robots->directives($page, [])['noindex']);
		return [
			'title' => $this->texts->title($page),
			'description' => $this->texts->description($page),
			'url' =>
				PageUrl::canonical($page, $noindex, $this->settings) ?:
				PageUrl::for_context($page, $page->page),
		];
	}

	/**
	 * @param array<string, mixed>      $site
	 * @param array<string, mixed>      $own
	 * @param array<string, array|null> $nodes
	 * @return list<array>
	 */
	private function problems(
		Context $page,
		array $facts,
		array $site,
		array $own,
		array $nodes,
	): array {
		$schemas = $own + $site;
		$shown = array_filter($nodes, 'is_array');
		$ids = new Ids($page, $schemas, []);
		foreach ($shown as $id => $node) {
			$ids->know(
				(string) $id,
				(array) ($schemas[$id] ?? []),
				(string) ($node['@id'] ?? "#$id"),
			);
		}
		$values = new PageValues($this->settings, $this->variables, $page, $facts);
		$problems = [];
		// Schemas that aren't output are checked if they would be output once complete. Those that only an add-on outputs can't be edited
		// here.
		$asked = array_intersect_key(SchemaSelection::on($page, $site, $own) + $shown, $schemas);
		foreach (array_intersect_key($schemas, $asked) as $id => $schema) {
			$printing = new PropertyOutput((string) $id, $values, $ids);
			$node = ($shown[$id] ?? []) + $printing->whole($schema);
			if ($node === []) {
				continue;
			}
			foreach ((new SchemaCheck($printing))->problems($schema, $node) as $problem) {
				$problems[] = ['schema' => (string) $id] + $problem;
			}
		}
		return $problems;
	}
}
