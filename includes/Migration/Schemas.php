<?php
/**
 * The schemas of a site in a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Schema\Names;
use Pharos\Settings\DefaultSchemas;

/**
 * Begins with Pharos's default schemas; the source changes them. See docs/schema.md for the format, and docs/migration.md for an example.
 */
final class Schemas {
	private const ORGANIZATION = '%schema:Organization%';

	private const PROFILES = '%social_profiles%';

	/** @var array<string, array> By id. */
	private array $all;

	/** @param MappedData $mapped Gets the setting and the losses. */
	public function __construct(private readonly MappedData $mapped) {
		$this->all = DefaultSchemas::all();
	}

	/** @return array<string, array> By id. */
	public function all(): array {
		return $this->all;
	}

	/** Adds them to the settings. Runs after the social networks: profiles without a setting are included in a schema. */
	public function apply(): void {
		$owner = isset($this->all['owner']) ? 'owner' : 'organization';
		if (($this->all[$owner]['fields']['sameAs'] ?? '') === self::PROFILES) {
			$others = array_map(
				static fn(string $url): string => Translator::literal($url, true),
				$this->mapped->regain('network'),
			);
			$this->change($owner, ['sameAs' => $others === [] ? '' : [self::PROFILES, ...$others]]);
		}
		$this->mapped->values['schemas'] = $this->all;
	}

	/** @param array<string, mixed> $fields See SchemaForm::with(). */
	public function change(string $id, array $fields): void {
		if (isset($this->all[$id])) {
			$this->all[$id] = SchemaForm::with($this->all[$id], $fields);
		}
	}

	/** @param list<string> $on Display conditions that replace the existing ones. */
	public function show_on(string $id, array $on): void {
		if (isset($this->all[$id])) {
			$this->all[$id]['show_on'] = SchemaForm::places($on);
		}
	}

	public function off(string ...$ids): void {
		$this->all = array_diff_key($this->all, array_flip($ids));
	}

	/**
	 * @param string                     $id     The source's id, or one derived from its purpose, so that the next run uses the same.
	 * @param string                     $type   A schema.org type: one in TypeList, or a subtype of one.
	 * @param array<string, mixed>       $fields Texts are Pharos's templates, see SchemaForm::translated().
	 * @param list<string>|array<string, mixed> $on, $not_on Names of display conditions, or all of `show_on`.
	 * @param string                     $name   The label for users.
	 */
	public function add(
		string $id,
		string $type,
		array $fields,
		array $on,
		array $not_on = [],
		string $name = '',
	): void {
		$schema = SchemaForm::create($type, $fields, $on, $not_on, $name);
		if ($schema === null) {
			$this->mapped->lose('schema', $name === '' ? ($type ?: $id) : "$name ($type)", $id);
			return;
		}
		$this->all[SchemaForm::free_id($id, $this->all)] = $schema;
	}

	/**
	 * Sets the site representation. A person replaces Pharos's Organization.
	 *
	 * @param string               $type   `Person`, `Organization`, or a subtype of it.
	 * @param array<string, mixed> $fields See change(): empty values keep Pharos's defaults.
	 */
	public function owner(string $type, array $fields): void {
		if ($type !== 'Person') {
			$this->change('organization', ['@type' => Names::normalize($type)] + $fields);
			return;
		}
		$person = [
			'@id' => '%site_url%#%id%',
			'name' => '%site_name%',
			'url' => '%site_url%',
			'image' => '%org_logo%',
			'sameAs' => self::PROFILES,
		];
		$this->add('owner', 'Person', $person, ['basic-global']);
		$this->change('owner', $fields);
		$this->off('organization');
		foreach ($this->all as $id => $schema) {
			$links = array_keys($schema['fields'], self::ORGANIZATION, true);
			$this->change($id, array_fill_keys($links, '%schema:owner%'));
			$this->change(
				$id,
				array_fill_keys(array_keys($schema['fields'], '%home_organization%', true), null),
			);
		}
	}

	/**
	 * Sets the post types that are articles, and their types. Author schemas are shown on the same posts.
	 *
	 * @param array<string, string> $types Article or a subtype, by post type; '' for none.
	 */
	public function articles(array $types): void {
		$types = array_filter($types, 'strlen');
		$main = $types['post'] ?? (array_values($types)[0] ?? '');
		$article = $this->all['article'] ?? null;
		if ($article === null) {
			return;
		}
		$alike = array_keys($types, $main, true);
		$this->change('article', ['@type' => $main]);
		$this->show_on('article', self::singles($alike));
		if ($alike === []) {
			$this->off('article');
		}
		foreach (array_diff_key($types, array_flip($alike)) as $post_type => $type) {
			$this->add(
				"article-$post_type",
				$type,
				$article['fields'],
				self::singles([$post_type]),
			);
		}
		$this->show_on('person', [...self::singles(array_keys($types)), 'special-author']);
	}

	/**
	 * Sets the page types of post types.
	 *
	 * @param array<string, string> $types WebPage or a subtype, by post type.
	 */
	public function pages(array $types): void {
		$fields = $this->all['webpage']['fields'] ?? [];
		foreach (array_diff($types, ['', 'WebPage']) as $post_type => $type) {
			$this->add("webpage-$post_type", $type, $fields, self::singles([$post_type]));
		}
	}

	/** @return list<string> */
	private static function singles(array $post_types): array {
		return array_map(static fn(int|string $type): string => "$type|all", $post_types);
	}
}
