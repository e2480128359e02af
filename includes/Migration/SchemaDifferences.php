<?php
/**
 * The custom schemas of one post, term or author in a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Only the differences from the site's schemas: schemas that are off or changed here, and additional ones. */
final class SchemaDifferences {
	/** @var array<string, array> By id. */
	private array $own = [];

	/**
	 * @param MappedData              $mapped Gets the field and the losses.
	 * @param array<string, array> $site    The site's schemas from the same source (Schemas::all()).
	 */
	public function __construct(
		private readonly MappedData $mapped,
		private readonly array $site,
	) {}

	/** Sets the field, if there are any. */
	public function apply(): void {
		$own = SchemaForm::sound($this->own, $this->mapped);
		if ($own !== []) {
			$this->mapped->values['schemas'] = $own;
		}
	}

	public function off(string ...$ids): void {
		foreach (array_intersect($ids, array_map('strval', array_keys($this->site))) as $id) {
			$this->own[$id] = ['off' => true];
		}
	}

	/**
	 * Shows a schema of the site on this object, whatever its display conditions.
	 *
	 * @param array<string, mixed> $fields Changed fields, see SchemaForm::with().
	 */
	public function show(string $id, array $fields = []): void {
		if (isset($this->site[$id])) {
			$this->own[$id] = SchemaForm::with($this->site[$id], $fields);
		}
	}

	/** Adds a schema that only this object has: see Schemas::add(). */
	public function add(string $id, string $type, array $fields, string $name = ''): void {
		$schema = SchemaForm::create($type, $fields, [], [], $name);
		if ($schema === null) {
			$this->mapped->lose('schema', $name === '' ? ($type ?: $id) : "$name ($type)", $id);
			return;
		}
		$this->own[SchemaForm::free_id($id, $this->own + $this->site)] = $schema;
	}

	/** Sets the article type of a post; '' for none. */
	public function article(string $post_type, string $type): void {
		$id = $this->id_of('article', $post_type);
		if ($type === '') {
			$this->off($id, 'person');
			return;
		}
		if ($this->differs($id, $post_type, $type)) {
			$this->show($id, ['@type' => $type]);
			$this->author($post_type);
		}
	}

	/** Adds the author of a post, for schemas that refer to it. */
	public function author(string $post_type): void {
		unset($this->own['person']);
		if (!$this->is_on('person', $post_type)) {
			$this->show('person');
		}
	}

	/** Sets the page type of a post. */
	public function page(string $post_type, string $type): void {
		$id = $this->id_of('webpage', $post_type);
		if ($type !== '' && $this->differs($id, $post_type, $type)) {
			$this->show($id, ['@type' => $type]);
		}
	}

	/** Whether the type differs from that of the post type. */
	private function differs(string $id, string $post_type, string $type): bool {
		$site = $this->site[$id] ?? null;
		return $site === null ||
			SchemaForm::with($site, ['@type' => $type]) !== $site ||
			!$this->is_on($id, $post_type);
	}

	/** Whether a schema of the site is shown on all posts of the type. */
	private function is_on(string $id, string $post_type): bool {
		$rules = $this->site[$id]['show_on']['rules'] ?? [];
		return array_intersect($rules, ["$post_type|all", 'basic-singulars']) !== [];
	}

	/** Returns the schema id: a post type may have a separate schema (Schemas::articles(), pages()). */
	private function id_of(string $id, string $post_type): string {
		return isset($this->site["$id-$post_type"]) ? "$id-$post_type" : $id;
	}
}
