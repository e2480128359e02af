<?php
/**
 * The schemas that make the structured data of a page.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Analysis\Fix;
use Pharos\Head\OtherPage;
use Pharos\Page\PageUrl;
use Pharos\Schema\Graph;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class SchemaSources {
	/** @var array<string, string>|null The ids of schemas by `@id` of the node; null before the first use. */
	private ?array $ids = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
		private readonly OtherPage $head,
		private readonly Sources $sources,
	) {}

	/**
	 * @param array $graph The nodes of the page's structured data, as Pharos outputs them.
	 * @return list<array{type: string, text: string, link: array{label: string, url: string}|null}> One for each node.
	 */
	public function nodes(array $graph): array {
		$nodes = [];
		foreach (array_filter($graph, 'is_array') as $node) {
			$nodes[] =
				[
					'type' => implode(
						', ',
						array_filter((array) ($node['@type'] ?? ''), 'is_string'),
					),
				] + $this->source((string) ($node['@id'] ?? ''));
		}
		return $nodes;
	}

	/** @return array{text: string, link: array{label: string, url: string}|null} */
	private function source(string $id): array {
		$this->ids ??= $this->ids();
		$key = $this->ids[$id] ?? null;
		if ($key === null) {
			return Source::filter('pharos_schema_graph');
		}
		if (isset($this->head->context->meta()->map('schemas')[$key])) {
			return Source::create(
				__('A schema of this page.', 'pharos-seo'),
				$this->sources->edit('schemas'),
			);
		}
		$title = $this->settings->get('schemas')[$key]['title'] ?? '';
		return Source::create(
			sprintf(
				/* translators: %s: name of a schema. */
				__('The site schema “%s”.', 'pharos-seo'),
				$title === '' ? $key : $title,
			),
			Fix::setting(
				__('Edit the schema', 'pharos-seo'),
				'/advanced/schema/' . rawurlencode($key),
			),
		);
	}

	/** @return array<string, string> */
	private function ids(): array {
		$context = $this->head->context;
		$values = $this->head->values;
		$url = $values['canonical'] ?: PageUrl::for_context($context, $context->page);
		$nodes = (new Graph($this->settings, $this->variables))->build($context, [
			'title' => $values['title'],
			'description' => $values['description'],
			'url' => $url,
		])['nodes'];
		$ids = [];
		foreach (array_filter($nodes) as $key => $node) {
			$ids[$node['@id']] = (string) $key;
		}
		return $ids;
	}
}
