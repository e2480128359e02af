<?php
/**
 * The custom schemas of a post or term in All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\SchemaDifferences;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;

/** A list of graphs, in addition to or instead of the default schema of the post type. Before version 4.2.5 a single type replaced it. */
final class ObjectSchemas {
	/** Properties of all types, with their default values. */
	private const TEXTS = [
		'name' => '#post_title',
		'headline' => '#post_title',
		'description' => '#post_excerpt',
		'image' => '',
	];

	/** Properties of a graph that aren't properties of schema.org. */
	private const NOTES = ['type', 'id', 'dates', 'author', 'keywords'];

	private readonly Variables $variables;
	private readonly SiteSchemas $site;

	/** @var array<string, array>|null The site's schemas, by id. */
	private ?array $of_site = null;

	public function __construct(Options $options) {
		$this->variables = new Variables();
		$this->site = new SiteSchemas($options);
	}

	/** @param string $type The post type; '' for a term. */
	public function add_to(MappedData $mapped, Row $row, string $type): void {
		$schema = $row->map('schema');
		$graphs = self::graphs($schema, 'graphs');
		$is_off = !StoredValue::is_on($schema['default']['isEnabled'] ?? true);
		if ($schema === []) {
			[$graphs, $is_off] = self::old($row);
		}
		foreach (['customGraphs', 'blockGraphs'] as $list) {
			foreach (self::graphs($schema, $list) as $graph) {
				$name = StoredValue::text($graph['label'] ?? ($graph['type'] ?? ''));
				$mapped->lose('schema', $name, $list);
			}
		}
		if ($graphs === [] && !$is_off) {
			return;
		}
		$own = new SchemaDifferences($mapped, $this->of_site());
		if ($is_off && $type !== '' && $this->site->article($type) !== '') {
			$own->article($type, '');
		}
		$is_article = $is_page = false;
		foreach ($graphs as $graph) {
			$properties = is_array($graph['properties'] ?? null) ? $graph['properties'] : [];
			$name = StoredValue::text($graph['graphName'] ?? '');
			$subtype = StoredValue::text($properties['type'] ?? '') ?: $name;
			if ($type !== '' && !$is_article && in_array($subtype, SiteSchemas::ARTICLES, true)) {
				$own->article($type, $subtype);
				$is_article = true;
				$this->lose($mapped, $subtype, $properties, self::TEXTS);
			} elseif ($type !== '' && !$is_page && in_array($subtype, SiteSchemas::PAGES, true)) {
				$own->page($type, $subtype);
				$is_page = true;
				$this->lose($mapped, $subtype, $properties, self::TEXTS);
			} else {
				$id = ltrim(StoredValue::text($graph['id'] ?? ''), '#');
				$label = StoredValue::text($graph['label'] ?? '');
				$own->add(
					$id === '' ? strtolower($subtype) : $id,
					$subtype,
					$this->fields($mapped, $properties),
					$label === $subtype ? '' : $label,
				);
				$this->lose($mapped, $subtype, $properties, []);
			}
		}
		$own->apply();
	}

	/** @return array<string, array> */
	private function of_site(): array {
		return $this->of_site ??= $this->site->build(new MappedData())->all();
	}

	/** @return list<array<mixed>> */
	private static function graphs(array $schema, string $list): array {
		$graphs = $schema[$list] ?? [];
		return array_values(array_filter(is_array($graphs) ? $graphs : [], 'is_array'));
	}

	/** Returns the data of older versions. @return array{list<array<mixed>>, bool} Graphs, and whether they replace the default schema. */
	private static function old(Row $row): array {
		$name = $row->choice('schema_type');
		if ($name === '' || $name === 'none') {
			return [[], $name === 'none'];
		}
		$options = $row->map('schema_type_options');
		$of = $options[lcfirst($name)] ?? [];
		$of = is_array($of) ? $of : [];
		$key = lcfirst($name) . 'Type';
		$type = StoredValue::text($of[$key] ?? '') ?: $name;
		unset($of[$key]);
		return [[['graphName' => $name, 'properties' => ['type' => $type] + $of]], true];
	}

	/** @return array<string, mixed> The fields of a custom schema. */
	private function fields(MappedData $mapped, array $properties): array {
		$fields = [];
		foreach (array_keys(self::TEXTS) as $name) {
			$fields[$name] = $this->text($mapped, $properties[$name] ?? '');
		}
		$author = $properties['author'] ?? [];
		$name = $this->text($mapped, is_array($author) ? $author['name'] ?? '' : $author);
		$url = StoredValue::text(is_array($author) ? $author['url'] ?? '' : '');
		if ($name !== '') {
			$fields['author'] = [
				'@type' => 'Person',
				'name' => $name,
				'url' => $url === '#author_url' ? '%author_url%' : $this->text($mapped, $url),
			];
		}
		$dates = $properties['dates'] ?? [];
		if (is_array($dates) && StoredValue::is_on($dates['include'] ?? false)) {
			$fields['datePublished'] = '%published_iso%';
			$fields['dateModified'] = '%modified_iso%';
		}
		return $fields;
	}

	private function text(MappedData $mapped, mixed $text): string {
		return $this->variables->translate(
			StoredValue::text($text),
			TemplateContext::POST,
			$mapped,
			'schema',
		);
	}

	/**
	 * Records the properties that aren't migrated.
	 *
	 * @param array<string, string> $usual The default values of the schema.
	 */
	private function lose(MappedData $mapped, string $type, array $properties, array $usual): void {
		$missing = [];
		foreach ($properties as $name => $value) {
			$is_known =
				in_array($name, self::NOTES, true) ||
				(isset(self::TEXTS[$name]) && ($usual === [] || $value === $usual[$name]));
			if (!$is_known && !in_array($value, ['', '[]', [], null, false], true)) {
				$missing[] = $name;
			}
		}
		if (!in_array($properties['keywords'] ?? '', ['', '[]', [], null], true)) {
			$missing[] = 'keywords';
		}
		if ($missing !== []) {
			$mapped->lose('schema', "$type: " . implode(', ', $missing), 'schema');
		}
	}
}
