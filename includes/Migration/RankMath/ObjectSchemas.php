<?php
/**
 * The custom schemas of objects in Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\SchemaDifferences;
use Pharos\Migration\SchemaForm;
use Pharos\Migration\TemplateContext;

/**
 * Each is a row with properties of schema.org, which can contain variables. They replace the default schema of the
 * content type. Properties that Rank Math adds on output are added to the migrated schema.
 */
final class ObjectSchemas {
	private const ARTICLES = ['Article', 'BlogPosting', 'NewsArticle'];

	/** Products of shops: their data comes from the shop. */
	private const OF_SHOPS = ['WooCommerceProduct', 'EDDProduct'];

	/** Keys that aren't properties. */
	private const NO_PROPERTIES = ['metadata', '@type', '@id', '@context', 'isPrimary', 'isCustom'];

	/** Types that aren't part of their page, and have no publisher. */
	private const NO_WORKS = [
		'JobPosting',
		'MusicGroup',
		'Person',
		'Product',
		'ProductGroup',
		'Restaurant',
		'Service',
	];

	/** @var array<string, array>|null The site's schemas. */
	private ?array $site = null;

	public function __construct(private readonly Options $options) {}

	/** @param string $type The post type; '' for other objects. */
	public function add_to(MappedData $mapped, Meta $meta, string $place, string $type): void {
		$rows = $meta->maps(Keys::PREFIX . 'schema_');
		if ($rows === []) {
			$rows = array_filter([OldSnippet::row($meta)]);
		}
		foreach ($meta->keys(Keys::PREFIX . 'schema_') as $key) {
			if ($meta->map($key) === null) {
				$mapped->lose('damaged', '', $key);
			}
		}
		$off = $meta->text(Keys::PREFIX . 'rich_snippet') === 'off';
		if ($rows === [] && !$off) {
			return;
		}
		$this->site ??= (new SiteSchemas($this->options))->build(new MappedData())->all();
		$own = new SchemaDifferences($mapped, $this->site);
		$article = isset($this->site["article-$type"]) ? "article-$type" : 'article';
		$is_article = in_array("$type|all", $this->site[$article]['show_on']['rules'] ?? [], true);
		if ($is_article) {
			$own->off($article, 'person');
		}
		$shown = 0;
		foreach ($rows as $row) {
			$types = array_filter((array) ($row['@type'] ?? ''), 'is_string');
			$name = reset($types) ?: '';
			if (in_array($name, self::OF_SHOPS, true)) {
				continue;
			}
			$fields = $this->fields($row, $name, $place, $type, $mapped);
			if (in_array('%schema:Person%', $fields, true)) {
				$own->author($type);
			}
			if (
				in_array($name, self::ARTICLES, true) &&
				$place === TemplateContext::POST &&
				$shown++ === 0
			) {
				$own->show($article, ['@type' => $name] + $fields);
				continue;
			}
			$own->add("rankmath-$name", $name, $fields);
		}
		$own->apply();
	}

	/** @return array<string, mixed> */
	private function fields(
		array $row,
		string $name,
		string $place,
		string $type,
		MappedData $mapped,
	): array {
		$metadata = is_array($row['metadata'] ?? null) ? $row['metadata'] : [];
		$translator = (new Variables($this->options))->of_schemas($type);
		$fields = SchemaForm::translated(
			array_diff_key($row, array_flip(self::NO_PROPERTIES)),
			$translator,
			$place,
			$mapped,
			"schema_$name",
		);
		$fields = array_filter(
			self::by_the_author($fields),
			static fn(mixed $value): bool => !in_array($value, ['', [], null], true),
		);
		if (($metadata['type'] ?? '') === 'custom') {
			return $fields;
		}
		if (!empty($metadata['isPrimary'])) {
			$fields['mainEntityOfPage'] = '%schema:WebPage%';
		}
		$owner = isset($this->site['owner']) ? '%schema:owner%' : '%schema:Organization%';
		$is_event = str_contains(strtolower($name), 'event');
		$added = match (true) {
			$is_event => ['organizer' => $owner],
			in_array($name, self::NO_WORKS, true) => [],
			default => [
				'isPartOf' => '%schema:WebPage%',
				'publisher' => $owner,
				'inLanguage' => '%site_language%',
			],
		};
		$image = $name === 'VideoObject' ? [] : ['image' => '%image%'];
		return $fields + $added + $image;
	}

	/** Replaces the author's name with the schema that has all data of the author. */
	private static function by_the_author(array $fields): array {
		foreach ($fields as $name => $value) {
			if ($name === 'author' && ($value['name'] ?? '') === '%author_name%') {
				$fields[$name] = '%schema:Person%';
			} elseif (is_array($value)) {
				$fields[$name] = self::by_the_author($value);
			}
		}
		return $fields;
	}
}
